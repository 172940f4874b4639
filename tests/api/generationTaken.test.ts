/**
 * Accepting a request costs four statements however many items it has. Its answer equals what is read afterwards, each
 * change is signalled to the account's screens once, and a refusal leaves and signals nothing.
 */
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../contract/generation.ts';
import { readBalance } from '../../server/credits/readBalance.ts';
import { advanceTask } from '../../server/generation/advance/advanceTask.ts';
import { submitGeneration } from '../../server/generation/submit/submitGeneration.ts';
import { readPricesAndPauses } from '../../server/generation/coins/pricesAndPauses.ts';
import { publishSignal, type Signal } from '../../server/platform/events/liveEvents.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createStagedEngine, type StagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let engine: StagedEngine;
let server: TestServer;

beforeAll(async () => {
  engine = await createStagedEngine();
  server = await createTestServer({ engines: [engine], isWorking: false });
});
afterAll(() => server.close());

/** The signals that the account's screens get from `run`: at least this many, and none from before. */
async function toldWhile(userId: string, run: () => Promise<unknown>, count: number): Promise<Signal[]> {
  let told: Signal[] = [];
  const stop = server.services.live.subscribe(userId, { receive: (signal) => void told.push(signal), end: () => {} });
  await publishSignal(server.services.database, { userId, type: 'session-ended', sessionId: null });
  await waitUntil('what was told before has arrived', () => told.at(-1)?.type === 'session-ended');
  told = [];
  await run();
  await waitUntil('the screens are told', () => told.length >= count);
  stop();
  return told;
}

describe('an accepted request', () => {
  it('takes four statements, however many items it has', async () => {
    const creator = await server.signUp();
    const asked: string[] = [];
    const pool = new pg.Pool({ connectionString: server.ownerUrl, max: 1 });
    const database = drizzle(pool, { logger: { logQuery: (text) => asked.push(text) } });
    const request = { prompt: 'sepuluh perahu', count: 10, watermark: false, seed: null };
    const terms = await readPricesAndPauses(server.services.database, server.services.generation);
    const { accepted, today } = await database.transaction((transaction) =>
      submitGeneration(transaction, {
        deps: server.services.generation,
        userId: creator.id,
        mode: 'text-to-image',
        request,
        terms,
      }),
    );
    await pool.end();
    const within = asked.filter((text) => !/^(begin|commit)/.test(text));
    expect(
      within.map((text) => /insert into "?(\w+\.)?"?(\w+)|(ledger_hold)/i.exec(text)?.slice(2).find(Boolean)),
    ).toEqual(['daily_usage', 'ledger_hold', 'tasks', expect.stringMatching(/^job/)]);
    expect(accepted.data.items).toHaveLength(10);
    expect(today).toMatchObject({ used: 10, remaining: today.limit - 10 });
  });

  it('answers with what is read afterwards, and signals each item and the balance once', async () => {
    const creator = await server.signUp();
    let items: Task[] = [];
    const told = await toldWhile(
      creator.id,
      async () => {
        const answer = await creator.call<AcceptedReply>('POST', '/images/text-to-image', {
          prompt: 'dua perahu',
          count: 2,
        });
        expect([answer.status, answer.headers.get('ratelimit-remaining')]).toEqual([202, '48']);
        items = answer.body.data.items;
      },
      3,
    );
    expect(told.toSorted((one, other) => one.type.localeCompare(other.type))).toEqual([
      { userId: creator.id, type: 'balance' },
      ...items.map(({ id }) => ({ userId: creator.id, type: 'task', taskId: id })),
    ]);
    for (const item of items)
      expect((await creator.call<{ data: Task }>('GET', `/images/task/${item.id}`)).body.data).toEqual(item);
    expect(items.map(({ credits }) => credits.held)).toEqual([3, 3]);
  });

  it('leaves and signals nothing when the coins do not cover it', async () => {
    const poor = await server.signUp({ coins: 5 });
    const told = await toldWhile(
      poor.id,
      async () => {
        const refused = await poor.call('POST', '/images/text-to-image', { prompt: 'dua perahu', count: 2 });
        expect([refused.status, refused.body.code]).toEqual([402, 'insufficient_credits']);
        await poor.call('POST', '/images/text-to-image', { prompt: 'satu perahu' });
      },
      2,
    );
    expect(told.map(({ type }) => type).toSorted()).toEqual(['balance', 'task']);
    expect(await readBalance(server.services.database, poor.id)).toEqual({ balance: 2, held: 3 });
    expect((await poor.call<{ data: { used: number } }>('GET', '/rate-limit/status')).body.data.used).toBe(1);
  });

  it('that is a retry answers and signals in the same way', async () => {
    const creator = await server.signUp();
    engine.stage('perahu karam', { state: 'failed', code: 'generation_failed' });
    const { id } = (await creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'perahu karam' })).body
      .data.items[0]!;
    const deps = server.services.generation;
    const read = async () => (await creator.call<{ data: Task }>('GET', `/images/task/${id}`)).body.data;
    for (let step = 0; step < 5 && (await read()).status !== 'failed'; step += 1)
      await advanceTask({ deps, taskId: id });
    let again: Task | undefined;
    const told = await toldWhile(
      creator.id,
      async () => {
        again = (await creator.call<{ data: Task }>('POST', `/images/${id}/regenerate`)).body.data;
      },
      2,
    );
    expect(told.map(({ type }) => type).toSorted()).toEqual(['balance', 'task']);
    expect(again).toEqual(await read());
    expect([again!.status, again!.credits]).toEqual(['pending', { held: 3, charged: 0, returned: 0 }]);
  });
});
