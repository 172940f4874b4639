/**
 * A generation holds its coins when it is accepted, charges them when it is delivered and returns them when it fails.
 * What it costs is what was quoted, and other people's things are absent.
 */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Model, Quote } from '../../contract/generation.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import {
  type AcceptedReply,
  endOf,
  readBalance,
  type TaskPageReply,
  type TaskReply,
} from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;

beforeEach(async () => {
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine] });
  creator = await server.signUp();
});
afterEach(() => server.close());

async function generateVideo(body: object, headers?: Record<string, string>) {
  return creator.call<AcceptedReply>('POST', '/videos/generate', body, headers);
}

describe('a generation', () => {
  it('is held when taken, charged when delivered, and found in library and history', async () => {
    const accepted = await generateVideo({
      prompt: '  Pantai saat senja  ',
      count: 2,
      resolution: '480p',
      duration_seconds: 5,
      seed: 7,
    });
    expect(accepted.status).toBe(202);
    const { items, balance: left } = accepted.body.data;
    expect(items.map((item) => [item.prompt, item.status, item.settings.seed, item.credits.held])).toEqual([
      ['Pantai saat senja', 'pending', 7, 20],
      ['Pantai saat senja', 'pending', 8, 20],
    ]);
    expect(left).toBe(960);
    for (const item of items) await endOf(creator, item);
    expect(await readBalance(creator)).toEqual({ balance: 960, held: 0 });

    const { body: video } = await creator.call<TaskReply>('GET', `/videos/${items[0]!.id}`);
    expect(video.data).toMatchObject({
      status: 'completed',
      credits: { held: 0, charged: 20, returned: 0 },
      plan: { unmatched: ['qwerty'] },
    });
    const file = await fetch(server.url + video.data.media!.url);
    expect([file.status, file.headers.get('content-type'), (await file.arrayBuffer()).byteLength]).toEqual([
      200,
      'video/mp4',
      video.data.media!.size_bytes,
    ]);
    const library = await creator.call<TaskPageReply>('GET', '/library/?page_size=1');
    expect([library.body.total, library.body.data[0]!.id]).toEqual([2, items[1]!.id]);
    expect((await creator.call<TaskPageReply>('GET', '/videos?search=SENJA&status=completed')).body.total).toBe(2);
    expect((await creator.call<TaskPageReply>('GET', '/images/')).body.total).toBe(0);
    await waitUntil('the engine may forget both', () => engine.discarded.length === 2);
    expect(await verifyLedger(server.services.database)).toEqual([]);
  });

  it('gives the coins back when it fails, and says so from the ledger', async () => {
    engine.stage(
      'gagal',
      { state: 'queued', position: 3 },
      { state: 'running', percent: 40, stage: 'rendering' },
      { state: 'failed', code: 'input_sensitive' },
    );
    const { body } = await generateVideo({ prompt: 'gagal' });
    const task = await endOf(creator, body.data.items[0]!);
    expect(task).toMatchObject({
      status: 'failed',
      failure: {
        code: 'input_sensitive',
        message: 'The request failed because the input text may contain sensitive information',
      },
      credits: { held: 0, charged: 0, returned: 20 },
    });
    expect(await readBalance(creator)).toEqual({ balance: 1000, held: 0 });
  });

  it('is made again in the same place, charged as a new attempt', async () => {
    engine.stage('coba lagi', { state: 'failed', code: 'generation_failed' }, { state: 'succeeded' });
    const { body } = await generateVideo({ prompt: 'coba lagi' });
    const { id } = body.data.items[0]!;
    await endOf(creator, { kind: 'video', id });
    const again = await creator.call<TaskReply>('POST', `/videos/${id}/regenerate`);
    expect([again.status, again.body.data.id, again.body.data.status]).toEqual([202, id, 'pending']);
    expect(await endOf(creator, { kind: 'video', id })).toMatchObject({
      status: 'completed',
      credits: { charged: 20, returned: 0 },
    });
    expect(await readBalance(creator)).toEqual({ balance: 980, held: 0 });
    expect((await creator.call('POST', `/videos/${id}/regenerate`)).body.code).toBe('task_not_retryable');
  });

  it('survives an engine that fails briefly and one that forgets it', async () => {
    engine.stage('tersandung', new Error('connection reset'), { state: 'unknown' }, { state: 'succeeded' });
    const { body } = await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'tersandung' });
    expect(await endOf(creator, body.data.items[0]!)).toMatchObject({
      status: 'completed',
      kind: 'image',
      credits: { charged: 3 },
    });
    expect(
      engine.submitted.filter((request) => request.prompt === 'tersandung').map((request) => request.reference),
    ).toEqual([`${body.data.items[0]!.id}/1`, `${body.data.items[0]!.id}/1`]);
    expect(await readBalance(creator)).toEqual({ balance: 997, held: 0 });
  });

  it('is ended and refunded once its deadline has passed', async () => {
    engine.stage('lambat', { state: 'running', percent: 1, stage: 'rendering' });
    const { body } = await generateVideo({ prompt: 'lambat' });
    const { id } = body.data.items[0]!;
    await waitUntil(
      'it runs',
      async () => (await creator.call<TaskReply>('GET', `/videos/${id}`)).body.data.status === 'processing',
    );
    await server.services.database.execute(
      sql`update tasks set deadline_at = now() - interval '1 second' where id = ${id}`,
    );
    expect(await endOf(creator, { kind: 'video', id })).toMatchObject({
      failure: { code: 'generation_timed_out' },
      credits: { returned: 20 },
    });
  });

  it('waits in a queue without its time running out', async () => {
    engine.stage('mengantre', { state: 'queued', position: 7 });
    const { body } = await generateVideo({ prompt: 'mengantre' });
    const { id } = body.data.items[0]!;
    await server.services.database.execute(
      sql`update tasks set deadline_at = now() + interval '60 seconds' where id = ${id}`,
    );
    await waitUntil('its deadline has moved along', async () => {
      const { deadline_at } = (await creator.call<TaskReply>('GET', `/videos/${id}`)).body.data;
      return Date.parse(deadline_at) - Date.now() > 300_000;
    });
  });

  it('leaves the list when deleted, but not while it runs', async () => {
    engine.stage('berjalan', { state: 'running', percent: 1, stage: 'rendering' });
    const running = (await generateVideo({ prompt: 'berjalan' })).body.data.items[0]!.id;
    expect((await creator.call('DELETE', `/videos/${running}`)).body.code).toBe('task_running');
    const finished = (await generateVideo({ prompt: 'selesai' })).body.data.items[0]!.id;
    await endOf(creator, { kind: 'video', id: finished });
    expect((await creator.call('DELETE', `/videos/${finished}`)).status).toBe(204);
    expect((await creator.call('GET', `/videos/${finished}`)).status).toBe(404);
    expect((await creator.call<TaskPageReply>('GET', '/videos/')).body.data.map((video) => video.id)).toEqual([
      running,
    ]);
  });

  it('is downloaded under a name made of its prompt, in ranges too', async () => {
    const { body } = await creator.call<AcceptedReply>('POST', '/images/text-to-image', {
      prompt: 'Kopi "tubruk" <b>hangat</b>',
    });
    const { id } = body.data.items[0]!;
    await endOf(creator, { kind: 'image', id });
    const address = `${server.url}/api-lens/images/${id}/download`;
    const headers = { Authorization: `Bearer ${creator.tokens.access_token}` };
    const whole = await fetch(address, { headers });
    expect(whole.headers.get('content-disposition')).toBe('attachment; filename="kilas-kopi-tubruk-b-hangat-b.webp"');
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await fetch(address, { headers: { ...headers, Range: 'bytes=4-7' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 4-7/${bytes.length}`]);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(4, 8))).toBe(true);
    expect((await fetch(address, { headers: { ...headers, Range: `bytes=${bytes.length}-` } })).status).toBe(416);
  });
});

describe('the price', () => {
  const ask = async (path: string, body: object) =>
    (await creator.call<{ data: Quote }>('POST', `/coin/calculate${path}`, body)).body.data;

  it('is rate × seconds × factor, per item and together, in coins and rupiah', async () => {
    expect(await ask('/video', { resolution: '1080p', duration_seconds: 10 })).toMatchObject({
      coins: 180,
      coins_per_item: 180,
      rupiah: 18_000,
      breakdown: { rate: 18, seconds: 10 },
    });
    expect(await ask('', { resolution: '720p', duration_seconds: 5, count: 3 })).toMatchObject({
      coins: 120,
      coins_per_item: 40,
      rupiah: 12_000,
    });
    expect(await ask('/image', { resolution: '4K', count: 2 })).toMatchObject({
      coins: 20,
      coins_per_item: 10,
      breakdown: { rate: 10, seconds: null },
    });
  });

  it('is the model’s default where nothing is asked', async () => {
    const models = (await creator.call<{ data: Model[] }>('GET', '/videos/models')).body.data;
    expect(models[0]).toMatchObject({
      id: 'kilas-studio-video',
      default_resolution: '480p',
      durations: { default: 5 },
    });
    expect(await ask('', {})).toMatchObject({ coins: 20 });
  });
});

describe('other people’s things', () => {
  it('are absent: 404 for every call that names them', async () => {
    const { body } = await generateVideo({ prompt: 'punyaku' });
    const { id } = body.data.items[0]!;
    await endOf(creator, { kind: 'video', id });
    const stranger = await server.signUp();
    const calls: [string, string][] = [
      ['GET', `/videos/${id}`],
      ['GET', `/videos/status/${id}`],
      ['GET', `/videos/${id}/url`],
      ['GET', `/videos/${id}/download`],
      ['POST', `/videos/${id}/regenerate`],
      ['DELETE', `/videos/${id}`],
      ['GET', `/images/task/${id}`],
    ];
    for (const [method, path] of calls) expect([path, (await stranger.call(method, path)).status]).toEqual([path, 404]);
    expect((await stranger.call<TaskPageReply>('GET', '/library/')).body.total).toBe(0);
  });

  it('are not opened by a changed or expired link', async () => {
    const { body } = await generateVideo({ prompt: 'punyaku' });
    const task = await endOf(creator, body.data.items[0]!);
    const link = new URL(task.media!.poster_url, server.url);
    expect((await fetch(link)).status).toBe(200);
    const expired = new URL(link);
    expired.searchParams.set('expires', '1000');
    const moved = new URL(link);
    moved.pathname = moved.pathname.replace('poster', 'main');
    expect([(await fetch(expired)).status, (await fetch(moved)).status]).toEqual([403, 403]);
  });
});
