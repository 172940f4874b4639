import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import { mayHaveArrived, type OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { randomKey } from '../../../offline/randomKey.ts';
import { afterSending, type Draft, withNewKey } from '../draft/draft.ts';
import { isUncertain } from '../draft/uncertainKey.ts';
import { draftSession } from '../draft/useDraft.ts';
import { TASK_LIST_ROOTS } from '../tasks/taskKeys.ts';
import type { TaskPage } from '../tasks/taskPages.ts';

/*
 * A request whose answer was lost has arrived after all when an item is listed that was asked for with its key.
 */

/** The item of a request, from the cached lists. */
function findArrived(queryClient: QueryClient, key: string): Task | undefined {
  const pages = TASK_LIST_ROOTS.flatMap((root) => queryClient.getQueriesData<TaskPage>({ queryKey: [root] }));
  return pages.flatMap(([, page]) => page?.data ?? []).find((task) => task.request_key === key);
}

/** Those of the queue whose answer was lost, and whose items are listed: they have nothing left to do. */
export function arrivedEntries(queryClient: QueryClient, entries: readonly OutboxEntry[]): OutboxEntry[] {
  return entries.filter(
    (entry) =>
      mayHaveArrived(entry) && entry.state !== 'sending' && !entry.isWithdrawn && findArrived(queryClient, entry.key),
  );
}

/** The draft after its request has turned out to be accepted; what was typed since stays as it is. */
function afterArrival(draft: Draft, prompt: string): Draft {
  const isTheSame = draft.prompt.trim() === prompt;
  return withNewKey(isTheSame ? afterSending(draft, draft) : { ...draft, sentPrompt: prompt }, randomKey);
}

/** Gives the draft a new key once an item is listed that was asked for with its present one. */
function settleDraft(queryClient: QueryClient): void {
  const session = draftSession();
  const draft = session.read();
  if (!draft || !isUncertain(draft)) return;
  const task = findArrived(queryClient, draft.idempotencyKey);
  if (task) session.change((current) => afterArrival(current, task.prompt));
}

/**
 * Looks at every list that is read or changed by a live event, for as long as the page lives.
 * @param onListed called after each change of a list
 */
export function watchArrivals(queryClient: QueryClient, onListed: () => void): void {
  const roots: readonly unknown[] = TASK_LIST_ROOTS;
  const settle = () => {
    settleDraft(queryClient);
    onListed();
  };
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && roots.includes(query.queryKey[0])) settle();
  });
  void draftSession().opened().then(settle);
}
