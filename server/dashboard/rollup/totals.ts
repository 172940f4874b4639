import { type SQL, sql } from 'drizzle-orm';
import { BUSINESS_ZONE } from '../../platform/businessTime.ts';
import type { Queries } from '../../platform/database/database.ts';
import { EXCUSED_CODES } from '../excusedEndings.ts';

/** Business days, both included, as `2026-11-21`. */
export interface DayRange {
  from: string;
  to: string;
}

/** Each bucket of waiting times ends a tenth above its start, so a reported time is at most a twentieth off. */
export const BUCKET_FACTOR = 1.1;
/** Weeks that a cohort is tracked, including the week of joining. */
export const COHORT_WEEKS = 12;

const startOf = (day: string): SQL => sql`(${day}::date::timestamp at time zone ${BUSINESS_ZONE})`;
const endOf = (day: string): SQL => sql`((${day}::date + 1)::timestamp at time zone ${BUSINESS_ZONE})`;
const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone ${BUSINESS_ZONE})::date`;
const during = (moment: SQL, { from, to }: DayRange): SQL =>
  sql`${moment} >= ${startOf(from)} and ${moment} < ${endOf(to)}`;

/**
 * The totals of some days, counted from the source tables: rows of (day, metric, key, value). The job that stores them
 * and the check that counts everything again use this same statement.
 *
 * - `ended`, key kind|model|engine|outcome: attempts that ended; `stopped` is not the engine's failure
 * - `wait`, key kind|bucket: completed attempts by their waiting time (`BUCKET_FACTOR`)
 * - `coins`, key kind of posting: coins moved; corrections as `adjustment_up` and `adjustment_down`
 * - `revenue`, key payments|subtotal|fee|vat|total: completed top-ups, whole rupiah
 */
export function eventTotals(range: DayRange): SQL {
  return sql`
    select ${dayOf(sql`ended_at`)} as day, 'ended' as metric,
      kind || '|' || model_id || '|' || engine_id || '|' ||
        case when status = 'failed' and failure_code in ${EXCUSED_CODES} then 'stopped' else status end as key,
      count(*)::bigint as value
    from task_endings where ${during(sql`ended_at`, range)} group by 1, 3
    union all
    select ${dayOf(sql`ended_at`)}, 'wait', kind || '|' || floor(ln(greatest(waited_ms, 1)) / ln(${BUCKET_FACTOR}::float8))::int, count(*)
    from task_endings where status = 'completed' and ${during(sql`ended_at`, range)} group by 1, 3
    union all
    select ${dayOf(sql`created_at`)}, 'coins', kind, sum(amount)
    from ledger_entries where kind <> 'adjustment' and amount > 0 and ${during(sql`created_at`, range)} group by 1, 3
    union all
    select ${dayOf(sql`created_at`)}, 'coins', case when amount > 0 then 'adjustment_up' else 'adjustment_down' end, sum(abs(amount))
    from ledger_entries where kind = 'adjustment' and balance_after is not null and ${during(sql`created_at`, range)} group by 1, 3
    union all
    select day, 'revenue', line.key, sum(line.value)
    from (select ${dayOf(sql`ended_at`)} as day, * from topups where state = 'completed' and ${during(sql`ended_at`, range)}) paid
    cross join lateral (values ('payments', 1::bigint), ('subtotal', subtotal), ('fee', platform_fee), ('vat', vat), ('total', total_payment)) line (key, value)
    group by 1, 3`;
}

/**
 * First times that fall on some days: rows of (user_id, joined_day, first_generation_at, first_topup_at); the last two
 * are null when they do not.
 */
export function firstTimes(range: DayRange): SQL {
  return sql`
    select users.id as user_id, ${dayOf(sql`users.email_verified_at`)} as joined_day, made.at as first_generation_at, paid.at as first_topup_at
    from users
    left join (select user_id, min(ended_at) as at from task_endings
      where status = 'completed' and ${during(sql`ended_at`, range)} group by 1) made on made.user_id = users.id
    left join (select user_id, min(ended_at) as at from topups
      where state = 'completed' and ${during(sql`ended_at`, range)} group by 1) paid on paid.user_id = users.id
    where users.email_verified_at is not null
      and (${during(sql`users.email_verified_at`, range)} or made.at is not null or paid.at is not null)`;
}

/**
 * `joined`, `joined_generated`, `joined_paid`: who joined on a day, and of those who has made or paid something by now.
 * @param days joining days, as SQL
 */
export function joinedTotals(days: SQL): SQL {
  return sql`
    select joined_day as day, line.metric, '' as key, sum(line.value)::bigint as value from milestones
    cross join lateral (values ('joined', 1), ('joined_generated', (first_generation_at is not null)::int), ('joined_paid', (first_topup_at is not null)::int)) line (metric, value)
    where joined_day in (${days}) group by 1, 2`;
}

/**
 * Who was active on which of some days, and when they were last active before: rows of (user_id, day, previous_day).
 * @param isFirst nothing happened before these days, so earlier days need no lookup
 */
export function activePeople(range: DayRange, { isFirst }: { isFirst: boolean }): SQL {
  const lastBefore = isFirst
    ? sql`null::date`
    : sql`(select max(kept.day) from active_days kept where kept.user_id = found.user_id and kept.day < ${range.from}::date)`;
  return sql`
    select user_id, day, coalesce(lag(day) over (partition by user_id order by day), ${lastBefore}) as previous_day
    from (select distinct user_id, ${dayOf(sql`ended_at`)} as day from task_endings where ${during(sql`ended_at`, range)}) found`;
}

/** How many of each day's active people were last active how many days before: rows of (day, gap, people). */
export function activeGapsOf({ from, to }: DayRange): SQL {
  return sql`
    select day, coalesce(day - previous_day, 0) as gap, count(*) as people
    from active_days where day between ${from}::date and ${to}::date group by 1, 2`;
}

/**
 * `cohort`, day the Monday of joining, key weeks since: distinct people of a cohort who were active in a week, counted
 * on their first active day in it. Covers all weeks that the days touch.
 */
export function cohortTotals({ from, to }: DayRange): SQL {
  return sql`
    select date_trunc('week', joined_day)::date as day, 'cohort' as metric,
      ((date_trunc('week', active_days.day)::date - date_trunc('week', joined_day)::date) / 7)::text as key,
      count(*)::bigint as value
    from active_days join milestones on milestones.user_id = active_days.user_id
    where active_days.day >= date_trunc('week', ${from}::date)::date and active_days.day < date_trunc('week', ${to}::date)::date + 7
      and (previous_day is null or previous_day < date_trunc('week', active_days.day)::date)
      and active_days.day >= date_trunc('week', joined_day)::date
      and active_days.day < date_trunc('week', joined_day)::date + ${7 * COHORT_WEEKS}::int
    group by 1, 3`;
}

/** The first day with anything to count; null when there is none. */
export async function readFirstDay(queries: Queries): Promise<string | null> {
  const { rows } = await queries.execute<{ day: string | null }>(sql`
    select (least(
      (select min(ended_at) from task_endings), (select min(created_at) from ledger_postings),
      (select min(email_verified_at) from users), (select min(ended_at) from topups where state = 'completed')
    ) at time zone ${BUSINESS_ZONE})::date::text as day`);
  return rows[0]!.day;
}
