import { sql } from 'drizzle-orm';
import type { Analytics, RangeQuery } from '../../../contract/dashboard.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { readCountedAt } from '../rollup/runRollup.ts';
import { COHORT_WEEKS } from '../rollup/totals.ts';
import { type Days, rangeOf, shiftDay } from './rangeOf.ts';
import { type EndedTotal, type Outcome, readActiveByDay, readTotals, type Totals } from './readTotals.ts';
import { waitPercentile } from './waitingTimes.ts';
import { KINDS } from '../../../contract/generationWords.ts';

/** The charts of a range as data, from one snapshot. */
export async function readAnalytics(deps: DashboardDeps, asked: RangeQuery): Promise<Analytics> {
  const { range } = rangeOf(asked, deps.clock.now());
  return deps.database.transaction(
    async (queries) => {
      const totals = await readTotals(queries, range, { isByDay: true });
      return {
        range,
        counted_at: (await readCountedAt(queries))?.toISOString() ?? null,
        days: byDay(totals, {
          range,
          active: await readActiveByDay(queries, range),
        }),
        models: byModel(totals, deps),
        waiting: KINDS.map((kind) => {
          const waiting = totals.waiting(kind);
          const count = [...waiting.values()].reduce((sum, value) => sum + value, 0);
          return { kind, p50: waitPercentile(waiting, 0.5), p95: waitPercentile(waiting, 0.95), count };
        }),
        conversion: {
          joined: totals.sum('joined', ['']),
          generated: totals.sum('joined_generated', ['']),
          paid: totals.sum('joined_paid', ['']),
        },
        cohorts: await readCohorts(queries, range.to),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const add = (rows: EndedTotal[], outcome: Outcome) =>
  rows.filter((row) => row.outcome === outcome).reduce((sum, { value }) => sum + value, 0);

function byDay(
  totals: Totals,
  { range: { from, days }, active }: { range: Days; active: Map<string, number> },
): Analytics['days'] {
  return Array.from({ length: days }, (_, place) => {
    const day = shiftDay(from, place);
    const ended = totals.ended.filter((row) => row.day === day);
    const completed = (kind: string) =>
      add(
        ended.filter((row) => row.kind === kind),
        'completed',
      );
    const money = (key: string) => totals.sum('revenue', [key], day);
    return {
      day,
      joined: totals.sum('joined', [''], day),
      active: active.get(day) ?? 0,
      videos: completed('video'),
      images: completed('image'),
      failed: add(ended, 'failed'),
      stopped: add(ended, 'stopped'),
      coins_sold: totals.sum('coins', ['purchase'], day),
      coins_spent: totals.sum('coins', ['settle'], day),
      coins_returned: totals.sum('coins', ['release'], day),
      payments: money('payments'),
      revenue: money('subtotal'),
      fees: money('fee'),
      vat: money('vat'),
    };
  });
}

/** Most used first. */
function byModel(totals: Totals, { generation }: DashboardDeps): Analytics['models'] {
  const engines = generation.catalog.engines();
  const keys = [...new Set(totals.ended.map(({ kind, model, engine }) => `${kind}|${model}|${engine}`))];
  const models = keys.map((key) => {
    const [kind, model, engine] = key.split('|') as [EndedTotal['kind'], string, string];
    const ended = totals.ended.filter((row) => `${row.kind}|${row.model}|${row.engine}` === key);
    return {
      id: model,
      label: generation.catalog.nameOf(model).label,
      kind,
      engine: { id: engine, label: engines.find(({ id }) => id === engine)?.label ?? engine },
      completed: add(ended, 'completed'),
      failed: add(ended, 'failed'),
      stopped: add(ended, 'stopped'),
    };
  });
  return models.sort((one, other) => other.completed - one.completed);
}

/** The cohorts of the weeks up to a day, newest first; future weeks are left out. */
async function readCohorts(queries: Queries, to: string): Promise<Analytics['cohorts']> {
  const { rows } = await queries.execute<{
    week: string;
    joined: number;
    generated: number;
    paid: number;
    active: number[];
  }>(sql`
    select week::date::text as week,
      (select coalesce(sum(value), 0)::int from day_totals where metric = 'joined' and day between week::date and week::date + 6) as joined,
      (select coalesce(sum(value), 0)::int from day_totals where metric = 'joined_generated' and day between week::date and week::date + 6) as generated,
      (select coalesce(sum(value), 0)::int from day_totals where metric = 'joined_paid' and day between week::date and week::date + 6) as paid,
      (select json_agg(coalesce((select value from day_totals where day = week::date and metric = 'cohort' and key = age::text), 0) order by age)
        from generate_series(0, least(${COHORT_WEEKS - 1}::int, (date_trunc('week', ${to}::date)::date - week::date) / 7)) age) as active
    from generate_series(date_trunc('week', ${to}::date) - ${7 * (COHORT_WEEKS - 1)} * interval '1 day', date_trunc('week', ${to}::date), interval '7 days') week
    order by week desc`);
  return rows;
}
