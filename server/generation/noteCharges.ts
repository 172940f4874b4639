import { sql } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';

/** So many at a time keep their rows for a second or two. */
const PORTION = 5_000;

/**
 * Notes beside items what the ledger settled for them, where that is not noted: those that an earlier release completed.
 * Oldest first, a portion each time; without any left it is one look into an empty index.
 * @returns how many were noted
 */
export async function noteCharges(database: Database): Promise<number> {
  const { rowCount } = await database.execute(sql`
    update tasks set charged = coalesce((
      select sum(entry.amount) from ledger_postings posting
      join ledger_entries entry on entry.posting_id = posting.id and entry.amount > 0
      where posting.kind = 'settle' and posting.source_type = 'task' and posting.source_id = tasks.id || '/' || tasks.attempt
    ), 0)
    where id in (select id from tasks where status = 'completed' and charged is null order by id limit ${PORTION} for update skip locked)`);
  return rowCount ?? 0;
}
