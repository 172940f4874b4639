import { sql } from 'drizzle-orm';
import type { Queries } from '../database/database.ts';

/** The depth of one queue. */
export interface QueueDepth {
  name: string;
  /** Jobs that could run now. */
  waiting: number;
  /** Since when the oldest of the `waiting` jobs could run. */
  waitingSince: Date | null;
  /** Jobs scheduled for later. */
  later: number;
  running: number;
  /** Jobs that used up their retries; they are kept for a day. */
  failed: number;
  /** When the workers last counted `running` and `failed`. */
  countedAt: Date | null;
}

/**
 * Reads every queue. Waiting and later jobs are counted here, by the index that workers fetch jobs with; the other counts
 * would scan the whole table, so they are pg-boss's own, refreshed every few seconds while a worker runs.
 */
export async function readQueues(queries: Queries): Promise<QueueDepth[]> {
  const { rows } = await queries.execute<{
    name: string;
    waiting: string;
    behind: string | null;
    later: string;
    running: number;
    failed: number;
    counted_at: Date | string | null;
  }>(sql`
    select queue.name, open.waiting, open.behind, open.later, queue.active_count as running, queue.failed_count as failed, queue.monitor_on as counted_at
    from pgboss.queue
    cross join lateral (
      select count(*) filter (where start_after <= now()) as waiting,
        extract(epoch from min(greatest(start_after, created_on)) filter (where start_after <= now())) as behind,
        count(*) filter (where start_after > now()) as later
      from pgboss.job
      where job.name = queue.name and job.state < 'active' and not job.blocked
    ) open
    where not starts_with(queue.name, '__pgboss')
    order by queue.name`);
  return rows.map((row) => ({
    name: row.name,
    waiting: Number(row.waiting),
    waitingSince: row.behind === null ? null : new Date(Number(row.behind) * 1000),
    later: Number(row.later),
    running: row.running,
    failed: row.failed,
    countedAt: row.counted_at === null ? null : new Date(row.counted_at),
  }));
}
