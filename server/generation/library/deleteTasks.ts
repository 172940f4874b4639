import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Kind } from '../../../contract/generation.ts';
import { publishSignal } from '../../platform/events/liveEvents.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { findTask } from './findTask.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

/**
 * Soft-deletes finished tasks; unfinished ones are skipped. Rows and files are kept for 30 days
 * (docs/decisions/admin-dashboard.md), so that `restoreTask` can bring them back.
 * @returns the ids that were deleted, and those of tasks that are still being made; none of strangers', or of what is gone
 */
export async function deleteTasks({
  deps,
  userId,
  ids,
}: {
  deps: GenerationDeps;
  userId: string;
  ids: string[];
}): Promise<{ deleted: string[]; kept: string[] }> {
  return deps.database.transaction(async (transaction) => {
    const deleted = await transaction
      .update(tasks)
      .set({ deletedAt: deps.clock.now() })
      .where(
        and(
          inArray(tasks.id, ids),
          eq(tasks.userId, userId),
          isNull(tasks.deletedAt),
          inArray(tasks.status, ['completed', 'failed']),
        ),
      )
      .returning({ id: tasks.id, revision: tasks.revision });
    for (const { id, revision } of deleted)
      await publishSignal(transaction, { userId, type: 'task-deleted', taskId: id, revision });
    const kept = await transaction
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(inArray(tasks.id, ids), eq(tasks.userId, userId), isNull(tasks.deletedAt)));
    return { deleted: deleted.map(({ id }) => id), kept: kept.map(({ id }) => id) };
  });
}

/** Soft-deletes one task. @throws ApiError not_found; task_running while it is being made */
export async function deleteTask({
  deps,
  userId,
  kind,
  id,
}: {
  deps: GenerationDeps;
  userId: string;
  kind: Kind;
  id: string;
}): Promise<void> {
  await findTask(deps.database, { userId, kind, id });
  const { deleted, kept } = await deleteTasks({ deps, userId, ids: [id] });
  if (kept.length > 0) throw new ApiError('task_running');
  // Another request deleted it in between.
  if (deleted.length === 0) throw new ApiError('not_found');
}
