import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Kind } from '../../contract/generation.ts';
import { publishSignal } from '../platform/events/liveEvents.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { findTask } from './findTask.ts';
import type { GenerationParts } from './parts.ts';
import { tasks } from './tables.ts';

/**
 * Takes finished tasks out of their owner's sight; those still being made stay. Rows and files are kept for 30 days
 * (decisions, "Admin console"), so that `restoreTask` can bring them back.
 * @returns the ids that were deleted
 */
export async function deleteTasks({
  parts,
  userId,
  ids,
}: {
  parts: GenerationParts;
  userId: string;
  ids: string[];
}): Promise<string[]> {
  return parts.database.transaction(async (transaction) => {
    const deleted = await transaction
      .update(tasks)
      .set({ deletedAt: parts.clock.now() })
      .where(
        and(
          inArray(tasks.id, ids),
          eq(tasks.userId, userId),
          isNull(tasks.deletedAt),
          inArray(tasks.status, ['completed', 'failed']),
        ),
      )
      .returning({ id: tasks.id });
    for (const { id } of deleted) await publishSignal(transaction, { userId, type: 'task-deleted', taskId: id });
    return deleted.map(({ id }) => id);
  });
}

/** One task of one kind. @throws ApiError not_found; task_running while it is being made */
export async function deleteTask({
  parts,
  userId,
  kind,
  id,
}: {
  parts: GenerationParts;
  userId: string;
  kind: Kind;
  id: string;
}): Promise<void> {
  await findTask(parts.database, { userId, kind, id });
  const deleted = await deleteTasks({ parts, userId, ids: [id] });
  if (deleted.length === 0) throw new ApiError('task_running');
}
