import type { DashboardDeps } from '../dashboard/dashboardDeps.ts';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';

/** What is measured of one process. */
export interface MetricsDeps {
  dashboard: DashboardDeps;
  /** Pools of connections, by the name they are told under. */
  pools: Record<string, Database>;
  log: Log;
}
