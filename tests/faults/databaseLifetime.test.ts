import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { type DatabaseUser, startDatabaseUser } from '../support/databaseUser.ts';
import { makeFolder, processesOf, query, quietLog, serverProcess } from '../support/embeddedServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

async function startUser(dataDirectory: string): Promise<DatabaseUser> {
  const user = await startDatabaseUser(dataDirectory);
  onTestFinished(() => user.kill());
  return user;
}

async function startHere(dataDirectory: string) {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: quietLog });
  onTestFinished(() => postgres.stop());
  return postgres;
}

const nothingIsLeft = (folder: string) =>
  waitUntil(`no process is left over ${folder}`, () => processesOf(folder).length === 0);

describe('a new server', () => {
  test('sorts the same everywhere, has no network port and wants a password', async () => {
    const folder = makeFolder();
    const { connectionString } = await startHere(folder);
    const [found] = await query(
      connectionString,
      `SELECT current_setting('server_version_num')::int / 10000 AS version, current_setting('listen_addresses') AS addresses,
        datlocprovider, datlocale, pg_encoding_to_char(encoding) AS encoding, current_setting('fsync') AS fsync
        FROM pg_database WHERE datname = current_database()`,
    );
    expect(found).toEqual({
      version: 18,
      addresses: '',
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
      encoding: 'UTF8',
      fsync: 'on',
    });
    const wrong = new URL(connectionString);
    wrong.password = 'guessed';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    expect(statSync(join(folder, 'cluster', 'kilas.password')).mode & 0o777).toBe(0o600);
  });

  test('is one, when three processes start it at once', async () => {
    const folder = makeFolder();
    const users = await Promise.all([startUser(folder), startUser(folder), startUser(folder)]);
    expect(new Set(users.map((user) => user.connectionString)).size).toBe(1);
    const starts = await Promise.all(
      users.map((user) => query(user.connectionString, 'SELECT pg_postmaster_start_time()::text AS at')),
    );
    expect(new Set(starts.map(([row]) => row!.at)).size).toBe(1);
  });
});

describe('the server lives as long as somebody uses it', () => {
  test('and ends when its only user is killed', async () => {
    const folder = makeFolder();
    const user = await startUser(folder);
    expect(serverProcess(folder)).toBeDefined();
    await user.kill();
    await nothingIsLeft(folder);
    expect(readFileSync(join(folder, 'server.log'), 'utf8')).toContain('database system is shut down');
  });

  test('also when the one who started it is killed, and then ends with the last adopter', async () => {
    const folder = makeFolder();
    const starter = await startUser(folder);
    const server = serverProcess(folder);
    const adopters = [await startUser(folder), await startUser(folder)];
    await starter.kill();
    await adopters[0]!.kill();
    expect(await query(adopters[1]!.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(serverProcess(folder)).toBe(server);
    await adopters[1]!.kill();
    await nothingIsLeft(folder);
  });

  test('a clean stop leaves it to the others, and the last one waits until it is down', async () => {
    const folder = makeFolder();
    const other = await startUser(folder);
    const ours = await startHere(folder);
    await ours.stop();
    expect(await query(other.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await other.stop();
    expect(serverProcess(folder)).toBeUndefined();
    await nothingIsLeft(folder);
  });

  test('a start right behind the last stop gets a living server', async () => {
    const folder = makeFolder();
    for (let round = 0; round < 5; round++) {
      const leaving = await startUser(folder);
      const left = leaving.kill();
      const coming = await startHere(folder);
      await left;
      // The old server's shutdown may still be under way; what its users do about it is what we do here.
      await waitUntil('the database answers', async () => {
        await coming.ensureRunning();
        return query(coming.connectionString, 'SELECT 1').then(
          () => true,
          () => false,
        );
      });
      await coming.stop();
    }
  });
});

describe('the server comes back', () => {
  test('when it is killed while in use', async () => {
    const folder = makeFolder();
    const { connectionString, ensureRunning } = await startHere(folder);
    const first = serverProcess(folder)!;
    process.kill(first, 'SIGKILL');
    await Promise.all([ensureRunning(), ensureRunning()]);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(serverProcess(folder)).not.toBe(first);
  });

  test('when it and its user are killed together', async () => {
    const folder = makeFolder();
    const user = await startUser(folder);
    process.kill(serverProcess(folder)!, 'SIGKILL');
    await user.kill();
    const { connectionString } = await startHere(folder);
    expect(await query(connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('for an adopter, when it is killed after its starter has gone; and still leaves no orphan', async () => {
    const folder = makeFolder();
    const starter = await startUser(folder);
    const adopter = await startHere(folder);
    await starter.kill();
    process.kill(serverProcess(folder)!, 'SIGKILL');
    await adopter.ensureRunning();
    expect(await query(adopter.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await adopter.stop();
    await nothingIsLeft(folder);
  });
});
