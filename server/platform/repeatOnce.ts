import { sql } from 'drizzle-orm';
import type { Queries } from './database/database.ts';
import type { Log } from './log.ts';
import { type Repeated, repeat } from './repeat.ts';

/** Of the period: who comes a little early is no second run, and a lone process that fires on time is never refused. */
const CLAIMED_FOR = 0.75;

/**
 * Periodic work that one process does for all: whoever comes first in a period does it, the others leave it. A process
 * that dies at it leaves it to the next period, so the work must bear being cut short and repeated.
 * @param everyMs milliseconds from one run to the next, over all processes
 * @param name the work's, in every process the same
 */
export function repeatOnce(
  everyMs: number,
  run: () => Promise<unknown>,
  { name, database, log, complaint }: { name: string; database: Queries; log: Log; complaint: string },
): Repeated {
  return repeat(
    everyMs,
    async () => {
      if (await claimRun(database, { name, forMs: everyMs * CLAIMED_FOR })) await run();
    },
    { log, complaint },
  );
}

/** By the database's clock alone: the machines' own may differ by more than a period. */
export async function claimRun(queries: Queries, { name, forMs }: { name: string; forMs: number }): Promise<boolean> {
  const { rowCount } = await queries.execute(sql`
    insert into periodic_runs as known (name, started_at) values (${name}, clock_timestamp())
    on conflict (name) do update set started_at = excluded.started_at
    where known.started_at <= excluded.started_at - make_interval(secs => ${forMs / 1000})
      -- Begun in the future: by a clock that has been put right since.
      or known.started_at > excluded.started_at`);
  return rowCount === 1;
}
