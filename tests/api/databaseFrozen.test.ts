/**
 * A database that keeps its connections open and does not answer is given up after a bounded wait, answered with 503,
 * and used again as soon as it answers. One that is only slow is waited for.
 */
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../server/platform/database/database.ts';
import { openDatabase } from '../../server/platform/database/openDatabase.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/databaseProxy.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { testLog } from '../support/testLog.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let proxy: DatabaseProxy;
let server: TestServer;
let creator: TestAccount;

beforeAll(async () => {
  server = await createTestServer({
    engines: [await createStagedEngine()],
    isWorking: false,
    env: { DATABASE_POOL: '3', DATABASE_PATIENCE: '1800' },
    reach: async (connectionString) => {
      proxy = await startDatabaseProxy(connectionString);
      return proxy.connectionString;
    },
  });
  creator = await server.signUp();
});
afterEach(() => proxy.set('open'));
afterAll(async () => {
  await server.close();
  await proxy.close();
});

const ask = async () =>
  (await Promise.all(['/credits/balance', '/library/', '/auth/me'].map((path) => creator.call('GET', path)))).map(
    ({ status, body }) => [status, body.code],
  );
/**
 * Opens every connection that its pools may have. With fewer, one of three questions at once may come to a new
 * connection, as soon as those before it are given up, and be answered.
 */
const openAllConnections = () => {
  const { database, essentials } = server.services;
  return Promise.all(
    [database, essentials].flatMap((each) =>
      Array.from({ length: each.$client.options.max }, () => each.execute(sql`select 1`)),
    ),
  );
};
const UNAVAILABLE = Array.from({ length: 3 }, () => [503, 'unavailable']);

describe('a database that keeps its connections and does not answer', () => {
  it('is reported as away, on open connections and on new ones, and is used again once it answers', async () => {
    await ask();
    proxy.set('silent');
    expect(await ask()).toEqual(UNAVAILABLE);
    expect(await ask()).toEqual(UNAVAILABLE);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    proxy.set('open');
    await waitUntil('it is back', async () => (await ask()).every(([status]) => status === 200));
  });

  it('is reported as away when its processes are frozen while the server itself still accepts connections', async () => {
    await openAllConnections();
    const owner = new pg.Client({ connectionString: server.ownerUrl });
    await owner.connect();
    const { rows } = await owner.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'kilas-jobs'",
    );
    await owner.end();
    const pids = rows.map(({ pid }) => pid);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    try {
      expect(await ask()).toEqual(UNAVAILABLE);
      // The cut connections are replaced by ones that answer.
      await waitUntil('it is back', async () => (await ask()).every(([status]) => status === 200));
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    }
  });
});

describe('a database that answers', () => {
  let database: Database;
  let close: () => Promise<void>;
  beforeAll(() => {
    ({ database, close } = openDatabase({
      connectionString: server.ownerUrl,
      poolSize: 2,
      log: testLog,
      patienceMs: 6000,
    }));
  });
  afterAll(() => close());

  it('is waited for while it works on a slow statement', async () => {
    const { rows } = await database.execute<{ done: number }>(sql`select 1 as done, pg_sleep(4)`);
    expect(rows[0]?.done).toBe(1);
  });

  it('lets a commit fail with its own error, not that of the rollback behind it', async () => {
    const failing = database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      // The connection is cut between the last statement and the commit.
      await database.execute(sql`select pg_terminate_backend(${rows[0]!.pid})`);
    });
    const error = (await failing.catch((reason: unknown) => reason)) as Error;
    expect(error.message).toMatch(/^Failed query: commit/);
  });

  it('gets its connection back from a transaction that could not begin', async () => {
    const way = await startDatabaseProxy(server.ownerUrl);
    const single = openDatabase({
      connectionString: way.connectionString,
      poolSize: 1,
      log: testLog,
      patienceMs: 1500,
    });
    const begin = () => single.database.transaction((transaction) => transaction.execute(sql`select 1`));
    try {
      await begin();
      way.set('silent');
      await expect(begin()).rejects.toThrow(/^Failed query: select 1/);
      way.set('open');
      expect((await begin()).rowCount).toBe(1);
    } finally {
      await single.close();
      await way.close();
    }
  });

  it('is given up when it is frozen in the middle of a statement, where its own time-out does not come', async () => {
    const short = openDatabase({
      connectionString: server.ownerUrl,
      poolSize: 1,
      log: testLog,
      patienceMs: 2000,
      statementMs: 2000,
    });
    const sleeping = short.database.execute(sql`select pg_sleep(600)`).catch((error: Error) => error);
    const find = async () =>
      (
        await database.execute<{ pid: number }>(
          sql`select pid from pg_stat_activity where query like 'select pg_sleep(600)%' and datname = current_database()`,
        )
      ).rows[0]?.pid;
    await waitUntil('it works on it', async () => (await find()) !== undefined);
    const pid = (await find())!;
    process.kill(pid, 'SIGSTOP');
    try {
      expect(String(((await sleeping) as Error).cause)).toContain('did not answer');
    } finally {
      process.kill(pid, 'SIGCONT');
      await short.close();
    }
  });
});
