/**
 * A start that cannot succeed says why before it sets up a database, and the passwords of accounts made by a start that
 * fails are still printed.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, watch } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startBucketServer } from '../support/bucketServer.ts';
import { isBuilt, SERVER_ENTRY } from '../support/productEntries.ts';
import { firstPassword, freePort, signIn, startProduct } from '../support/productProcess.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { createTestDatabase } from '../support/testDatabase.ts';

let dataDirectory: string;

beforeEach(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-start-'));
});
afterEach(() => removeFolder(dataDirectory));

async function takePort(port: number): Promise<Server> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  return other;
}

const startAndFail = (port: number, env: Record<string, string> = {}) =>
  startProduct({ dataDirectory, port, env }).then(
    () => 'it started',
    (error: Error) => error.message,
  );

it(
  'is loaded once by the build, so that Node finds it compiled at the very first start',
  { timeout: 60_000 },
  async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [SERVER_ENTRY, 'version'], { cwd: dataDirectory });
    expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(await readdir(dataDirectory)).toEqual([]);
    if (isBuilt) expect(await readdir(path.join(SERVER_ENTRY, '../../compiled'))).toHaveLength(1);
  },
);

it('says that the port is busy before it sets up a database', { timeout: 60_000 }, async () => {
  const port = await freePort();
  const other = await takePort(port);
  const told = await startAndFail(port);
  await new Promise((resolve) => other.close(resolve));
  expect(told).toContain(`Port ${port} is busy.`);
  expect(await readdir(dataDirectory)).toEqual([]);
});

it('names a bucket that refuses its keys, without the keys, before it sets up a database', async () => {
  const bucket = await startBucketServer();
  try {
    bucket.keys = { ...bucket.keys, secretAccessKey: 'another' };
    const told = await startAndFail(await freePort(), { KILAS_STORAGE: bucket.address });
    expect(told).toContain('the bucket kilas-files at 127.0.0.1');
    expect(told).toContain('refuses us. KILAS_STORAGE needs the right bucket');
    expect(told).not.toContain('rahasia');
    expect(await readdir(dataDirectory)).toEqual([]);
  } finally {
    await bucket.close();
  }
});

it('says why the database refused, and prints none of the keys it was given', async () => {
  const database = await createTestDatabase();
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  await owner.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no keys today'; end $$;
    create trigger refuse before insert on server_secrets execute function refuse();`);
  await owner.end();
  const told = await startAndFail(await freePort(), { DATABASE_URL: database.ownerUrl });
  await database.drop();
  expect(told).toContain('Failed query: insert into "server_secrets"');
  expect(told).toContain('Caused by: no keys today');
  expect(told).not.toContain('params');
});

it('says in a sentence that the database does not answer', async () => {
  const port = await freePort();
  const told = await startAndFail(port, {
    DATABASE_URL: `postgres://kilas:rahasia@127.0.0.1:${await freePort()}/kilas`,
  });
  expect(told).toContain('The database did not answer while Kilas started (ECONNREFUSED).');
  expect(told).not.toMatch(/rahasia|\n {4}at /);
});

/** Passwords are printed once: if the first start finds its port in use, nobody must be locked out for good. */
it('prints the first accounts even when the start fails after making them', { timeout: 60_000 }, async () => {
  const port = await freePort();
  // The port is taken while the database is being created.
  const begun = watch(dataDirectory)[Symbol.asyncIterator]().next();
  const failing = startAndFail(port);
  await begun;
  const other = await takePort(port);
  const told = await failing;
  await new Promise((resolve) => other.close(resolve));
  expect(told).toContain(`Port ${port} is busy.`);

  const product = await startProduct({ dataDirectory, port });
  try {
    expect(product.output()).not.toContain('First accounts');
    expect(await signIn(product.url, firstPassword(told, 'admin'))).toBeTypeOf('string');
  } finally {
    await product.stop();
  }
});
