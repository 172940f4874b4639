import { useSyncExternalStore } from 'react';
import type { OutboxEntry } from '../../../offline/outbox/outboxEntry.ts';

const listeners = new Set<() => void>();
let queued: readonly OutboxEntry[] = [];

/** What the account in scope has queued, in its order. Empty until it was read, which watchOutbox.ts does. */
export const readQueued = (): readonly OutboxEntry[] => queued;

export function publishQueued(next: readonly OutboxEntry[]): void {
  if (next.length === 0 && queued.length === 0) return;
  queued = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useQueued(): readonly OutboxEntry[] {
  return useSyncExternalStore(subscribe, readQueued, readQueued);
}
