import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isPaused } from '../pause/readPauses.ts';
import type { RemoteJob } from './remoteTables.ts';

/** A job that nobody polled for this long does not compete: its task has ended, or will be polled again later. */
const SEEN_WITHIN_SECONDS = 60;

/**
 * Claims one of the engine's slots for a waiting job, if one is free and it is this job's turn. Owners take turns, so
 * one person's batch does not block the others. Slots are counted in the database under a lock: several processes
 * together never exceed what the provider allows.
 * @param concurrency jobs that may be at the provider at the same time
 * @returns true when the job is now `submitting`
 */
export async function claimSlot({
  database,
  clock,
  job,
  concurrency,
}: {
  database: Database;
  clock: Clock;
  job: RemoteJob;
  concurrency: number;
}): Promise<boolean> {
  const now = clock.now();
  const seenAfter = new Date(now.getTime() - SEEN_WITHIN_SECONDS * 1000);
  return database.transaction(async (transaction) => {
    await transaction.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`remote engine ${job.engineId}`}, 0))`,
    );
    const { rowCount } = await transaction.execute(sql`
      with busy as (
        select owner_id, count(*) as jobs from remote_jobs
        where engine_id = ${job.engineId} and status in ('submitting', 'unsure', 'accepted') and not is_discarded and seen_at > ${seenAfter}
        group by owner_id
      ), waiting as (
        select id, owner_id, created_at, request->>'reference' as reference,
          row_number() over (partition by owner_id order by created_at, request->>'reference') as turn from remote_jobs
        where engine_id = ${job.engineId} and status = 'waiting' and next_step_at <= ${now} and seen_at > ${seenAfter}
      ), next as (
        select waiting.id from waiting left join busy using (owner_id)
        order by waiting.turn + coalesce(busy.jobs, 0), waiting.created_at, waiting.reference
        limit greatest(0, ${concurrency}::bigint - coalesce((select sum(jobs) from busy), 0)::bigint)
      )
      update remote_jobs set status = 'submitting', submitted_at = ${now}, lookups = 0
      where id = ${job.id} and status = 'waiting' and id in (select id from next) and not ${isPaused(job.engineId)}`);
    return rowCount === 1;
  });
}
