import { activityEndpoints as calls } from '../../contract/activity.ts';
import { type Route, route } from '../platform/http/call.ts';
import type { ActivityDeps } from './activityDeps.ts';
import { exportCsv } from './exportCsv.ts';
import { readAuditTrail } from './readAuditTrail.ts';
import { readChart, readUsagePatterns } from './readCharts.ts';
import { readAuditSummary, readCreditsSummary } from './readSummaries.ts';

/** Every call of `contract/activity.ts`: readings of the ledger, with what caused each line. */
export function activityRoutes(deps: ActivityDeps): Route[] {
  return [
    route(calls.creditsSummary, async ({ session }) => ({
      data: await readCreditsSummary({ deps, userId: session.userId }),
    })),
    route(calls.auditTrail, ({ session, query: { page, limit, ...filters } }) =>
      readAuditTrail({ deps, userId: session.userId, filters, page, limit }),
    ),
    route(calls.auditSummary, async ({ session, query }) => ({
      data: await readAuditSummary({ deps, userId: session.userId, asked: query }),
    })),
    route(calls.visualization, async ({ session, query }) => ({
      data: await readChart({
        deps,
        userId: session.userId,
        chartType: query.chart_type,
        year: query.year,
        month: query.month,
      }),
    })),
    route(calls.usagePatterns, async ({ session, query }) => ({
      data: await readUsagePatterns({
        deps,
        userId: session.userId,
        analysisType: query.analysis_type,
        year: query.year,
      }),
    })),
    route(calls.exportCsv, async ({ session, query }) =>
      exportCsv({ deps, userId: session.userId, filters: query, language: session.language }),
    ),
  ];
}
