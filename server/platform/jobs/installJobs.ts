import { PgBoss } from 'pg-boss';

/** Migrates the job queue's schema to the library's version; as the database's owner, since it creates tables. */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
