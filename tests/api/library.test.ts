/**
 * People find their own items by beginnings of words, model, favourite and Jakarta day. Deleted items come back for 30
 * days and then go for good, files included, and a download never holds half a file.
 */
import { rm, truncate } from 'node:fs/promises';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { createTaskLists } from '../../server/generation/library/listTasks.ts';
import { purgeDeleted } from '../../server/generation/cleanup/purgeDeleted.ts';
import { tasks } from '../../server/generation/tables.ts';
import type { AcceptedReply, TaskPageReply, TaskReply } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;
let now: Date;

beforeAll(async () => {
  now = new Date('2026-11-21T03:00:00Z');
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine], clock: { now: () => now }, env: { KILAS_DAILY_LIMIT: '1000' } });
  creator = await server.signUp({ coins: 100_000 });
});
afterAll(() => server.close());

async function made(
  prompt: string,
  { account = creator, ...body }: { account?: TestAccount; [key: string]: unknown } = {},
): Promise<Task[]> {
  const { body: reply } = await account.call<AcceptedReply>('POST', '/images/text-to-image', { prompt, ...body });
  for (const { id } of reply.data.items)
    await waitUntil('it ends', async () =>
      /completed|failed/.test((await account.call<TaskReply>('GET', `/images/task/${id}`)).body.data.status),
    );
  return reply.data.items;
}
const ids = async (query: string) =>
  (await creator.call<TaskPageReply>('GET', `/library/?${query}`)).body.data.map((task) => task.id);

describe('the library', () => {
  it('searches one’s own items only, whatever separates the words', async () => {
    const [owner, stranger] = [await server.signUp({ coins: 100 }), await server.signUp({ coins: 100 })];
    await made('Kupu-kupu di École', { account: stranger });
    const [mine] = await made('Kupu-kupu,bunga/École no_7 "Kopi+Susu"', { account: owner });
    const found = async (word: string) =>
      (await owner.call<TaskPageReply>('GET', `/library/?search=${encodeURIComponent(word)}`)).body.data.map(
        (task) => task.id,
      );
    for (const word of ['kupu', 'bunga', 'écol', 'no', '7', 'kopi', 'susu', 'kupu-kupu'])
      expect(await found(word), word).toEqual([mine!.id]);
    for (const word of ['upu', 'u', 'ukupu']) expect(await found(word), word).toEqual([]);
  });

  it('finds by beginnings of words in any order, by model, by favourite and by day in Jakarta', async () => {
    const [rice] = await made('Sawah hijau di Bali');
    const [city] = await made('Jakarta malam, hujan');
    expect(await ids('search=bal%20saw')).toEqual([rice!.id]);
    expect(await ids('search=HUJAN')).toEqual([city!.id]);
    expect(await ids('search=laut')).toEqual([]);
    expect(await ids('model=kilas-studio-image&search=sawah')).toEqual([rice!.id]);
    expect(await ids('model=kilas-studio-video')).toEqual([]);
    expect(
      (await creator.call<TaskReply>('PUT', `/library/${city!.id}/favorite`, { is_favorite: true })).body.data
        .is_favorite,
    ).toBe(true);
    expect(await ids('favorite=true')).toEqual([city!.id]);
    // In UTC both are the same afternoon, but in Jakarta 23:30 is still that day and 00:30 the next.
    now = new Date('2026-11-21T17:30:00Z');
    await server.signInAgain(creator);
    const [late] = await made('lewat tengah malam');
    expect(await ids('date_from=2026-11-22&date_to=2026-11-22')).toEqual([late!.id]);
    expect(await ids('date_to=2026-11-21')).toEqual([city!.id, rice!.id]);
    // The same day as moments in the device's zone: in Lagos, 17:30 UTC is still 21 November.
    expect(await ids('date_from=2026-11-20T23:00:00.000Z&date_to=2026-11-21T22:59:59.999Z')).toEqual([
      late!.id,
      city!.id,
      rice!.id,
    ]);
    expect(await ids('date_from=2026-11-21T17:30:00.001Z')).toEqual([]);
  });

  it('gives in one statement what each item gives by itself, media, pictures and coins too', async () => {
    const owner = await server.signUp({ coins: 1000 });
    engine.stage('gagal', { state: 'failed', code: 'generation_failed' });
    for (const prompt of ['satu pantai', 'gagal', 'dua pantai']) await made(prompt, { account: owner });
    engine.storyboardFiles = 2;
    const { body } = await owner.call<AcceptedReply>('POST', '/images/storyboard', {
      prompt: 'papan cerita pantai',
      max_images: 3,
    });
    await waitUntil(
      'it ends',
      async () =>
        (await owner.call<TaskReply>('GET', `/images/task/${body.data.items[0]!.id}`)).body.data.status === 'completed',
    );

    const asked: string[] = [];
    const pool = new pg.Pool({ connectionString: server.ownerUrl, max: 1 });
    const database = drizzle(pool, { logger: { logQuery: (text) => asked.push(text) } });
    const lists = createTaskLists({ ...server.services.generation, database });
    const all = await lists.list({ userId: owner.id, page: 1, pageSize: 20, filter: {} });
    const found = await lists.list({
      userId: owner.id,
      page: 1,
      pageSize: 2,
      filter: { search: 'pantai', status: 'completed' },
    });
    expect(asked).toHaveLength(2);

    const alone = await Promise.all(
      all.data.map(async ({ id }) => (await owner.call<TaskReply>('GET', `/images/task/${id}`)).body.data),
    );
    expect(all.data).toEqual(alone);
    expect(
      all.data.map(({ credits, panels, media }) => [
        credits.charged > 0,
        credits.returned > 0,
        panels.length,
        media !== null,
      ]),
    ).toEqual([
      [true, true, 2, true],
      [true, false, 0, true],
      [false, true, 0, false],
      [true, false, 0, true],
    ]);
    expect([found.total, found.data]).toEqual([3, [alone[0], alone[1]]]);
    expect(await lists.list({ userId: owner.id, page: 9, pageSize: 20, filter: {} })).toEqual({
      data: [],
      page: 9,
      page_size: 20,
      total: 4,
    });
    await pool.end();
  });

  it('brings deleted items back for 30 days, and not a stranger’s', async () => {
    const [first, second] = await made('dihapus', { count: 2 });
    const both = [first!.id, second!.id];
    expect((await creator.call<{ data: object }>('POST', '/library/delete', { ids: both })).body.data).toEqual({
      deleted: expect.arrayContaining(both),
      kept: [],
    });
    expect((await creator.call('POST', '/library/delete', { ids: both })).body).toEqual({
      data: { deleted: [], kept: [] },
    });
    expect(await ids('search=dihapus')).toEqual([]);
    const stranger = await server.signUp();
    const deleted = async (who = creator) =>
      (await who.call<TaskPageReply>('GET', '/library/deleted')).body.data.map((task) => task.id);
    expect(new Set(await deleted())).toEqual(new Set([first!.id, second!.id]));
    expect(await deleted(stranger)).toEqual([]);
    expect((await stranger.call('POST', `/library/${first!.id}/restore`)).status).toBe(404);
    expect((await creator.call<TaskReply>('POST', `/library/${first!.id}/restore`)).body.data.id).toBe(first!.id);
    expect(await ids('search=dihapus')).toEqual([first!.id]);
    expect(await deleted()).toEqual([second!.id]);
    const before = now;
    now = new Date(now.getTime() + 31 * 24 * 3600 * 1000);
    await server.signInAgain(creator);
    expect((await creator.call('POST', `/library/${second!.id}/restore`)).status).toBe(404);
    expect(await deleted()).toEqual([]);
    now = before;
    await server.signInAgain(creator);
  });

  it('is deleted from only where it is one’s own and finished', async () => {
    engine.stage('masih dibuat', { state: 'running', percent: 10, stage: 'rendering' });
    const running = (await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'masih dibuat' }))
      .body.data.items[0]!.id;
    const stranger = await server.signUp();
    const [theirs] = await made('punya orang', { account: stranger });
    const answer = await creator.call<{ data: { deleted: string[]; kept: string[] } }>('POST', '/library/delete', {
      ids: [running, theirs!.id],
    });
    expect(answer.body.data).toEqual({ deleted: [], kept: [running] });
    expect((await creator.call('POST', '/library/delete', { ids: [] })).status).toBe(422);
    engine.stage('masih dibuat', { state: 'succeeded' });
  });

  it('is deleted once when asked several times at once; the others are told that it is gone', async () => {
    const [one] = await made('hapus serentak');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => creator.call<{ code: string }>('DELETE', `/images/${one!.id}`)),
    );
    const told = answers.map(({ status, body }) => (status === 204 ? 'deleted' : body.code));
    expect(told.toSorted()).toEqual(['deleted', ...Array.from({ length: 5 }, () => 'not_found')]);
  });

  it('is downloaded as a zip that any tool opens', async () => {
    const both = await made('unduh semua', { count: 2 });
    const answer = await fetch(`${server.url}/api-lens/library/download`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${creator.tokens.access_token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: both.map((task) => task.id) }),
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const zip = Buffer.from(await answer.arrayBuffer());
    expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
    const directory = zip.toString('latin1').match(/PK\u0001\u0002/g);
    expect(directory).toHaveLength(2);
    for (const name of ['kilas-unduh-semua.webp', 'kilas-unduh-semua-2.webp']) expect(zip.includes(name)).toBe(true);
  });

  it('says of a download whether nothing is finished or nothing is there', async () => {
    const [deleted] = await made('sudah dihapus');
    await creator.call('DELETE', `/images/${deleted!.id}`);
    const [theirs] = await made('karya orang', { account: await server.signUp({ coins: 100 }) });
    const missing = await creator.call('POST', '/library/download', { ids: [deleted!.id, theirs!.id] });
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found']);
    engine.stage('gagal dibuat', { state: 'failed', code: 'generation_failed' });
    const [failed] = await made('gagal dibuat');
    const unready = await creator.call('POST', '/library/download', { ids: [deleted!.id, failed!.id] });
    expect([unready.status, unready.body.code]).toEqual([409, 'task_not_ready']);
  });

  it('is downloaded without truncated or missing files, which it names, and never holds half a file', async () => {
    const [gone, cut, whole] = await made('tidak utuh', { count: 3 });
    const { dataDirectory } = server.services.config;
    const rows = await server.services.database.select().from(tasks).where(eq(tasks.batchId, whole!.batch_id));
    const mediaColumn = (task: typeof gone) =>
      path.join(dataDirectory, 'files/results', rows.find(({ id }) => id === task!.id)!.mediaId!);
    await rm(mediaColumn(gone), { recursive: true });
    await truncate(path.join(mediaColumn(cut), 'main'), 5);
    const download = (wanted: (typeof gone)[]) =>
      fetch(`${server.url}/api-lens/library/download`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${creator.tokens.access_token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ids: wanted.map((task) => task!.id) }),
      });
    const answer = await download([gone, cut, whole]);
    const zip = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, zip.toString('latin1').match(/PK\u0001\u0002/g)]).toMatchObject([200, { length: 2 }]);
    expect([zip.includes('TIDAK-LENGKAP.txt'), zip.includes('2 hasil tidak ada')]).toEqual([true, true]);
    expect((await download([gone, cut])).status).toBe(502);
    expect((await creator.call('GET', `/images/${cut!.id}/download`)).body.code).toBe('result_damaged');
    const { media } = (await creator.call<TaskReply>('GET', `/images/task/${cut!.id}`)).body.data;
    expect((await fetch(server.url + media!.url)).status).toBe(502);
  });
});

describe('a task in the queue', () => {
  it('can be cancelled before it begins, and its coins come back', async () => {
    engine.stage('antre', { state: 'queued', position: 2 });
    const { items } = (await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'antre' })).body
      .data;
    const cancelled = await creator.call<TaskReply>('POST', `/library/${items[0]!.id}/cancel`);
    expect(cancelled.body.data).toMatchObject({
      status: 'failed',
      failure: { code: 'generation_cancelled' },
      credits: { held: 0, returned: 3 },
      can_cancel: false,
    });
    expect((await creator.call('POST', `/library/${items[0]!.id}/cancel`)).body).toEqual(cancelled.body);
  });

  it('cannot be cancelled once it runs', async () => {
    engine.stage('sudah jalan', { state: 'running', percent: 5, stage: 'rendering' });
    const { id } = (await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'sudah jalan' })).body
      .data.items[0]!;
    await waitUntil(
      'it runs',
      async () => (await creator.call<TaskReply>('GET', `/images/task/${id}`)).body.data.status === 'processing',
    );
    expect((await creator.call('POST', `/library/${id}/cancel`)).body.code).toBe('task_not_cancellable');
    engine.stage('sudah jalan', { state: 'succeeded' });
  });
});

describe('a batch', () => {
  it('is retried only where it failed', async () => {
    engine.stage('sebagian', { state: 'failed', code: 'generation_failed' }, { state: 'succeeded' });
    const items = await made('sebagian', { count: 2 });
    const states = async () =>
      (await creator.call<TaskPageReply>('GET', '/library/?search=sebagian')).body.data
        .map((task) => task.status)
        .toSorted();
    expect(await states()).toEqual(['completed', 'failed']);
    const answer = await creator.call<AcceptedReply>('POST', `/library/batches/${items[0]!.batch_id}/retry`);
    expect([answer.status, answer.body.data.items.length]).toEqual([202, 1]);
    await waitUntil('both are made', async () => (await states()).join() === 'completed,completed');
    expect((await creator.call('POST', `/library/batches/${items[0]!.batch_id}/retry`)).body.code).toBe(
      'nothing_failed',
    );
    expect(await verifyLedger(server.services.database)).toEqual([]);
  });
});

describe('a batch that failed for several reasons', () => {
  it('repeats only what may turn out differently', async () => {
    engine.stage(
      'campur',
      { state: 'failed', code: 'result_unchanged' },
      { state: 'failed', code: 'generation_failed' },
    );
    const items = await made('campur', { count: 2 });
    const again = await creator.call<AcceptedReply>('POST', `/library/batches/${items[0]!.batch_id}/retry?max_coins=3`);
    expect([again.status, again.body.data.items.length]).toEqual([202, 1]);
    const failed = (await creator.call<TaskPageReply>('GET', '/library/?search=campur&status=failed')).body.data;
    expect(failed.map(({ failure }) => failure?.code)).toEqual(['result_unchanged']);
  });
});

describe('the rate limit', () => {
  it('travels in the headers of every generation', async () => {
    const answer = await creator.call('POST', '/images/text-to-image', { prompt: 'batas' });
    const status = await creator.call<{ data: { remaining: number } }>('GET', '/rate-limit/status');
    expect(answer.headers.get('ratelimit-limit')).toBe('1000');
    expect(Number(answer.headers.get('ratelimit-remaining'))).toBe(status.body.data.remaining);
    expect(Number(answer.headers.get('ratelimit-reset'))).toBeGreaterThan(0);
  });
});

describe('what was deleted', () => {
  it('goes for good after 30 days, files and all', async () => {
    const [old, kept] = await made('selamanya hilang', { count: 2 });
    const link = (await creator.call<TaskReply>('GET', `/images/task/${old!.id}`)).body.data.media!.url;
    expect((await fetch(server.url + link)).status).toBe(200);
    await creator.call('POST', '/library/delete', { ids: [old!.id] });
    expect(await purgeDeleted(server.services.generation)).toBe(0);
    const before = now;
    now = new Date(now.getTime() + 31 * 24 * 3600 * 1000);
    expect(await purgeDeleted(server.services.generation)).toBeGreaterThan(0);
    now = before;
    expect((await fetch(server.url + link)).status).toBe(404);
    expect((await creator.call('GET', `/images/task/${kept!.id}`)).status).toBe(200);
  });

  it('leaves with its account, and the export says what there was', async () => {
    const leaving = await server.signUp();
    await made('jejakku', { account: leaving });
    const exported = await leaving.call<{ creations: { prompt: string }[] }>('GET', '/me/export');
    expect(exported.body.creations.map((task) => task.prompt)).toEqual(['jejakku']);
    expect((await leaving.call('DELETE', '/me', { confirm_email: leaving.email })).status).toBe(204);
    const rows = await server.services.database
      .select({ deletedAt: tasks.deletedAt })
      .from(tasks)
      .where(eq(tasks.userId, leaving.id));
    expect(rows.map((row) => row.deletedAt)).toEqual([expect.any(Date)]);
  });
});
