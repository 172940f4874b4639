import { sql } from 'drizzle-orm';
import type { Task } from '../../contract/generation.ts';
import type { Queries } from '../platform/database/database.ts';

/** What the ledger says of each task attempt: coins held, charged, returned. Sources without a posting are missing from the map. */
export async function readHoldOutcomes(queries: Queries, sourceIds: string[]): Promise<Map<string, Task['credits']>> {
  if (sourceIds.length === 0) return new Map();
  const found = await queries.execute<{ source_id: string; held: string; charged: string; returned: string }>(sql`
    select p.source_id,
           coalesce(sum(e.amount) filter (where a.kind = 'hold'), 0) as held,
           coalesce(sum(e.amount) filter (where a.kind = 'spend'), 0) as charged,
           coalesce(sum(e.amount) filter (where a.kind = 'wallet' and p.kind = 'release'), 0) as returned
    from ledger_postings p
    join ledger_entries e on e.posting_id = p.id
    join ledger_accounts a on a.id = e.account_id
    where p.source_type = 'task' and p.source_id in (${sql.join(sourceIds.map((id) => sql`${id}`), sql`, `)})
    group by p.source_id
  `);
  return new Map(
    found.rows.map((row) => [row.source_id, { held: Number(row.held), charged: Number(row.charged), returned: Number(row.returned) }]),
  );
}
