import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Deactivated } from '../../../contract/dashboard.ts';
import { endAllSessions } from '../../accounts/endSessions.ts';
import { sessions, users } from '../../accounts/tables.ts';
import { tasks } from '../../generation/tables.ts';
import { afterCommit } from '../../platform/database/afterCommit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runOnAdmins } from '../runAsAdmin.ts';
import { discard, endUnfinished } from '../content/removeContent.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';

type Asked = { deps: DashboardDeps; session: Session; userId: string; reason: string };

/**
 * Deactivates an account, in the caller's transaction: ends its sessions and with them every open page, ends its unfinished tasks
 * and returns their coins. What it made and owns stays.
 * @throws ApiError not_found, own_account, conflict when it is deactivated already
 */
export async function deactivateUser(
  transaction: Transaction,
  { deps, session, userId, reason }: Asked,
): Promise<Deactivated> {
  const { clock } = deps;
  if (userId === session.userId) throw new ApiError('own_account');
  return runOnAdmins(transaction, session, async () => {
    const user = await changeStatus(transaction, { userId, from: 'active', to: 'deactivated' });
    const [open] = await transaction
      .select({ count: sql<number>`count(*)::int` })
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
    await endAllSessions(transaction, { clock, userId, reason: 'deactivated' });
    const ended = await endUnfinished(transaction, {
      clock,
      which: eq(tasks.userId, userId),
      code: 'account_deactivated',
    });
    const effects = {
      sessions_ended: open!.count,
      tasks_ended: ended.ended,
      coins_returned: ended.coins_returned,
    };
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'user.deactivate',
        subject: { type: 'user', id: userId },
        userId,
        reason,
        before: { status: 'active' },
        after: { status: 'deactivated', ...effects },
      },
    });
    afterCommit(transaction, () => void discard(deps, ended));
    return { ...effects, log_id: logId, user };
  });
}

/**
 * Activates an account again, in the caller's transaction; its owner has to sign in again. @throws ApiError not_found, conflict when it is active
 * already
 */
export function activateUser(transaction: Transaction, { deps: { clock }, session, userId, reason }: Asked) {
  return runOnAdmins(transaction, session, async () => {
    const user = await changeStatus(transaction, { userId, from: 'deactivated', to: 'active' });
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'user.activate',
        subject: { type: 'user', id: userId },
        userId,
        reason,
        before: { status: 'deactivated' },
        after: { status: 'active' },
      },
    });
    return { user, log_id: logId };
  });
}

type Status = 'active' | 'deactivated';

async function changeStatus(
  transaction: Parameters<typeof writeLog>[0],
  { userId, from, to }: { userId: string; from: Status; to: Status },
): Promise<Deactivated['user']> {
  const [user] = await transaction
    .select({ role: users.role, status: users.status, deletedAt: users.deletedAt })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!user || user.deletedAt) throw new ApiError('not_found');
  if (user.status !== from) throw new ApiError('conflict');
  await transaction.update(users).set({ status: to }).where(eq(users.id, userId));
  return { id: userId, role: user.role, status: to };
}

/**
 * Ends unfinished tasks of deactivated accounts: a request that was under way at the time can still add one.
 * @returns how many tasks ended
 */
export async function endTasksOfDeactivated(deps: DashboardDeps): Promise<number> {
  const off = sql`exists (select from users where users.id = tasks.user_id and users.status = 'deactivated')`;
  const left = await deps.database
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(inArray(tasks.status, ['pending', 'processing']), off));
  if (left.length === 0) return 0;
  const ids = inArray(
    tasks.id,
    left.map(({ id }) => id),
  );
  const ended = await deps.database.transaction((transaction) =>
    endUnfinished(transaction, { clock: deps.clock, which: ids, code: 'account_deactivated' }),
  );
  await discard(deps, ended);
  return ended.ended;
}
