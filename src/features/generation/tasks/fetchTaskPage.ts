import type { QueryClient } from '@tanstack/react-query';
import { accountDatabase } from '../../../api/persistence.ts';
import { latestTasks } from './latestTasks.ts';
import type { TaskFilter, TaskPage } from './taskPages.ts';

/** Milliseconds after a page's answer until the stored lists are updated. */
const PERSISTED_LISTS_AFTER_MS = 3_000;

/**
 * Fetches a page of a list and brings it up to date with what arrived meanwhile. Tasks that are newer on the page are
 * also cached in the other lists and cards.
 */
export async function fetchTaskPage(
  queryClient: QueryClient,
  filter: TaskFilter,
  fetchPage: () => Promise<TaskPage>,
): Promise<TaskPage> {
  const latest = latestTasks(queryClient);
  const account = accountDatabase();
  const requestedAt = latest.now();
  const { page, newer } = latest.settlePage(await fetchPage(), filter, requestedAt);
  if (newer.length > 0) {
    const { cacheTask } = await import('./taskCache.ts');
    for (const task of newer) cacheTask(queryClient, task);
  }
  // Later, once the screen is rendered: nobody waits for it.
  setTimeout(
    () =>
      void import('./persistedLists.ts').then(
        ({ updatePersistedLists }) => accountDatabase() === account && updatePersistedLists(queryClient, page.data),
        () => undefined,
      ),
    PERSISTED_LISTS_AFTER_MS,
  );
  return page;
}
