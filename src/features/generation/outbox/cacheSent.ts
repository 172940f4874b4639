import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { refetchOutdated } from '../../../api/refetchOutdated.ts';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import type { Answer } from '../../../offline/outbox/classifyAnswer.ts';
import { cacheSpendable } from '../../credits/balanceCache.ts';
import type { SentRequest } from '../../../offline/outbox/outboxDatabase.ts';
import { dailyLimitQuery, LIBRARY } from '../queries.ts';
import { writePersistedLists } from '../tasks/persistedLists.ts';
import { cacheTask } from '../tasks/taskCache.ts';
import { TASK_LIST_ROOTS } from '../tasks/taskKeys.ts';
import type { TaskPage } from '../tasks/taskPages.ts';

/** Caches what was sent from the queue, as if it had been sent from the composer. */
export function cacheSent(queryClient: QueryClient, { kind }: OutboxEntry, { body }: Answer): void {
  if (kind === 'template') {
    void refetchOutdated(queryClient, [['templates']]);
    return;
  }
  const { data } = body as { data: { items: Task[]; balance: number } };
  for (const task of data.items.toReversed()) cacheTask(queryClient, task);
  cacheSpendable(queryClient, data.balance);
  // An answer repeated after days has the state of that time, so the lists are refetched.
  void refetchOutdated(queryClient, [[LIBRARY.root], dailyLimitQuery.queryKey]);
}

/**
 * Caches what the worker sent while the app was closed, so that it is listed without a network, too: in the stored lists,
 * and in those that were read from there before it was.
 */
export async function cacheSentByWorker(queryClient: QueryClient, sent: readonly SentRequest[]): Promise<void> {
  const tasks = await tasksOf(sent).catch(() => []);
  const cacheAll = () => tasks.toReversed().forEach((task) => cacheTask(queryClient, task));
  cacheAll();
  await writePersistedLists(queryClient);
  cacheAll();
  const roots = [...TASK_LIST_ROOTS, 'templates', 'balance', 'daily-limit'];
  void refetchOutdated(
    queryClient,
    roots.map((root) => [root]),
  );
}

/** As today's contract has them: the answer may have come before a deploy. */
async function tasksOf(sent: readonly SentRequest[]): Promise<Task[]> {
  const { parsePersisted } = await import('../../../offline/persistedSchemas.ts');
  return sent.flatMap(({ kind, body }) => {
    if (kind === 'template') return [];
    const data = (body as { data: { items: Task[] } }).data.items;
    const page = { data, page: 1, page_size: data.length, total: data.length };
    return (parsePersisted('library', page) as TaskPage).data;
  });
}
