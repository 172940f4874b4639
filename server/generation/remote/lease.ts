import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { type RemoteJob, remoteJobs } from './remoteTables.ts';

/** Without a renewal for this long, a step's process counts as dead and another may take the step. */
const LEASE_SECONDS = 20;
const RENEW_EVERY_MS = 5000;
/**
 * Delay after a failed renewal: once the database is back, the renewal must arrive before another process takes the
 * step.
 */
const RENEW_AGAIN_MS = 500;

/**
 * Runs a step that only one process may take at a time, and renews its lease while it runs.
 * @returns false when another process holds the lease
 */
export async function withLease({
  database,
  clock,
  id,
  step,
}: {
  database: Database;
  clock: Clock;
  id: string;
  step: (job: RemoteJob) => Promise<void>;
}): Promise<boolean> {
  const leaseId = randomUUID();
  const end = () => new Date(clock.now().getTime() + LEASE_SECONDS * 1000);
  const [job] = await database
    .update(remoteJobs)
    .set({ leaseId, leaseUntil: end() })
    .where(and(eq(remoteJobs.id, id), or(isNull(remoteJobs.leaseUntil), lt(remoteJobs.leaseUntil, clock.now()))))
    .returning();
  if (!job) return false;
  const mine = and(eq(remoteJobs.id, id), eq(remoteJobs.leaseId, leaseId));
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  // Not `repeat`: a renewal that fails is tried again much sooner, or the lease would end while the step runs.
  const renew = async () => {
    const wait = await database
      .update(remoteJobs)
      .set({ leaseUntil: end() })
      .where(mine)
      .then(
        () => RENEW_EVERY_MS,
        () => RENEW_AGAIN_MS,
      );
    if (!isOver) timer = setTimeout(renew, wait);
  };
  timer = setTimeout(renew, RENEW_EVERY_MS);
  try {
    await step(job);
  } finally {
    isOver = true;
    clearTimeout(timer);
    await database.update(remoteJobs).set({ leaseId: null, leaseUntil: null }).where(mine);
  }
  return true;
}
