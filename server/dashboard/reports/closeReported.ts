import { eq } from 'drizzle-orm';
import type { InferOutput } from 'valibot';
import type { ReportClosing } from '../../../contract/dashboard.ts';
import { tasks } from '../../generation/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/call.ts';
import { closeReport } from '../../shares/reports.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';

/**
 * Dismisses a report, or ends the reported link, in the caller's transaction.
 * @returns how many reports this closed
 * @throws ApiError not_found; conflict when it is closed already
 */
export function closeReported(
  transaction: Transaction,
  {
    deps: { clock },
    session,
    id,
    closing,
  }: { deps: DashboardDeps; session: Session; id: string; closing: InferOutput<typeof ReportClosing> },
): Promise<{ log_id: string; closed: number }> {
  return runAsAdminWithin(transaction, session, async () => {
    const { report, closed } = await closeReport(transaction, { clock, id, action: closing.action });
    const [work] = await transaction.select({ userId: tasks.userId }).from(tasks).where(eq(tasks.id, report.taskId));
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: closing.action === 'dismiss' ? 'report.dismiss' : 'report.end_link',
        subject: { type: 'report', id },
        userId: work?.userId ?? null,
        reason: closing.reason,
        before: { reason: report.reason, item: report.taskId },
        after: { closed },
      },
    });
    return { log_id: logId, closed };
  });
}
