/**
 * The embedded database works wherever its data are, whoever starts it and however it was installed; where it cannot,
 * the message names the remedy.
 */
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findInstalled, provideBinaries } from '../../server/platform/database/embedded/binaries.ts';
import { preparePaths } from '../../server/platform/database/embedded/paths.ts';
import { canReach, chooseServerAccount } from '../../server/platform/database/embedded/serverAccount.ts';
import { startEmbeddedPostgres } from '../../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { startDatabaseUser } from '../support/databaseUser.ts';
import { makeFolder, query, quietLog } from '../support/embeddedServer.ts';

const isRoot = process.getuid?.() === 0;
const nobody = { uid: 65534, gid: 65534 };
const project = join(import.meta.dirname, '../..');

async function expectToWork(dataDirectory: string): Promise<void> {
  const postgres = await startEmbeddedPostgres({ dataDirectory, log: quietLog });
  onTestFinished(() => postgres.stop());
  expect(await query(postgres.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
}

/** Twice: the first start creates the data, the second opens them. */
async function expectToWorkTwice(dataDirectory: string): Promise<void> {
  const first = await startEmbeddedPostgres({ dataDirectory, log: quietLog });
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 7 AS number');
  await first.stop();
  const second = await startEmbeddedPostgres({ dataDirectory, log: quietLog });
  onTestFinished(() => second.stop());
  expect(await query(second.connectionString, 'SELECT number FROM kept')).toEqual([{ number: 7 }]);
}

describe('where the data are', () => {
  test('a path too long for a socket', async () => {
    await expectToWorkTwice(join(makeFolder(), 'a-rather-long-name-of-a-folder/'.repeat(6)));
  });

  test('a path with spaces, quotes and letters beyond ASCII', async () => {
    await expectToWorkTwice(join(makeFolder(), `it's "dätä" $HOME; 100%`));
  });

  test.runIf(isRoot)("root's home, which the server's account may not enter", async () => {
    const home = makeFolder();
    chmodSync(home, 0o700);
    const data = join(home, 'product', 'data');
    await expectToWorkTwice(data);
    expect(canReach(data, chooseServerAccount(join(data, 'cluster')))).toBe(false);
    expect(statSync(home).mode & 0o777).toBe(0o700);
  });

  test('a restored folder, in which the lifeline came back as a plain file', async () => {
    const folder = makeFolder();
    writeFileSync(join(folder, 'users'), '');
    await expectToWork(folder);
  });

  test('the remains of a first start that was killed half-way', async () => {
    const folder = makeFolder();
    const remains = join(folder, 'cluster.making-999999999');
    mkdirSync(join(remains, 'base'), { recursive: true });
    await expectToWork(folder);
    expect(existsSync(remains)).toBe(false);
  });

  test('data of another major version are refused, with the remedy', async () => {
    const folder = makeFolder();
    mkdirSync(join(folder, 'cluster'));
    writeFileSync(join(folder, 'cluster', 'PG_VERSION'), '17\n');
    await expect(startEmbeddedPostgres({ dataDirectory: folder, log: quietLog })).rejects.toThrow(
      /PostgreSQL 17[^]*DATABASE_URL/,
    );
  });
});

describe('as whom it runs', () => {
  test.runIf(isRoot)('started by root, the server is not root and owns its data', async () => {
    const folder = makeFolder();
    await expectToWork(folder);
    expect(statSync(join(folder, 'cluster')).uid).not.toBe(0);
  });

  test.runIf(isRoot && canReach(project, nobody))('started by a plain user, it runs as that user', async () => {
    const folder = makeFolder();
    chownSync(folder, nobody.uid, nobody.gid);
    const user = await startDatabaseUser(folder, nobody);
    onTestFinished(() => user.kill());
    expect(statSync(join(folder, 'cluster')).uid).toBe(nobody.uid);
    // Started by root too: the owner of the data says which account to switch to.
    await expectToWork(folder);
  });

  test.runIf(isRoot && canReach(project, nobody))('a plain user is told whose data they are', async () => {
    const folder = makeFolder();
    await expectToWork(folder);
    await expect(startDatabaseUser(folder, nobody)).rejects.toThrow(/belongs to another user[^]*DATABASE_URL/);
  });
});

describe('how it was installed', () => {
  function installCopy() {
    const { native, version } = findInstalled();
    const copy = join(makeFolder(), 'native');
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
    return { native: copy, version };
  }

  test('without install scripts, the libraries get their short names', () => {
    const installed = installCopy();
    const link = join(installed.native, 'lib', 'libicuuc.so.60');
    rmSync(link);
    const folder = join(installed.native, '..');
    chmodSync(folder, 0o755);
    const { postgres } = provideBinaries(preparePaths(makeFolder()), installed);
    expect(existsSync(link)).toBe(true);
    expect(postgres).toBe(join(installed.native, 'bin', 'postgres'));
  });

  test.runIf(isRoot)("closed to the server's account, the programs are copied beside the data", () => {
    const installed = installCopy();
    rmSync(join(installed.native, 'lib', 'libicuuc.so.60'));
    chmodSync(join(installed.native, '..'), 0o700);
    const paths = preparePaths(makeFolder());
    const { postgres } = provideBinaries(paths, installed);
    expect(postgres.startsWith(paths.root)).toBe(true);
    expect(provideBinaries(paths, installed).postgres).toBe(postgres);
  });

  test('programs made for another system are refused, with the remedy', () => {
    const installed = installCopy();
    writeFileSync(join(installed.native, 'bin', 'postgres'), 'not a program of this system');
    expect(() => provideBinaries(preparePaths(makeFolder()), installed)).toThrow(/DATABASE_URL/);
  });
});
