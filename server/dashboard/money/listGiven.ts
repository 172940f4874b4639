import { type SQL, sql } from 'drizzle-orm';
import type { GivenLine, GivenQuery, Person } from '../../../contract/dashboard.ts';
import { givenEntries } from '../../credits/tables.ts';
import { periodOf } from '../../platform/businessTime.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';

interface Row extends Omit<GivenLine, 'id' | 'amount' | 'balance_after' | 'user'>, Record<string, unknown> {
  id: string;
  amount: string;
  balance_after: string;
  user_id: string;
  email: string;
  full_name: string;
  role: Person['role'];
  status: Person['status'];
  is_deleted: boolean;
}

/** A page of the coins that people received without paying, newest first: the list behind the overview's figure. */
export async function listGiven({ database, clock }: DashboardDeps, query: GivenQuery) {
  const { page, per_page: perPage } = query;
  const { from, to } = periodOf(query, clock.now());
  const given = sql`from ledger_entries where ${sql.join(
    [
      givenEntries,
      query.kind && sql`kind = ${query.kind}`,
      query.user_id &&
        sql`account_id = (select id from ledger_accounts where user_id = ${query.user_id} and kind = 'wallet')`,
      from && sql`created_at >= ${from.toISOString()}`,
      to && sql`created_at < ${to.toISOString()}`,
    ].filter((condition): condition is SQL => Boolean(condition)),
    sql` and `,
  )}`;
  // In the order of the index; an entry's id alone does not say when it was made.
  const older =
    query.before === undefined
      ? sql``
      : sql`and (created_at, id) < (select created_at, id from ledger_entries where id = ${query.before})`;
  const [found, counted] = await Promise.all([
    database.execute<Row>(sql`
      select entry.id, entry.posting_id, entry.kind, entry.amount, entry.balance_after, posting.source_type, posting.source_id,
        (select reason from credit_adjustments where posting.source_type = 'adjustment' and id::text = posting.source_id) as note,
        to_char(entry.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
        users.id as user_id, users.email, users.full_name, users.role, users.status, users.deleted_at is not null as is_deleted
      from (select * ${given} ${older} order by created_at desc, id desc limit ${perPage + 1} offset ${offsetOf(query)}) entry
      join ledger_postings posting on posting.id = entry.posting_id
      join ledger_accounts account on account.id = entry.account_id
      join users on users.id = account.user_id
      order by entry.created_at desc, entry.id desc`),
    countUpTo(database, given),
  ]);
  const { rows, last } = cutPage(found.rows, perPage);
  return {
    data: rows.map(({ user_id: id, email, full_name, role, status, is_deleted, ...row }) => ({
      ...row,
      id: Number(row.id),
      amount: Number(row.amount),
      balance_after: Number(row.balance_after),
      user: { id, email, full_name, role, status, is_deleted },
    })),
    page,
    per_page: perPage,
    ...counted,
    next: last ? Number(last.id) : null,
  };
}
