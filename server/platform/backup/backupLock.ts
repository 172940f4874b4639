import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Any number, the same in every release: held by a backup while it reads. */
export const BACKUP_LOCK = 7_204_513;

/** Runs what needs all files to stay that rows name: copies, checks. What takes files away waits for its next time. */
export async function withoutRemovals<Result>(database: Database, run: () => Promise<Result>): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${BACKUP_LOCK})`);
    return run();
  });
}

/**
 * Runs what takes files away, unless a backup is being made: it keeps the database as of one moment and copies the files
 * after it, so that until its end no file may go that a row named.
 * @returns false when a backup is under way; there is a next time
 */
export async function unlessBackedUp(database: Database, run: () => Promise<unknown>): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ is_free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as is_free`,
    );
    if (rows[0]!.is_free) await run();
    return rows[0]!.is_free;
  });
}
