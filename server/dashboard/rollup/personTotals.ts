import { eq, type SQL, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import { BUSINESS_ZONE, businessDay, startOfBusinessDay } from '../../platform/businessTime.ts';
import { BUSINESS_OFFSET } from '../../../contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries, Transaction } from '../../platform/database/database.ts';
import { EXCUSED_CODES } from '../excusedEndings.ts';
import { tryLockRollup } from './rollupLock.ts';
import { personDays, personTotals, rollupState } from './rollupTables.ts';
import { readFirstDay } from './totals.ts';

const STATE = 'people';
/** A day is counted this long after its end, when no transaction can still add to it. */
export const SETTLED_MS = 3 * 3600 * 1000;
/** Whole business days: as many as a large database counts in seconds. */
const STRETCH_MS = 30 * DAY_MS;
/** Days stored one by one for each person: as many as are shown, and one more. */
const PERSON_DAYS = 31;

/** From a moment (included; null for the beginning of time) to another (excluded; null for no end). */
export interface Stretch {
  from: Date | null;
  to: Date | null;
}

/** Up to when each person's figures are counted, the beginning of a business day; null before the first count. */
export async function readPersonsCountedTo(queries: Pick<Queries, 'select'>): Promise<Date | null> {
  const [state] = await queries.select().from(rollupState).where(eq(rollupState.name, STATE));
  return state?.countedAt ?? null;
}

const dayOf = (moment: SQL): SQL => sql`(${moment} at time zone ${BUSINESS_ZONE})::date`;
const during = (moment: SQL, { from, to }: Stretch): SQL =>
  sql`${moment} >= ${from ?? '-infinity'}::timestamptz and ${moment} < ${to ?? 'infinity'}::timestamptz`;

/**
 * How a person's attempts ended, counted from the source table: rows of (user_id, metric, key, value) with the metric
 * `ended` and the key kind|model|outcome, where `stopped` is neither a success nor a failure.
 * @param whose a condition on `task_endings`
 */
export function endedOfPersons(stretch: Stretch, whose: SQL = sql`true`): SQL {
  return sql`
    select user_id, 'ended' as metric, kind || '|' || model_id || '|' ||
        case when status = 'failed' and failure_code in ${EXCUSED_CODES} then 'stopped' else status end as key,
      count(*)::bigint as value
    from task_endings where ${whose} and ${during(sql`ended_at`, stretch)} group by 1, 3`;
}

/**
 * Coins that entered or left a person's wallet, and coins settled from their hold: rows of (user_id, metric, key,
 * value) with the metric `coins` and the key account|kind of posting. Moving coins into the hold is left out.
 * @param whose a condition on `entry` (`ledger_entries`) and `account` (`ledger_accounts`)
 */
export function coinsOfPersons(stretch: Stretch, whose: SQL = sql`true`): SQL {
  return sql`
    select account.user_id, 'coins' as metric, account.kind || '|' || entry.kind as key, sum(entry.amount)::bigint as value
    from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
    where entry.balance_after is not null and ${during(sql`entry.created_at`, stretch)} and ${whose}
      and (account.kind = 'wallet' and entry.kind <> 'hold' or account.kind = 'hold' and entry.kind = 'settle')
    group by 1, 3`;
}

/**
 * How many attempts ended on each day and how many coins were settled: rows of (user_id, day, items, coins).
 * @param whose a condition on `task_endings`, and one on `entry` and `account`
 */
export function daysOfPersons(
  stretch: Stretch,
  whose: { endings: SQL; entries: SQL } = {
    endings: sql`true`,
    entries: sql`true`,
  },
): SQL {
  return sql`
    select user_id, day, sum(items)::int as items, sum(coins)::bigint as coins from (
      select user_id, ${dayOf(sql`ended_at`)} as day, count(*) as items, 0 as coins
      from task_endings where ${whose.endings} and ${during(sql`ended_at`, stretch)} group by 1, 2
      union all
      select account.user_id, ${dayOf(sql`entry.created_at`)}, 0, -sum(entry.amount)
      from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
      where entry.balance_after is not null and entry.kind = 'settle' and account.kind = 'hold'
        and ${during(sql`entry.created_at`, stretch)} and ${whose.entries} group by 1, 2
    ) lines group by 1, 2`;
}

/** The days that are stored one by one, up to `to`, the beginning of a business day. */
function storedDays(to: Date): { stretch: Stretch; firstDay: string } {
  const from = new Date(to.getTime() - PERSON_DAYS * DAY_MS);
  return { stretch: { from, to }, firstDay: businessDay(from) };
}

/**
 * Adds finished days to the stored figures of each person, each day once. A long history is added in stretches, each in
 * its own transaction, so that no statement exceeds its time limit; whoever reads a person's figures meanwhile counts
 * the rest from the source tables. Does nothing while another process counts.
 */
export async function countPersons({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const countOnce = () => database.transaction((transaction) => countStretch(transaction, clock.now()));
  while (await countOnce());
}

/** @returns whether there is more to count */
async function countStretch(transaction: Transaction, now: Date): Promise<boolean> {
  if (!(await tryLockRollup(transaction))) return false;
  const end = startOfBusinessDay(new Date(now.getTime() - SETTLED_MS));
  const countedTo = await readPersonsCountedTo(transaction);
  // Null after a recount by an older release, which does not know these tables. In the future when the clock was set
  // back: what happens until then would never be counted.
  const isKept = countedTo !== null && countedTo <= now;
  if (!isKept) for (const table of [personTotals, personDays]) await transaction.delete(table);
  const from = isKept ? countedTo : await firstMoment(transaction);
  if (isKept && from! >= end) return false;
  const to = from === null || from >= end ? end : earlier(end, new Date(from.getTime() + STRETCH_MS));
  if (from !== null && from < to) await add(transaction, { from, to });
  await transaction
    .insert(rollupState)
    .values({ name: STATE, countedAt: to })
    .onConflictDoUpdate({ target: rollupState.name, set: { countedAt: to } });
  return to < end;
}

async function add(transaction: Transaction, { from, to }: { from: Date; to: Date }): Promise<void> {
  await transaction.execute(sql`
    insert into person_totals (user_id, metric, key, value)
    ${endedOfPersons({ from, to })} union all ${coinsOfPersons({ from, to })}
    on conflict (user_id, metric, key) do update set value = person_totals.value + excluded.value`);
  const { stretch, firstDay } = storedDays(to);
  await transaction.execute(sql`delete from person_days where day < ${firstDay}::date`);
  await transaction.execute(sql`
    insert into person_days (user_id, day, items, coins)
    ${daysOfPersons({ from: from > stretch.from! ? from : stretch.from, to })}`);
}

async function firstMoment(transaction: Transaction): Promise<Date | null> {
  const day = await readFirstDay(transaction);
  return day === null ? null : startOfBusinessDay(new Date(`${day}T12:00:00${BUSINESS_OFFSET}`));
}

const earlier = (one: Date, other: Date) => (one < other ? one : other);

/** Differences between the stored figures of people and a full recount, as SQL: rows of (problem). */
export function personProblems(to: Date): SQL {
  const stretch = { from: null, to };
  const days = storedDays(to).stretch;
  return sql`
    select metric || ' ' || key || ' of ' || user_id || ': ' || coalesce(kept.value::text, 'nothing') || ' kept, '
      || coalesce(counted.value::text, 'nothing') || ' counted' as problem
    from person_totals kept
    full join (${endedOfPersons(stretch)} union all ${coinsOfPersons(stretch)}) counted using (user_id, metric, key)
    where coalesce(kept.value, 0) <> coalesce(counted.value, 0)
    union all
    select day || ' of ' || user_id || ': ' || coalesce(kept.items, 0) || ' items, ' || coalesce(kept.coins, 0) || ' coins kept, '
      || coalesce(counted.items, 0) || ' items, ' || coalesce(counted.coins, 0) || ' coins counted'
    from person_days kept full join (${daysOfPersons(days)}) counted using (user_id, day)
    where (coalesce(kept.items, 0), coalesce(kept.coins, 0)) <> (coalesce(counted.items, 0), coalesce(counted.coins, 0))`;
}
