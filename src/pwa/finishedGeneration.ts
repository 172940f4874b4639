import type { Query, QueryClient } from '@tanstack/react-query';
import type { Task } from '../../contract/generation.ts';
import type { PersistedQueryRoot } from '../offline/persistedQueries.ts';

/** Roots of the query keys whose data contain tasks. */
const TASK_QUERIES: ReadonlySet<unknown> = new Set<PersistedQueryRoot>([
  'library',
  'history',
  'video-task',
  'image-task',
]);

/**
 * Calls `handleFinished` once, when a generation that finished after `since` appears in the query cache, so that no
 * screen has to report it.
 * @param since milliseconds since 1970.
 * @returns a function that stops waiting.
 */
export function onFirstFinishedGeneration(
  queryClient: QueryClient,
  since: number,
  handleFinished: () => void,
): () => void {
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !TASK_QUERIES.has(event.query.queryKey[0]))
      return;
    if (!tasksOf(event.query).some((task) => hasFinishedSince(task, since))) return;
    stop();
    handleFinished();
  });
  return stop;
}

function tasksOf(query: Query): Partial<Task>[] {
  const data = (query.state.data as { data?: unknown } | undefined)?.data;
  return Array.isArray(data) ? data : data ? [data] : [];
}

/** True for a task that was completed after that moment. */
export function hasFinishedSince(task: Partial<Task>, since: number): boolean {
  return task.status === 'completed' && task.completed_at != null && Date.parse(task.completed_at) > since;
}
