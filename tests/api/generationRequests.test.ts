/** What a request to generate may say: bad ones cost nothing, and repeats under one key have one effect. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { grantStartingCredits } from '../../server/credits/grantStartingCredits.ts';
import { type AcceptedReply, readBalance, type TaskPageReply } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

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
    expect(await readBalance(creator)).toEqual({ balance: 1000, held: 0 });
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
    expect((await creator.call<TaskPageReply>('GET', `/videos/?search=${encodeURIComponent('%_\\')}`)).body.total).toBe(
      1,
    );
    expect(
      (await creator.call<TaskPageReply>('GET', `/videos/?search=${encodeURIComponent("' or 1=1 --")}`)).body.total,
    ).toBe(0);
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
    expect((await creator.call<TaskPageReply>('GET', '/videos/')).body.total).toBe(1);
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
    const { body } = await other.call<AcceptedReply>('POST', '/videos/generate', { prompt: 'dua' }, key);
    expect(body.data.items.map(({ prompt }) => prompt)).toEqual(['dua']);
    expect((await other.call<TaskPageReply>('GET', '/videos/')).body.total).toBe(1);
  });

  it('keeps no key of a refused request', async () => {
    const poor = await server.signUp({ coins: 0 });
    expect((await poor.call('POST', '/videos/generate', { prompt: 'a' }, key)).status).toBe(402);
    const { database, clock } = server.services;
    await grantStartingCredits(database, { clock, userId: poor.id, coins: 200 });
    const afterwards = await poor.call('POST', '/videos/generate', { prompt: 'a' }, key);
    expect([afterwards.status, afterwards.headers.get('idempotent-replayed')]).toEqual([202, null]);
    expect((await poor.call<TaskPageReply>('GET', '/videos/')).body.total).toBe(1);
  });
});
