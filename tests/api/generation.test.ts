/**
 * A generation holds its coins when it is taken, charges them when it is delivered and returns them when it fails.
 * Repeats under one key have one effect, bad requests cost nothing, and other people's things are absent.
 */
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Model, Quote, Task } from '../../contract/generation.ts';
import { grantStartingCredits } from '../../server/credits/grantStartingCredits.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

interface Accepted {
  data: { batch_id: string; items: Task[]; balance: number };
}
interface One {
  data: Task;
}
interface Many {
  data: Task[];
  page: number;
  page_size: number;
  total: number;
}

let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;

beforeEach(async () => {
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine] });
  creator = await server.signUp();
});
afterEach(() => server.close());

const balance = async (account = creator) =>
  (await account.call<{ data: { balance: number; held: number } }>('GET', '/credits/balance')).body.data;

async function generateVideo(body: object, headers?: Record<string, string>) {
  return creator.call<Accepted>('POST', '/videos/generate', body, headers);
}

async function ended(kind: 'videos/status' | 'images/task', id: string): Promise<Task> {
  let task: Task | undefined;
  await waitUntil(`${kind} ${id} ends`, async () => {
    task = (await creator.call<One>('GET', `/${kind}/${id}`)).body.data;
    return task.status === 'completed' || task.status === 'failed';
  });
  return task!;
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
    for (const item of items) await ended('videos/status', item.id);
    expect(await balance()).toEqual({ balance: 960, held: 0 });

    const { body: video } = await creator.call<One>('GET', `/videos/${items[0]!.id}`);
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
    const library = await creator.call<Many>('GET', '/library/?page_size=1');
    expect([library.body.total, library.body.data[0]!.id]).toEqual([2, items[1]!.id]);
    expect((await creator.call<Many>('GET', '/videos?search=SENJA&status=completed')).body.total).toBe(2);
    expect((await creator.call<Many>('GET', '/images/')).body.total).toBe(0);
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
    const task = await ended('videos/status', body.data.items[0]!.id);
    expect(task).toMatchObject({
      status: 'failed',
      failure: {
        code: 'input_sensitive',
        message: 'The request failed because the input text may contain sensitive information',
      },
      credits: { held: 0, charged: 0, returned: 20 },
    });
    expect(await balance()).toEqual({ balance: 1000, held: 0 });
  });

  it('is made again in the same place, charged as a new attempt', async () => {
    engine.stage('coba lagi', { state: 'failed', code: 'generation_failed' }, { state: 'succeeded' });
    const { body } = await generateVideo({ prompt: 'coba lagi' });
    const { id } = body.data.items[0]!;
    await ended('videos/status', id);
    const again = await creator.call<One>('POST', `/videos/${id}/regenerate`);
    expect([again.status, again.body.data.id, again.body.data.status]).toEqual([202, id, 'pending']);
    expect(await ended('videos/status', id)).toMatchObject({
      status: 'completed',
      credits: { charged: 20, returned: 0 },
    });
    expect(await balance()).toEqual({ balance: 980, held: 0 });
    expect((await creator.call('POST', `/videos/${id}/regenerate`)).body.code).toBe('task_not_retryable');
  });

  it('survives an engine that fails briefly and one that forgets it', async () => {
    engine.stage('tersandung', new Error('connection reset'), { state: 'unknown' }, { state: 'succeeded' });
    const { body } = await creator.call<Accepted>('POST', '/images/text-to-image', { prompt: 'tersandung' });
    expect(await ended('images/task', body.data.items[0]!.id)).toMatchObject({
      status: 'completed',
      kind: 'image',
      credits: { charged: 3 },
    });
    expect(
      engine.submitted.filter((request) => request.prompt === 'tersandung').map((request) => request.reference),
    ).toEqual([`${body.data.items[0]!.id}/1`, `${body.data.items[0]!.id}/1`]);
    expect(await balance()).toEqual({ balance: 997, held: 0 });
  });

  it('is ended and refunded once its deadline has passed', async () => {
    engine.stage('lambat', { state: 'running', percent: 1, stage: 'rendering' });
    const { body } = await generateVideo({ prompt: 'lambat' });
    const { id } = body.data.items[0]!;
    await waitUntil(
      'it runs',
      async () => (await creator.call<One>('GET', `/videos/${id}`)).body.data.status === 'processing',
    );
    await server.services.database.execute(
      sql`update tasks set deadline_at = now() - interval '1 second' where id = ${id}`,
    );
    expect(await ended('videos/status', id)).toMatchObject({
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
      const { deadline_at } = (await creator.call<One>('GET', `/videos/${id}`)).body.data;
      return Date.parse(deadline_at) - Date.now() > 300_000;
    });
  });

  it('leaves the list when deleted, but not while it runs', async () => {
    engine.stage('berjalan', { state: 'running', percent: 1, stage: 'rendering' });
    const running = (await generateVideo({ prompt: 'berjalan' })).body.data.items[0]!.id;
    expect((await creator.call('DELETE', `/videos/${running}`)).body.code).toBe('task_running');
    const finished = (await generateVideo({ prompt: 'selesai' })).body.data.items[0]!.id;
    await ended('videos/status', finished);
    expect((await creator.call('DELETE', `/videos/${finished}`)).status).toBe(204);
    expect((await creator.call('GET', `/videos/${finished}`)).status).toBe(404);
    expect((await creator.call<Many>('GET', '/videos/')).body.data.map((video) => video.id)).toEqual([running]);
  });

  it('is downloaded under a name made of its prompt, in ranges too', async () => {
    const { body } = await creator.call<Accepted>('POST', '/images/text-to-image', {
      prompt: 'Kopi "tubruk" <b>hangat</b>',
    });
    const { id } = body.data.items[0]!;
    await ended('images/task', id);
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

describe('what a request may ask', () => {
  const UNKNOWN = 'There is no such field. Check its name.';
  const refused: [string, string, unknown, string, string][] = [
    ['an empty prompt', '/videos/generate', { prompt: '   ' }, 'prompt', 'Prompt is required'],
    ['no prompt', '/images/text-to-image', {}, 'prompt', 'Prompt is required'],
    [
      '501 characters',
      '/videos/generate',
      { prompt: 'a'.repeat(501) },
      'prompt',
      'Prompt too long. Maximum 500 characters.',
    ],
    ['count 0', '/videos/generate', { prompt: 'a', count: 0 }, 'count', 'Count must be between 1 and 10'],
    ['count 11', '/images/text-to-image', { prompt: 'a', count: 11 }, 'count', 'Count must be between 1 and 10'],
    [
      'an unknown model',
      '/videos/generate',
      { prompt: 'a', model: 'sora' },
      'model',
      'This model is not available. Choose another one.',
    ],
    [
      'a model of the other kind',
      '/videos/generate',
      { prompt: 'a', model: 'kilas-studio-image' },
      'model',
      'This model is not available. Choose another one.',
    ],
    [
      'an unknown ratio',
      '/videos/generate',
      { prompt: 'a', aspect_ratio: '5:1' },
      'aspect_ratio',
      'Selected aspect ratio is not supported for this model',
    ],
    [
      'an unsupported duration',
      '/videos/generate',
      { prompt: 'a', duration_seconds: 60 },
      'duration_seconds',
      'Selected duration is not supported for this model',
    ],
    ['a misspelt duration', '/videos/generate', { prompt: 'a', duration: 99 }, 'duration', UNKNOWN],
    ['a number of storyboards', '/images/storyboard', { prompt: 'a', count: 3 }, 'count', UNKNOWN],
    ['a misspelt picture', '/images/image-to-image', { prompt: 'a', image_base64: 'x', image: 'x' }, 'image', UNKNOWN],
    ['a misspelt duration in a quote', '/coin/calculate', { duration: 10 }, 'duration', UNKNOWN],
    ['a length of pictures in a quote', '/coin/calculate/image', { duration_seconds: 10 }, 'duration_seconds', UNKNOWN],
    [
      'a seed too large',
      '/videos/generate',
      { prompt: 'a', seed: 2 ** 31 },
      'seed',
      'Seed must be a whole number from 0 to 2147483647.',
    ],
  ];
  it.each(refused)('refuses %s', async (_what, path, body, field, message) => {
    const answer = await creator.call('POST', path, body);
    expect([answer.status, answer.body.message, answer.body.detail]).toEqual([422, message, message]);
    expect(answer.body.fields?.[field]?.message).toBe(message);
    expect(await balance()).toEqual({ balance: 1000, held: 0 });
  });

  it('takes 500 characters however many bytes they are', async () => {
    const prompt = '🌊'.repeat(500);
    expect((await generateVideo({ prompt })).body.data.items[0]!.prompt).toBe(prompt);
    expect((await generateVideo({ prompt: `${prompt}🌊` })).status).toBe(422);
  });

  it('keeps SQL and HTML as the words they are', async () => {
    const prompt = `'; drop table tasks; -- <script>alert(1)</script> %_\\`;
    const { body } = await generateVideo({ prompt });
    expect(body.data.items[0]!.prompt).toBe(prompt);
    expect((await creator.call<Many>('GET', `/videos/?search=${encodeURIComponent('%_\\')}`)).body.total).toBe(1);
    expect((await creator.call<Many>('GET', `/videos/?search=${encodeURIComponent("' or 1=1 --")}`)).body.total).toBe(
      0,
    );
  });

  it('refuses what the wallet does not cover with 402, balance and required', async () => {
    const poor = await server.signUp({ coins: 19 });
    const answer = await poor.call('POST', '/videos/generate', { prompt: 'a' });
    expect(answer.status).toBe(402);
    expect(answer.body).toMatchObject({ code: 'insufficient_credits', balance: 19, required: 20 });
    expect((await poor.call<{ data: { used: number } }>('GET', '/rate-limit/status')).body.data.used).toBe(0);
  });

  it('stops at the daily limit and says what is left', async () => {
    for (let batch = 0; batch < 4; batch += 1)
      expect((await creator.call('POST', '/images/text-to-image', { prompt: 'a', count: 10 })).status).toBe(202);
    await creator.call('POST', '/images/text-to-image', { prompt: 'a', count: 3 });
    const answer = await creator.call('POST', '/images/text-to-image', { prompt: 'a', count: 8 });
    expect(answer.status).toBe(429);
    expect(answer.body).toMatchObject({ code: 'daily_limit_reached', remaining: 7, requested: 8 });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const check = await creator.call<{ data: { allowed: boolean; remaining: number } }>(
      'GET',
      '/rate-limit/check?count=7',
    );
    expect(check.body.data).toMatchObject({ allowed: true, remaining: 7 });
    expect((await creator.call('GET', '/rate-limit/check?count=11')).status).toBe(422);
  });
});

describe('a repeated request', () => {
  const key = { 'Idempotency-Key': 'draft-0123456789' };

  it('has one effect under one key, even a hundred times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => generateVideo({ prompt: 'sekali' }, key)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([202]));
    expect(new Set(answers.map((answer) => answer.body.data.batch_id)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(99);
    expect((await creator.call<Many>('GET', '/videos/')).body.total).toBe(1);
  });

  it('refuses another body under a used key, and an invalid key', async () => {
    await generateVideo({ prompt: 'satu' }, key);
    expect((await creator.call('POST', '/videos/generate', { prompt: 'dua' }, key)).body.code).toBe(
      'idempotency_key_reused',
    );
    expect(
      (await creator.call('POST', '/videos/generate', { prompt: 'dua' }, { 'Idempotency-Key': 'x' })).body.code,
    ).toBe('idempotency_key_invalid');
  });

  it('may use a key again that another person used', async () => {
    await generateVideo({ prompt: 'satu' }, key);
    const other = await server.signUp();
    const { body } = await other.call<Accepted>('POST', '/videos/generate', { prompt: 'dua' }, key);
    expect(body.data.items.map(({ prompt }) => prompt)).toEqual(['dua']);
    expect((await other.call<Many>('GET', '/videos/')).body.total).toBe(1);
  });

  it('keeps no key of a refused request', async () => {
    const poor = await server.signUp({ coins: 0 });
    expect((await poor.call('POST', '/videos/generate', { prompt: 'a' }, key)).status).toBe(402);
    const { database, clock } = server.services;
    await grantStartingCredits(database, { clock, userId: poor.id, coins: 200 });
    const afterwards = await poor.call('POST', '/videos/generate', { prompt: 'a' }, key);
    expect([afterwards.status, afterwards.headers.get('idempotent-replayed')]).toEqual([202, null]);
    expect((await poor.call<Many>('GET', '/videos/')).body.total).toBe(1);
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
    await ended('videos/status', id);
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
    expect((await stranger.call<Many>('GET', '/library/')).body.total).toBe(0);
  });

  it('are not opened by a changed or expired link', async () => {
    const { body } = await generateVideo({ prompt: 'punyaku' });
    const task = await ended('videos/status', body.data.items[0]!.id);
    const link = new URL(task.media!.poster_url, server.url);
    expect((await fetch(link)).status).toBe(200);
    const expired = new URL(link);
    expired.searchParams.set('expires', '1000');
    const moved = new URL(link);
    moved.pathname = moved.pathname.replace('poster', 'main');
    expect([(await fetch(expired)).status, (await fetch(moved)).status]).toEqual([403, 403]);
  });
});
