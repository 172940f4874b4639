import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Key of the advisory lock that a backup holds while it reads; any number, but the same in every release. */
export const BACKUP_LOCK = 7_204_513;

/**
 * Runs a copy or check that needs every file named by a row to stay; sweeps that remove files skip their run meanwhile.
 */
export async function withoutRemovals<Result>(database: Database, run: () => Promise<Result>): Promise<Result> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${BACKUP_LOCK})`);
    return run();
  });
}

/**
 * Runs a removal of files, unless a backup is running: a backup copies the files after its snapshot of the database, so
 * no file named in that snapshot may be removed before the backup ends.
 * @returns false when a backup is running; the caller's next run catches up
 */
export async function unlessBackupRuns(database: Database, run: () => Promise<unknown>): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ is_free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK}) as is_free`,
    );
    if (rows[0]!.is_free) await run();
    return rows[0]!.is_free;
  });
}
