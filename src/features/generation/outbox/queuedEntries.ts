import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { createStore } from '../../../ui/createStore.ts';
import { useStore } from '../../../ui/useStore.ts';

/** What the account in scope has queued, in its order. Empty until it was read, which watchOutbox.ts does. */
const queued = createStore<readonly OutboxEntry[]>([]);

export const readQueued = queued.read;

export function publishQueued(next: readonly OutboxEntry[]): void {
  if (next.length === 0 && queued.read().length === 0) return;
  queued.write(next);
}

export const useQueued = (): readonly OutboxEntry[] => useStore(queued);
