import type { PaymentMethod } from '../../../contract/payments.ts';
import { CHANNEL_DRAWINGS, METHOD_DRAWINGS } from './channelDrawings.tsx';
import { CHANNEL_LOOKS } from './channels.ts';

const PLAIN = '#3d4657';

/** A small tile for a payment method; decorative, since the method's name always stands beside it. */
export function ChannelMark({ code, method }: { code: string; method: PaymentMethod }) {
  return (
    <svg
      viewBox="0 0 48 32"
      className="h-8 w-12 shrink-0"
      style={{ color: CHANNEL_LOOKS[code]?.colour ?? PLAIN }}
      aria-hidden="true"
      focusable="false"
    >
      <rect x="0.5" y="0.5" width="47" height="31" rx="7" fill="currentColor" stroke="var(--kilas-line)" />
      {CHANNEL_DRAWINGS[code] ?? METHOD_DRAWINGS[method]}
    </svg>
  );
}
