/** One process takes as many connections of the database as the operations manual says, and no more. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database.ts';
import { readConfig } from '../../server/platform/config.ts';
import { query } from '../support/embeddedServer.ts';
import { openStream } from '../support/openStream.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const MANUAL = path.join(import.meta.dirname, '../../docs/operations.md');
/** One a pool, which asks whether the database lives once a statement takes long: not in this test. */
const PROBES = 3;

const { databasePool } = readConfig({ env: {}, coreCount: 2 });
let server: TestServer;
let owner: pg.Client;

beforeAll(async () => {
  server = await createTestServer({ env: { DATABASE_POOL: String(databasePool) } });
  owner = new pg.Client({ connectionString: server.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await server.close();
});

it('opens the connections that the manual counts when each pool is wanted by more than it has', async () => {
  const counted = Number(/(\d+) with the default/.exec(await readFile(MANUAL, 'utf8'))?.[1]);
  const stream = await openStream(server.url, await server.signUp());
  const { database, essentials, background } = server.services;
  // The job queue's workers wait for this lock, each with a connection, as many as it has.
  await owner.query('begin; lock table pgboss.job in access exclusive mode');
  // As transactions do: each keeps a connection, and two more than there are wait for one.
  const held: pg.PoolClient[] = [];
  let isOver = false;
  const want = ({ $client: pool }: Database) =>
    Array.from({ length: pool.options.max + 2 }, async () => {
      const client = await pool.connect();
      if (isOver) client.release();
      else held.push(client);
    });
  const wanted = Promise.allSettled([database, essentials, background].flatMap(want));
  const open = async () => {
    // Seen anew each time: a transaction sees always the same.
    const rows = await query(
      server.ownerUrl,
      'select query from pg_stat_activity where datname = current_database() and usename <> current_user',
    );
    return rows.map((row) => String(row.query));
  };
  let seen: string[] = [];
  // The expectation below says which are missing.
  await waitUntil('all are open', async () => (seen = await open()).length >= counted - PROBES, 30_000).catch(
    () => undefined,
  );
  isOver = true;
  await owner.query('rollback');
  for (const client of held) client.release();
  await wanted;
  stream.close();
  expect(seen, seen.join('\n')).toHaveLength(counted - PROBES);
});
