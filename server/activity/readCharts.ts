import { type SQL, sql } from 'drizzle-orm';
import type { AnalysisType, Chart, ChartType, UsagePatterns } from '../../contract/activity.ts';
import { BUSINESS_TIME_ZONE } from '../../contract/limits.ts';
import type { PostingKind } from '../credits/tables.ts';
import { businessMonth, type Period, startOfMonth } from '../platform/businessTime.ts';
import type { ActivityDeps } from './activityDeps.ts';
import { entriesOf, TYPE_OF_KIND, within } from './auditFilters.ts';

type Asked = { deps: ActivityDeps; userId: string; year?: number | undefined };

/** A chart of a year, by month, or of one month, by day. */
export async function readChart({
  deps,
  userId,
  chartType,
  year,
  month,
}: Asked & { chartType: ChartType; month?: number | undefined }): Promise<Chart> {
  const shownYear = year ?? businessMonth(deps.clock.now()).year;
  const period = month
    ? { from: startOfMonth(shownYear, month), to: startOfMonth(shownYear, month + 1) }
    : { from: startOfMonth(shownYear, 1), to: startOfMonth(shownYear + 1, 1) };
  const frame = { chart_type: chartType, year: shownYear, month: month ?? null };
  if (chartType === 'by_model') {
    const models = await readModels(deps, userId, period);
    return {
      ...frame,
      categories: models.map(({ key }) => key),
      models: models.map(({ key }) => deps.nameOfModel(key)),
      series: [{ name: 'spent', data: models.map(({ credits }) => credits) }],
    };
  }
  if (chartType === 'by_type') {
    const { rows } = await deps.database.execute<{ kind: PostingKind; came: string; went: string }>(sql`
      select e.kind, coalesce(sum(e.amount) filter (where e.amount > 0), 0) as came, coalesce(-sum(e.amount) filter (where e.amount < 0), 0) as went
      from ledger_entries e where ${entriesOf(userId, 'wallet')} and ${within(period)} group by e.kind order by e.kind`);
    const types = rows.map((row) => TYPE_OF_KIND[row.kind]!);
    return {
      ...frame,
      categories: types,
      models: null,
      series: [
        { name: 'in', data: rows.map((row) => Number(row.came)) },
        { name: 'out', data: rows.map((row) => Number(row.went)) },
      ],
    };
  }
  const categories = month
    ? daysOf(shownYear, month)
    : Array.from({ length: 12 }, (_, index) => `${shownYear}-${String(index + 1).padStart(2, '0')}`);
  const spent = await countSettled(deps, {
    userId,
    period,
    key: sql`to_char(e.created_at at time zone ${BUSINESS_TIME_ZONE}, ${month ? 'YYYY-MM-DD' : 'YYYY-MM'})`,
  });
  return {
    ...frame,
    categories,
    models: null,
    series: [{ name: 'spent', data: categories.map((key) => spent.get(key)?.credits ?? 0) }],
  };
}

/** When, or with which models, coins of finished work were spent in a year. */
export async function readUsagePatterns({
  deps,
  userId,
  analysisType,
  year,
}: Asked & { analysisType: AnalysisType }): Promise<UsagePatterns> {
  const shownYear = year ?? businessMonth(deps.clock.now()).year;
  const period = { from: startOfMonth(shownYear, 1), to: startOfMonth(shownYear + 1, 1) };
  const frame = { analysis_type: analysisType, year: shownYear };
  if (analysisType === 'model') {
    const models = await readModels(deps, userId, period);
    return { ...frame, buckets: models.map((model) => ({ ...model, model: deps.nameOfModel(model.key) })) };
  }
  const isHour = analysisType === 'hour';
  const found = await countSettled(deps, {
    userId,
    period,
    key: sql`extract(${sql.raw(isHour ? 'hour' : 'isodow')} from e.created_at at time zone ${BUSINESS_TIME_ZONE})::int::text`,
  });
  const keys = isHour ? Array.from({ length: 24 }, (_, hour) => String(hour)) : ['1', '2', '3', '4', '5', '6', '7'];
  return {
    ...frame,
    buckets: keys.map((key) => ({
      key,
      model: null,
      count: found.get(key)?.count ?? 0,
      credits: found.get(key)?.credits ?? 0,
    })),
  };
}

/** Settled coins of a period, grouped by a key of entries `e`. */
async function countSettled(
  deps: ActivityDeps,
  { userId, period, key }: { userId: string; period: Period; key: SQL },
): Promise<Map<string, { count: number; credits: number }>> {
  const { rows } = await deps.database.execute<{ key: string; count: string; credits: string }>(sql`
    select ${key} as key, count(*), -sum(e.amount) as credits from ledger_entries e
    where ${entriesOf(userId, 'hold')} and e.kind = 'settle' and ${within(period)} group by 1`);
  return new Map(rows.map((row) => [row.key, { count: Number(row.count), credits: Number(row.credits) }]));
}

async function readModels(
  deps: ActivityDeps,
  userId: string,
  period: Period,
): Promise<{ key: string; count: number; credits: number }[]> {
  const { rows } = await deps.database.execute<{ key: string; count: string; credits: string }>(sql`
    select t.model_id as key, count(*), -sum(e.amount) as credits
    from ledger_entries e
    join ledger_postings p on p.id = e.posting_id
    join (select id::text, model_id from tasks where user_id = ${userId}) t on t.id = split_part(p.source_id, '/', 1)
    where ${entriesOf(userId, 'hold')} and e.kind = 'settle' and ${within(period)}
    group by 1 order by credits desc, key`);
  return rows.map((row) => ({ key: row.key, count: Number(row.count), credits: Number(row.credits) }));
}

function daysOf(year: number, month: number): string[] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from(
    { length: days },
    (_, index) => `${year}-${String(month).padStart(2, '0')}-${String(index + 1).padStart(2, '0')}`,
  );
}
