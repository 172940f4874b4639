// @vitest-environment jsdom
/** An offline copy has all its files or none, and is counted. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasCopies, keepCopies, readStorageUse } from '../../../../src/offline/offlineCopies.ts';
import { memoryCaches } from '../../../support/memoryCaches.ts';

const CLIPS = ['one', 'two'].map((name) => ({ url: `${location.origin}/media/${name}/main?signature=x`, bytes: 3 }));
const urls = CLIPS.map(({ url }) => url);
const keep = () => keepCopies('rani', CLIPS, { signal: new AbortController().signal, onProgress: () => undefined });
const clip = () => new Response('mp4', { headers: { 'content-type': 'video/mp4', 'content-length': '3' } });
const answers: Response[] = [];

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async () => answers.shift() ?? Promise.reject(new TypeError('Load failed')));
  answers.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

test('all files of an item are kept, and counted', async () => {
  answers.push(clip(), clip());
  await keep();
  expect(await hasCopies('rani', urls)).toBe(true);
  expect((await readStorageUse('rani')).copies).toBe(6);
});

test.each([
  ['a portal’s page', new Response('<html>Masuk dulu', { headers: { 'content-type': 'text/html' } })],
  ['a part of the file', new Response('m', { status: 206 })],
  ['a refusal', new Response('{}', { status: 403 })],
])('%s is no file: none of them is kept', async (_, answer) => {
  answers.push(clip(), answer);
  await expect(keep()).rejects.toThrow();
  expect(await hasCopies('rani', urls.slice(0, 1))).toBe(false);
  expect((await readStorageUse('rani')).copies).toBe(0);
});
