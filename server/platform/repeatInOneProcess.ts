import { sql } from 'drizzle-orm';
import type { Queries } from './database/database.ts';
import type { Log } from './log.ts';
import { type Repeated, repeat } from './repeat.ts';

/**
 * Share of the period that a claim lasts: an early timer causes no second run, and jitter never blocks a lone process.
 */
const CLAIMED_FOR = 0.75;

/**
 * Runs periodic work once per period across all processes: the first process to claim the period runs it, the others
 * skip it. If that process dies, the work waits for the next period, so it must tolerate interruption and repetition.
 * @param everyMs milliseconds from one run to the next, across all processes
 * @param name of the work, the same in every process
 */
export function repeatInOneProcess(
  everyMs: number,
  run: () => Promise<unknown>,
  { name, database, log, failureMessage }: { name: string; database: Queries; log: Log; failureMessage: string },
): Repeated {
  return repeat(
    everyMs,
    async () => {
      if (await claimRun(database, { name, forMs: everyMs * CLAIMED_FOR })) await run();
    },
    { log, failureMessage },
  );
}

/**
 * Claims a run by the database's clock only: machine clocks may differ by more than a period.
 * @returns whether this call got it
 */
export async function claimRun(queries: Queries, { name, forMs }: { name: string; forMs: number }): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    insert into periodic_runs as known (name, started_at) values (${name}, clock_timestamp())
    on conflict (name) do update set started_at = excluded.started_at
    where known.started_at <= excluded.started_at - make_interval(secs => ${forMs / 1000})
      -- Begun in the future: by a clock that has been put right since.
      or known.started_at > excluded.started_at`);
  return rowCount === 1;
}
