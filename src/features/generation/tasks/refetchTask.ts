import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { fetchTask } from '../queries.ts';
import { latestTasks } from './latestTasks.ts';
import { cacheTask } from './taskCache.ts';

/**
 * Fetches a task and caches it in every list: a change whose answer was lost may have been made all the same. Fetches
 * from the server itself, because a query could answer with what this device has cached.
 * @returns null when it cannot be fetched, or is known to be deleted
 */
export async function refetchTask(queryClient: QueryClient, { kind, id }: Task): Promise<Task | null> {
  try {
    const { data } = await fetchTask(kind, id);
    cacheTask(queryClient, data);
    return latestTasks(queryClient).latestOf(data);
  } catch {
    return null;
  }
}
