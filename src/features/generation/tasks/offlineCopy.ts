import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { accountDatabase, subscribeToAccount } from '../../../api/persistence.ts';
import {
  type CopiedFile,
  dropCopies,
  FileRefusedError,
  hasCopies,
  keepCopies,
} from '../../../offline/offlineCopies.ts';
import { fetchTask } from '../queries.ts';
import { cacheTask } from './taskCache.ts';

/** Every picture or clip of an item. */
export const filesOf = (task: Task): CopiedFile[] =>
  (task.panels.length > 0 ? task.panels : task.media ? [task.media] : []).map(({ url, size_bytes: bytes }) => ({
    url,
    bytes,
  }));

const urlsOf = (task: Task): string[] => filesOf(task).map(({ url }) => url);

const underWay = new Map<string, AbortController>();

// Nothing of an account is written once it has left.
subscribeToAccount(() => {
  for (const controller of underWay.values()) controller.abort();
});

/** How much of an item is kept on this device by choice: 0 nothing, 1 all of it, between them while it is being kept. */
export const offlineCopyQuery = (task: Task) =>
  queryOptions({
    queryKey: ['offline-copy', task.id] as const,
    queryFn: async ({ client }): Promise<number> => {
      if (underWay.has(task.id)) return client.getQueryData<number>(['offline-copy', task.id]) ?? 0;
      const account = accountDatabase()?.accountId;
      return account !== undefined && (await hasCopies(account, urlsOf(task))) ? 1 : 0;
    },
    // Asked at each look: another tab, or the browser, may have taken it away.
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Keeps an item on this device; goes on when its details are closed.
 * @returns false where it was stopped. Throws as keepCopies does.
 */
export async function keepOfflineCopy(queryClient: QueryClient, task: Task): Promise<boolean> {
  const account = accountDatabase()?.accountId;
  if (account === undefined || underWay.has(task.id)) return false;
  // Browsers that ask nobody grant it to apps that are installed or often used; elsewhere the answer is no, and that is all.
  void navigator.storage?.persist?.().catch(() => false);
  const { queryKey } = offlineCopyQuery(task);
  const controller = new AbortController();
  underWay.set(task.id, controller);
  const show = (share: number) => queryClient.setQueryData(queryKey, share);
  if (await hasCopies(account, urlsOf(task))) {
    underWay.delete(task.id);
    show(1);
    return true;
  }
  let shown = 0.01;
  show(shown);
  try {
    const options = {
      signal: controller.signal,
      onProgress(share: number) {
        // By hundredths: a clip comes in thousands of pieces. Whole only once it is written.
        const next = Math.min(0.99, Math.floor(share * 100) / 100);
        if (next > shown) show((shown = next));
      },
    };
    try {
      await keepCopies(account, filesOf(task), options);
    } catch (error) {
      if (!(error instanceof FileRefusedError)) throw error;
      // Links are signed and run out: the task is asked for fresh ones.
      const { data } = await fetchTask(task.kind, task.id, controller.signal);
      cacheTask(queryClient, data);
      await keepCopies(account, filesOf(data), options);
    }
    // What was given back or signed out of meanwhile is written to nowhere.
    const isKept = await hasCopies(account, urlsOf(task));
    show(isKept ? 1 : 0);
    return isKept;
  } catch (error) {
    show(0);
    if (controller.signal.aborted) return false;
    throw error;
  } finally {
    underWay.delete(task.id);
  }
}

export const stopOfflineCopy = (id: string): void => underWay.get(id)?.abort();

/** Takes items off this device, chosen or not. */
export async function dropOfflineCopies(queryClient: QueryClient, tasks: readonly Task[]): Promise<void> {
  const account = accountDatabase()?.accountId;
  if (account === undefined || !('caches' in globalThis)) return;
  for (const task of tasks) {
    stopOfflineCopy(task.id);
    queryClient.setQueryData(offlineCopyQuery(task).queryKey, 0);
  }
  await dropCopies(account, tasks.flatMap(urlsOf)).catch(() => undefined);
}
