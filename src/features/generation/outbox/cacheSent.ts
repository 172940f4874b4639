import type { QueryClient } from '@tanstack/react-query';
import type { Task } from '../../../../contract/generation.ts';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import type { Answer } from '../../../offline/outbox/sortAnswer.ts';
import { cacheSpendable } from '../../credits/balanceCache.ts';
import { dailyLimitQuery, LIBRARY } from '../queries.ts';
import { cacheTask } from '../tasks/taskCache.ts';

/** Caches what was sent from the queue, as if it had been sent from the composer. */
export function cacheSent(queryClient: QueryClient, { kind }: OutboxEntry, { body }: Answer): void {
  if (kind === 'template') {
    void queryClient.invalidateQueries({ queryKey: ['templates'] });
    return;
  }
  const { data } = body as { data: { items: Task[]; balance: number } };
  for (const task of data.items.toReversed()) cacheTask(queryClient, task);
  cacheSpendable(queryClient, data.balance);
  // An answer repeated after days has the state of that time, so the lists are refetched.
  void queryClient.invalidateQueries({ queryKey: [LIBRARY.root] });
  void queryClient.invalidateQueries({ queryKey: dailyLimitQuery.queryKey });
}
