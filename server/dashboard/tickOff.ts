import { and, eq, sql } from 'drizzle-orm';
import type { SystemReport, TickOff } from '../../contract/dashboard.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Session } from '../platform/http/call.ts';
import { runAsAdmin } from './runAsAdmin.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { failedJobs } from './failedJobs.ts';
import { writeLog } from './log/writeLog.ts';
import { adminLog } from './tables.ts';

/**
 * Ends a concern that needs nothing more: jobs of a queue that were given up are forgotten; failures and refusals
 * that the screen showed count as seen, and newer ones are told again. What it was about stays as it is.
 * @returns how many jobs were forgotten; null where nothing was
 * @throws ApiError not_found for a queue that is none
 */
export function tickOff(
  { database, clock, generation: { jobs } }: DashboardDeps,
  { session, asked: { what, queue, seen_until: seen, reason } }: { session: Session; asked: TickOff },
): Promise<{ log_id: string; count: number | null }> {
  return runAsAdmin({ database, session }, async (transaction) => {
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

/** Nobody has seen what is still to come. */
function notLater(moment: string, now: Date): string {
  return new Date(Math.min(Date.parse(moment), now.getTime())).toISOString();
}

/** Until when somebody has seen what is only counted: the admin log remembers it. */
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
