import { openBrowserSession } from '../src/offline/browserSession.ts';
import { OUTBOX_SYNC_TAG } from '../src/offline/names.ts';
import { announceOutbox, drainAccount } from '../src/offline/outbox/drainAccount.ts';
import type { DrainDeps } from '../src/offline/outbox/drain.ts';
import { hasOutbox, openOutbox, type Outbox } from '../src/offline/outbox/outboxDatabase.ts';
import { needsPerson } from '../src/offline/outbox/outboxEntry.ts';
import { refreshTokens } from '../src/offline/refreshTokens.ts';

/** Background Sync's event; TypeScript's library does not know it. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/**
 * The browser found a network while the app may be closed: sends the queue. Rejects while entries still wait, so that
 * the browser fires the event again later.
 */
export function handleSync(event: SyncEvent, tellOfQueue: () => Promise<void>): void {
  if (event.tag !== OUTBOX_SYNC_TAG) return;
  event.waitUntil(
    drainInWorker(tellOfQueue).then((waiting) => {
      if (waiting > 0) throw new Error(`${waiting} requests still wait.`);
    }),
  );
}

/**
 * Sends the queue of the signed-in account. Also runs on a push, which proves that there is a network.
 * @param tellOfQueue called when an entry now needs a decision of the user.
 * @returns number of entries that still wait for the network or the server.
 */
export async function drainInWorker(tellOfQueue: () => Promise<void>): Promise<number> {
  const session = openBrowserSession(refreshTokens);
  const accountId = (await session.read())?.accountId;
  if (!accountId || !(await hasOutbox(accountId))) return 0;
  const outbox = openOutbox(accountId);
  const waitingBefore = await countDecisions(outbox);
  const records: Promise<void>[] = [];
  const onSent: DrainDeps['onSent'] = ({ kind }, { body }) => records.push(outbox.recordSent({ kind, body }));
  const drained = await drainAccount({ outbox, session, isForced: true, onSent });
  await Promise.all(records);
  if (records.length > 0) announceOutbox(accountId);
  if ((await countDecisions(outbox)) > waitingBefore) await tellOfQueue();
  return drained?.waiting ?? 0;
}

const countDecisions = async (outbox: Outbox): Promise<number> => (await outbox.list()).filter(needsPerson).length;
