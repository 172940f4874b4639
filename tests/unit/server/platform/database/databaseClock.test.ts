/** The product uses the database's time, also when this machine's clock jumps. */
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDatabaseClock } from '../../../../../server/platform/database/databaseClock.ts';
import { createTestDatabase } from '../../../../support/testDatabase.ts';
import type { TestDatabase } from '../../../../support/testDatabaseServer.ts';

const HOUR_MS = 3600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
afterEach(() => vi.useRealTimers());

const moveThisMachine = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
const open = async () => {
  const told: object[] = [];
  const log = { warn: (what: object) => void told.push(what) };
  return { told, clock: await openDatabaseClock({ connectionString: database.connectionString, log }) };
};

it('starts with the database’s time, and tells how far this machine’s is from it', async () => {
  const now = Date.now();
  moveThisMachine(-5);
  const { clock, told } = await open();
  expect(Math.abs(clock.now().getTime() - now)).toBeLessThan(HOUR_MS);
  expect(told).toHaveLength(1);
});

it.each([3, -3])('does not follow a jump of this machine’s clock by %i hours', async (hours) => {
  const { clock, told } = await open();
  const before = clock.now().getTime();
  moveThisMachine(hours);
  const after = clock.now().getTime();
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThan(HOUR_MS);
  expect(told).toEqual([]);
});
