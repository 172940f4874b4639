import type { Overview, RangeQuery } from '../../../contract/dashboard.ts';
import { latestContent } from '../content/listContent.ts';
import type { DashboardParts } from '../dashboardParts.ts';
import { readSystem } from '../readSystem.ts';
import { readRollupCheck } from '../rollup/checkRollup.ts';
import { readCountedAt } from '../rollup/runRollup.ts';
import { rangeOf } from './rangeOf.ts';
import { readFigures } from './readFigures.ts';

const LATEST = 6;
const SNAPSHOT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/** The figures of a range beside those of the one before, of one snapshot. */
export async function readOverview({ database, clock }: DashboardParts, asked: RangeQuery): Promise<Overview> {
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

/** Today at a glance: for the first look in the morning. */
export async function readHome(parts: DashboardParts) {
  const now = parts.clock.now();
  const { read_at, concerns } = await readSystem(parts);
  return {
    read_at,
    concerns,
    today: await readFigures(parts.database, rangeOf({ range: 'today' }, now)),
    latest: await latestContent(parts, { kind: undefined, limit: LATEST }),
  };
}
