import { and, eq, sql } from 'drizzle-orm';
import type { SystemReport, DismissConcern } from '../../contract/dashboard.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import type { Session } from '../platform/http/call.ts';
import { runAsAdminWithin } from './runAsAdmin.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { failedJobs } from './failedJobs.ts';
import { writeLog } from './log/writeLog.ts';
import { adminLog } from './tables.ts';

/**
 * Dismisses a concern, in the caller's transaction. A queue's failed jobs are deleted. Failures and refusals that the
 * screen showed count as seen, and newer ones are reported again; their own rows do not change.
 * @returns how many jobs were deleted; null when the concern is not about a queue
 * @throws ApiError not_found for an unknown queue
 */
export function dismissConcern(
  transaction: Transaction,
  {
    deps: {
      clock,
      generation: { jobs },
    },
    session,
    asked: { what, queue, seen_until: seen, reason },
  }: { deps: DashboardDeps; session: Session; asked: DismissConcern },
): Promise<{ log_id: string; count: number | null }> {
  return runAsAdminWithin(transaction, session, async () => {
    const count =
      queue === undefined ? null : await jobs.drop(transaction, { name: queue }, await failedJobs(transaction, queue));
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'system.tick_off',
        subject: { type: 'system', id: queue ?? what },
        reason,
        after: seen === undefined ? { count } : { seen_until: notLater(seen, clock.now()) },
      },
    });
    return { log_id: logId, count };
  });
}

/** Nobody can have seen what has not happened yet. */
function notLater(moment: string, now: Date): string {
  return new Date(Math.min(Date.parse(moment), now.getTime())).toISOString();
}

/** Until when failures and refusals count as seen, read from the admin log. */
export async function readSeenUntil(queries: Queries): Promise<SystemReport['seen_until']> {
  const until = async (what: 'failures' | 'refusals') => {
    const [line] = await queries
      .select({ seen: sql<string | null>`max(${adminLog.after} ->> 'seen_until')` })
      .from(adminLog)
      .where(and(eq(adminLog.action, 'system.tick_off'), eq(adminLog.subjectId, what)));
    return line!.seen;
  };
  return { failures: await until('failures'), refusals: await until('refusals') };
}
