import { sql } from 'drizzle-orm';
import type { UserAnalytics } from '../../../contract/dashboard.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { NOT_ITS_FAILURE } from '../notItsFailure.ts';
import { readUserRow } from './readUsers.ts';

const SHOWN_DAYS = 30;

/** One person's use of the product: from how their tasks ended, the ledger and their invoices. @throws ApiError not_found */
export async function readUserAnalytics(deps: DashboardDeps, userId: string): Promise<UserAnalytics> {
  const { database, generation, clock } = deps;
  const user = await readUserRow(database, userId);
  const [ended, unfinished, coins, payments, first, days] = await Promise.all([
    readEndings(database, userId),
    database.execute<{ kind: string; count: number }>(
      sql`select kind, count(*)::int as count from tasks where user_id = ${userId} and status in ('pending', 'processing') and deleted_at is null group by kind`,
    ),
    readCoins(database, userId),
    database.execute<{ count: number; total: string; first: string | null }>(sql`
      select count(*)::int as count, coalesce(sum(total_payment), 0) as total,
        to_char(min(ended_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first
      from topups where user_id = ${userId} and state = 'completed'`),
    database.execute<{ first: string | null }>(sql`
      select to_char(min(ended_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first
      from task_endings where user_id = ${userId} and status = 'completed'`),
    readDays(database, { userId, now: clock.now() }),
  ]);
  const add = (kind: string | null, status: string) =>
    ended
      .filter((row) => (kind === null || row.kind === kind) && row.status === status)
      .reduce((sum, row) => sum + row.count, 0);
  const counts = (kind: string) => ({
    completed: add(kind, 'completed'),
    failed: add(kind, 'failed'),
    unfinished: unfinished.rows.find((row) => row.kind === kind)?.count ?? 0,
  });
  const [completed, failed] = [add(null, 'completed'), add(null, 'failed')];
  const models = [...new Set(ended.map(({ model }) => model))].map((id) => ({
    id,
    label: generation.catalog.nameOf(id).label,
    count: ended
      .filter((row) => row.model === id && row.status === 'completed')
      .reduce((sum, row) => sum + row.count, 0),
  }));
  const { id, email, full_name, role, status, is_deleted, balance, held, last_seen_at } = user;
  return {
    user: { id, email, full_name, role, status, is_deleted },
    balance,
    held,
    videos: counts('video'),
    images: counts('image'),
    success_rate: completed + failed === 0 ? null : completed / (completed + failed),
    coins,
    payments: { count: payments.rows[0]!.count, total: Number(payments.rows[0]!.total) },
    first_generation_at: first.rows[0]!.first,
    first_topup_at: payments.rows[0]!.first,
    last_seen_at,
    models: models.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count),
    days,
  };
}

/** Endings by kind, model and outcome; what was stopped is neither a success nor a failure. */
async function readEndings(queries: Queries, userId: string) {
  const { rows } = await queries.execute<{ kind: string; model: string; status: string; count: number }>(sql`
    select kind, model_id as model,
      case when status = 'failed' and failure_code in ${NOT_ITS_FAILURE} then 'stopped' else status end as status,
      count(*)::int as count
    from task_endings where user_id = ${userId} group by 1, 2, 3`);
  return rows;
}

/** What ever moved this wallet, by why; coins spent are those that left the hold for good. */
async function readCoins(queries: Queries, userId: string): Promise<UserAnalytics['coins']> {
  const { rows } = await queries.execute<{ kind: string; account: string; sum: string }>(sql`
    select e.kind, a.kind as account, sum(e.amount) as sum
    from ledger_accounts a join ledger_entries e on e.account_id = a.id and e.balance_after is not null
    where a.user_id = ${userId} group by 1, 2`);
  const of = (account: string, ...kinds: string[]) =>
    rows
      .filter((row) => row.account === account && kinds.includes(row.kind))
      .reduce((sum, row) => sum + Number(row.sum), 0);
  return {
    bought: of('wallet', 'purchase'),
    given: of('wallet', 'grant', 'bonus', 'redemption'),
    spent: Math.abs(of('hold', 'settle')),
    returned: of('wallet', 'release'),
    corrected: of('wallet', 'adjustment'),
  };
}

async function readDays(
  queries: Queries,
  { userId, now }: { userId: string; now: Date },
): Promise<UserAnalytics['days']> {
  const { rows } = await queries.execute<{ day: string; items: number; coins: string }>(sql`
    with days as (
      select generate_series(today - ${SHOWN_DAYS - 1}::int, today, interval '1 day')::date as day
      from (select (${now}::timestamptz at time zone 'Asia/Jakarta')::date as today) now),
    items as (
      select (ended_at at time zone 'Asia/Jakarta')::date as day, count(*)::int as items from task_endings
      where user_id = ${userId} and ended_at >= ${now}::timestamptz - interval '31 days' group by 1),
    coins as (
      select (e.created_at at time zone 'Asia/Jakarta')::date as day, -sum(e.amount) as coins
      from ledger_entries e
      where e.balance_after is not null and e.kind = 'settle' and e.created_at >= ${now}::timestamptz - interval '31 days'
        and e.account_id = (select id from ledger_accounts where user_id = ${userId} and kind = 'hold') group by 1)
    select days.day::text as day, coalesce(items.items, 0) as items, coalesce(coins.coins, 0) as coins
    from days left join items using (day) left join coins using (day) order by days.day`);
  return rows.map((row) => ({ day: row.day, items: row.items, coins: Number(row.coins) }));
}
