import { backOff } from '../../../contract/backOff.ts';

const FIRST_SECONDS = 2;
const LONGEST_SECONDS = 60;

/**
 * Seconds until the next try: the provider's own figure, else doubled after every fault, with jitter so that jobs which
 * failed together do not retry together.
 */
export function backOffSeconds({
  faults,
  afterSeconds,
  first = FIRST_SECONDS,
}: {
  faults: number;
  afterSeconds: number | null;
  first?: number;
}): number {
  if (afterSeconds !== null) return Math.min(afterSeconds, 10 * LONGEST_SECONDS);
  return backOff(faults, { first, longest: LONGEST_SECONDS }) * (0.75 + Math.random() / 2);
}
