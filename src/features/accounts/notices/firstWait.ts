import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';

/** Roots of the query keys whose data contain tasks (src/offline/persistedQueries.ts). */
const TASK_QUERIES: ReadonlySet<unknown> = new Set(['library', 'history', 'video-task', 'image-task']);
/** Milliseconds that an item must have been unfinished: nobody waits for one that is ready at once. */
const WAIT_MS = 4_000;

/**
 * Calls `handleWait` once, when somebody has waited for an item that was requested after `since`. Reads the query
 * cache, so that screens need not report to this feature.
 * @param since milliseconds since 1970
 * @returns a function that stops watching
 */
export function watchFirstWait(queryClient: QueryClient, since: number, handleWait: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const unfinished = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => TASK_QUERIES.has(queryKey[0]))
      .flatMap(({ state }) => tasksOf(state.data))
      .some((task) => isMade(task) && Date.parse(task.created_at ?? '') > since);
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || timer !== undefined || !TASK_QUERIES.has(query.queryKey[0]) || !unfinished()) return;
    timer = setTimeout(() => {
      timer = undefined;
      if (!unfinished()) return;
      stop();
      handleWait();
    }, WAIT_MS);
  });
  function stop(): void {
    clearTimeout(timer);
    unsubscribe();
  }
  return stop;
}

function tasksOf(data: unknown): Partial<Task>[] {
  const inside = (data as { data?: unknown } | undefined)?.data;
  return Array.isArray(inside) ? (inside as Partial<Task>[]) : inside ? [inside] : [];
}

const isMade = ({ status }: Partial<Task>): boolean => status === 'pending' || status === 'processing';
