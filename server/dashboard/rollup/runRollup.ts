import { eq, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { BUSINESS_ZONE, businessDay } from '../../platform/businessTime.ts';
import { lockRollup, tryLockRollup } from './rollupLock.ts';
import { rollupState } from './rollupTables.ts';
import {
  activeGapsOf,
  activePeople,
  cohortTotals,
  type DayRange,
  eventTotals,
  firstTimes,
  joinedTotals,
  readFirstDay,
} from './totals.ts';

/** Rows written shortly before a count may be committed after it, so every count repeats this much. */
const OVERLAP_MS = 2 * 3600 * 1000;
const STATE = 'totals';
const KEPT = ['rollup_state', 'day_totals', 'active_days', 'active_gaps', 'milestones', 'person_totals', 'person_days'];

/**
 * Counts the overview's totals for every day that may have changed since the last count: always today, and after
 * downtime every day that was missed. Only one process counts at a time; the others skip.
 * @param isAnew deletes all stored totals and counts everything again
 * @returns the days that were counted; null when another process was counting
 */
export function runRollup({
  database,
  clock,
  isAnew = false,
}: {
  database: Database;
  clock: Clock;
  isAnew?: boolean;
}): Promise<DayRange | null> {
  return database.transaction(async (transaction) => {
    // A recount that skipped because the minute's count is running would look done and change nothing.
    if (isAnew) await lockRollup(transaction);
    else if (!(await tryLockRollup(transaction))) return null;
    const now = clock.now();
    if (isAnew) for (const table of KEPT) await transaction.execute(sql`delete from ${sql.identifier(table)}`);
    const range = { from: (await firstDay(transaction)) ?? businessDay(now), to: businessDay(now) };
    await countEvents(transaction, range);
    await countPeople(transaction, range);
    await transaction
      .insert(rollupState)
      .values({ name: STATE, countedAt: now })
      .onConflictDoUpdate({ target: rollupState.name, set: { countedAt: now } });
    return range;
  });
}

/** When everything was last counted; null before the first time. */
export async function readCountedAt(queries: Pick<Database, 'select'>): Promise<Date | null> {
  const [state] = await queries.select().from(rollupState).where(eq(rollupState.name, STATE));
  return state?.countedAt ?? null;
}

/** The first day to count: where the last count stopped, or the first day on which anything happened. */
async function firstDay(transaction: Transaction): Promise<string | null> {
  const countedAt = await readCountedAt(transaction);
  if (countedAt) {
    const lastDay = businessDay(new Date(countedAt.getTime() - OVERLAP_MS));
    const unfinished = await firstDayWithoutGaps(transaction);
    return unfinished !== null && unfinished < lastDay ? unfinished : lastDay;
  }
  return readFirstDay(transaction);
}

/**
 * The last day that has gaps, if people were active after it: those days were counted by a process of an older release
 * (before migration 0030), which does not store gaps. Null otherwise.
 */
async function firstDayWithoutGaps(transaction: Transaction): Promise<string | null> {
  const { rows } = await transaction.execute<{ day: string | null }>(sql`
    select last.day::text as day from (select max(day) as day from active_gaps) last
    where exists (select from active_days where active_days.day > last.day)`);
  return rows[0]?.day ?? null;
}

async function countEvents(transaction: Transaction, range: DayRange): Promise<void> {
  const { from, to } = range;
  // `active` rows come from a process of an older release (before migration 0030) that may still be running.
  await transaction.execute(sql`
    delete from day_totals where day between ${from} and ${to}
      and metric in ('ended', 'wait', 'coins', 'revenue', 'active')`);
  await storeTotals(transaction, eventTotals(range));
}

async function countPeople(transaction: Transaction, range: DayRange): Promise<void> {
  const { from, to } = range;
  // Checked beforehand: a statement that fills an empty table is planned as if the table stayed empty, and would scan
  // it once for each person.
  const { rows } = await transaction.execute<{ is_first: boolean }>(
    sql`select not exists (select from active_days where day < ${from}::date) as is_first`,
  );
  // Unchanged rows are left out: a conflict locks its row, so every minute would lock all of today's people.
  await transaction.execute(sql`
    insert into active_days (user_id, day, previous_day)
    select user_id, day, previous_day from (${activePeople(range, { isFirst: rows[0]!.is_first })}) people
    where not exists (select from active_days kept where kept.user_id = people.user_id and kept.day = people.day
      and kept.previous_day is not distinct from people.previous_day)
    on conflict (user_id, day) do update set previous_day = excluded.previous_day`);
  await transaction.execute(sql`delete from active_gaps where day between ${from} and ${to}`);
  await transaction.execute(sql`insert into active_gaps (day, gap, people) ${activeGapsOf(range)}`);
  await transaction.execute(sql`
    insert into milestones (user_id, joined_day, first_generation_at, first_topup_at) ${firstTimes(range)}
    on conflict (user_id) do update set
      first_generation_at = least(milestones.first_generation_at, excluded.first_generation_at),
      first_topup_at = least(milestones.first_topup_at, excluded.first_topup_at)`);
  const changed = sql`
    select joined_day from milestones where joined_day between ${from} and ${to}
      or first_generation_at >= ${from}::date::timestamp at time zone ${BUSINESS_ZONE}
      or first_topup_at >= ${from}::date::timestamp at time zone ${BUSINESS_ZONE}`;
  await storeTotals(transaction, joinedTotals(changed));
  await transaction.execute(sql`
    delete from day_totals where metric = 'cohort'
      and day + 7 * key::int between date_trunc('week', ${from}::date)::date and ${to}::date`);
  await storeTotals(transaction, cohortTotals(range));
}

async function storeTotals(transaction: Transaction, totals: SQL): Promise<void> {
  await transaction.execute(sql`
    insert into day_totals (day, metric, key, value) select day, metric, key, value from (${totals}) counted
    on conflict (day, metric, key) do update set value = excluded.value`);
}
