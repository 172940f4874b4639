/**
 * A backup of a running product brings everything back elsewhere: accounts, ledger and every file that a row names.
 * Anything but a complete backup is refused and leaves nothing behind.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import type { Balance } from '../../contract/credits.ts';
import type { Task } from '../../contract/generation.ts';
import { firstPassword, freePort, signIn, startProduct } from '../support/productProcess.ts';
import { SERVER_ENTRY } from '../support/productEntries.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { removeFolder } from '../support/removeFolder.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-backup-'));
});
afterAll(() => removeFolder(folder));

/** `npm run backup` and `npm run restore`, once everything is built. @returns the output and the exit code */
async function run(
  dataDirectory: string,
  ...words: (string | Record<string, string>)[]
): Promise<{ said: string; code: number }> {
  const args = words.filter((word) => typeof word === 'string');
  const given = words.find((word) => typeof word === 'object');
  const env = { ...process.env, DATABASE_URL: '', KILAS_DATA: dataDirectory, INIT_CWD: folder, ...given };
  return promisify(execFile)(process.execPath, [SERVER_ENTRY, ...args], { env }).then(
    ({ stdout, stderr }) => ({ said: stdout + stderr, code: 0 }),
    (error: { stdout: string; stderr: string; code: number }) => ({
      said: error.stdout + error.stderr,
      code: error.code,
    }),
  );
}

it('saves a running product whole, and brings it back elsewhere', { timeout: 400_000 }, async () => {
  const original = path.join(folder, 'original');
  const product = await startProduct({
    dataDirectory: original,
    port: await freePort(),
    env: { KILAS_STARTING_GRANT: '100000', KILAS_DAILY_LIMIT: '100000' },
  });
  const creator = firstPassword(product.output(), 'user');
  const asker =
    (url: string, token: string) =>
    async <Reply>(method: string, call: string, body?: unknown) => {
      const answer = await fetch(`${url}${API_BASE}${call}`, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...(body !== undefined && { 'Idempotency-Key': randomUUID() }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return (await answer.json()) as Reply;
    };
  const call = asker(product.url, await signIn(product.url, creator));
  const completed = async (ask: typeof call) =>
    (await ask<{ data: Task[] }>('GET', '/library/?status=completed&page_size=100')).data;
  const askFor = (count: number) =>
    call('POST', '/images/text-to-image', { prompt: 'langit pagi berkabut', resolution: '1K', count });
  await askFor(1);
  await waitUntil('a picture is there', async () => (await completed(call)).length === 1, 200_000);
  const before = await completed(call);

  // The backup runs while people keep asking and pictures keep coming.
  let isOver = false;
  const load = Array.from({ length: 3 }, async () => {
    while (!isOver) await askFor(1);
  });
  const made = await run(original, 'backup', 'today.tar');
  isOver = true;
  await Promise.all(load);
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining('Saved the database and') });
  expect((await stat(path.join(folder, 'today.tar'))).mode & 0o777).toBe(0o600);
  expect((await run(original, 'backup', 'today.tar')).said).toContain('exists already');
  expect(await product.stop()).toBe(0);

  const restored = path.join(folder, 'restored');
  expect((await run(original, 'restore', 'today.tar')).said).toContain('holds data already');
  const back = await run(restored, 'restore', 'today.tar');
  expect(back).toMatchObject({ code: 0, said: expect.stringContaining('The ledger agrees') });

  const again = await startProduct({ dataDirectory: restored, port: await freePort(), command: 'serve' });
  expect(again.output()).not.toContain('First accounts');
  const ask = asker(again.url, await signIn(again.url, creator));
  const shown = await completed(ask);
  expect(shown.map(({ id }) => id)).toEqual(expect.arrayContaining(before.map(({ id }) => id)));
  for (const { media } of shown) {
    const file = await fetch(again.url + media!.url);
    expect([file.status, (await file.arrayBuffer()).byteLength]).toEqual([200, media!.size_bytes]);
  }
  const { balance, held } = (await ask<{ data: Balance }>('GET', '/credits/balance')).data;
  expect(balance + held + shown.length * 3).toBe(100_000);
  expect(await again.stop()).toBe(0);
  expect((await run(restored, 'ledger', 'verify')).code).toBe(0);
  expect(await run(restored, 'files', 'check')).toMatchObject({
    code: 0,
    said: expect.stringContaining('every file its row'),
  });
  const copied = path.join(folder, 'copied');
  expect(await run(restored, 'files', 'copy')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Say where to'),
  });
  expect(await run(restored, 'files', 'copy', '--to', copied)).toMatchObject({ code: 0 });
  const lost = shown[0]!.media!.url.split('/')[2]!;
  await rm(path.join(copied, 'results', lost), { recursive: true });
  expect(await run(restored, 'files', 'check', { KILAS_STORAGE: copied })).toMatchObject({
    code: 1,
    said: expect.stringContaining(`results/${lost}/main`),
  });
});

it('refuses anything but a complete backup, and leaves nothing behind', { timeout: 120_000 }, async () => {
  const file = path.join(folder, 'today.tar');
  const target = path.join(folder, 'from-half');
  expect((await run(target, 'restore', 'missing.tar')).said).toContain('There is no');
  await truncate(file, Math.floor((await stat(file)).size / 2));
  expect(await run(target, 'restore', 'today.tar')).toMatchObject({
    code: 1,
    said: expect.stringContaining('is no whole backup'),
  });
  expect(existsSync(path.join(target, 'postgres'))).toBe(false);
  expect((await readFile(file)).length).toBeGreaterThan(0);
});

it('is not made without files that cannot be read', { timeout: 120_000 }, async () => {
  const noFolder = path.join(folder, 'no-folder');
  await writeFile(noFolder, '');
  const made = await run(path.join(folder, 'new'), 'backup', 'partly.tar', { KILAS_STORAGE: noFolder });
  expect(made).toMatchObject({ code: 1, said: expect.stringContaining('cannot be read') });
  expect(existsSync(path.join(folder, 'partly.tar'))).toBe(false);
});
