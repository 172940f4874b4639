/**
 * Of 200 spends at once exactly those go through that the coins cover, and another account does not wait behind them.
 * Retries of a batch and of its items wait for each other in one order, so that none of them fails for the other.
 */
import { Readable } from 'node:stream';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/errorBody.ts';
import type { Task } from '../../contract/generation.ts';
import { verifyLedger } from '../../server/credits/verifyLedger.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { settleHold } from '../../server/credits/settleOrReleaseHold.ts';
import { completeTask } from '../../server/generation/advance/completeTask.ts';
import { ledgerSource } from '../../server/generation/coins/ledgerSource.ts';
import { dailyUsage, tasks } from '../../server/generation/tables.ts';
import { failTask } from '../../server/generation/advance/failTask.ts';
import { type ApiAnswer, createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

const PRICE = 3;
const COVERED = 10;

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ isWorking: false, env: { KILAS_DAILY_LIMIT: '1000' } });
});
afterAll(() => server.close());

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await server.services.database.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
  return rows.length;
}
const isSomebodyWaiting = async (): Promise<boolean> => (await waiting()) > 0;

it('lets ten of 200 requests at once through when the coins cover ten, and lets nobody else wait for them', async () => {
  const [hot, other] = [await server.signUp({ coins: PRICE * COVERED + 1 }), await server.signUp()];
  const answered: string[] = [];
  const ask = async (who: typeof hot, name: string) => {
    const { status, body } = await who.call<{ data: { items: Task[] }; code?: string }>(
      'POST',
      '/images/text-to-image',
      { prompt: 'pantai', count: 1 },
    );
    answered.push(name);
    return status === 202 ? 'accepted' : body.code;
  };
  const storm = Array.from({ length: 200 }, () => ask(hot, 'hot'));
  expect(await ask(other, 'other')).toBe('accepted');
  const outcomes = await Promise.all(storm);
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(COVERED);
  expect(outcomes.filter((outcome) => outcome === 'insufficient_credits')).toHaveLength(200 - COVERED);
  // Without turns the hot account's requests hold every connection, and the other's comes among the very last.
  expect(answered.indexOf('other')).toBeLessThan(150);
  expect(await readBalance(server.services.database, hot.id)).toEqual({ balance: 1, held: PRICE * COVERED });
  expect((await hot.call<{ data: { used: number } }>('GET', '/rate-limit/status')).body.data.used).toBe(COVERED);
  expect(await verifyLedger(server.services.database)).toEqual([]);
});

it('retries a batch while one of its items is being retried', async () => {
  const { database, generation } = server.services;
  const person = await server.signUp();
  const made = await person.call<{ data: { batch_id: string; items: Task[] } }>('POST', '/images/text-to-image', {
    prompt: 'pantai',
    count: 2,
  });
  const batch = await database.select().from(tasks).where(eq(tasks.userId, person.id)).orderBy(tasks.id);
  for (const task of batch) await failTask({ deps: generation, task, code: 'generation_failed' });
  let whole: Promise<{ status: number }> | undefined;
  await database.transaction(async (transaction) => {
    await transaction.select().from(tasks).where(eq(tasks.id, batch[1]!.id)).for('update');
    whole = person.call('POST', `/library/batches/${made.body.data.batch_id}/retry`);
    await waitUntil('the batch waits for its second item', isSomebodyWaiting);
    // What the retry of the second item locks next.
    await transaction.update(dailyUsage).set({ items: 0 }).where(eq(dailyUsage.userId, person.id));
  });
  expect((await whole)?.status).toBe(202);
});

it('holds no coins for an item that is deleted while its retry is under way', async () => {
  const { database, generation } = server.services;
  const person = await server.signUp({ coins: 100 });
  const made = await person.call<{ data: { items: Task[] } }>('POST', '/images/text-to-image', { prompt: 'pantai' });
  const isIt = eq(tasks.id, made.body.data.items[0]!.id);
  const [task] = await database.select().from(tasks).where(isIt);
  await failTask({ deps: generation, task: task!, code: 'generation_failed' });
  let retried: Promise<ApiAnswer<ErrorBody>> | undefined;
  await database.transaction(async (transaction) => {
    await transaction.update(tasks).set({ deletedAt: new Date() }).where(isIt);
    retried = person.call('POST', `/images/${task!.id}/regenerate`);
    await waitUntil('the retry waits for its item', isSomebodyWaiting);
  });
  expect((await retried)?.body.code).toBe('task_not_retryable');
  expect(await readBalance(database, person.id)).toEqual({ balance: 100, held: 0 });
});

it('delivers a part of a storyboard while its owner asks for more, in one order of locks', async () => {
  const { database, generation, clock } = server.services;
  const person = await server.signUp({ coins: 100 });
  const other = await person.call<{ data: { items: Task[] } }>('POST', '/images/text-to-image', { prompt: 'pantai' });
  await person.call('POST', '/images/storyboard', {
    prompt: 'kucing bangun. kucing makan. kucing tidur',
    max_images: 3,
  });
  const [story] = await database
    .update(tasks)
    // Of a day whose row nobody else waits for.
    .set({ countedOn: null })
    .where(and(eq(tasks.userId, person.id), eq(tasks.mode, 'storyboard')))
    .returning();
  const open = () => Promise.resolve(Readable.from(Buffer.from('not looked at')));
  const file = {
    mimeType: 'image/webp',
    width: 8,
    height: 8,
    durationSeconds: null,
    main: open,
    poster: open,
    thumbnail: open,
  };
  let both: Promise<unknown> | undefined;
  await database.transaction(async (transaction) => {
    // Locks the coins held, which the other two then wait for.
    const hold = { sourceId: ledgerSource(other.body.data.items[0]!.id, 1), coins: PRICE };
    await settleHold(transaction, { clock, userId: person.id, hold });
    const delivered = completeTask({ deps: generation, task: story!, result: { files: [file], plan: null } });
    await waitUntil('the delivery waits', async () => (await waiting()) === 1);
    const asked = person.call('POST', '/images/text-to-image', { prompt: 'gunung' });
    await waitUntil('the request waits, too', async () => (await waiting()) === 2);
    both = Promise.all([delivered, asked]);
  });
  expect(await both).toMatchObject([undefined, { status: 202 }]);
  expect(await readBalance(database, person.id)).toEqual({ balance: 100 - 3 * PRICE, held: PRICE });
  expect(await verifyLedger(database)).toEqual([]);
});
