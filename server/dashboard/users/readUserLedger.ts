import { sql } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { LedgerLine, LedgerQuery } from '../../../contract/dashboard.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { readUserRow } from './readUsers.ts';

interface Row extends Record<string, unknown> {
  id: string;
  posting_id: string;
  kind: string;
  amount: string;
  balance_after: string;
  source_type: string;
  source_id: string;
  note: string | null;
  at: string;
}

/** A page of the entries of somebody's wallet, newest first. @throws ApiError not_found */
export async function readUserLedger(
  { database }: DashboardDeps,
  { userId, query }: { userId: string; query: InferOutput<typeof LedgerQuery> },
) {
  const { page, per_page: perPage, before } = query;
  await readUserRow(database, userId);
  const entries = sql`from ledger_entries e where e.balance_after is not null
    and e.account_id = (select id from ledger_accounts where user_id = ${userId} and kind = 'wallet')`;
  const older = before === undefined ? sql`` : sql`and e.id < ${before}`;
  const [found, counted] = await Promise.all([
    database.execute<Row>(sql`
      select e.id, e.posting_id, e.kind, e.amount, e.balance_after, p.source_type, p.source_id,
        to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        (select reason from credit_adjustments a where p.source_type = 'adjustment' and a.id::text = p.source_id) as note
      from (select e.id ${entries} ${older} order by e.id desc limit ${perPage + 1} offset ${offsetOf(query)}) wanted
      join ledger_entries e on e.id = wanted.id
      join ledger_postings p on p.id = e.posting_id
      order by e.id desc`),
    countUpTo(database, entries),
  ]);
  const { rows, last } = cutPage(found.rows, perPage);
  const data: LedgerLine[] = rows.map((row) => ({
    ...row,
    id: Number(row.id),
    amount: Number(row.amount),
    balance_after: Number(row.balance_after),
  }));
  return { data, page, per_page: perPage, ...counted, next: last ? Number(last.id) : null };
}
