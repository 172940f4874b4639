/**
 * A busy, full, refusing or broken bucket is recognised as such. Uploads and downloads survive interruptions and leave
 * no parts behind, and nobody waits twice for a bucket that is away.
 */
import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readS3Address, type S3Place } from '../../../../../server/platform/storage/s3/s3Address.ts';
import { s3Storage } from '../../../../../server/platform/storage/s3/s3Storage.ts';
import { type Storage, StorageAway, StorageUnwritable } from '../../../../../server/platform/storage/storage.ts';
import { type BucketRequest, type BucketServer, startBucketServer } from '../../../../support/bucketServer.ts';
import { waitUntil } from '../../../../support/waitUntil.ts';

const MB = 1024 * 1024;
/** Longer than any answer takes on a busy machine: nobody waits for it, see `giveUpOn`. */
const SILENT_MS = 5900;
const TRY_AGAIN_MS = 60_000;
let bucket: BucketServer;
let storage: Storage;
/** By how much the clock was moved. */
let ahead: number;
const sent = new Set<ClientRequest>();
const keep = (message: unknown) => {
  const { request } = message as { request: ClientRequest };
  sent.add(request);
  request.once('close', () => sent.delete(request));
};
beforeEach(async () => {
  bucket = await startBucketServer();
  bucket.onSilence = (port) => giveUpOn(({ socket }) => socket?.localPort === port);
  storage = s3Storage(readS3Address(bucket.address) as S3Place, { silentMs: SILENT_MS, tryAgainMs: TRY_AGAIN_MS });
  subscribe('http.client.request.start', keep);
  ahead = 0;
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
});
afterEach(() => {
  vi.restoreAllMocks();
  unsubscribe('http.client.request.start', keep);
  return bucket.close();
});

/** Ends connections that were silent for too long, without the wait. */
function giveUpOn(isMeant: (request: ClientRequest) => boolean): void {
  for (const request of sent) if (isMeant(request)) request.socket?.emit('timeout');
}

const put = (key: string, content: Buffer | string = 'pagi') => storage.put(key, Readable.from([content]));
const read = async (key: string) => buffer(await storage.open(key));
const errorOf = (work: Promise<unknown>) => work.then(() => null).catch((error: Error) => error);
const isPart = ({ method, query }: BucketRequest) => method === 'PUT' && query.has('partNumber');
const isCompletion = ({ method, query }: BucketRequest) => method === 'POST' && query.has('uploadId');
/** Faults for the first requests of a kind. */
const first = (
  count: number,
  fault: ReturnType<NonNullable<BucketServer['fault']>>,
  of: (request: BucketRequest) => boolean = () => true,
) => {
  let left = count;
  bucket.fault = (request) => (of(request) && left-- > 0 ? fault : null);
};

it('asks a busy store again, and keeps what it then takes', async () => {
  first(2, { status: 503, code: 'SlowDown' });
  expect(await put('a')).toBe(4);
  first(1, 'hang');
  expect(await put('b')).toBe(4);
  first(1, 'lost');
  expect((await read('a')).toString()).toBe('pagi');
});

it.each([
  ['busy', { status: 503, code: 'SlowDown' }],
  ['broken', { status: 500, code: 'InternalError' }],
  ['silent', 'hang'],
] as const)(
  'tells a store that is %s from one that is full, lets nobody wait for it twice, and sees it come back',
  async (_what, fault) => {
    expect(await put('there')).toBe(4);
    bucket.fault = () => fault;
    expect(await errorOf(put('a'))).toBeInstanceOf(StorageAway);
    const asked = bucket.requests.length;
    expect(await errorOf(put('b'))).toBeInstanceOf(StorageAway);
    expect(bucket.requests.length).toBe(asked);
    expect(await storage.state()).toBe('away');
    expect(await errorOf(read('there'))).toBeInstanceOf(StorageAway);
    expect(await errorOf(storage.stat('there'))).toBeInstanceOf(StorageAway);
    bucket.fault = null;
    ahead += TRY_AGAIN_MS;
    await waitUntil('it is back', async () => (await storage.state()) === 'writable');
    expect([await put('a'), bucket.uploads.size]).toEqual([4, 0]);
  },
);

it('says that a bucket is full, or refuses us, in words without the keys', async () => {
  bucket.fault = ({ method }) => (method === 'PUT' ? { status: 507, code: 'XMinioStorageFull' } : null);
  const full = await errorOf(put('a'));
  expect(full).toBeInstanceOf(StorageUnwritable);
  expect(full).toMatchObject({ state: 'full', message: expect.stringContaining('is full') });
  expect(await storage.state()).toBe('full');

  bucket.fault = null;
  ahead += TRY_AGAIN_MS;
  await waitUntil('there is room', async () => (await storage.state()) === 'writable');
  bucket.keys = { ...bucket.keys, secretAccessKey: 'another' };
  const refused = await errorOf(put('a'));
  expect(refused).toMatchObject({
    state: 'refused',
    message: expect.stringContaining('look at bucket, region and keys'),
  });
  expect(await errorOf(read('a'))).toBeInstanceOf(StorageAway);
  expect(JSON.stringify([refused, refused?.message, refused?.stack])).not.toContain('rahasia');

  const other = s3Storage(readS3Address(bucket.address.replace('kilas-files', 'no-such-bucket')) as S3Place);
  expect(await errorOf(other.put('a', Readable.from(['x'])))).toMatchObject({ state: 'refused' });
  expect(await other.state()).toBe('refused');
});

it('takes a download up where it broke, as often as it breaks', async () => {
  const bytes = randomBytes(3 * MB);
  await put('clip', bytes);
  bucket.fault = ({ method, key }) => (method === 'GET' && key === 'clip' ? { cutAfter: MB } : null);
  expect((await read('clip')).equals(bytes)).toBe(true);
  const asked = bucket.requests.filter(({ method }) => method === 'GET').map(({ headers }) => headers);
  expect(asked.map(({ range }) => range)).toEqual([
    undefined,
    `bytes=${MB}-${3 * MB - 1}`,
    `bytes=${2 * MB}-${3 * MB - 1}`,
  ]);
  expect(asked[1]!['if-match']).toBe(bucket.objects.get('clip')!.etag);
  first(1, { stallAfter: 1000 });
  expect((await read('clip')).equals(bytes)).toBe(true);
  first(1, { cutAfter: 10 });
  const part = await text(await storage.open('clip', { start: 5, end: 24 }));
  expect(part).toBe(bytes.subarray(5, 25).toString());
});

it('lets a reader pause for longer than a silent connection is kept', async () => {
  const bytes = randomBytes(3 * MB);
  await put('clip', bytes);
  const content = await storage.open('clip');
  const begun = (await content.iterator({ destroyOnReturn: false }).next()).value as Buffer;
  giveUpOn(() => true);
  expect(Buffer.concat([begun, await buffer(content)]).equals(bytes)).toBe(true);
  expect(bucket.requests.filter(({ method }) => method === 'GET').map(({ headers }) => headers.range)).toEqual([
    undefined,
    expect.stringMatching(/^bytes=[1-9]/),
  ]);
});

it('does not put two files together when one was replaced meanwhile, nor go on for ever', async () => {
  await put('clip', randomBytes(MB));
  first(1, { cutAfter: 1000 });
  const content = await storage.open('clip');
  await put('clip', randomBytes(MB));
  await expect(buffer(content)).rejects.toThrow();
  bucket.fault = () => ({ cutAfter: 0 });
  expect(await errorOf(read('clip'))).toBeInstanceOf(StorageAway);
});

it('takes back what it has sent of a file that cannot be finished', async () => {
  bucket.fault = (request) =>
    isPart(request) && request.query.get('partNumber') === '2' ? { status: 403, code: 'AccessDenied' } : null;
  expect(await errorOf(put('clip', Buffer.alloc(20 * MB)))).toMatchObject({ state: 'refused' });
  await waitUntil('its parts are gone', async () => bucket.uploads.size === 0);
  expect(bucket.objects.size).toBe(0);
});

it('knows a file that is there although the answer was lost', async () => {
  first(1, 'lost', isCompletion);
  expect(await put('clip', Buffer.alloc(9 * MB))).toBe(9 * MB);
  expect(bucket.objects.get('clip')!.body).toHaveLength(9 * MB);
});

it('sweeps parts that a kill has left behind, over several pages, and leaves what is being sent', async () => {
  const old = new Date(Date.now() - 2 * 3600_000);
  for (let index = 0; index < 17; index++)
    bucket.uploads.set(`old-${index}`, { key: `results/${index}`, initiatedAt: old, parts: new Map() });
  bucket.uploads.set('young', { key: 'results/young', initiatedAt: new Date(), parts: new Map() });
  expect(await storage.removeCutShort()).toBe(17);
  expect([...bucket.uploads.keys()]).toEqual(['young']);
});

it('reads no further ahead than a few parts, however long the file', async () => {
  let read = 0;
  const long = async function* () {
    for (; read < 500; read++) yield Buffer.allocUnsafe(MB);
  };
  bucket.fault = (request) => (isPart(request) ? 'hang' : null);
  expect(await errorOf(storage.put('clip', Readable.from(long())))).toBeInstanceOf(StorageAway);
  expect(read).toBeLessThan(3 * 8 + 2);
});
