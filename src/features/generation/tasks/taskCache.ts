import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { persistence } from '../../../api/persistence.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import { dropFromPersistedLists, updatePersistedLists } from './persistedLists.ts';
import { latestTasks } from './latestTasks.ts';
import { mergeTask } from './mergeTask.ts';
import { DELETED, TASK_LIST_ROOTS, taskKey } from './taskKeys.ts';
import { reconcilePage, removeFromPage, type TaskFilter, type TaskPage } from './taskPages.ts';
import { KINDS } from '../../../../contract/generationWords.ts';

/** Applies `change` to every cached page of every task list; a page that it returns changed is written back. */
function changePages(queryClient: QueryClient, change: (page: TaskPage, filter: TaskFilter) => TaskPage): void {
  for (const root of TASK_LIST_ROOTS) {
    for (const [key, page] of queryClient.getQueriesData<TaskPage>({ queryKey: [root] })) {
      if (!page) continue;
      const changed = change(page, key[1] as TaskFilter);
      if (changed === page) continue;
      // Keeps its age: an update of one item says nothing about the others.
      queryClient.setQueryData(key, changed, { updatedAt: queryClient.getQueryState(key)?.dataUpdatedAt });
      // Items have moved across pages: the list is refetched, the pages on the screen at once.
      if (changed.data.length !== page.data.length || changed.total !== page.total)
        void queryClient.invalidateQueries({ queryKey: [root, key[1]] });
    }
  }
}

/** Updates a task from a live event, an answer or a poll in every list and card that shows it. */
export function cacheTask(queryClient: QueryClient, incoming: Task): void {
  const task = latestTasks(queryClient).record(incoming);
  if (!task) return;
  queryClient.setQueryData<{ data: Task }>(taskKey(task.kind, task.id), (known) => {
    if (!known) return undefined;
    const data = mergeTask(known.data, task);
    return data === known.data ? known : { data };
  });
  changePages(queryClient, (page, filter) => reconcilePage(page, filter, task));
  removeFromDeleted(queryClient, task.id);
  updatePersistedLists(queryClient, [task]);
}

/** Removes a task that is known to exist from the deleted ones, where it may have been restored from. */
function removeFromDeleted(queryClient: QueryClient, id: string): void {
  const filter = { queryKey: [DELETED] };
  let isOutdated = queryClient.isFetching(filter) > 0;
  for (const [key, page] of queryClient.getQueriesData<TaskPage>(filter)) {
    const changed = page && removeFromPage(page, id);
    if (changed === page) continue;
    queryClient.setQueryData(key, changed);
    isOutdated = true;
  }
  if (isOutdated) void refetchOutdated(queryClient, [filter.queryKey]);
}

/**
 * Removes a deleted task from every list and from this device, unless it was restored since.
 * @param revision of the deletion, if known
 */
export function forgetTask(queryClient: QueryClient, id: string, revision?: number): void {
  if (!latestTasks(queryClient).recordDeleted(id, revision)) return;
  for (const kind of KINDS) {
    const queryKey = taskKey(kind, id);
    // One without data may be the very one that is being told of the deletion.
    queryClient.removeQueries({ queryKey, predicate: ({ state }) => state.data !== undefined });
    void persistence.drop(queryKey);
  }
  changePages(queryClient, (page) => removeFromPage(page, id));
  void dropFromPersistedLists(id);
}

/** A task from the cached lists, if one of them has it. */
export function findInLists(queryClient: QueryClient, id: string): Task | undefined {
  for (const root of TASK_LIST_ROOTS) {
    for (const [, page] of queryClient.getQueriesData<TaskPage>({ queryKey: [root] })) {
      const task = page?.data.find((known) => known.id === id);
      if (task) return task;
    }
  }
  return undefined;
}
