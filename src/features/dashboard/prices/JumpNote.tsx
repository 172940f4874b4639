import { Trans } from '@lingui/react/macro';
import { useFormats } from '../../../i18n/useFormats.ts';

/** From this factor on, a change is probably a typing error. */
const UNUSUAL = 2;

/** How many times more or less something would cost than now. */
export interface Jump {
  times: number;
  isUp: boolean;
}

/** The largest of the changes if it is unusual, else null. @param changes pairs of the current and the typed value */
export function largestJump(changes: [number, number][]): Jump | null {
  let largest: Jump | null = null;
  for (const [now, next] of changes) {
    if (!(now > 0 && next > 0)) continue;
    const jump = { times: Math.max(now, next) / Math.min(now, next), isUp: next > now };
    if (jump.times >= (largest?.times ?? UNUSUAL)) largest = jump;
  }
  return largest;
}

/** Asks whether such a large change is meant. */
export function JumpNote({ jump }: { jump: Jump }) {
  const formats = useFormats();
  const times = formats.number(Math.round(jump.times * 10) / 10);
  return jump.isUp ? (
    <Trans>That is {times} times what holds now. Is it meant?</Trans>
  ) : (
    <Trans>What holds now is {times} times that. Is it meant?</Trans>
  );
}
