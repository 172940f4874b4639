import { sql } from 'drizzle-orm';
import type { UserAnalytics } from '../../../contract/dashboard.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { businessDay, startOfBusinessDay } from '../../platform/businessTime.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import {
  coinsOfPersons,
  daysOfPersons,
  endedOfPersons,
  readPersonsCountedTo,
  type Stretch,
} from '../rollup/personTotals.ts';
import { readUserRow } from './readUsers.ts';

const SHOWN_DAYS = 30;

/**
 * One person's use of the product, from one snapshot: their stored figures up to a day (`personTotals.ts`), later ones
 * counted from the endings of their tasks and the ledger, and their payments.
 * @throws ApiError not_found
 */
export function readUserAnalytics(deps: DashboardDeps, userId: string): Promise<UserAnalytics> {
  return deps.database.transaction((queries) => readPerson(queries, { deps, userId }), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function readPerson(
  queries: Queries,
  { deps: { generation, clock }, userId }: { deps: Pick<DashboardDeps, 'generation' | 'clock'>; userId: string },
): Promise<UserAnalytics> {
  const user = await readUserRow(queries, userId);
  const since: Stretch = {
    from: await readPersonsCountedTo(queries),
    to: null,
  };
  const whose = await latestOf(queries, { userId, since });
  const figures = await readFigures(queries, { userId, since, whose });
  const unfinished = await queries.execute<{ kind: string; count: number }>(
    sql`select kind, count(*)::int as count from tasks where user_id = ${userId} and status in ('pending', 'processing') and deleted_at is null group by kind`,
  );
  const payments = await queries.execute<{
    count: number;
    total: string;
    first: string | null;
  }>(sql`
      select count(*)::int as count, coalesce(sum(total_payment), 0) as total,
        to_char(min(ended_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first
    from topups where user_id = ${userId} and state = 'completed'`);
  const first = await queries.execute<{ first: string | null }>(sql`
    select to_char(min(ended_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as first
    from task_endings where user_id = ${userId} and status = 'completed'`);
  const days = await readDays(queries, {
    userId,
    now: clock.now(),
    since,
    whose,
  });
  const counts = (kind: string) => ({
    completed: endedOf(figures, { kind, outcome: 'completed' }),
    failed: endedOf(figures, { kind, outcome: 'failed' }),
    unfinished: unfinished.rows.find((row) => row.kind === kind)?.count ?? 0,
  });
  const completed = endedOf(figures, { outcome: 'completed' });
  const failed = endedOf(figures, { outcome: 'failed' });
  const models = [...new Set(figures.ended.map(({ model }) => model))].map((id) => ({
    id,
    label: generation.catalog.nameOf(id).label,
    count: endedOf(figures, { model: id, outcome: 'completed' }),
  }));
  const { id, email, full_name, role, status, is_deleted, balance, held, last_seen_at } = user;
  return {
    user: { id, email, full_name, role, status, is_deleted },
    balance,
    held,
    videos: counts('video'),
    images: counts('image'),
    success_rate: completed + failed === 0 ? null : completed / (completed + failed),
    coins: coinsOf(figures),
    payments: { count: payments.rows[0]!.count, total: Number(payments.rows[0]!.total) },
    first_generation_at: first.rows[0]!.first,
    first_topup_at: payments.rows[0]!.first,
    last_seen_at,
    models: models.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count),
    days,
  };
}

/**
 * Entries are ordered as they changed the account's balance; their times may deviate from that order by the length of a
 * transaction.
 */
const OUT_OF_ORDER_MS = 3600 * 1000;

/** Conditions that find one person's latest endings and entries by an index, without reading all earlier ones. */
async function latestOf(queries: Queries, { userId, since: { from } }: { userId: string; since: Stretch }) {
  const before = from === null ? '-infinity' : new Date(from.getTime() - OUT_OF_ORDER_MS);
  const { rows } = await queries.execute<{
    account: string;
    after: string;
  }>(sql`
    select account.id as account, coalesce((
      select entry.id from ledger_entries entry
      where entry.account_id = account.id and entry.balance_after is not null and entry.created_at < ${before}::timestamptz
      order by entry.id desc limit 1), 0) as after
    from ledger_accounts account where account.user_id = ${userId}`);
  const stretches = rows.map(
    ({ account, after }) => sql`(entry.account_id = ${account}::bigint and entry.id > ${after}::bigint)`,
  );
  return {
    endings: sql`user_id = ${userId}`,
    entries: stretches.length === 0 ? sql`false` : sql`(${sql.join(stretches, sql` or `)})`,
  };
}

type Whose = Awaited<ReturnType<typeof latestOf>>;

interface PersonFigures {
  ended: { kind: string; model: string; outcome: string; value: number }[];
  coins: { account: string; kind: string; value: number }[];
}

async function readFigures(
  queries: Queries,
  { userId, since, whose }: { userId: string; since: Stretch; whose: Whose },
): Promise<PersonFigures> {
  const { rows } = await queries.execute<{
    metric: 'ended' | 'coins';
    key: string;
    value: string;
  }>(sql`
    select metric, key, sum(value) as value from (
      select metric, key, value from person_totals where user_id = ${userId}
      union all select metric, key, value from (${endedOfPersons(since, whose.endings)}) ended
      union all select metric, key, value from (${coinsOfPersons(since, whose.entries)}) coins
    ) figures group by 1, 2`);
  return {
    ended: rows
      .filter(({ metric }) => metric === 'ended')
      .map(({ key, value }) => {
        const [kind, model, outcome] = key.split('|') as [string, string, string];
        return { kind, model, outcome, value: Number(value) };
      }),
    coins: rows
      .filter(({ metric }) => metric === 'coins')
      .map(({ key, value }) => {
        const [account, kind] = key.split('|') as [string, string];
        return { account, kind, value: Number(value) };
      }),
  };
}

function endedOf({ ended }: PersonFigures, asked: { kind?: string; model?: string; outcome: string }): number {
  return ended
    .filter((row) => row.outcome === asked.outcome)
    .filter((row) => (asked.kind ?? row.kind) === row.kind && (asked.model ?? row.model) === row.model)
    .reduce((sum, { value }) => sum + value, 0);
}

/** What ever moved this wallet, by reason; coins spent are those settled from the hold. */
function coinsOf({ coins }: PersonFigures): UserAnalytics['coins'] {
  const of = (account: string, ...kinds: string[]) =>
    coins
      .filter((row) => row.account === account && kinds.includes(row.kind))
      .reduce((sum, { value }) => sum + value, 0);
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
  { userId, now, since: { from }, whose }: { userId: string; now: Date; since: Stretch; whose: Whose },
): Promise<UserAnalytics['days']> {
  const shown = new Date(startOfBusinessDay(now).getTime() - (SHOWN_DAYS - 1) * DAY_MS);
  const latest: Stretch = {
    from: from && from > shown ? from : shown,
    to: null,
  };
  const { rows } = await queries.execute<{
    day: string;
    items: string;
    coins: string;
  }>(sql`
    select days.day::text as day, coalesce(sum(items), 0) as items, coalesce(sum(coins), 0) as coins
    from (select generate_series(${businessDay(shown)}::date, ${businessDay(now)}::date, interval '1 day')::date as day) days
    left join (
      select day, items, coins from person_days where user_id = ${userId}
      union all select day, items, coins from (${daysOfPersons(latest, whose)}) latest
    ) figures using (day)
    group by days.day order by days.day`);
  return rows.map((row) => ({
    day: row.day,
    items: Number(row.items),
    coins: Number(row.coins),
  }));
}
