import { type SQL, sql } from 'drizzle-orm';
import type { Task } from '../../contract/generation.ts';
import type { Queries } from '../platform/database/database.ts';

type HoldOutcome = Task['credits'];

/**
 * A column with one task attempt's coins in the ledger (held, charged, returned), for a statement that reads attempts;
 * null without a posting. A posting's coins are its positive entries: the ledger only allows a hold to move coins into
 * `hold`, a settlement from there to `spend`, and a release back to the wallet.
 * @param source the attempt's ledger source, as SQL of that statement
 */
export function holdOutcomeOf(source: SQL): SQL<HoldOutcome | null> {
  return sql`(
    select json_build_object(
      'held', sum(case posting.kind when 'hold' then entry.amount else -entry.amount end),
      'charged', coalesce(sum(entry.amount) filter (where posting.kind = 'settle'), 0),
      'returned', coalesce(sum(entry.amount) filter (where posting.kind = 'release'), 0))
    from ledger_postings posting join ledger_entries entry on entry.posting_id = posting.id and entry.amount > 0
    where posting.source_type = 'task' and posting.source_id = ${source}
    having count(*) > 0)`;
}

/** Reads each task attempt's coins from the ledger. Sources without a posting are missing from the map. */
export async function readHoldOutcomes(queries: Queries, sourceIds: string[]): Promise<Map<string, HoldOutcome>> {
  if (sourceIds.length === 0) return new Map();
  const { rows } = await queries.execute<{ source: string; outcome: HoldOutcome | null }>(sql`
    select source, ${holdOutcomeOf(sql`source`)} as outcome from unnest(${sql.param(sourceIds)}::text[]) source
  `);
  return new Map(rows.flatMap(({ source, outcome }) => (outcome ? [[source, outcome]] : [])));
}
