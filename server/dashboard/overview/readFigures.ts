import { FIGURES, type FigureName, type Figures } from '../../../contract/dashboard.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Days } from './rangeOf.ts';
import { readActive, readTotals } from './readTotals.ts';
import { waitPercentile } from './waitingTimes.ts';

/** Every headline figure of a range, each with its value in the range before. */
export async function readFigures(
  queries: Queries,
  { range, before }: { range: Days; before: Days },
): Promise<Figures> {
  const now = await figuresOf(queries, range);
  const then = await figuresOf(queries, before);
  return Object.fromEntries(FIGURES.map((name) => [name, { value: now[name], before: then[name] }])) as Figures;
}

async function figuresOf(queries: Queries, days: Days): Promise<Record<FigureName, number | null>> {
  const totals = await readTotals(queries, days);
  const ended = (outcome: string, kind?: string) =>
    totals.ended
      .filter((row) => row.outcome === outcome && (!kind || row.kind === kind))
      .reduce((sum, { value }) => sum + value, 0);
  const [completed, failed] = [ended('completed'), ended('failed')];
  const waiting = totals.waiting(null);
  return {
    joined: totals.sum('joined', ['']),
    active_creators: await readActive(queries, days),
    generations: completed,
    videos: ended('completed', 'video'),
    images: ended('completed', 'image'),
    failed,
    success_rate: completed + failed === 0 ? null : completed / (completed + failed),
    wait_p50: waitPercentile(waiting, 0.5),
    wait_p95: waitPercentile(waiting, 0.95),
    coins_sold: totals.sum('coins', ['purchase']),
    coins_given: totals.sum('coins', ['grant', 'bonus', 'redemption', 'adjustment_up']),
    coins_spent: totals.sum('coins', ['settle']),
    coins_returned: totals.sum('coins', ['release']),
    payments: totals.sum('revenue', ['payments']),
    revenue: totals.sum('revenue', ['subtotal']),
    fees: totals.sum('revenue', ['fee']),
    vat: totals.sum('revenue', ['vat']),
    paid_total: totals.sum('revenue', ['total']),
    joined_generated: totals.sum('joined_generated', ['']),
    joined_paid: totals.sum('joined_paid', ['']),
  };
}
