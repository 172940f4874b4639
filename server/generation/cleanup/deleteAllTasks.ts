import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { tasks } from '../tables.ts';

/**
 * Deletes the items of a person whose account is deleted: finished ones now; unfinished ones get a deadline of now, end
 * by it and are purged with the rest (`purgeDeleted`).
 */
export async function deleteAllTasks(
  transaction: Transaction,
  { clock, userId }: { clock: Clock; userId: string },
): Promise<void> {
  const now = clock.now();
  await transaction
    .update(tasks)
    .set({ deletedAt: now })
    .where(and(eq(tasks.userId, userId), isNull(tasks.deletedAt)));
  await transaction
    .update(tasks)
    .set({ deadlineAt: now, checkedAt: new Date(0) })
    .where(and(eq(tasks.userId, userId), inArray(tasks.status, ['pending', 'processing'])));
}
