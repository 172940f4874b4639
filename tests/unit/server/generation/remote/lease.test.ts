/** A lease is renewed as soon as the database is back. */
import { afterEach, expect, it, vi } from 'vitest';
import { withLease } from '../../../../../server/generation/remote/lease.ts';
import type { Database } from '../../../../../server/platform/database/database.ts';
import { systemClock } from '../../../../../server/platform/clock.ts';

afterEach(() => vi.useRealTimers());

it('is renewed as soon as a database that was away is back', async () => {
  vi.useFakeTimers();
  let isAway = false;
  const heard: string[] = [];
  const write = async () => {
    heard.push(isAway ? 'nothing' : 'sign of life');
    if (isAway) throw new Error('Connection terminated unexpectedly');
    return [{ id: 'job' }];
  };
  const where = () => ({
    returning: write,
    // oxlint-disable-next-line unicorn/no-thenable -- as a statement of the query builder is
    then: (...then: Parameters<Promise<unknown>['then']>) => write().then(...then),
  });
  const database = { update: () => ({ set: () => ({ where }) }) } as unknown as Database;
  let end: () => void = () => undefined;
  const step = () => new Promise<void>((resolve) => (end = resolve));
  const taken = withLease({ database, clock: systemClock, id: 'job', step });
  await vi.advanceTimersByTimeAsync(5000);
  isAway = true;
  await vi.advanceTimersByTimeAsync(6000);
  isAway = false;
  heard.length = 0;
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(['sign of life']);
  end();
  expect(await taken).toBe(true);
});
