/**
 * Folder and bucket behave the same: files are complete or absent, any range can be read, and removing a folder removes
 * exactly what is in it.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readStoragePlace } from '../../../../../server/platform/storage/storageSettings.ts';
import { openStorage, type StoragePlace } from '../../../../../server/platform/storage/openStorage.ts';
import type { Storage } from '../../../../../server/platform/storage/storage.ts';
import { type BucketServer, startBucketServer } from '../../../../support/bucketServer.ts';

/** A bucket of the operator's own, to try this contract on a real store: `TEST_BUCKET=s3://… npm test -- unit`. */
const { TEST_BUCKET } = process.env;

let folder: string;
let bucket: BucketServer;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kilas-storage-'));
  bucket = await startBucketServer();
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true, force: true });
});

const place = (text: string) => readStoragePlace(text, folder) as StoragePlace;
/** Under a name that nobody else has: these tests remove whole folders. */
const apart = (text: string): StoragePlace => {
  const given = place(text);
  if ('folder' in given) throw new Error('TEST_BUCKET is the address of a bucket');
  return { bucket: { ...given.bucket, prefix: `${given.bucket.prefix}contract-${randomUUID()}/` } };
};
const of = (content: string | Buffer) => Readable.from([content]);
const keysOf = async (storage: Storage, under?: string) => {
  const keys: string[] = [];
  for await (const portion of storage.files(under)) keys.push(...portion.map(({ key }) => key));
  return keys.toSorted();
};
const foldersOf = async (storage: Storage, parent: string) => {
  const found: { name: string; changedAt: Date }[] = [];
  for await (const portion of storage.folders(parent)) found.push(...portion);
  return found;
};

const PLACES: [string, () => Promise<Storage>][] = [
  ['a folder', () => openStorage({ place: place('folder') })],
  ['a bucket', () => openStorage({ place: place(bucket.address) })],
  ['a bucket under a prefix', () => openStorage({ place: place(bucket.address.replace('?', '/one/two?')) })],
  [
    'a bucket, with a folder besides',
    () => openStorage({ place: place(bucket.address.replace('?', '/moved?')), also: place(path.join(folder, 'old')) }),
  ],
  ...(TEST_BUCKET
    ? [['TEST_BUCKET', () => openStorage({ place: apart(TEST_BUCKET) })] as [string, () => Promise<Storage>]]
    : []),
];

describe.each(PLACES)('%s', (_name, openPlace) => {
  let storage: Storage;
  beforeAll(async () => {
    storage = await openPlace();
  });
  afterEach(async () => {
    for (const each of ['results', 'inputs', 'gone']) await storage.removeFolder(each);
  });

  it('keeps a file whole, says its size, and reads it whole or in parts', async () => {
    expect(await storage.stat('results/a/main')).toBeNull();
    await expect(storage.open('results/a/main')).rejects.toThrow();
    expect(await storage.put('results/a/main', of('sawah pagi'))).toBe(10);
    expect(await storage.stat('results/a/main')).toMatchObject({ size: 10 });
    expect(await text(await storage.open('results/a/main'))).toBe('sawah pagi');
    const part = async (start: number, end: number) => text(await storage.open('results/a/main', { start, end }));
    expect([await part(0, 0), await part(6, 9), await part(9, 9)]).toEqual(['s', 'pagi', 'i']);
    expect(await storage.put('results/a/main', of('sore'))).toBe(4);
    expect(await text(await storage.open('results/a/main'))).toBe('sore');
    expect(await storage.put('results/a/empty', Readable.from([]))).toBe(0);
    expect([await storage.stat('results/a/empty'), await text(await storage.open('results/a/empty'))]).toMatchObject([
      { size: 0 },
      '',
    ]);
  });

  it('keeps a file of many parts byte by byte, read anywhere', async () => {
    // In uneven chunks, across the ends of parts.
    const bytes = randomBytes(20 * 1024 * 1024 + 123);
    const chunks = function* () {
      for (let at = 0; at < bytes.length; at += 777_777) yield bytes.subarray(at, at + 777_777);
    };
    expect(await storage.put('results/long/main', Readable.from(chunks()))).toBe(bytes.length);
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(hash(await buffer(await storage.open('results/long/main')))).toBe(hash(bytes));
    const start = 8 * 1024 * 1024 - 5;
    const middle = await buffer(await storage.open('results/long/main', { start, end: start + 9 }));
    expect(middle).toEqual(bytes.subarray(start, start + 10));
  });

  it('keeps nothing of a file whose source breaks, and tells the source’s own error', async () => {
    const broken = async function* () {
      yield Buffer.alloc(17 * 1024 * 1024);
      throw new TypeError('the engine hung up');
    };
    await expect(storage.put('results/b/main', Readable.from(broken()))).rejects.toThrow(TypeError);
    const never = new Readable({ read() {} });
    const put = storage.put('results/b/other', never);
    never.destroy(new RangeError('gone'));
    await expect(put).rejects.toThrow(RangeError);
    expect(await keysOf(storage, 'results')).toEqual([]);
    expect(await storage.state()).toBe('writable');
  });

  it('lists files and folders, however many, and removes a folder with all in it and nothing else', async () => {
    const before = Date.now() - 2000;
    const names = Array.from({ length: 11 }, (_, index) => `f${String(index).padStart(2, '0')}`);
    for (const name of names)
      for (const variant of ['main', 'poster']) await storage.put(`results/${name}/${variant}`, of(name));
    await storage.put('results-of-others/x/main', of('x'));
    await storage.put('inputs/q/main', of('q'));
    const found = await foldersOf(storage, 'results');
    expect(found.map(({ name }) => name).toSorted()).toEqual(names);
    for (const { changedAt } of found) expect(changedAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(await keysOf(storage, 'inputs')).toEqual(['inputs/q/main']);
    expect((await keysOf(storage)).filter((key) => key.startsWith('results/'))).toHaveLength(22);
    expect(await foldersOf(storage, 'nothing')).toEqual([]);

    await storage.removeFolder('results/f0');
    expect(await foldersOf(storage, 'results')).toHaveLength(11);
    await storage.removeFolder('results/f00');
    await storage.removeFolder('results/f00');
    expect(await foldersOf(storage, 'results')).toHaveLength(10);
    await storage.removeFolder('results');
    expect(await keysOf(storage)).toEqual(['inputs/q/main', 'results-of-others/x/main']);
    await storage.removeFolder('results-of-others');
  });
});
