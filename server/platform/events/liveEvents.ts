import { SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import type { TopupStatus } from '../../../contract/topupStatus.ts';
import type { Queries } from '../database/database.ts';
import type { Log } from '../log.ts';

const CHANNEL = 'kilas_events';
const RECONNECT_MS = 1000;

/** What travels between processes: who it concerns and what changed. The stream reads the thing itself when it has a listener. */
export type Signal = { userId: string } & (
  | { type: 'task'; taskId: string }
  | { type: 'task-deleted'; taskId: string }
  | { type: 'balance' }
  | { type: 'topup'; topupId: string; reference: string; status: TopupStatus }
  | { type: 'session-ended'; sessionId: string | null }
);

/** Tells every process about a change; inside a transaction it goes out with the commit and not before. */
export async function publishSignal(queries: Queries, signal: Signal): Promise<void> {
  await queries.execute(sql`select ${signalling(signal)}`);
}

/** The same as a column of the statement that makes the change; of equal signals in one transaction one goes out. @param signal as JSON text, where the statement itself knows what changed */
export function signalling(signal: Signal | SQL): SQL {
  return sql`pg_notify(${CHANNEL}, ${signal instanceof SQL ? signal : JSON.stringify(signal)})`;
}

export interface LiveEvents {
  /** Calls `listen` for every signal of that user until the returned function is called. */
  subscribe(userId: string, listen: (signal: Signal) => void): () => void;
  close(): Promise<void>;
}

/** Listens on one connection of its own and hands signals to this process's subscribers; reconnects for ever, since clients also poll. */
export async function openLiveEvents({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Log;
}): Promise<LiveEvents> {
  const listeners = new Map<string, Set<(signal: Signal) => void>>();
  let client: pg.Client | null = null;
  let isClosed = false;

  const deliver = (payload: string | undefined) => {
    const signal = JSON.parse(payload ?? '{}') as Signal;
    for (const listen of listeners.get(signal.userId) ?? []) listen(signal);
  };
  const connect = async () => {
    const next = new pg.Client({ connectionString });
    next.on('notification', (message) => deliver(message.payload));
    next.on('error', (error) => log.warn({ error: error.message }, 'the live-event connection was lost'));
    next.on('end', () => reconnectLater());
    await next.connect();
    await next.query(`listen ${CHANNEL}`);
    client = next;
  };
  const reconnectLater = () => {
    client = null;
    if (isClosed) return;
    setTimeout(() => {
      if (!isClosed) connect().catch(reconnectLater);
    }, RECONNECT_MS).unref();
  };
  await connect();

  return {
    subscribe(userId, listen) {
      const ofUser = listeners.get(userId) ?? new Set();
      listeners.set(userId, ofUser.add(listen));
      return () => {
        ofUser.delete(listen);
        if (ofUser.size === 0) listeners.delete(userId);
      };
    },
    async close() {
      isClosed = true;
      await client?.end();
    },
  };
}
