import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';

/** Heads of the query keys whose data carry tasks (src/offline/persistedQueries.ts). */
const TASK_QUERIES: ReadonlySet<unknown> = new Set(['library', 'history', 'video-task', 'image-task']);
/** Milliseconds that somebody must have looked at an unfinished item: what is there at once is not waited for. */
const WAIT_MS = 4_000;

/**
 * Calls `handleWait` once, when somebody has waited for an item that was asked for after `since`. Reads the query cache,
 * so that no screen has to report to this room.
 * @param since milliseconds since 1970
 * @returns the way to stop
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
