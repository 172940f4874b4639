import { and, eq, gt, isNull } from 'drizzle-orm';
import { DAY_MS } from '../../../contract/durations.ts';
import { UNDO_DAYS } from '../../../contract/limits.ts';
import { publishSignal } from '../../platform/events/liveEvents.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

/**
 * Restores a deleted task.
 * @throws ApiError not_found when it is not deleted, already purged, or removed by an admin
 */
export async function restoreTask({
  deps,
  userId,
  id,
}: {
  deps: GenerationDeps;
  userId: string;
  id: string;
}): Promise<typeof tasks.$inferSelect> {
  const oldest = new Date(deps.clock.now().getTime() - UNDO_DAYS * DAY_MS);
  return deps.database.transaction(async (transaction) => {
    const [task] = await transaction
      .update(tasks)
      .set({ deletedAt: null })
      .where(and(eq(tasks.id, id), eq(tasks.userId, userId), gt(tasks.deletedAt, oldest), isNull(tasks.removedAt)))
      .returning();
    if (!task) throw new ApiError('not_found');
    await publishSignal(transaction, { userId, type: 'task', taskId: id });
    return task;
  });
}
