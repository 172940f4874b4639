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
import { cacheTask } from './taskCache.ts';
import { fetchTask } from './taskQuery.ts';

/** Every image or clip of an item. */
export const filesOf = (task: Task): CopiedFile[] =>
  (task.panels.length > 0 ? task.panels : task.media ? [task.media] : []).map(({ url, size_bytes: bytes }) => ({
    url,
    bytes,
  }));

const urlsOf = (task: Task): string[] => filesOf(task).map(({ url }) => url);

const underWay = new Map<string, AbortController>();

// Nothing of an account is written after it has signed out.
subscribeToAccount(() => {
  for (const controller of underWay.values()) controller.abort();
});

/**
 * How much of an item the person has saved on this device: 0 nothing, 1 all of it, in between while it is being saved.
 */
export const offlineCopyQuery = (task: Task) =>
  queryOptions({
    queryKey: ['offline-copy', task.id] as const,
    queryFn: async ({ client }): Promise<number> => {
      if (underWay.has(task.id)) return client.getQueryData<number>(['offline-copy', task.id]) ?? 0;
      const account = accountDatabase()?.accountId;
      return account !== undefined && (await hasCopies(account, urlsOf(task))) ? 1 : 0;
    },
    // Always refetched: another tab or the browser may have deleted it.
    staleTime: 0,
    gcTime: Number.POSITIVE_INFINITY,
  });

/**
 * Saves an item on this device; continues when its details are closed.
 * @returns false when it was stopped or is already being saved. Throws as keepCopies does.
 */
export async function keepOfflineCopy(queryClient: QueryClient, task: Task): Promise<boolean> {
  const account = accountDatabase()?.accountId;
  if (account === undefined || underWay.has(task.id)) return false;
  // Some browsers grant this without asking to apps that are installed or often used; a refusal changes nothing.
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
        // In steps of 1 %: a clip arrives in thousands of chunks. It is 1 only once everything is written.
        const next = Math.min(0.99, Math.floor(share * 100) / 100);
        if (next > shown) show((shown = next));
      },
    };
    try {
      await keepCopies(account, filesOf(task), options);
    } catch (error) {
      if (!(error instanceof FileRefusedError)) throw error;
      // Links are signed and expire: fetch the task for fresh ones.
      const { data } = await fetchTask(task.kind, task.id, controller.signal);
      cacheTask(queryClient, data);
      await keepCopies(account, filesOf(data), options);
    }
    // Nothing was written if it was removed, or the account signed out, in the meantime.
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

/** Removes items from this device, whether they were saved or not. */
export async function dropOfflineCopies(queryClient: QueryClient, tasks: readonly Task[]): Promise<void> {
  const account = accountDatabase()?.accountId;
  if (account === undefined || !('caches' in globalThis)) return;
  for (const task of tasks) {
    stopOfflineCopy(task.id);
    queryClient.setQueryData(offlineCopyQuery(task).queryKey, 0);
  }
  await dropCopies(account, tasks.flatMap(urlsOf)).catch(() => undefined);
}
