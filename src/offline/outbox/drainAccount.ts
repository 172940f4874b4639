import { apiHost } from '../apiHost.ts';
import { OUTBOX_CHANNEL } from '../names.ts';
import type { SessionStore } from '../sessionStore.ts';
import { createSender } from './createSender.ts';
import { drainOutbox, type Drained, type DrainDeps } from './drain.ts';
import type { Outbox } from './outboxDatabase.ts';

interface AccountDrain {
  outbox: Outbox;
  session: SessionStore;
  isForced: boolean;
  onSent?: DrainDeps['onSent'];
}

/** Notifies all pages that listen, this one included, that a queue has changed. */
export function announceOutbox(accountId: string): void {
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.postMessage(accountId);
  channel.close();
}

/** Drains an account's outbox over this browser's own network, session and locks. Runs in page and worker. */
export function drainAccount({ outbox, session, isForced, onSent }: AccountDrain): Promise<Drained | null> {
  const { accountId } = outbox;
  const deps: DrainDeps = {
    outbox,
    locks: navigator.locks as LockManager | undefined,
    now: Date.now,
    random: Math.random,
    onChange: () => announceOutbox(accountId),
    onSent: onSent ?? (() => undefined),
    ...createSender({ accountId, session, fetch: (...args) => fetch(...args), host: apiHost() }),
  };
  return drainOutbox(deps, { isForced });
}
