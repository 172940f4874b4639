import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { fetchTask } from '../queries.ts';
import { latestTasks } from './latestTasks.ts';
import { cacheTask } from './taskCache.ts';

/**
 * Asks what a task is now and brings it to every list: a change whose answer was lost may have been made all the same. Asks
 * the server itself: a query would answer with what this device has kept.
 * @returns null when nobody answers
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
