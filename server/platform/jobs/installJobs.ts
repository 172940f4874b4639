import { PgBoss } from 'pg-boss';

/** Brings the job queue's own schema to the version of the library; as the database's owner, since it makes tables. */
export async function installJobs(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.stop({ graceful: false });
}
