import { type SQL, sql } from 'drizzle-orm';
import type { PeopleQuery, UserRow } from '../../../contract/dashboard.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { countUpTo, cutPage, offsetOf } from '../countUpTo.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { firstActiveDays, personConditions } from './personConditions.ts';
import { periodOf } from '../../platform/businessTime.ts';

interface Row extends Record<string, unknown> {
  id: string;
  email: string;
  full_name: string;
  role: UserRow['role'];
  status: UserRow['status'];
  is_deleted: boolean;
  is_email_verified: boolean;
  created_at: string;
  last_seen_at: string | null;
  balance: string | null;
  held: string | null;
}

/** A page of the accounts, newest first. */
export async function listUsers({ database, clock }: DashboardDeps, query: PeopleQuery) {
  const { page, per_page: perPage } = query;
  const now = clock.now();
  const conditions = personConditions(query, now);
  const all = personConditions({ ...query, before: undefined }, now);
  const { reached, search, status, role, user_id: userId, content_type: kind, joined_from, joined_to } = query;
  const others = [search, status, role, userId, kind, joined_from, joined_to];
  // Who was active is counted in the index of days, without reading accounts.
  const isOfDaysAlone = reached === 'active' && !others.some(Boolean);
  const counting = countUpTo(
    database,
    isOfDaysAlone ? firstActiveDays(periodOf(query, now)) : sql`from users where ${all}`,
  );
  // When there are few matches, they are found by the words index and then sorted: walking back from the newest
  // account, the database would read everybody's words.
  const areFew = query.search !== undefined && !(await counting).total_is_partial;
  const [found, counted] = await Promise.all([
    readRows(
      database,
      sql`
        with matching as ${areFew ? sql`materialized` : sql`not materialized`} (select id from users where ${conditions})
        select id from matching order by id desc limit ${perPage + 1} offset ${offsetOf(query)}`,
    ),
    counting,
  ]);
  const { rows, last } = cutPage(found, perPage);
  return { data: rows, page, per_page: perPage, ...counted, next: last?.id ?? null };
}

/** One account, also a deleted one. @throws ApiError not_found */
export async function readUserRow(queries: Queries, userId: string): Promise<UserRow> {
  const [user] = await readRows(queries, sql`select ${userId}::uuid`);
  if (!user) throw new ApiError('not_found');
  return user;
}

async function readRows(queries: Queries, ids: SQL): Promise<UserRow[]> {
  const { rows } = await queries.execute<Row>(sql`
    select users.id, users.email, users.full_name, users.role, users.status, users.deleted_at is not null as is_deleted,
      users.email_verified_at is not null as is_email_verified,
      to_char(users.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
      (select to_char(max(last_used_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from sessions where user_id = users.id) as last_seen_at,
      (select balance from ledger_accounts where user_id = users.id and kind = 'wallet') as balance,
      (select balance from ledger_accounts where user_id = users.id and kind = 'hold') as held
    from users where users.id in (${ids}) order by users.id desc`);
  return rows.map((row) => ({ ...row, balance: Number(row.balance ?? 0), held: Number(row.held ?? 0) }));
}
