/**
 * Files can live in an S3 bucket: a bucket that does not answer is waited for, one that is full or refuses fails the
 * work at once and returns its coins. Sweeps take what no row names, and nothing where another installation keeps files
 * too.
 */
import path from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { SystemReport } from '../../contract/dashboard.ts';
import type { ErrorBody } from '../../contract/errorBody.ts';
import type { Task } from '../../contract/generation.ts';
import { studioRenders } from '../../server/generation/embedded/renderTables.ts';
import { purgeDeleted } from '../../server/generation/cleanup/purgeDeleted.ts';
import { sweepPictures } from '../../server/articles/pictures/sweepPictures.ts';
import { checkFiles } from '../../server/checkFiles.ts';
import { sweepFiles } from '../../server/generation/cleanup/sweepOrphans.ts';
import { tasks } from '../../server/generation/tables.ts';
import { inputImages } from '../../server/media/inputTables.ts';
import { readStoragePlace } from '../../server/platform/storage/storageSettings.ts';
import { copyFiles } from '../../server/platform/storage/copyFiles.ts';
import { sweepUnlessShared } from '../../server/workers.ts';
import { openStorage, type StoragePlace } from '../../server/platform/storage/openStorage.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { newId } from '../../server/platform/identifier.ts';
import { type BucketRequest, type BucketServer, startBucketServer } from '../support/bucketServer.ts';
import { type AcceptedReply, endOf, readBalance, readTask } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let bucket: BucketServer;
let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;
let picture: string;

beforeAll(async () => {
  bucket = await startBucketServer();
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine], env: { KILAS_STORAGE: bucket.address } });
  const drawn = sharp({ create: { width: 64, height: 64, channels: 3, background: '#f5a524' } });
  picture = (await drawn.png().toBuffer()).toString('base64');
});
beforeEach(async () => {
  creator = await server.signUp();
});
afterAll(async () => {
  await server.close();
  await bucket.close();
});

const ask = async (prompt: string) =>
  (await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt, count: 1 })).body.data.items[0]!;
const edit = (prompt: string) =>
  creator.call<AcceptedReply & ErrorBody>('POST', '/images/image-to-image', { prompt, image_base64: picture });
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const keys = (folder: string) => [...bucket.objects.keys()].filter((key) => key.startsWith(`${folder}/`)).toSorted();
const bucketPlace = () => readStoragePlace(bucket.address, server.services.config.dataDirectory) as StoragePlace;
const keysOf = async (from: Storage) => {
  const found: string[] = [];
  for await (const files of from.files('results')) found.push(...files.map(({ key }) => key));
  return found;
};
const isWritable = async () => (await server.services.storage.state()) === 'writable';

it('keeps uploads and results, shows them whole, in ranges and not again, and removes them for good', async () => {
  const { body } = await edit('lebih terang');
  const task = await endOf(creator, body.data.items[0]!);
  expect(task.status).toBe('completed');
  const { media, inputs } = await readTask(creator, task);
  const whole = await get(media!.url);
  const bytes = Buffer.from(await whole.arrayBuffer());
  expect([whole.status, bytes.length, whole.headers.get('content-type')]).toEqual([
    200,
    media!.size_bytes,
    media!.mime_type,
  ]);
  const etag = whole.headers.get('etag')!;
  const range = await get(media!.url, { Range: 'bytes=4-9' });
  expect([range.status, range.headers.get('content-range'), range.headers.get('etag')]).toEqual([
    206,
    `bytes 4-9/${bytes.length}`,
    etag,
  ]);
  expect(Buffer.from(await range.arrayBuffer())).toEqual(bytes.subarray(4, 10));
  expect((await get(media!.url, { 'If-None-Match': etag })).status).toBe(304);
  expect((await get(media!.url, { Range: `bytes=${bytes.length}-` })).status).toBe(416);
  expect((await get(media!.url, { Range: 'bytes=4-9', 'If-Range': '"other"' })).status).toBe(200);
  for (const { thumbnail_url: url } of [media!, ...inputs]) expect((await get(url)).status).toBe(200);

  expect([keys('results').length, keys('inputs').length]).toEqual([3, 2]);
  await creator.call('DELETE', `/library/${task.id}`);
  const old = new Date(Date.now() - 31 * 24 * 3600_000);
  await server.services.database.update(tasks).set({ deletedAt: old }).where(eq(tasks.id, task.id));
  expect(await purgeDeleted(server.services.generation)).toBe(1);
  expect([...keys('results'), ...keys('inputs')]).toEqual([]);
});

it('sweeps what belongs to nobody, by the bucket’s clock', async () => {
  const { status } = await endOf(creator, await ask('tetap'));
  expect(status).toBe('completed');
  const kept = keys('results');
  const aDayAgo = new Date(Date.now() - 25 * 3600_000);
  const file = (modifiedAt: Date) => ({ body: Buffer.from('x'), etag: '"x"', modifiedAt });
  const [young, old] = [newId(new Date()), newId(new Date())];
  for (const id of Array.from({ length: 9 }, () => newId(new Date())))
    bucket.objects.set(`results/${id}/main`, file(aDayAgo));
  bucket.objects.set(`results/${young}/main`, file(new Date()));
  bucket.objects.set(`inputs/${young}/main`, file(new Date()));
  bucket.objects.set(`inputs/${old}/main`, file(aDayAgo));
  expect(await sweepFiles(server.services.generation)).toBe(10);
  const left = [...kept, `results/${young}/main`].toSorted();
  expect([keys('results'), keys('inputs')]).toEqual([left, [`inputs/${young}/main`]]);
  bucket.objects.delete(`results/${young}/main`);
});

it('keeps a finished work until a store that does not answer is back, and charges once', async () => {
  bucket.fault = () => ({ status: 503, code: 'SlowDown' });
  const task = await ask('menunggu gudang');
  await waitUntil(
    'its card says why it waits',
    async () => (await readTask(creator, task)).progress.stage === 'paused',
  );
  const refused = await edit('lebih terang');
  expect([refused.status, refused.body]).toMatchObject([503, { code: 'unavailable' }]);
  const admin = await server.signUp({ role: 'admin' });
  const { body } = await admin.call<{ data: SystemReport }>('GET', '/dashboard/system');
  expect(body.data.storage.standing).toBe('away');
  expect(body.data.concerns.map(({ code }) => code)).toContain('storage_unwritable');
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  bucket.fault = null;
  const ended = await endOf(creator, task);
  expect([ended.status, ended.credits]).toEqual(['completed', { held: 0, charged: 3, returned: 0 }]);
  expect(await readBalance(creator)).toEqual({ balance: 997, held: 0 });
  expect((await get((await readTask(creator, task)).media!.url)).status).toBe(200);
});

it('does not draw again because the bucket is away when a render is finished', { timeout: 180_000 }, async () => {
  // A separate product needs a separate bucket: it would sweep files that none of its rows names.
  const own = await startBucketServer();
  const studio = await createTestServer({ env: { KILAS_STORAGE: own.address } });
  try {
    const owner = await studio.signUp();
    const { body } = await owner.call<AcceptedReply>('POST', '/images/text-to-image', {
      prompt: 'kain sutra biru',
      count: 1,
    });
    const [task] = body.data.items;
    const isOfRender = ({ method, key }: BucketRequest) => method === 'PUT' && key.startsWith('studio/');
    own.fault = (request) => (isOfRender(request) ? { status: 503, code: 'SlowDown' } : null);
    await waitUntil('it is drawn and cannot be stored', async () => own.requests.filter(isOfRender).length > 3);
    const [render] = await studio.services.database.select().from(studioRenders);
    expect(render).toMatchObject({ status: 'running', starts: 1 });
    own.fault = null;
    expect(await endOf(owner, task!)).toMatchObject({ status: 'completed', credits: { charged: 3 } });
  } finally {
    own.fault = null;
    await studio.close();
    await own.close();
  }
});

it('says which rows have no file and which files no row', async () => {
  await endOf(creator, (await edit('diperiksa')).body.data.items[0]!);
  await endOf(creator, await ask('diperiksa juga'));
  const { database, storage } = server.services;
  const check = async () => {
    const { missing, damaged, unnamed } = await checkFiles({ database, storage, now: new Date() });
    return { missing, damaged, unnamed };
  };
  // Files that earlier tests left unfinished, too.
  bucket.objects.forEach((_object, key) => key.startsWith('inputs/') && bucket.objects.delete(key));
  const names = await database.select({ id: inputImages.id }).from(inputImages);
  const missing = names.flatMap(({ id }) => [`inputs/${id}/main`, `inputs/${id}/thumbnail`]);
  const found = await check();
  expect([found.missing.toSorted(), found.damaged, found.unnamed]).toEqual([missing.toSorted(), [], []]);
  await database.delete(inputImages);
  expect(await check()).toEqual({ missing: [], damaged: [], unnamed: [] });

  const [first, second] = keys('results').filter((key) => key.endsWith('/main'));
  const poster = first!.replace('main', 'poster');
  const whole = bucket.objects.get(second!)!;
  const posterObject = bucket.objects.get(poster)!;
  bucket.objects.delete(poster);
  bucket.objects.set(second!, { ...whole, body: whole.body.subarray(1) });
  const lost = newId(new Date());
  bucket.objects.set(`articles/${lost}/480.webp`, { ...whole, modifiedAt: new Date(Date.now() - 25 * 3600_000) });
  bucket.objects.set(`results/${newId(new Date())}/main`, { ...whole, modifiedAt: new Date() });
  const size = whole.body.length;
  expect(await check()).toEqual({
    missing: [poster],
    damaged: [`${second} (${size - 1} bytes instead of ${size})`],
    unnamed: [`articles/${lost}`],
  });
  expect(await sweepPictures(server.services.articles)).toBe(1);
  expect(keys('articles').some((key) => key.includes(lost))).toBe(false);
  bucket.objects.set(poster, posterObject);
  bucket.objects.set(second!, whole);
});

it('moves into the bucket and back while people use the product', async () => {
  const folder = path.join(server.services.config.dataDirectory, 'moved');
  const inFolder = await openStorage({ place: { folder } });
  const place = readStoragePlace(bucket.address, folder) as StoragePlace;
  const inBucket = await openStorage({ place });
  const { database, storage } = server.services;
  const moving = { ...storage };
  const before = await readTask(creator, await endOf(creator, await ask('sebelum pindah')));
  expect(await copyFiles({ from: inBucket, to: inFolder })).toMatchObject({ problems: [], gone: 0, alreadyThere: 0 });

  // As in a process started with KILAS_STORAGE in the folder and KILAS_STORAGE_ALSO in the bucket.
  Object.assign(storage, await openStorage({ place: { folder }, also: place }));
  const during = await readTask(creator, await endOf(creator, await ask('sementara pindah')));
  expect(keys('results').some((key) => during.media!.url.includes(key.split('/')[1]!))).toBe(false);
  bucket.objects.clear();
  for (const { media } of [before, during]) expect((await get(media!.url)).status).toBe(200);
  const back = await copyFiles({ from: inFolder, to: inBucket, isThorough: true });
  expect(back).toMatchObject({ problems: [], alreadyThere: 0 });
  expect(await copyFiles({ from: inFolder, to: inBucket, isThorough: true })).toMatchObject({
    copied: 0,
    alreadyThere: back.copied,
  });
  await creator.call('DELETE', `/library/${during.id}`);
  await database
    .update(tasks)
    .set({ deletedAt: new Date(0) })
    .where(eq(tasks.id, during.id));
  await purgeDeleted(server.services.generation);
  Object.assign(storage, moving);
  // Gone from both: nothing comes back.
  expect((await checkFiles({ database, storage, now: new Date() })).missing).toEqual([]);
  expect((await copyFiles({ from: inFolder, to: inBucket })).copied).toBe(0);
  expect((await get(before.media!.url)).status).toBe(200);
});

it('loses no file that is written, and brings none back that is removed, while it copies', async () => {
  const { config, database, storage } = server.services;
  const folder = path.join(config.dataDirectory, 'racing');
  const [inFolder, inBucket] = [await openStorage({ place: { folder } }), await openStorage({ place: bucketPlace() })];
  const text = (id: string) => `isi dari ${id}`;
  const key = (id: string) => `results/${id}/main`;
  const ids = Array.from({ length: 60 }, () => newId(new Date()));
  for (const id of ids) await inFolder.put(key(id), Readable.from([text(id)]));
  const usual = { ...storage };
  // As in step 2 and as in step 4 of the manual, "Moving files".
  for (const settings of [
    { place: { folder }, also: bucketPlace() },
    { place: bucketPlace(), also: { folder } },
  ]) {
    const used = await openStorage(settings);
    Object.assign(storage, used);
    const present = new Set(await keysOf(inFolder));
    const removed = new Set<string>();
    const remove = async (id: string) => {
      removed.add(key(id));
      await used.removeFolder(`results/${id}`);
    };
    let copied = 0;
    // Every fifth file is removed just before or just after its copy exists.
    const racing: Storage = {
      ...inBucket,
      async put(name, content) {
        const id = name.split('/')[1]!;
        const turn = ids.includes(id) ? (copied += 1) % 10 : -1;
        if (turn === 0) await remove(id);
        const size = await inBucket.put(name, content);
        if (turn === 5) await remove(id);
        return size;
      },
    };
    let isOver = false;
    const copying = copyFiles({ from: inFolder, to: racing }).finally(() => (isOver = true));
    const made: Task[] = [];
    const use = async () => {
      do {
        const task = await readTask(creator, await endOf(creator, await ask('sementara disalin')));
        made.push(task);
        const [kept] = [...present].filter((name) => !removed.has(name));
        expect((await used.stat(kept!)) !== null || removed.has(kept!)).toBe(true);
        expect((await get(task.media!.url)).status).toBe(200);
      } while (!isOver);
    };
    const [report] = await Promise.all([copying, use(), use()]);
    expect(report.problems).toEqual([]);
    expect(removed.size).toBeGreaterThan(4);
    expect(report.gone).toBe(removed.size);
    for (const { media } of made) expect((await get(media!.url)).status).toBe(200);
    await copyFiles({ from: inFolder, to: inBucket });
    const [here, there] = [new Set(await keysOf(inFolder)), new Set(await keysOf(inBucket))];
    expect([...removed].filter((name) => here.has(name) || there.has(name))).toEqual([]);
    expect([...present, ...here].filter((name) => !removed.has(name) && !there.has(name))).toEqual([]);
    for (const id of ids.filter((each) => there.has(key(each))))
      expect(bucket.objects.get(key(id))!.body.toString()).toBe(text(id));
    for (const id of ids.filter((each) => there.has(key(each)))) await inBucket.removeFolder(`results/${id}`);
  }
  Object.assign(storage, usual);
  expect((await checkFiles({ database, storage, now: new Date() })).missing).toEqual([]);
});

it('gives the coins back at once when the bucket is full or denies access', async () => {
  for (const [name, fault] of [
    ['full', { status: 507, code: 'XMinioStorageFull' }],
    ['closed', { status: 403, code: 'AccessDenied' }],
  ] as const) {
    await waitUntil('all is well', isWritable);
    bucket.fault = ({ method }) => (method === 'PUT' || method === 'POST' ? fault : null);
    const { status, failure, credits } = await endOf(creator, await ask(`tidak muat ${name}`));
    expect({ status, code: failure?.code, credits }).toEqual({
      status: 'failed',
      code: 'storage_unwritable',
      credits: { held: 0, charged: 0, returned: 3 },
    });
    expect((await edit(name)).body.code).toBe('storage_unwritable');
    bucket.fault = null;
  }
  await waitUntil('all is well', isWritable);
  expect(await readBalance(creator)).toEqual({ balance: 1000, held: 0 });
  expect((await endOf(creator, await ask('ada tempat lagi'))).status).toBe('completed');
});

it('answers without hanging for a file that cannot be read, with the right status', async () => {
  const { media } = await readTask(creator, await endOf(creator, await ask('nanti rusak')));
  bucket.fault = () => ({ status: 503, code: 'SlowDown' });
  const away = await get(media!.url);
  expect([away.status, await away.json()]).toMatchObject([503, { code: 'unavailable' }]);
  bucket.fault = ({ method }) => (method === 'GET' ? { cutAfter: 20 } : null);
  const whole = await get(media!.url);
  expect((await whole.arrayBuffer()).byteLength).toBe(media!.size_bytes);
  bucket.fault = null;
  const key = keys('results').find((each) => media!.url.includes(each.split('/')[1]!) && each.endsWith('/main'))!;
  bucket.objects.set(key, { ...bucket.objects.get(key)!, body: Buffer.from('half') });
  expect((await get(media!.url)).status).toBe(502);
  bucket.objects.delete(key);
  expect((await get(media!.url)).status).toBe(404);
});

it('redirects browsers to the bucket for results where that is configured, until the link expires', async () => {
  const direct = await createTestServer({
    engines: [engine],
    env: { KILAS_STORAGE: bucket.address, S3_DIRECT: 'yes' },
  });
  try {
    const owner = await direct.signUp();
    const { body } = await owner.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'langsung', count: 1 });
    const { media } = await endOf(owner, body.data.items[0]!);
    const open = (url: string, init: RequestInit = {}) => fetch(direct.url + url, { redirect: 'manual', ...init });
    const [first, second] = [await open(media!.url), await open(media!.url)];
    expect([first.status, first.headers.get('cache-control')]).toEqual([302, 'private, max-age=300']);
    const address = first.headers.get('location')!;
    // The same each time, so that the browser’s cache is used; and it ends with the link.
    expect(second.headers.get('location')).toBe(address);
    const { searchParams, origin } = new URL(address);
    const signedAt = searchParams.get('X-Amz-Date')!.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5');
    const ends = Date.parse(signedAt) / 1000 + Number(searchParams.get('X-Amz-Expires'));
    expect(ends).toBe(Number(new URL(media!.url, direct.url).searchParams.get('expires')));
    const file = await fetch(address, { headers: { Range: 'bytes=2-5' } });
    expect([file.status, file.headers.get('content-type'), (await file.arrayBuffer()).byteLength]).toEqual([
      206,
      media!.mime_type,
      4,
    ]);
    expect((await fetch(address.replace('results', 'inputs'))).status).toBe(403);

    expect((await open(media!.poster_url)).status).toBe(200);
    expect((await open(media!.url, { method: 'HEAD' })).status).toBe(200);
    expect((await open(media!.url.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(403);
    const policy = (await fetch(`${direct.url}/api-lens/docs`)).headers.get('content-security-policy');
    for (const directive of ['img-src', 'media-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*${origin}`));
    bucket.objects.clear();
    expect((await open(media!.url)).status).toBe(404);
  } finally {
    await direct.close();
  }
});

it('sweeps nothing where another installation keeps files, too, says so, and resumes when that is gone', async () => {
  const sharedBucket = await startBucketServer();
  // Neither works: a sweep of its own would take the hour's one complaint.
  const settings = { engines: [engine], env: { KILAS_STORAGE: sharedBucket.address }, isWorking: false };
  const first = await createTestServer(settings);
  const other = await createTestServer(settings);
  const marks = () => [...sharedBucket.objects.keys()].filter((key) => key.startsWith('installations/'));
  const told: string[] = [];
  const swept: string[] = [];
  const sweepAs = (name: string, { services }: TestServer) =>
    sweepUnlessShared({ ...services, log: { error: (text: string) => told.push(text) } as never }, async () => {
      swept.push(name);
    });
  try {
    expect(await sweepAs('first', first)).toBe(true);
    const [own] = marks();
    expect(await sweepAs('other', other)).toBe(false);
    expect(await sweepAs('first', first)).toBe(false);
    // Logged once an hour, not at every try.
    expect(await sweepAs('first', first)).toBe(false);
    const mark = marks().find((key) => key !== own)!;
    expect(told.map((text) => text.includes('Give each'))).toEqual([true, true]);
    expect([told[0]!.includes(own!), told[1]!.includes(mark)]).toEqual([true, true]);
    sharedBucket.objects.delete(mark);
    expect(await sweepAs('first', first)).toBe(true);
    expect(swept).toEqual(['first', 'first']);
  } finally {
    await Promise.all([first.close(), other.close()]);
    await sharedBucket.close();
  }
});
