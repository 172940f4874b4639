import { SQL, sql } from 'drizzle-orm';
import type { TopupStatus } from '../../../contract/topupStatus.ts';
import type { Queries } from '../database/database.ts';
import { keepConnection } from '../database/keepConnection.ts';
import type { Log } from '../log.ts';

const CHANNEL = 'kilas_events';

/** Whom a signal concerns that concerns all. */
export const EVERYBODY = '*';

/** What travels between processes: who it concerns and what changed. The stream reads the thing itself when it has a listener. */
export type Signal = { userId: string } & (
  | { type: 'task'; taskId: string }
  | { type: 'task-deleted'; taskId: string; revision: number }
  | { type: 'balance' }
  /** What can be made, or what it costs, is another now. */
  | { type: 'offers' }
  | { type: 'topup'; topupId: string; reference: string; status: TopupStatus }
  | { type: 'session-ended'; sessionId: string | null }
);

/** Tells every process about a change; inside a transaction it goes out with the commit and not before. */
export async function publishSignal(queries: Queries, signal: Signal): Promise<void> {
  await queries.execute(sql`select ${signalSql(signal)}`);
}

/** The same as a column of the statement that makes the change; of equal signals in one transaction one goes out. @param signal as JSON text, where the statement itself knows what changed */
export function signalSql(signal: Signal | SQL): SQL {
  return sql`pg_notify(${CHANNEL}, ${signal instanceof SQL ? signal : JSON.stringify(signal)})`;
}

/** Who listens to one user's signals. */
export interface Listener {
  hear(signal: Signal): void;
  /**
   * Signals may have been missed, or none will come any more: whoever listens comes back and reads everything anew. A
   * stream that ends does that by itself, and its caller's session is looked at again.
   */
  end(): void;
}

export interface LiveEvents {
  /** Tells `listener` every signal of that user until the returned function is called. */
  subscribe(userId: string, listener: Listener): () => void;
  /** This process is about to stop: ends every subscription, and any new one at once. */
  drain(): void;
  close(): Promise<void>;
}

/** Listens on one connection of its own and hands signals to this process's subscribers; what a lost connection may have kept from them is told once it is back. */
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
    for (const listener of concerned) listener.hear(signal);
  };
  const endAll = () => {
    for (const ofUser of listeners.values()) for (const listener of ofUser) listener.end();
  };
  const connection = await keepConnection({
    name: 'kilas-live',
    connectionString,
    async open(client) {
      client.on('notification', (message) => deliver(message.payload));
      await client.query(`listen ${CHANNEL}`);
      endAll();
    },
    onTrouble: (error) => log.warn({ error: error.message }, 'the live-event connection was lost'),
  });

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
    close: () => connection.close(),
  };
}
