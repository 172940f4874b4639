import { ApiError } from '../platform/http/apiError.ts';
import { canCancel } from './canCancel.ts';
import { discardWork } from './discardWork.ts';
import { failTask } from './failTask.ts';
import { findTask } from './findTask.ts';
import type { GenerationParts } from './parts.ts';

const CANCELLED = 'generation_cancelled';

/**
 * Ends a task that has not begun, or whose engine stops at once (`canCancel`); its coins and its place in the day come
 * back. Which of a cancellation and a delivery comes first, the database decides. Asked again, it answers as the first
 * time.
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
  const engine = parts.catalog.engineOf(task.engineId);
  const ended =
    canCancel(task, engine) &&
    (await failTask({
      parts,
      task,
      code: CANCELLED,
      from: engine?.stopsAtOnce ? ['pending', 'processing'] : ['pending'],
    }));
  if (!ended) {
    const now = await findTask(parts.database, { userId, id });
    if (now.status === 'failed' && now.failureCode === CANCELLED) return;
    throw new ApiError('task_not_cancellable');
  }
  await discardWork({ parts, engine, providerTaskId: ended.providerTaskId });
}
