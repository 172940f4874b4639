import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Queries, Transaction } from '../platform/database/database.ts';
import { tasks } from './tables.ts';

/** A person's requests and results, for the export of their data. */
export async function exportTasks(queries: Queries, { userId }: { userId: string }): Promise<unknown[]> {
  return queries
    .select({
      id: tasks.id,
      kind: tasks.kind,
      mode: tasks.mode,
      status: tasks.status,
      prompt: tasks.prompt,
      model: tasks.modelId,
      settings: tasks.settings,
      coins: tasks.price,
      created_at: tasks.createdAt,
      completed_at: tasks.completedAt,
    })
    .from(tasks)
    .where(and(eq(tasks.userId, userId), isNull(tasks.deletedAt)))
    .orderBy(desc(tasks.id));
}

/**
 * Takes away what a leaving person made: finished items are deleted now, unfinished ones are ended by their deadline at
 * once and then swept up with the rest (`purgeDeleted`).
 */
export async function leaveTasks(
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
