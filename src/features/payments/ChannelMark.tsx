import type { PaymentMethod } from '../../../contract/payments.ts';
import { CHANNEL_LOOKS } from './channels.ts';

const FALLBACK = '#3d4657';
/** A letter's size in the tile, and how wide it is of that. */
const LARGEST = 13;
const WIDTH_OF_LETTER = 0.62;
const ROOM = 42;

/** A small tile for a payment method; decorative, since the method's name always stands beside it. */
export function ChannelMark({ code, method, label }: { code: string; method: PaymentMethod; label: string }) {
  const mark = CHANNEL_LOOKS[code]?.mark ?? { text: label.slice(0, 4), colour: FALLBACK };
  const size = Math.min(LARGEST, ROOM / (mark.text.length * WIDTH_OF_LETTER));
  return (
    <svg viewBox="0 0 48 32" className="h-8 w-12 shrink-0" aria-hidden="true" focusable="false">
      <rect
        x="0.5"
        y="0.5"
        width="47"
        height="31"
        rx="7"
        fill={method === 'qris' ? '#1d2330' : mark.colour}
        stroke="var(--kilas-line)"
      />
      {method === 'qris' ? (
        <path
          fill="#fff"
          d="M8 6h8v8H8zm2 2v4h4V8zM8 18h8v8H8zm2 2v4h4v-4zM20 6h3v3h-3zm4 4h3v3h-3zm-4 4h3v3h-3zm4 4h3v3h-3zm-4 4h3v3h-3zm8-16h3v3h-3zm0 8h3v3h-3zm4 4h3v3h-3zm-4 4h3v3h-3zm6-16h6v6h-6zm2 2v2h2V8zm2 10h4v8h-4v-2h2v-4h-2z"
        />
      ) : (
        <text
          x="24"
          y={16 + size * 0.37}
          fill="#fff"
          fontSize={size}
          fontWeight="800"
          textAnchor="middle"
          fontFamily="inherit"
        >
          {mark.text}
        </text>
      )}
    </svg>
  );
}
