import { eq, sql } from 'drizzle-orm';
import type { SystemReport } from '../../contract/dashboard.ts';
import { shareReports } from '../shares/tables.ts';
import { readQueues } from '../platform/jobs/readQueues.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { findConcerns } from './findConcerns.ts';
import { readPauseReadings } from './managePauses.ts';
import { presentQueues } from './presentQueues.ts';
import { readEngines } from './readEngines.ts';
import { readLedger } from './readLedger.ts';
import { readServer } from './readServer.ts';
import { readTasks } from './readTasks.ts';
import { readSeenUntil } from './dismissConcern.ts';

/**
 * The state of the whole system from one database snapshot, on one connection, so that looking at a busy system does
 * not make it busier. Every query uses an index; none sums up a whole table.
 * @param statementMs limit for each statement, in milliseconds; the connection's own limit when left out
 */
export async function readSystem(
  deps: DashboardDeps,
  { statementMs }: { statementMs?: number } = {},
): Promise<SystemReport> {
  const now = deps.clock.now();
  const readings = await deps.database.transaction(
    async (queries) => {
      if (statementMs) await queries.execute(sql.raw(`set local statement_timeout = ${statementMs}`));
      return {
        ledger: await readLedger(queries, now),
        payments: await deps.readPayments(queries),
        webhooks: await deps.readWebhooks(queries),
        tasks: await readTasks(queries, now),
        engines: await readEngines(queries, { catalog: deps.generation.catalog, now }),
        pauses: await readPauseReadings(queries),
        queues: presentQueues(await readQueues(queries), now),
        storage: await deps.readStorage(queries),
        server: await readServer(queries, deps.startedAt),
        open_reports: await queries.$count(shareReports, eq(shareReports.state, 'open')),
        seen_until: await readSeenUntil(queries),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  return { read_at: now.toISOString(), concerns: findConcerns(readings, now), ...readings };
}
