import { ApiError } from '../../platform/http/apiError.ts';
import { canCancel } from './canCancel.ts';
import { discardWork } from './discardWork.ts';
import { failTask } from './failTask.ts';
import { findTask } from '../library/findTask.ts';
import type { GenerationDeps } from '../generationDeps.ts';

const CANCELLED = 'generation_cancelled';

/**
 * Ends a task that has not begun, or whose engine stops immediately (`canCancel`), and returns its coins and its place in
 * the daily limit. The database decides whether cancellation or delivery comes first. Idempotent.
 * @throws ApiError not_found, task_not_cancellable
 */
export async function cancelTask({
  deps,
  userId,
  id,
}: {
  deps: GenerationDeps;
  userId: string;
  id: string;
}): Promise<void> {
  const task = await findTask(deps.database, { userId, id });
  const engine = deps.catalog.engineOf(task.engineId);
  const ended =
    canCancel(task, engine) &&
    (await failTask({
      deps,
      task,
      code: CANCELLED,
      from: engine?.stopsAtOnce ? ['pending', 'processing'] : ['pending'],
    }));
  if (!ended) {
    const now = await findTask(deps.database, { userId, id });
    if (now.status === 'failed' && now.failureCode === CANCELLED) return;
    throw new ApiError('task_not_cancellable');
  }
  await discardWork({ deps, engine, providerTaskId: ended.providerTaskId });
}
