import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';
import { createStore } from '../../../ui/createStore.ts';
import { useStore } from '../../../ui/useStore.ts';

/** What the current account has queued, in order. Empty until watchOutbox.ts has read it. */
const queued = createStore<readonly OutboxEntry[]>([]);

export const readQueued = queued.read;

export function publishQueued(next: readonly OutboxEntry[]): void {
  if (next.length === 0 && queued.read().length === 0) return;
  queued.write(next);
}

export const useQueued = (): readonly OutboxEntry[] => useStore(queued);
