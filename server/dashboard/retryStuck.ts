import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Retry } from '../../contract/dashboard.ts';
import { rescueTasks } from '../generation/advance/rescueTasks.ts';
import { checkLacks } from '../generation/remote/checkLacks.ts';
import { sweepPayments } from '../payments/sweepPayments.ts';
import { webhookEvents } from '../payments/tables.ts';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import { runAsAdmin } from './runAsAdmin.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { failedJobs } from './failedJobs.ts';
import { writeLog } from './log/writeLog.ts';

const MESSAGES_AT_ONCE = 500;

/**
 * Retries now what is stuck. `tasks`: stuck tasks get a new job, overdue ones end. `messages`: the gateway's oldest
 * unprocessed messages (up to MESSAGES_AT_ONCE) are tried as if they had just arrived. `payments`: the gateway's list
 * is compared with our receipts, unless a comparison has just started. `jobs`: the oldest failed jobs of a queue (up to
 * AT_ONCE of `failedJobs.ts`) get all their tries again. `lacks`: the servers of engines are asked whether they still
 * lack what they lacked. Nothing is done twice.
 * @returns how many were found; null when only the work itself will show it
 * @throws ApiError not_found for an unknown queue; gateway_unavailable when the gateway's list could not be compared
 *   (the admin log keeps its line all the same)
 */
export async function retryStuck(
  deps: DashboardDeps,
  { session, asked }: { session: Session; asked: Retry },
): Promise<{ log_id: string; count: number | null }> {
  const { database, clock, payments, log } = deps;
  const { what, queue, reason } = asked;
  const noted = await runAsAdmin({ database, session }, async (transaction) => {
    const count = await begin(transaction, deps, asked);
    const subject = { type: 'system', id: queue ?? what } as const;
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: { action: 'system.retry', subject, reason, ...(count !== null && { after: { count } }) },
    });
    return { log_id: logId, count };
  });
  if (what === 'payments')
    await sweepPayments(payments).catch((error: Error) => {
      log.warn({ error: error.message }, 'the gateway’s list could not be compared');
      throw new ApiError('gateway_unavailable');
    });
  if (what === 'lacks') await checkLacks(deps.generation, { isAsked: true });
  return noted;
}

async function begin(transaction: Transaction, deps: DashboardDeps, { what, queue }: Retry): Promise<number | null> {
  switch (what) {
    case 'tasks':
      return rescueTasks({ ...deps.generation, database: transaction });
    case 'messages':
      return retryMessages(transaction, deps);
    case 'payments':
    case 'lacks':
      return null;
    case 'jobs': {
      const name = queue!;
      return deps.generation.jobs.retry(transaction, { name }, await failedJobs(transaction, name));
    }
  }
}

async function retryMessages(transaction: Transaction, { clock, payments }: DashboardDeps): Promise<number> {
  const waiting = transaction
    .select({ id: webhookEvents.id })
    .from(webhookEvents)
    .where(and(isNull(webhookEvents.processedAt), eq(webhookEvents.gateway, payments.gateway.id)))
    .orderBy(asc(webhookEvents.id))
    .limit(MESSAGES_AT_ONCE);
  const rows = await transaction
    .update(webhookEvents)
    .set({ tries: 0, nextTryAt: clock.now() })
    .where(and(inArray(webhookEvents.id, waiting), isNull(webhookEvents.processedAt)))
    .returning({ id: webhookEvents.id });
  return rows.length;
}
