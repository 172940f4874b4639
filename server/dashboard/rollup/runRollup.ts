import { eq, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { businessDay } from '../../platform/businessTime.ts';
import { countPersons } from './personTotals.ts';
import { rollupState } from './rollupTables.ts';
import {
  activeGapsOf,
  activePeople,
  cohortTotals,
  type DayRange,
  eventTotals,
  firstTimes,
  joinedTotals,
} from './totals.ts';

/** What was written shortly before a count may have been committed after it, so every count goes over that much again. */
const OVERLAP_MS = 2 * 3600 * 1000;
const STATE = 'totals';
const KEPT = ['rollup_state', 'day_totals', 'active_days', 'active_gaps', 'milestones', 'person_totals', 'person_days'];

/**
 * Counts what the console's overview shows, of every day that may have changed since the last time: today always, and
 * after a pause all that was missed. One process at a time; the others leave it to that one.
 * @param isAnew forgets everything that was kept and counts all of it again
 * @returns the days that were counted; null when another process was at it
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
    const { rows } = await transaction.execute<{ is_mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended('console rollup', 0)) as is_mine`,
    );
    if (!rows[0]!.is_mine) return null;
    const now = clock.now();
    if (isAnew) for (const table of KEPT) await transaction.execute(sql`delete from ${sql.identifier(table)}`);
    const range = { from: (await firstDay(transaction)) ?? businessDay(now), to: businessDay(now) };
    await countEvents(transaction, range);
    await countPeople(transaction, range);
    await countPersons(transaction, now);
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

/** The first day that has to be counted: where the last count left off, or the first on which anything happened. */
async function firstDay(transaction: Transaction): Promise<string | null> {
  const countedAt = await readCountedAt(transaction);
  if (countedAt) return businessDay(new Date(countedAt.getTime() - OVERLAP_MS));
  const { rows } = await transaction.execute<{ day: string | null }>(sql`
    select (least(
      (select min(ended_at) from task_endings), (select min(created_at) from ledger_postings),
      (select min(email_verified_at) from users), (select min(ended_at) from topups where state = 'completed')
    ) at time zone 'Asia/Jakarta')::date::text as day`);
  return rows[0]!.day;
}

async function countEvents(transaction: Transaction, range: DayRange): Promise<void> {
  const { from, to } = range;
  // `active` comes from a process of an older release (before migration 0030) that still runs beside this one.
  await transaction.execute(sql`
    delete from day_totals where day between ${from} and ${to}
      and metric in ('ended', 'wait', 'coins', 'revenue', 'active')`);
  await storeTotals(transaction, eventTotals(range));
}

async function countPeople(transaction: Transaction, range: DayRange): Promise<void> {
  const { from, to } = range;
  // Asked beforehand: a statement that fills an empty table is planned for an empty one, and would read it whole for each person.
  const { rows } = await transaction.execute<{ is_first: boolean }>(
    sql`select not exists (select from active_days where day < ${from}::date) as is_first`,
  );
  await transaction.execute(sql`
    insert into active_days (user_id, day, previous_day) ${activePeople(range, { isFirst: rows[0]!.is_first })}
    on conflict (user_id, day) do update set previous_day = excluded.previous_day
      where active_days.previous_day is distinct from excluded.previous_day`);
  await transaction.execute(sql`delete from active_gaps where day between ${from} and ${to}`);
  await transaction.execute(sql`insert into active_gaps (day, gap, people) ${activeGapsOf(range)}`);
  await transaction.execute(sql`
    insert into milestones (user_id, joined_day, first_generation_at, first_topup_at) ${firstTimes(range)}
    on conflict (user_id) do update set
      first_generation_at = least(milestones.first_generation_at, excluded.first_generation_at),
      first_topup_at = least(milestones.first_topup_at, excluded.first_topup_at)`);
  const changed = sql`
    select joined_day from milestones where joined_day between ${from} and ${to}
      or first_generation_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'
      or first_topup_at >= ${from}::date::timestamp at time zone 'Asia/Jakarta'`;
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
