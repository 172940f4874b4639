import pg from 'pg';
import { PgBoss } from 'pg-boss';

/** How long the library's own transactions wait for a table; 30 s by default. */
const LIBRARYS_PATIENCE = /(?<=SET LOCAL lock_timeout = )\d+/g;

/**
 * Migrates the job queue's schema to the library's version; as the database's owner, since it creates tables.
 * @param lockTimeout milliseconds that the migration waits for a table, while everybody else waits behind it
 * @throws pg.DatabaseError `lock_not_available` after that time; nothing has changed
 */
export async function installJobs(ownerUrl: string, { lockTimeout }: { lockTimeout: number }): Promise<void> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  const executeSql = (text: string, values?: unknown[]) =>
    pool.query(text.replace(LIBRARYS_PATIENCE, String(lockTimeout)), values);
  const boss = new PgBoss({ db: { executeSql }, supervise: false, schedule: false });
  try {
    await boss.start();
    await boss.stop({ graceful: false });
  } finally {
    await pool.end();
  }
}
