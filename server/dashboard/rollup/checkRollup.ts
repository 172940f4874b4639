import { desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { RollupCheck } from '../../../contract/dashboard.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import { sourceOfTask } from '../../generation/coins/ledgerSource.ts';
import { BUSINESS_ZONE, businessDay } from '../../platform/businessTime.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queries } from '../../platform/database/database.ts';
import { newId } from '../../platform/identifier.ts';
import type { Log } from '../../platform/log.ts';
import { rollupChecks } from './rollupTables.ts';
import { readCountedAt } from './runRollup.ts';
import { personProblems, readPersonsCountedTo, SETTLED_MS } from './personTotals.ts';
import { activeGapsOf, activePeople, cohortTotals, eventTotals, firstTimes, joinedTotals } from './totals.ts';

const EVERY_MS = DAY_MS;
/** The check is due every 24 hours; two hours later it counts as overdue. */
const OVERDUE_MS = 26 * 3600 * 1000;
const KEPT_PROBLEMS = 200;

/**
 * Recounts every day from the source tables and compares the result with the stored totals; also compares the endings
 * of tasks and the coins of items with the ledger. One read-only snapshot.
 * @returns a sentence for each difference, and how many days were counted
 */
export function verifyRollup({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Promise<{ days: number; problems: string[] }> {
  return database.transaction(
    async (queries) => {
      const countedAt = await readCountedAt(queries);
      const until = new Date(Math.min(clock.now().getTime(), countedAt?.getTime() ?? 0) - SETTLED_MS - EVERY_MS);
      const found = await queries.execute<{ day: string | null }>(sql`select min(day)::text as day from day_totals`);
      const from = found.rows[0]!.day;
      const range = { from: from ?? '', to: businessDay(until) };
      if (from === null || range.to < from) return { days: 0, problems: [] };
      const days = (Date.parse(range.to) - Date.parse(range.from)) / EVERY_MS + 1;
      const problems = [
        ...(await compareTotals(queries, range)),
        ...(await comparePeople(queries, range)),
        ...(await comparePersons(queries)),
        ...(await compareWithLedger(queries, range)),
        ...(await compareCharges(queries)),
      ];
      return { days, problems };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

type Range = { from: string; to: string };

/** Cohorts are compared up to the last complete week. */
async function compareTotals(queries: Queries, range: Range): Promise<string[]> {
  const { from, to } = range;
  const counted = sql`
    ${eventTotals(range)}
    union all select * from (${joinedTotals(sql`select joined_day from milestones where joined_day between ${from} and ${to}`)}) joined
    union all select day, 'active', gap::text, people from (${activeGapsOf(range)}) active
    union all select * from (${cohortTotals(range)}) cohorts where day + 7 * key::int + 6 <= ${to}::date`;
  const { rows } = await queries.execute<{ problem: string }>(sql`
    select coalesce(kept.day, counted.day) || ' ' || coalesce(kept.metric, counted.metric) || ' ' || coalesce(kept.key, counted.key)
      || ': ' || coalesce(kept.value::text, 'nothing') || ' kept, ' || coalesce(counted.value::text, 'nothing') || ' counted' as problem
    from (select day, metric, key, value from day_totals where day between ${from} and ${to}
        and (metric <> 'cohort' or day + 7 * key::int + 6 <= ${to}::date)
      union all select day, 'active', gap::text, people from active_gaps where day between ${from} and ${to}) kept
    full join (${counted}) counted using (day, metric, key)
    where coalesce(kept.value, 0) <> coalesce(counted.value, 0)
    order by 1 limit ${KEPT_PROBLEMS}`);
  return rows.map(({ problem }) => problem);
}

async function comparePeople(queries: Queries, range: Range): Promise<string[]> {
  const { from, to } = range;
  const { rows } = await queries.execute<{ problem: string }>(sql`
    select coalesce(kept.day, counted.day) || ' active: ' || coalesce(kept.user_id, counted.user_id)
      || case when kept.user_id is null then ' is missing' when counted.user_id is null then ' was not active'
        else ' was last active on another day' end as problem
    from (select * from active_days where day between ${from} and ${to}) kept
    full join (${activePeople(range, { isFirst: true })}) counted using (day, user_id)
    where kept.user_id is null or counted.user_id is null or kept.previous_day is distinct from counted.previous_day
    union all
    select 'milestones of ' || coalesce(kept.user_id, counted.user_id) || ' differ'
    from (select * from milestones where joined_day <= ${to}) kept
    full join (select * from (${firstTimes(range)}) first where joined_day <= ${to}) counted using (user_id)
    where kept.user_id is null or counted.user_id is null or kept.joined_day <> counted.joined_day
      or (counted.first_generation_at is distinct from kept.first_generation_at
        and least(counted.first_generation_at, kept.first_generation_at) < (${to}::date + 1)::timestamp at time zone ${BUSINESS_ZONE})
      or (counted.first_topup_at is distinct from kept.first_topup_at
        and least(counted.first_topup_at, kept.first_topup_at) < (${to}::date + 1)::timestamp at time zone ${BUSINESS_ZONE})
    limit ${KEPT_PROBLEMS}`);
  return rows.map(({ problem }) => problem);
}

/** Each person's figures, up to the day to which they are stored. */
async function comparePersons(queries: Queries): Promise<string[]> {
  const countedTo = await readPersonsCountedTo(queries);
  if (countedTo === null) return [];
  const { rows } = await queries.execute<{ problem: string }>(
    sql`select problem from (${personProblems(countedTo)}) differences order by 1 limit ${KEPT_PROBLEMS}`,
  );
  return rows.map(({ problem }) => problem);
}

/** The coins stored with an item must equal what the ledger settled for its attempt. */
async function compareCharges(queries: Queries): Promise<string[]> {
  const { rows } = await queries.execute<{ problem: string }>(sql`
    select 'coins of item ' || tasks.id || ': ' || tasks.charged || ' kept, ' || coalesce(settled.coins, 0) || ' in the ledger' as problem
    from tasks left join (
      select posting.source_id, sum(entry.amount) as coins from ledger_postings posting
      join ledger_entries entry on entry.posting_id = posting.id and entry.amount > 0
      where posting.source_type = 'task' and posting.kind = 'settle' group by 1
    ) settled on settled.source_id = ${sourceOfTask}
    where tasks.status = 'completed' and tasks.charged <> coalesce(settled.coins, 0)
    order by tasks.id limit ${KEPT_PROBLEMS}`);
  return rows.map(({ problem }) => problem);
}

/** An independent check: each day has as many completed tasks as charges in the ledger. */
async function compareWithLedger(queries: Queries, { from, to }: Range): Promise<string[]> {
  const { rows } = await queries.execute<{ problem: string }>(sql`
    select day || ': ' || completed || ' results, ' || charged || ' charges in the ledger' as problem from (
      select day, coalesce(ended.count, 0) as completed, coalesce(settled.count, 0) as charged
      from (select (ended_at at time zone ${BUSINESS_ZONE})::date as day, count(*) as count from task_endings where status = 'completed' group by 1) ended
      full join (select (created_at at time zone ${BUSINESS_ZONE})::date as day, count(*) as count from ledger_entries where kind = 'settle' and amount > 0 group by 1) settled using (day)
    ) days where day between ${from} and ${to} and completed <> charged order by day limit ${KEPT_PROBLEMS}`);
  return rows.map(({ problem }) => problem);
}

/**
 * The daily check: does nothing when any process started one in the last 24 hours, unless asked for. @returns true when
 * it ran
 */
export async function checkRollupDaily({
  database,
  clock,
  log,
  isAsked = false,
}: {
  database: Database;
  clock: Clock;
  log: Log;
  /** An admin asked for it now. */
  isAsked?: boolean;
}): Promise<boolean> {
  const now = clock.now();
  const id = newId(now);
  const isClaimed = await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('rollup check', 0))`);
    const recent = await transaction
      .select({ id: rollupChecks.id })
      .from(rollupChecks)
      .where(gt(rollupChecks.startedAt, new Date(now.getTime() - EVERY_MS)))
      .limit(1);
    if (recent.length > 0 && !isAsked) return false;
    await transaction.insert(rollupChecks).values({ id, startedAt: now });
    return true;
  });
  if (!isClaimed) return false;
  const { days, problems } = await verifyRollup({ database, clock });
  await database
    .update(rollupChecks)
    .set({ finishedAt: clock.now(), days, problems: problems.slice(0, KEPT_PROBLEMS) })
    .where(eq(rollupChecks.id, id));
  if (problems.length > 0)
    log.error({ problems: problems.slice(0, 10), count: problems.length }, 'the kept totals are not what was counted');
  return true;
}

/** The result of the newest finished check. */
export async function readRollupCheck(queries: Queries, now: Date): Promise<RollupCheck> {
  const [check] = await queries
    .select()
    .from(rollupChecks)
    .where(isNotNull(rollupChecks.finishedAt))
    .orderBy(desc(rollupChecks.startedAt))
    .limit(1);
  if (!check) return { state: 'never', finished_at: null, days: 0, problems: [] };
  const isOverdue = now.getTime() - check.finishedAt!.getTime() > OVERDUE_MS;
  return {
    state: check.problems.length > 0 ? 'differs' : isOverdue ? 'overdue' : 'agrees',
    finished_at: check.finishedAt!.toISOString(),
    days: check.days,
    problems: check.problems,
  };
}
