import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';

/**
 * A process that writes over eight connections until it is killed, and prints the id of each row whose commit was
 * acknowledged, one a line. With each row it moves one coin between two accounts, so that a torn transaction shows in
 * the sums.
 */
const writers = 8;
const PAUSE_MS = 20;
const dataDirectory = process.argv[2]!;

const { connectionString } = await startEmbeddedPostgres({
  dataDirectory,
  log: { info: () => undefined, warn: () => undefined },
});
const pool = new pg.Pool({ connectionString, max: writers });
pool.on('error', () => undefined);
// The pool handles errors of idle connections only; a connection that breaks during a transaction is ours to handle.
pool.on('connect', (client) => client.on('error', () => undefined));

await pool.query('CREATE SEQUENCE IF NOT EXISTS number');
await pool.query('CREATE TABLE IF NOT EXISTS written (id bigint PRIMARY KEY)');
await pool.query('CREATE TABLE IF NOT EXISTS account (id int PRIMARY KEY, coins bigint NOT NULL)');
await pool.query(`INSERT INTO account SELECT n, 0 FROM generate_series(1, ${writers * 2}) n ON CONFLICT DO NOTHING`);

await Promise.all(Array.from({ length: writers }, (_, index) => writeForEver(index)));

async function writeForEver(index: number): Promise<void> {
  for (;;) {
    try {
      await writeOnce(index);
    } catch {
      // The server was killed: what was under way is unacknowledged, and the next write waits for a server.
      await delay(PAUSE_MS);
    }
  }
}

async function writeOnce(index: number): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('BEGIN');
    const { rows } = await client.query(`INSERT INTO written VALUES (nextval('number')) RETURNING id`);
    await client.query('UPDATE account SET coins = coins - 1 WHERE id = $1', [index * 2 + 1]);
    await client.query('UPDATE account SET coins = coins + 1 WHERE id = $1', [index * 2 + 2]);
    await client.query('COMMIT');
    if (!process.stdout.write(`${rows[0].id}\n`)) await once(process.stdout, 'drain');
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}
