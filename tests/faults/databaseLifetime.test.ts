/**
 * The embedded database lives exactly as long as somebody uses it, comes back by itself when it is killed, and is not
 * stopped by what a killed server left behind.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { preparePaths } from '../../server/platform/database/embedded/paths.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { stopServer } from '../../server/platform/database/embedded/stopServer.ts';
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

const answers = (connectionString: string) =>
  waitUntil('the database answers', () =>
    query(connectionString, 'SELECT 1').then(
      () => true,
      () => false,
    ),
  );

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
      // The old server may still be shutting down; its users wait for that, and so does this test.
      await answers(coming.connectionString);
      await coming.stop();
    }
  });
});

describe('the server comes back', () => {
  test('when it is killed while in use', async () => {
    const folder = makeFolder();
    const { connectionString } = await startHere(folder);
    const first = serverProcess(folder)!;
    process.kill(first, 'SIGKILL');
    await answers(connectionString);
    expect(serverProcess(folder)).not.toBe(first);
  });

  /** No pool, job or request uses the server. */
  test('when it is killed while nobody uses it, again and again', async () => {
    const folder = makeFolder();
    await startHere(folder);
    for (let round = 0; round < 3; round++) {
      const before = serverProcess(folder)!;
      process.kill(before, 'SIGKILL');
      await waitUntil('another server runs', () => (serverProcess(folder) ?? before) !== before);
      // Its watcher must be back too, or the next kill would go unnoticed.
      await waitUntil('the server has a user again', () => processesOf(folder).length > 0);
    }
  });

  test('also when its programs could not start for a while', async () => {
    const folder = makeFolder();
    const { connectionString } = await startHere(folder);
    const control = join(folder, 'cluster', 'global', 'pg_control');
    renameSync(control, `${control}.away`);
    process.kill(serverProcess(folder)!, 'SIGKILL');
    await waitUntil('it has failed to start', () =>
      readFileSync(join(folder, 'server.log'), 'utf8').includes('could not find the database system'),
    );
    renameSync(`${control}.away`, control);
    await answers(connectionString);
  });

  test('when its socket was cleared away with the temporary folder', async () => {
    const folder = join(makeFolder(), 'a-rather-long-name-of-a-folder/'.repeat(6));
    const { connectionString } = await startHere(folder);
    const socketFolder = new URL(connectionString).searchParams.get('host')!;
    rmSync(socketFolder, { recursive: true });
    process.kill(serverProcess(folder)!, 'SIGHUP');
    // Connected clients stay connected; a new one finds no server and must start it.
    const newcomer = await startHere(folder);
    await answers(newcomer.connectionString);
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
    await answers(adopter.connectionString);
    await adopter.stop();
    await nothingIsLeft(folder);
  });
});

/**
 * After a power cut, in a new container or a restored copy, process ids left by a killed server belong to other
 * processes.
 */
describe('what a killed server left behind does not stand in the way', () => {
  test('whatever its files name or hold; a foreign process is left in peace', async () => {
    // A long path, so that the socket is in the temporary folder.
    const folder = join(makeFolder(), 'a-rather-long-name-of-a-folder/'.repeat(6));
    const file = join(folder, 'cluster', 'postmaster.pid');
    const first = await startUser(folder);
    const socketFile = join(new URL(first.connectionString).searchParams.get('host')!, '.s.PGSQL.5432.lock');
    const written = readFileSync(file, 'utf8');
    // A living process of the server's own account: one of another account would not be mistaken for it.
    const { uid, gid } = statSync(join(folder, 'cluster'));
    const foreigner = spawn('sleep', ['600'], { uid, gid, stdio: 'ignore' });
    onTestFinished(() => void foreigner.kill('SIGKILL'));
    process.kill(serverProcess(folder)!, 'SIGKILL');
    await first.kill();
    await nothingIsLeft(folder);

    // With another TMPDIR than the first one: both must use the same socket.
    vi.stubEnv('TMPDIR', makeFolder());
    onTestFinished(() => void vi.unstubAllEnvs());
    const foreign = written.replace(/^\d+/, String(foreigner.pid));
    for (const [name, content] of Object.entries({ foreign, garbage: '\u0000\u0007 nonsense\n', nothing: '' })) {
      writeFileSync(file, content);
      mkdirSync(dirname(socketFile), { recursive: true });
      writeFileSync(socketFile, name === 'foreign' ? `${foreigner.pid}\n` : content);
      const again = await startHere(folder);
      expect([name, again.connectionString]).toEqual([name, first.connectionString]);
      expect(await query(again.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await again.stop();
    }
    writeFileSync(file, foreign);
    expect(await stopServer(preparePaths(folder))).toBe(true);
    expect(process.kill(foreigner.pid!, 0)).toBe(true);

    rmSync(file);
    mkdirSync(join(file, 'inside'), { recursive: true });
    await expect(startEmbeddedPostgres({ dataDirectory: folder, log: quietLog })).rejects.toThrow(
      `${file} is left over`,
    );
  });
});
