import { eq } from 'drizzle-orm';
import type { Role } from '../../../contract/schemas/accounts.ts';
import { endAllSessions } from '../../accounts/endSessions.ts';
import { users } from '../../accounts/tables.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runOnAdmins } from '../runAsAdmin.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';

/**
 * Makes somebody an admin, or takes the role away, in the caller's transaction. Nobody changes their own role, so one admin always stays. Who loses
 * the role also loses every session, so that open screens show nothing any more.
 * @throws ApiError not_found, own_account, forbidden; conflict when they have the role already, or when the new admin's
 *   account is deactivated or its address not confirmed
 */
export async function changeRole(
  transaction: Transaction,
  {
    deps: { clock },
    session,
    userId,
    role,
    reason,
  }: { deps: DashboardDeps; session: Session; userId: string; role: Role; reason: string },
) {
  if (userId === session.userId) throw new ApiError('own_account');
  return runOnAdmins(transaction, session, async () => {
    const [user] = await transaction.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || user.deletedAt) throw new ApiError('not_found');
    if (user.role === role) throw new ApiError('conflict');
    if (role === 'admin' && (user.status !== 'active' || !user.emailVerifiedAt)) throw new ApiError('conflict');
    await transaction.update(users).set({ role }).where(eq(users.id, userId));
    if (role === 'user') await endAllSessions(transaction, { clock, userId, reason: 'role-changed' });
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'user.change_role',
        subject: { type: 'user', id: userId },
        userId,
        reason,
        before: { role: user.role },
        after: { role },
      },
    });
    return { user: { id: userId, role, status: user.status }, log_id: logId };
  });
}
