import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { sourceOfTask } from './ledgerSource.ts';

/** Rows per run: this many stay locked for a second or two. */
const PORTION = 5_000;

/**
 * Backfills `charged` from the ledger for items that an earlier release completed. Oldest first, one portion per call;
 * once none is left, a call is one lookup in an empty index.
 * @returns how many rows were filled
 */
export async function backfillCharges(database: Database): Promise<number> {
  const { rowCount } = await database.execute(sql`
    update tasks set charged = coalesce((
      select sum(entry.amount) from ledger_postings posting
      join ledger_entries entry on entry.posting_id = posting.id and entry.amount > 0
      where posting.kind = 'settle' and posting.source_type = 'task' and posting.source_id = ${sourceOfTask}
    ), 0)
    where id in (select id from tasks where status = 'completed' and charged is null order by id limit ${PORTION} for update skip locked)`);
  return rowCount ?? 0;
}
