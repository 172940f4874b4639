import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { isPaused } from '../pause/readPauses.ts';
import type { RemoteJob } from './remoteTables.ts';

/** A job that nobody polled for this long does not compete: its task has ended, or will be polled again later. */
const SEEN_WITHIN_SECONDS = 60;

export interface Claim {
  /** The job is now `submitting`. */
  isClaimed: boolean;
  /** References of the jobs whose turn it is instead; none while every slot is taken. */
  next: string[];
}

/**
 * Claims one of the engine's slots for a waiting job, if one is free and it is this job's turn. Owners take turns, so
 * one person's batch does not block the others. Slots are counted in the database under a lock: several processes
 * together never exceed what the provider allows. While every slot is taken, neither the lock nor the queue is touched:
 * with thousands waiting, their polls would otherwise leave no time for the work that could begin.
 * @param concurrency jobs that may be at the provider at the same time
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
}): Promise<Claim> {
  const now = clock.now();
  const seenAfter = new Date(now.getTime() - SEEN_WITHIN_SECONDS * 1000);
  const busy = sql`
    select owner_id, count(*) as jobs from remote_jobs
    where engine_id = ${job.engineId} and status in ('submitting', 'unsure', 'accepted') and not is_discarded and seen_at > ${seenAfter}
    group by owner_id`;
  const free = sql`greatest(0, ${concurrency}::bigint - coalesce((select sum(jobs) from busy), 0)::bigint)`;
  const { rows } = await database.execute<{ slots: string }>(sql`with busy as (${busy}) select ${free} as slots`);
  if (Number(rows[0]!.slots) === 0) return { isClaimed: false, next: [] };
  // Sent together: whoever waits for the lock need not wait for this process as well.
  const claim = sql`
    with busy as (${busy}), waiting as (
      select id, owner_id, created_at, request->>'reference' as reference,
        row_number() over (partition by owner_id order by created_at, request->>'reference') as turn from remote_jobs
      where engine_id = ${job.engineId} and status = 'waiting' and next_step_at <= ${now} and seen_at > ${seenAfter}
        and not ${isPaused(job.engineId)}
    ), next as (
      select waiting.id, waiting.reference from waiting left join busy using (owner_id)
      order by waiting.turn + coalesce(busy.jobs, 0), waiting.created_at, waiting.reference
      limit ${free}
    ), claimed as (
      update remote_jobs set status = 'submitting', submitted_at = ${now}, lookups = 0
      where id = ${job.id} and id in (select id from next) and status = 'waiting' and not ${isPaused(job.engineId)}
      returning id
    )
    select exists (select from claimed) as is_claimed, exists (select from next where id = ${job.id}) as is_next,
      array(select reference from next) as next`;
  const [, answer] = await database.transaction((transaction) =>
    Promise.all([
      transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`remote engine ${job.engineId}`}, 0))`),
      transaction.execute<{ is_claimed: boolean; is_next: boolean; next: string[] }>(claim),
    ]),
  );
  const { is_claimed: isClaimed, is_next: isNext, next } = answer.rows[0]!;
  return { isClaimed, next: isNext ? [] : next };
}
