import type { DashboardDeps } from '../dashboard/dashboardDeps.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';

/** Dependencies of a process's metrics. */
export interface MetricsDeps {
  dashboard: DashboardDeps;
  /** Connection pools, by the name they are reported under. */
  pools: Record<string, Database>;
  log: Log;
}
