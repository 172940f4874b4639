import type { Clock } from '../../server/platform/clock.ts';

export interface TestClock extends Clock {
  /** Moves the clock forward. */
  advance(seconds: number): void;
  /** Moves the clock forward to a moment. */
  advanceTo(moment: Date): void;
}

/**
 * A clock that only moves when a test advances it. It starts at the real time, because the job queue uses the
 * database's clock.
 */
export function createTestClock(): TestClock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
    advanceTo(moment) {
      now = Math.max(now, moment.getTime());
    },
  };
}
