import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { backOff } from '../../../contract/backOff.ts';

/** Milliseconds between tries. The longest bounds the delay after the database is back. */
const PAUSES_MS = { first: 100, longest: 2000 };
/** Milliseconds to connect; an address that drops all packets never answers. */
const CONNECT_WITHIN_MS = 5000;
/** A connection can die silently (a cable, a firewall): it is pinged this often and dropped when no answer comes. */
const PING_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5000;
const CLOSE_WITHIN_MS = 1000;

export interface ReconnectingClient {
  /** Ends the connection, and the loop that would open another. */
  close(): Promise<void>;
}

/**
 * Keeps one connection open until closed: a single loop connects, waits for the end, and reconnects with a growing,
 * partly random pause, so that not every process hits a returning database at the same moment.
 *
 * @param name the connection's application_name in the database
 * @param open prepares each new connection; a rejection is a failed try
 * @param before runs before each reconnect, for example to start the server
 * @param onTrouble called when a connection ends and for every failed try
 * @returns once the first connection is open. @throws the first try's error: a start should not hang
 */
export async function openReconnectingClient({
  name,
  connectionString,
  open,
  before = async () => undefined,
  onTrouble,
}: {
  name: string;
  connectionString: string;
  open: (client: pg.Client) => Promise<void>;
  before?: () => Promise<void>;
  onTrouble: (error: Error) => void;
}): Promise<ReconnectingClient> {
  const closing = new AbortController();
  const connect = () => connectOnce({ name, connectionString, open });
  let client = await connect();

  const loop = async () => {
    while (!closing.signal.aborted) {
      await waitForEnd(client, closing.signal);
      if (closing.signal.aborted) return;
      void closeClient(client);
      onTrouble(new Error('the connection has ended'));
      for (let failures = 0; !closing.signal.aborted; failures += 1) {
        const pause = backOff(failures, PAUSES_MS);
        await delay(pause * (0.5 + Math.random() / 2), undefined, { ref: false, signal: closing.signal }).catch(
          () => undefined,
        );
        if (closing.signal.aborted) return;
        try {
          await before();
          client = await connect();
          break;
        } catch (error) {
          onTrouble(error as Error);
        }
      }
    }
  };
  const looping = loop();
  return {
    async close() {
      closing.abort();
      await looping;
      await closeClient(client);
    },
  };
}

async function connectOnce({
  name,
  connectionString,
  open,
}: {
  name: string;
  connectionString: string;
  open: (client: pg.Client) => Promise<void>;
}): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: name,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    keepAlive: true,
    query_timeout: ANSWER_WITHIN_MS,
  });
  // Without a listener, an error ends the process. The `end` event follows it, and the loop waits for that.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await open(client);
    return client;
  } catch (error) {
    void closeClient(client);
    throw error;
  }
}

/** Resolves when the connection has ended, stops answering, or `signal` aborts. */
async function waitForEnd(client: pg.Client, signal: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const ping = () => client.query('select 1').catch(() => silence.abort());
  // Not `repeat`: a ping must not keep the process alive, and its failure ends the connection instead of being logged.
  const timer = setInterval(() => void ping(), PING_EVERY_MS).unref();
  try {
    await once(client, 'end', { signal: AbortSignal.any([signal, silence.signal]) });
  } catch {
    // A connection error, silence or an abort: the connection is finished in each case.
  } finally {
    clearInterval(timer);
  }
}

/** Closes a connection cleanly, or by force when the server does not respond in time. */
async function closeClient(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => undefined);
  await Promise.race([ended, delay(CLOSE_WITHIN_MS, undefined, { ref: false })]);
  client.connection.stream.destroy();
}
