/**
 * A key keeps its effect for 60 days. A ceiling of coins refuses what costs more, and a withdrawn key tells what was
 * done under it or keeps anything from being done.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Quote, Task } from '../../contract/generation.ts';
import { IDEMPOTENCY_SECONDS, WITHDRAW_HEADER } from '../../contract/limits.ts';
import { pruneIdempotencyKeys } from '../../server/platform/http/idempotency.ts';
import { type AcceptedReply, readBalance } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

const DAY = 24 * 3600;
const KEY = { 'Idempotency-Key': 'antrean-0123456789' };

const clock = createTestClock();
let engine: StagedEngine;
let server: TestServer;
let creator: TestAccount;

beforeAll(async () => {
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine], clock, isWorking: false });
});
afterAll(() => server.close());
beforeEach(async () => {
  creator = await server.signUp({ coins: 1000 });
});

const ask = (body: object, headers: Record<string, string> = KEY) =>
  creator.call<AcceptedReply & { code?: string; quote?: Quote }>('POST', '/images/text-to-image', body, headers);
const countTasks = async () => (await creator.call<{ total: number }>('GET', '/images/')).body.total;

describe('a key sent again late', () => {
  it.each([
    ['after 25 hours', 25 * 3600],
    ['after 59 days', 59 * DAY],
  ])('has the same effect %s', async (_, seconds) => {
    const first = await ask({ prompt: 'sekali saja' });
    clock.advance(seconds);
    await pruneIdempotencyKeys({ database: server.services.database, clock });
    await server.signInAgain(creator);
    const again = await ask({ prompt: 'sekali saja' });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.body.data.items.map(({ id }) => id)).toEqual(first.body.data.items.map(({ id }) => id));
    expect(await countTasks()).toBe(1);
    expect((await readBalance(creator)).held).toBe(first.body.data.items[0]?.credits.held);
  });

  it('is told by what was made under it, in lists too, so that a client that lost the answer knows it again', async () => {
    const { items } = (await ask({ prompt: 'jawabannya hilang', count: 2 })).body.data;
    await ask({ prompt: 'tanpa kunci' }, {});
    const listed = await creator.call<{ data: Task[] }>('GET', '/images/');
    const keys = listed.body.data.map((task) => task.request_key);
    expect(items.map((task) => task.request_key)).toEqual([KEY['Idempotency-Key'], KEY['Idempotency-Key']]);
    expect(keys).toEqual([null, KEY['Idempotency-Key'], KEY['Idempotency-Key']]);
  });

  it('is a new request once its time is over', async () => {
    await ask({ prompt: 'lama sekali' });
    clock.advance(IDEMPOTENCY_SECONDS + 1);
    await pruneIdempotencyKeys({ database: server.services.database, clock });
    await server.signInAgain(creator);
    expect((await ask({ prompt: 'lama sekali' })).headers.get('idempotent-replayed')).toBeNull();
    expect(await countTasks()).toBe(2);
  });
});

describe('a ceiling of coins', () => {
  it('lets through what costs as much, and refuses what costs more with the new quote, without a hold', async () => {
    const { coins } = (await creator.call<{ data: Quote }>('POST', '/coin/calculate/image', { count: 2 })).body.data;
    const refused = await ask({ prompt: 'dua kucing', count: 2, max_coins: coins - 1 });
    expect(refused).toMatchObject({ status: 409, body: { code: 'price_risen', quote: { coins, count: 2 } } });
    expect(await readBalance(creator)).toEqual({ balance: 1000, held: 0 });
    expect((await creator.call<{ data: { used: number } }>('GET', '/rate-limit/status')).body.data.used).toBe(0);
    // The refusal kept no key: a higher ceiling goes out under the same one.
    expect((await ask({ prompt: 'dua kucing', count: 2, max_coins: coins })).status).toBe(202);
    expect((await readBalance(creator)).held).toBe(coins);
  });

  it('counts all the pictures that a storyboard may have', async () => {
    const story = { prompt: 'anak kecil menanam pohon', max_images: 4 };
    const { coins } = (
      await creator.call<{ data: Quote }>('POST', '/coin/calculate/image', { mode: 'storyboard', count: 4 })
    ).body.data;
    const refused = await creator.call('POST', '/images/storyboard', { ...story, max_coins: coins - 1 }, KEY);
    expect(refused.body.code).toBe('price_risen');
    expect((await creator.call('POST', '/images/storyboard', { ...story, max_coins: coins }, KEY)).status).toBe(202);
  });

  it.each([-1, 1.5, 'murah'])('refuses %s as a ceiling', async (ceiling) => {
    const { status, body } = await ask({ prompt: 'kucing', max_coins: ceiling });
    expect([status, Object.keys((body as { fields?: object }).fields ?? {})]).toEqual([422, ['max_coins']]);
    expect(await countTasks()).toBe(0);
  });
});

describe('a withdrawn key', () => {
  const withdrawal = { ...KEY, [WITHDRAW_HEADER]: 'true' };

  it('reports what was done under it', async () => {
    const first = await ask({ prompt: 'sudah sampai' });
    const answer = await ask({ prompt: 'sudah sampai' }, withdrawal);
    expect(answer.status).toBe(202);
    expect(answer.body.data.items[0]?.id).toBe(first.body.data.items[0]?.id);
    expect(await countTasks()).toBe(1);
  });

  it('keeps a request that comes after it from doing anything', async () => {
    expect((await ask({ prompt: 'masih di jalan' }, withdrawal)).body.code).toBe('request_withdrawn');
    expect((await ask({ prompt: 'masih di jalan' })).body.code).toBe('request_withdrawn');
    expect((await ask({ prompt: 'masih di jalan' }, withdrawal)).body.code).toBe('request_withdrawn');
    expect(await countTasks()).toBe(0);
    expect(await readBalance(creator)).toEqual({ balance: 1000, held: 0 });
  });

  it('does all of it or nothing when request and withdrawal come at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const key = { 'Idempotency-Key': `balapan-${round}-0123` };
      const body = { prompt: `balapan ${round}` };
      const before = await countTasks();
      const [sent, withdrawn] = await Promise.all([ask(body, key), ask(body, { ...key, [WITHDRAW_HEADER]: 'true' })]);
      expect(sent.status).toBe(withdrawn.status);
      expect((await countTasks()) - before).toBe(sent.status === 202 ? 1 : 0);
    }
  });

  it('needs a key', async () => {
    expect((await ask({ prompt: 'tanpa kunci' }, { [WITHDRAW_HEADER]: 'true' })).body.code).toBe(
      'idempotency_key_invalid',
    );
  });
});
