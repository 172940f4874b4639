import { SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import type { TopupStatus } from '../../../contract/topupStatus.ts';
import { afterCommit } from '../database/afterCommit.ts';
import type { Queries } from '../database/database.ts';
import { openReconnectingClient } from '../database/reconnectingClient.ts';
import type { Log } from '../log.ts';

const CHANNEL = 'kilas_events';
const MAX_AT_ONCE = 1000;
/**
 * Committed signals become notifications in transactions of their own, many at a time. PostgreSQL commits notifying
 * transactions one after the other, each with its own write to disk: notifying in the transactions that make the
 * changes would keep these from sharing a write. Whichever process sends first sends everybody's signals, each once.
 */
const SEND = `with next as (select id from signals order by id limit ${MAX_AT_ONCE} for update skip locked),
  taken as (delete from signals where id in (select id from next) returning id, payload)
  select pg_notify('${CHANNEL}', payload) from (select payload from taken order by id) as sent`;
/** Milliseconds between looks for signals of a process that died between its commit and its notification. */
const LOOK_EVERY_MS = 1000;

/** The `userId` of a signal for all users. */
export const EVERYBODY = '*';

/**
 * A signal between processes: the user concerned and what changed. The stream reads the changed data only if it has a
 * listener.
 */
export type Signal = { userId: string } & (
  | { type: 'task'; taskId: string }
  | { type: 'task-deleted'; taskId: string; revision: number }
  | { type: 'balance' }
  /** What can be generated, or its price, has changed. */
  | { type: 'offers' }
  | { type: 'topup'; topupId: string; reference: string; status: TopupStatus }
  | { type: 'session-ended'; sessionId: string | null }
);

/** Notifies every process of a change; inside a transaction the signal is sent once that is committed. */
export async function publishSignal(queries: Queries, signal: Signal): Promise<void> {
  await queries.execute(sql`select ${signalSql(signal)}`);
  afterCommit(queries, sendSignals);
}

/**
 * `publishSignal` as a column of the statement that makes the change, which then calls `afterCommit(…, sendSignals)`;
 * equal signals of one transaction are sent once. @param signal an SQL expression for its JSON text where only the
 * statement knows what changed
 */
export function signalSql(signal: Signal | SQL): SQL {
  return sql`signal_change(${signal instanceof SQL ? signal : JSON.stringify(signal)})`;
}

/** What sends this process's signals. */
const senders = new Set<() => void>();

/** Soon sends the signals that are committed and not sent yet. */
export function sendSignals(): void {
  for (const send of senders) send();
}

/** Receives one user's signals. */
export interface Listener {
  receive(signal: Signal): void;
  /**
   * Signals may have been missed, or no more will come: the listener must reconnect and read everything again. Ending
   * a stream makes its client do so, which also re-checks the session.
   */
  end(): void;
}

export interface LiveEvents {
  /** Passes `listener` every signal of that user until the returned function is called. */
  subscribe(userId: string, listener: Listener): () => void;
  /** This process is about to stop: ends every subscription, and any new one immediately. */
  drain(): void;
  close(): Promise<void>;
}

/**
 * Listens on a dedicated connection and passes signals to this process's subscribers; after a reconnect it ends them
 * all, since signals may be lost.
 */
export async function openLiveEvents({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Log;
}): Promise<LiveEvents> {
  const listeners = new Map<string, Set<Listener>>();
  let isDraining = false;

  const deliver = (payload: string | undefined) => {
    const signal = JSON.parse(payload ?? '{}') as Signal;
    const concerned =
      signal.userId === EVERYBODY
        ? [...listeners.values()].flatMap((ofUser) => [...ofUser])
        : (listeners.get(signal.userId) ?? []);
    for (const listener of concerned) listener.receive(signal);
  };
  const endAll = () => {
    for (const ofUser of listeners.values()) for (const listener of ofUser) listener.end();
  };
  let sender: pg.Client | null = null;
  let sending: Promise<void> | null = null;
  let isDue = false;
  const sendAll = async () => {
    while (isDue) {
      isDue = false;
      // A failed send is repeated at the next look.
      const sent = await sender?.query(SEND).catch(() => null);
      isDue ||= sent?.rowCount === MAX_AT_ONCE;
    }
    sending = null;
  };
  const send = () => {
    isDue = true;
    sending ??= sendAll();
  };

  const connection = await openReconnectingClient({
    name: 'kilas-live',
    connectionString,
    async open(client) {
      sender = client;
      client.on('notification', (message) => deliver(message.payload));
      await client.query(`listen ${CHANNEL}`);
      endAll();
    },
    onTrouble: (error) => log.warn({ error: error.message }, 'the live-event connection was lost'),
  });

  senders.add(send);
  // Not `repeat`: `send` may be called at any time and never runs twice at once.
  const timer = setInterval(send, LOOK_EVERY_MS).unref();

  return {
    subscribe(userId, listener) {
      if (isDraining) {
        listener.end();
        return () => {};
      }
      const ofUser = listeners.get(userId) ?? new Set();
      listeners.set(userId, ofUser.add(listener));
      return () => {
        ofUser.delete(listener);
        if (ofUser.size === 0 && listeners.get(userId) === ofUser) listeners.delete(userId);
      };
    },
    drain() {
      isDraining = true;
      endAll();
    },
    async close() {
      clearInterval(timer);
      senders.delete(send);
      send();
      await sending;
      await connection.close();
    },
  };
}
