import { setTimeout as delay } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { installJobs } from '../jobs/installJobs.ts';
import { buildIndexesAhead } from './buildIndexesAhead.ts';
import type { Log } from '../log.ts';

/** While a migration waits for a table, later queries on that table wait behind it, so it waits only briefly. */
const LOCK_TIMEOUT_MS = 2000;
/** Between tries, so that queries that waited behind the migration are answered. */
const PAUSE_MS = 3000;
const GIVE_UP_AFTER_MS = 10 * 60_000;
/** A wait that was over before it had the lock, and one that a transaction of others was waiting for in turn. */
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK_DETECTED = '40P01';

/** Somebody keeps a table locked that a migration changes. The message tells the operator who. */
export class LockedTablesError extends Error {
  override name = 'LockedTablesError';
}

/**
 * Builds the indexes of pending migrations ahead, applies these, all of them or none, and then the job queue's own.
 * While another transaction (a dump, a forgotten console) locks a table that they change, or waits for them in turn, they
 * are rolled back, tried again, and the log names who is in the way.
 * @param limits for tests
 * @throws LockedTablesError after ten minutes; otherwise what a migration throws
 */
export async function migrateWithRetries(
  owner: pg.Client,
  { ownerUrl, migrationsFolder, log }: { ownerUrl: string; migrationsFolder: string; log: Pick<Log, 'warn'> },
  limits = { lockTimeout: LOCK_TIMEOUT_MS, pause: PAUSE_MS, giveUpAfter: GIVE_UP_AFTER_MS },
): Promise<void> {
  const { lockTimeout, pause, giveUpAfter } = limits;
  const deadline = performance.now() + giveUpAfter;
  const patiently = async (change: () => Promise<void>) => {
    for (; ; await delay(pause)) {
      try {
        return await change();
      } catch (error) {
        if (!isLocked(error)) throw error;
        const inTheWay = await oldTransactions(owner, lockTimeout);
        if (performance.now() > deadline)
          throw new LockedTablesError(
            `The database cannot be brought up to date, because others keep its tables locked: ${inTheWay}. End them and start again; what was not finished has changed nothing.`,
            { cause: error },
          );
        log.warn({ inTheWay }, 'the database cannot be brought up to date while others lock its tables; trying again');
      }
    }
  };
  const waitFor = (ms: number) => owner.query("select set_config('lock_timeout', $1, false)", [String(ms)]);
  // Nobody waits behind a concurrent build, so it may wait for others as long as all tries together.
  await waitFor(Math.max(giveUpAfter, lockTimeout));
  await patiently(() => buildIndexesAhead(owner, migrationsFolder));
  await waitFor(lockTimeout);
  await patiently(() => migrate(drizzle(owner), { migrationsFolder }));
  await owner.query('reset lock_timeout');
  await patiently(() => installJobs(ownerUrl, { lockTimeout }));
}

function isLocked(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause)
    if (current instanceof pg.DatabaseError)
      return current.code === LOCK_NOT_AVAILABLE || current.code === DEADLOCK_DETECTED;
  return false;
}

/**
 * The transactions that are older than the wait was: process, program and since when; never their statements, which may
 * hold personal data.
 */
async function oldTransactions(owner: pg.Client, lockTimeout: number): Promise<string> {
  const { rows } = await owner.query<{ told: string }>(
    `select format('process %s (%s), since %s', pid, coalesce(nullif(application_name, ''), usename), to_char(xact_start at time zone 'UTC', 'HH24:MI:SS "UTC"')) as told
     from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and xact_start < now() - $1::int * interval '1 millisecond'
     order by xact_start limit 5`,
    [lockTimeout],
  );
  return rows.map(({ told }) => told).join('; ') || 'a transaction that is over by now';
}
