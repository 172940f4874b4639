import type { Overview, RangeQuery } from '../../../contract/dashboard.ts';
import { latestContent } from '../content/listContent.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { readSystem } from '../readSystem.ts';
import { readRollupCheck } from '../rollup/checkRollup.ts';
import { readCountedAt } from '../rollup/runRollup.ts';
import { rangeOf } from './rangeOf.ts';
import { readFigures } from './readFigures.ts';

const LATEST = 6;
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The figures of a range and of the range before it, from one snapshot. */
export async function readOverview({ database, clock }: DashboardDeps, asked: RangeQuery): Promise<Overview> {
  const now = clock.now();
  const { range, before } = rangeOf(asked, now);
  return database.transaction(
    async (queries) => ({
      range,
      before,
      counted_at: (await readCountedAt(queries))?.toISOString() ?? null,
      figures: await readFigures(queries, { range, before }),
      check: await readRollupCheck(queries, now),
    }),
    SNAPSHOT,
  );
}

/** The dashboard's home page: concerns, today's figures and the latest items. */
export async function readHome(deps: DashboardDeps) {
  const now = deps.clock.now();
  const { read_at, concerns } = await readSystem(deps);
  return {
    read_at,
    concerns,
    today: await readFigures(deps.database, rangeOf({ range: 'today' }, now)),
    latest: await latestContent(deps, LATEST),
  };
}
