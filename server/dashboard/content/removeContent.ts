import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Removed } from '../../../contract/dashboard.ts';
import type { Kind } from '../../../contract/generation.ts';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { users } from '../../accounts/tables.ts';
import { endTask } from '../../generation/advance/failTask.ts';
import { tasks } from '../../generation/tables.ts';
import type { Clock } from '../../platform/clock.ts';
import { afterCommit } from '../../platform/database/afterCommit.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { signalSql } from '../../platform/events/liveEvents.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { newId } from '../../platform/identifier.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';

type Asked = { deps: DashboardDeps; session: Session; reason: string };

/** Deletes one item, in the caller's transaction; this can be undone for 30 days. @throws ApiError not_found */
export function removeItem(
  transaction: Transaction,
  { deps, session, kind, id, reason }: Asked & { kind: Kind; id: string },
): Promise<Removed> {
  const { clock } = deps;
  return runAsAdminWithin(transaction, session, async () => {
    const mine = and(eq(tasks.id, id), eq(tasks.kind, kind), isNull(tasks.deletedAt));
    const [task] = await transaction.select().from(tasks).where(mine).for('update');
    if (!task) throw new ApiError('not_found');
    const removed = await remove(transaction, { clock, which: mine!, logId: newId(clock.now()) });
    await writeLog(transaction, {
      clock,
      session,
      entry: {
        id: removed.log_id,
        action: 'content.remove',
        subject: { type: kind, id },
        userId: task.userId,
        reason,
        before: { status: task.status },
        after: { ended: removed.ended, coins_returned: removed.coins_returned },
      },
    });
    afterCommit(transaction, () => void discard(deps, removed));
    return answerOf(removed);
  });
}

/**
 * Deletes everything a person made, in the caller's transaction; this can be undone for 30 days.
 * @param expected how many items the admin was shown
 * @throws ApiError not_found, content_changed
 */
export function removeAllOfUser(
  transaction: Transaction,
  { deps, session, userId, reason, expected }: Asked & { userId: string; expected?: number | undefined },
): Promise<Removed> {
  const { clock } = deps;
  return runAsAdminWithin(transaction, session, async () => {
    const [person] = await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!person) throw new ApiError('not_found');
    const theirs = and(eq(tasks.userId, userId), isNull(tasks.deletedAt))!;
    // Locked: a second admin waits here, then counts what is left.
    const found = await transaction.select({ id: tasks.id }).from(tasks).where(theirs).orderBy(tasks.id).for('update');
    if (expected !== undefined && found.length !== expected) throw new ApiError('content_changed');
    // Only the counted items: one that is submitted meanwhile would be hidden from its owner, but still made and
    // charged.
    const counted = sql`${tasks.id} = any(${sql.param(found.map(({ id }) => id))}::uuid[])`;
    const removed = await remove(transaction, { clock, which: counted, logId: newId(clock.now()) });
    await writeLog(transaction, {
      clock,
      session,
      entry: {
        id: removed.log_id,
        action: 'content.remove_all',
        subject: { type: 'user', id: userId },
        userId,
        reason,
        before: { items: found.length },
        after: { items: 0, ended: removed.ended, coins_returned: removed.coins_returned },
      },
    });
    afterCommit(transaction, () => void discard(deps, removed));
    return answerOf(removed);
  });
}

interface Ended {
  /** Jobs that an engine may still be working on. */
  works: { engineId: string; providerTaskId: string }[];
  ended: number;
  coins_returned: number;
}

/** Ends unfinished tasks and returns their coins, in the caller's transaction. */
export async function endUnfinished(
  transaction: Transaction,
  { clock, which, code }: { clock: Clock; which: SQL; code: ErrorCode },
): Promise<Ended> {
  const unfinished = await transaction
    .select()
    .from(tasks)
    .where(and(which, inArray(tasks.status, ['pending', 'processing'])))
    .orderBy(tasks.id)
    .for('update');
  const result: Ended = { works: [], ended: 0, coins_returned: 0 };
  for (const task of unfinished) {
    if (!(await endTask(transaction, { clock, task, code, from: ['pending', 'processing'] }))) continue;
    result.ended += 1;
    result.coins_returned += task.price;
    if (task.providerTaskId) result.works.push({ engineId: task.engineId, providerTaskId: task.providerTaskId });
  }
  return result;
}

/**
 * Tells the engines that these results are no longer wanted. A failed call is only logged: that engine finishes the
 * work for nothing.
 */
export async function discard({ generation, log }: DashboardDeps, { works }: Pick<Ended, 'works'>): Promise<void> {
  for (const { engineId, providerTaskId } of works)
    await generation.catalog
      .engineOf(engineId)
      ?.discard(providerTaskId)
      .catch((error: Error) => log.warn({ error: error.message }, 'an engine was not told that a work is not wanted'));
}

async function remove(
  transaction: Transaction,
  { clock, which, logId }: { clock: Clock; which: SQL; logId: string },
): Promise<Ended & { log_id: string; removed: number }> {
  const ended = await endUnfinished(transaction, { clock, which, code: 'removed_by_admin' });
  const now = clock.now();
  const signal = sql`json_build_object('userId', user_id, 'type', 'task-deleted', 'taskId', id, 'revision', revision)::text`;
  const removed = await transaction
    .update(tasks)
    .set({ deletedAt: now, removedAt: now, removalId: logId })
    .where(which)
    .returning({ id: tasks.id, signal: signalSql(signal) });
  return { ...ended, log_id: logId, removed: removed.length };
}

const answerOf = ({ works: _works, ...removed }: Ended & { log_id: string; removed: number }): Removed => removed;
