/** A file that many ask for at a time is in memory once, and what has changed on disk is read anew. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readShared } from '../../../../../server/platform/http/readShared.ts';
import { removeFolder } from '../../../../support/removeFolder.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-shared-'));
});
afterAll(() => removeFolder(folder));

it('gives all who ask, together or later, one copy', async () => {
  const file = path.join(folder, 'a.js');
  await writeFile(file, 'console.log(1)');
  const together = await Promise.all(Array.from({ length: 50 }, () => readShared(file)));
  const later = await readShared(file);
  expect(new Set([...together, later].map(({ buffer }) => buffer)).size).toBe(1);
  expect(Buffer.from(later).toString()).toBe('console.log(1)');
});

it('reads a file anew that was replaced', async () => {
  const file = path.join(folder, 'b.html');
  await writeFile(file, 'old');
  const old = await readShared(file);
  await writeFile(file, 'newer');
  expect(Buffer.from(await readShared(file)).toString()).toBe('newer');
  expect(Buffer.from(old).toString()).toBe('old');
});

it('fails for everybody when the file is gone', async () => {
  const gone = path.join(folder, 'gone.js');
  const answers = await Promise.allSettled([readShared(gone), readShared(gone)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
