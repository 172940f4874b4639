import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';

/** Milliseconds between tries, doubled each time. The longest is what a database that is back may have to wait for us. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** Milliseconds for a greeting; an address that swallows everything never answers. */
const CONNECT_WITHIN_MS = 5000;
/** A connection can die without a word (a cable, a firewall): it is asked this often, and given up when no answer comes. */
const ASK_EVERY_MS = 10_000;
const ANSWER_WITHIN_MS = 5000;
const GOODBYE_MS = 1000;

export interface KeptConnection {
  /** Ends the connection, and the loop that would open another. */
  close(): Promise<void>;
}

/**
 * Holds one connection for as long as it is wanted: a single loop that connects, waits for the end, and connects again,
 * with a pause that grows and a random part in it, so that a database that comes back is not met by everybody at once.
 *
 * @param name what the database's own list of connections calls it
 * @param open readies each new connection; a rejection is a failed try
 * @param before what must come before each further try, for example starting the server
 * @param onTrouble told of the end of a connection and of every failed try
 * @returns once the first connection is open. @throws what the first try met: a start should not hang
 */
export async function keepConnection({
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
}): Promise<KeptConnection> {
  const closing = new AbortController();
  const connect = () => connectOnce({ name, connectionString, open });
  let client = await connect();

  const loop = async () => {
    while (!closing.signal.aborted) {
      await stay(client, closing.signal);
      if (closing.signal.aborted) return;
      void letGo(client);
      onTrouble(new Error('the connection has ended'));
      for (let pause = FIRST_PAUSE_MS; !closing.signal.aborted; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
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
      await letGo(client);
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
  // Unhandled, an error of a connection ends the process; what follows from it is the end, which the loop waits for.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await open(client);
    return client;
  } catch (error) {
    void letGo(client);
    throw error;
  }
}

/** Resolves when the connection has ended, or does not answer any more, or is not wanted any more. */
async function stay(client: pg.Client, signal: AbortSignal): Promise<void> {
  const silence = new AbortController();
  const ask = () => client.query('select 1').catch(() => silence.abort());
  const asking = setInterval(() => void ask(), ASK_EVERY_MS).unref();
  try {
    await once(client, 'end', { signal: AbortSignal.any([signal, silence.signal]) });
  } catch {
    // An error before the end, or nobody waits for it any more: it is over either way.
  } finally {
    clearInterval(asking);
  }
}

/** Ends it politely, and by force where nobody is there to hear the goodbye. */
async function letGo(client: pg.Client): Promise<void> {
  const ended = client.end().catch(() => undefined);
  await Promise.race([ended, delay(GOODBYE_MS, undefined, { ref: false })]);
  client.connection.stream.destroy();
}
