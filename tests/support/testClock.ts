import type { Clock } from '../../server/platform/clock.ts';

export interface TestClock extends Clock {
  /** Lets time pass. */
  advance(seconds: number): void;
}

/** A clock that starts at the real time, for the job queue's own clock is the database's, and moves only when told. */
export function createTestClock(): TestClock {
  let now = Date.now();
  return {
    now: () => new Date(now),
    advance(seconds) {
      now += seconds * 1000;
    },
  };
}
