import { ApiError } from '../platform/http/apiError.ts';
import { failTask } from './failTask.ts';
import { findTask } from './findTask.ts';
import type { GenerationParts } from './parts.ts';

/**
 * Ends a task that has not begun; its coins come back. What an engine already renders cannot be stopped everywhere, so
 * nobody is promised that.
 * @throws ApiError not_found, task_not_cancellable
 */
export async function cancelTask({
  parts,
  userId,
  id,
}: {
  parts: GenerationParts;
  userId: string;
  id: string;
}): Promise<void> {
  const task = await findTask(parts.database, { userId, id });
  const isEnded =
    task.status === 'pending' && (await failTask({ parts, task, code: 'generation_cancelled', from: ['pending'] }));
  if (!isEnded) throw new ApiError('task_not_cancellable');
  if (task.providerTaskId) await parts.catalog.engineOf(task.engineId)?.discard(task.providerTaskId);
}
