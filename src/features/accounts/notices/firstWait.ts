import type { QueryClient } from '@tanstack/react-query';
import { isUnfinished, tasksOf } from './cachedTasks.ts';

/** Milliseconds that an item must have been unfinished: nobody waits for one that is ready at once. */
const WAIT_MS = 4_000;

/**
 * Calls `handleWait` once, while somebody waits for an item that was requested after `since`. Reads the query
 * cache, so that screens need not report to this feature.
 * @param since milliseconds since 1970
 * @param prepare loads what `handleWait` shows: meanwhile the item may have become ready, and nobody waits any more
 * @returns a function that stops watching
 */
export function watchFirstWait(
  queryClient: QueryClient,
  since: number,
  { prepare, handleWait }: { prepare: () => Promise<unknown>; handleWait: () => void },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const isAwaited = () =>
    queryClient
      .getQueryCache()
      .getAll()
      .flatMap(tasksOf)
      .some((task) => isUnfinished(task) && Date.parse(task.created_at ?? '') > since);
  function look(): void {
    if (timer === undefined && isAwaited()) timer = setTimeout(() => void offer(), WAIT_MS);
  }
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && tasksOf(query).length > 0) look();
  });
  look();
  async function offer() {
    if (isAwaited()) await prepare().catch(() => undefined);
    timer = undefined;
    if (isStopped || !isAwaited()) return;
    stop();
    handleWait();
  }
  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  }
  return stop;
}
