import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { isGone } from './isGone.ts';
import { latestTasks } from './latestTasks.ts';
import { cacheTask, forgetTask } from './taskCache.ts';
import { fetchTask } from './taskQuery.ts';

/**
 * Fetches a task and caches it in every list: a change whose answer was lost may have been made all the same. Fetches
 * from the server itself, because a query could answer with what this device has cached.
 * @returns null when it cannot be fetched, or is deleted
 */
export async function refetchTask(
  queryClient: QueryClient,
  { kind, id }: Pick<Task, 'kind' | 'id'>,
): Promise<Task | null> {
  try {
    const { data } = await fetchTask(kind, id);
    cacheTask(queryClient, data);
    return latestTasks(queryClient).latestOf(data);
  } catch (error) {
    if (isGone(error)) forgetTask(queryClient, id);
    return null;
  }
}
