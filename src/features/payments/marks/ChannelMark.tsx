import type { PaymentMethod } from '../../../../contract/payments.ts';

/** Colours of our own choosing: no bank's or wallet's sign is copied. White text on each reaches 4.5 : 1. */
const MARKS: Record<string, { text: string; colour: string }> = {
  BCA_VIRTUAL_ACCOUNT: { text: 'BCA', colour: '#1f4e9e' },
  MANDIRI_VIRTUAL_ACCOUNT: { text: 'mdr', colour: '#1b3f6b' },
  BNI_VIRTUAL_ACCOUNT: { text: 'BNI', colour: '#a8501a' },
  BRI_VIRTUAL_ACCOUNT: { text: 'BRI', colour: '#0b5a9c' },
  PERMATA_VIRTUAL_ACCOUNT: { text: 'prm', colour: '#3f6f2a' },
  CIMB_VIRTUAL_ACCOUNT: { text: 'CIMB', colour: '#93202a' },
  BSI_VIRTUAL_ACCOUNT: { text: 'BSI', colour: '#0e6f6a' },
  GOPAY: { text: 'gopay', colour: '#00718a' },
  DANA: { text: 'dana', colour: '#1668b8' },
  OVO: { text: 'ovo', colour: '#52308f' },
  SHOPEEPAY: { text: 'spay', colour: '#b0401c' },
  LINKAJA: { text: 'link', colour: '#a82330' },
  ALFAMART: { text: 'alfa', colour: '#a32030' },
  INDOMARET: { text: 'indo', colour: '#0f5aa8' },
};
const FALLBACK = '#3d4657';

/** A small tile that tells one way to pay from another; its name always stands beside it. */
export function ChannelMark({ code, method, label }: { code: string; method: PaymentMethod; label: string }) {
  const mark = MARKS[code] ?? { text: label.slice(0, 4), colour: FALLBACK };
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
        <text x="24" y="21" fill="#fff" fontSize="13" fontWeight="800" textAnchor="middle" fontFamily="inherit">
          {mark.text}
        </text>
      )}
    </svg>
  );
}
