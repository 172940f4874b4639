import { and, eq, gt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import { UNDO_DAYS } from '../../../contract/limits.ts';
import { tasks } from '../../generation/tables.ts';
import { signalSql } from '../../platform/events/liveEvents.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';
import { adminLog } from '../tables.ts';

/**
 * Restores what one deletion removed, in the caller's transaction. Tasks that the deletion ended stay ended.
 * @param logId the deletion's line in the admin log
 * @throws ApiError not_found, removal_over when it is older than 30 days or was undone
 */
export function undoRemoval(
  transaction: Transaction,
  { deps: { clock }, session, logId, reason }: { deps: DashboardDeps; session: Session; logId: string; reason: string },
): Promise<{ log_id: string; restored: number }> {
  return runAsAdminWithin(transaction, session, async () => {
    const [line] = await transaction.select().from(adminLog).where(eq(adminLog.id, logId));
    if (line?.action !== 'content.remove' && line?.action !== 'content.remove_all') throw new ApiError('not_found');
    const oldest = new Date(clock.now().getTime() - UNDO_DAYS * DAY_MS);
    const signal = sql`json_build_object('userId', user_id, 'type', 'task', 'taskId', id)::text`;
    const restored = await transaction
      .update(tasks)
      .set({ deletedAt: null, removedAt: null, removalId: null })
      .where(and(eq(tasks.removalId, logId), gt(tasks.removedAt, oldest)))
      .returning({ id: tasks.id, signal: signalSql(signal) });
    if (restored.length === 0) throw new ApiError('removal_over');
    const id = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'content.restore',
        subject: { type: line.subjectType, id: line.subjectId },
        userId: line.userId,
        reason,
        before: { removal: logId },
        after: { restored: restored.length },
      },
    });
    return { log_id: id, restored: restored.length };
  });
}
