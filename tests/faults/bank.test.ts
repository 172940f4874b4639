/** However often server and database are killed, no coin is lost or doubled, every read adds up, and all work ends. */
import { expect, it } from 'vitest';
import { runBank } from '../support/bank/runBank.ts';

/** The short form of `bench/bank.ts`. The disk can only be filled by root (NOT FILLED where others run the tests). */
it(
  'loses and doubles nothing while server and database are killed, the clock jumps and the disk is full',
  { timeout: 600_000 },
  async () => {
    const { wrong, faults, canFillDisk, done, reads, tasks } = await runBank({
      accounts: 12,
      clients: 6,
      operations: 100,
      rounds: 1,
      pauseMs: 2500,
    });
    expect(wrong).toEqual([]);
    // Where less is done in a round, there are more of them.
    expect(faults.kill).toBeGreaterThanOrEqual(6);
    expect(faults.outage).toBeGreaterThanOrEqual(1);
    expect(faults.jump).toBeGreaterThanOrEqual(1);
    expect(faults.fullDisk).toBe(canFillDisk ? 1 : 0);
    expect(Object.keys(done).toSorted()).toEqual([
      'cancellations',
      'deletions',
      'generations',
      'orders',
      'payments',
      'redemptions',
    ]);
    expect(reads).toBeGreaterThan(0);
    expect(tasks.completed).toBeGreaterThan(0);
  },
);
