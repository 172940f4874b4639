/**
 * Copying between folder and bucket resumes where it stopped, copies nothing twice, and reports what differs or cannot
 * be read back.
 */
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyFiles } from '../../../../../server/platform/storage/copyFiles.ts';
import { fileStorage } from '../../../../../server/platform/storage/fileStorage.ts';
import { readS3Address, type S3Place } from '../../../../../server/platform/storage/s3/s3Address.ts';
import { s3Storage } from '../../../../../server/platform/storage/s3/s3Storage.ts';
import { type Storage, StorageAway } from '../../../../../server/platform/storage/storage.ts';
import { type BucketServer, startBucketServer } from '../../../../support/bucketServer.ts';
import { waitUntil } from '../../../../support/waitUntil.ts';

let root: string;
let server: BucketServer;
let folder: Storage;
let bucket: Storage;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'kilas-copy-'));
  server = await startBucketServer();
  folder = fileStorage(root);
  bucket = s3Storage(readS3Address(server.address) as S3Place, { silentMs: 300, tryAgainMs: 100 });
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const put = (storage: Storage, key: string, content: string) => storage.put(key, Readable.from([content]));
const age = (key: string) => utimes(path.join(root, key), new Date(0), new Date(0));

it('copies there and back, and the second time nothing', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `results/${index}/main`);
  for (const name of names) await put(folder, name, `isi ${name}`);
  await folder.put('results/long/main', Readable.from([Buffer.alloc(17 * 1024 * 1024, 7)]));
  expect(await copyFiles({ from: folder, to: bucket })).toMatchObject({ files: 41, copied: 41, problems: [] });
  expect(await copyFiles({ from: folder, to: bucket, isThorough: true })).toMatchObject({
    copied: 0,
    alreadyThere: 41,
  });
  const other = fileStorage(path.join(root, 'other'));
  expect(await copyFiles({ from: bucket, to: other })).toMatchObject({ files: 41, copied: 41, problems: [] });
  expect(await text(await other.open(names[7]!))).toBe(`isi ${names[7]}`);
});

it('goes on where it was cut short', async () => {
  for (let index = 0; index < 30; index++) await put(folder, `results/${index}/main`, 'isi');
  let puts = 0;
  server.fault = ({ method }) => (method === 'PUT' && (puts += 1) > 10 ? { status: 503, code: 'SlowDown' } : null);
  await expect(copyFiles({ from: folder, to: bucket })).rejects.toThrow(StorageAway);
  server.fault = null;
  await waitUntil('it is back', async () => (await bucket.state()) === 'writable');
  const report = await copyFiles({ from: folder, to: bucket });
  expect(report).toMatchObject({ files: 30, problems: [] });
  expect(report.alreadyThere).toBeGreaterThanOrEqual(10);
  expect(server.objects.size).toBe(30);
});

it('finds bytes that differ, leaves what is younger there, and reports what it cannot read back', async () => {
  for (const name of ['old', 'young', 'bent']) await put(folder, name, 'pagi');
  await copyFiles({ from: folder, to: bucket });
  await age('young');
  server.objects.set('young', { ...server.objects.get('young')!, body: Buffer.from('sore'), modifiedAt: new Date() });
  server.objects.set('old', { ...server.objects.get('old')!, body: Buffer.from('sore'), modifiedAt: new Date(0) });
  expect(await copyFiles({ from: folder, to: bucket })).toMatchObject({ copied: 0, alreadyThere: 3 });
  const thorough = await copyFiles({ from: folder, to: bucket, isThorough: true });
  expect(thorough).toMatchObject({
    copied: 1,
    alreadyThere: 1,
    problems: [expect.stringContaining('young is another')],
  });
  expect(await text(await bucket.open('old'))).toBe('pagi');

  server.objects.delete('bent');
  const bending: Storage = { ...bucket, put: (key) => put(bucket, key, 'raga') };
  const { problems } = await copyFiles({ from: folder, to: bending });
  expect(problems).toEqual([expect.stringContaining('not what it was given')]);
});

it('reads no further in a file that the other side says it has before it was given all', async () => {
  await put(folder, 'results/a/main', 'pagi');
  let giveRest = () => undefined as void;
  const rest = new Promise<void>((resolve) => void (giveRest = resolve));
  async function* slowly() {
    yield 'pa';
    await rest;
    yield 'gi';
  }
  const source = Readable.from(slowly());
  const slow: Storage = { ...folder, open: async () => source };
  const hasty: Storage = { ...bucket, put: (key) => put(bucket, key, 'pagi') };
  const { problems } = await copyFiles({ from: slow, to: hasty });
  giveRest();
  await waitUntil('it is closed', () => source.destroyed);
  expect(problems).toEqual([expect.stringContaining('not what it was given')]);
});

it('counts what was removed before its turn', async () => {
  await put(folder, 'results/a/main', 'isi');
  const emptied: Storage = {
    ...folder,
    async open(key) {
      await folder.removeFolder('results');
      return folder.open(key);
    },
  };
  expect(await copyFiles({ from: emptied, to: bucket })).toMatchObject({ gone: 1, copied: 0, problems: [] });
});
