import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { accountDatabase, subscribeToAccount } from '../../../api/persistence.ts';
import { session } from '../../../api/session.ts';
import { OUTBOX_CHANNEL } from '../../../offline/names.ts';
import { drainAccount } from '../../../offline/outbox/drainAccount.ts';
import { hasOutbox } from '../../../offline/outbox/outboxDatabase.ts';
import { type OutboxEntry, needsPerson } from '../../../offline/outbox/outboxEntry.ts';
import type { Answer } from '../../../offline/outbox/classifyAnswer.ts';
import { pricingQuery } from '../queries.ts';
import { arrivedEntries, watchArrivals } from './arrivals.ts';
import { cacheSent, cacheSentByWorker } from './cacheSent.ts';
import { pageOutbox } from './pageOutbox.ts';
import { publishQueued, readQueued } from './queuedEntries.ts';

/** The shortest pause between two automatic attempts, in milliseconds. */
const SHORTEST_PAUSE_MS = 1_000;

let client: QueryClient | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: Promise<void> | undefined;
let isWantedAgain = false;
/** Counts the readings of the queue, and which of them is shown. */
let readings = 0;
let shown = 0;

/**
 * Keeps the list of queued requests up to date, and sends them whenever that can succeed: at the start, when the
 * network or the person returns, after signing in, and when a waiting time is over. Called once per page.
 */
export function watchOutbox(queryClient: QueryClient): void {
  client = queryClient;
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.addEventListener('message', ({ data }) => {
    if (data === accountDatabase()?.accountId) void refreshQueued();
  });
  onlineManager.subscribe((isOnline) => isOnline && drainSoon());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && drainSoon());
  subscribeToAccount(() => void start());
  watchArrivals(queryClient, () => {
    if (arrivedEntries(queryClient, readQueued()).length > 0) void refreshQueued();
  });
  void start();
}

async function start(): Promise<void> {
  publishQueued([]);
  await refreshQueued();
  drainSoon();
  // The price table, so that requests queued offline have a price too.
  if (accountDatabase()) void client?.prefetchQuery({ ...pricingQuery, retry: false });
}

/** Reads the queue again for the components that show it. */
async function refreshQueued(): Promise<void> {
  const accountId = accountDatabase()?.accountId;
  readings += 1;
  const reading = readings;
  // A reading may take a while: it must not be shown over a later one, nor to another account.
  const show = (entries: readonly OutboxEntry[]) => {
    if (accountDatabase()?.accountId !== accountId || reading < shown) return;
    shown = reading;
    publishQueued(entries);
  };
  // Reading must not create an empty database for everybody who never queues anything.
  if (!accountId || !(await hasOutbox(accountId))) return show([]);
  const outbox = pageOutbox();
  const entries = (await outbox?.list().then(withoutArrived, () => [])) ?? [];
  const sent = (await outbox?.takeSent().catch(() => [])) ?? [];
  if (accountDatabase()?.accountId !== accountId) return;
  if (client && sent.length > 0) await cacheSentByWorker(client, sent);
  show(entries);
}

/** The entries that are still to be sent; the others are removed. */
async function withoutArrived(entries: OutboxEntry[]): Promise<OutboxEntry[]> {
  const arrived = client ? arrivedEntries(client, entries) : [];
  await Promise.all(arrived.map(({ id }) => pageOutbox()?.remove(id)));
  return entries.filter((entry) => !arrived.includes(entry));
}

/** Sends the queue now, unless it is empty or the network is down; if called while sending, once more afterwards. */
export function drainSoon(): void {
  if (running) {
    isWantedAgain = true;
    return;
  }
  clearTimeout(timer);
  running = drainNow()
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
      if (!isWantedAgain) return;
      isWantedAgain = false;
      drainSoon();
    });
}

/** Sends the queue; resolves once that has been tried. */
export async function sendAll(): Promise<void> {
  await running;
  await drainNow().catch(() => undefined);
}

async function drainNow(): Promise<void> {
  const outbox = pageOutbox();
  if (!outbox || !onlineManager.isOnline()) return;
  await refreshQueued();
  if (!readQueued().some((entry) => !needsPerson(entry))) return;
  const onSent = (entry: OutboxEntry, answer: Answer) => {
    // The account may have signed out in the meantime: the next one must not get the answer.
    if (client && accountDatabase()?.accountId === outbox.accountId) cacheSent(client, entry, answer);
  };
  const drained = await drainAccount({ outbox, session: session(), isForced: true, onSent });
  await refreshQueued();
  if (drained?.nextTryAt) {
    timer = setTimeout(drainSoon, Math.max(SHORTEST_PAUSE_MS, drained.nextTryAt - Date.now()));
  }
}
