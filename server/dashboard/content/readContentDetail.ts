import { sql } from 'drizzle-orm';
import type { ContentDetail, TaskEvent } from '../../../contract/dashboard.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { readContent } from './presentContent.ts';

interface Row extends Record<string, unknown> {
  event: TaskEvent['event'];
  at: string;
  attempt: number | null;
  credits: string | null;
  note: string | null;
}

/** An item with its history, also when it is deleted but not yet purged. @throws ApiError not_found */
export async function readContentDetail(deps: DashboardDeps, id: string): Promise<ContentDetail> {
  const [item] = await readContent(deps.database, { deps, ids: sql`${id}::uuid` });
  if (!item) throw new ApiError('not_found');
  return { ...item, history: await readHistory(deps.database, id) };
}

/** An item's history, merged from its row, the ledger, `task_endings` and the admin log. */
async function readHistory(queries: Queries, id: string): Promise<TaskEvent[]> {
  const { rows } = await queries.execute<Row>(sql`
    select event, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, attempt, credits, note from (
      select 'requested' as event, created_at as at, 1 as attempt, null::bigint as credits, null::text as note, 0 as place
        from tasks where id = ${id}
      union all
      select 'started', started_at, attempt, null, engine_id, 3 from tasks where id = ${id} and started_at is not null
      union all
      select status, ended_at, attempt, null, failure_code, 4 from task_endings where task_id = ${id}
      union all
      select case posting.kind when 'hold' then 'held' when 'settle' then 'charged' else 'returned' end, posting.created_at,
        split_part(posting.source_id, '/', 2)::int, entry.amount, null,
        case posting.kind when 'hold' then 2 when 'settle' then 5 else 6 end
        from tasks cross join generate_series(1, tasks.attempt) number
        join ledger_postings posting on posting.source_type = 'task' and posting.source_id = ${id} || '/' || number
        join ledger_entries entry on entry.posting_id = posting.id and entry.amount > 0
        where tasks.id = ${id}
      union all
      select 'made_again', posting.created_at, split_part(posting.source_id, '/', 2)::int, null, null, 1
        from tasks cross join generate_series(2, tasks.attempt) number
        join ledger_postings posting on posting.source_type = 'task' and posting.source_id = ${id} || '/' || number and posting.kind = 'hold'
        where tasks.id = ${id}
      union all
      select 'deleted', deleted_at, null, null, null, 7 from tasks
        where id = ${id} and deleted_at is not null and deleted_at is distinct from removed_at
      union all
      select case when action = 'content.restore' then 'restored' else 'removed' end, at, null, null, reason, 8
        from admin_log
        where (subject_type in ('video', 'image') and subject_id = ${id}) or id = (select removal_id from tasks where id = ${id})
    ) history order by history.at, place`);
  return rows.map((row) => ({ ...row, credits: row.credits === null ? null : Number(row.credits) }));
}
