/**
 * What is asked with nearly every call is parsed and planned once for each connection: with plans for the values at hand,
 * planning would take the database longer than running.
 */
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { work } from '../support/dashboard.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createStagedEngine } from '../support/stagedEngine.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

/** As many plans for given values PostgreSQL compares with the one that it then keeps. */
const COMPARED = 5;
const TURNS = 24;

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    engines: [await createStagedEngine()],
    isWorking: false,
    env: { DATABASE_POOL: '2', KILAS_DAILY_LIMIT: '1000' },
  });
});
afterAll(() => server.close());

/** Each connection's statements with their plans. */
async function plansOf(pool: pg.Pool): Promise<{ name: string; text: string; custom: number; generic: number }[]> {
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()));
  const found = await Promise.all(
    clients.map((client) =>
      client.query<{ name: string; text: string; custom: number; generic: number }>(
        'select name, statement as text, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements',
      ),
    ),
  );
  for (const client of clients) client.release();
  return found.flatMap(({ rows }) => rows);
}

it('holds for sessions, accounts, kept pages and all that a request to generate writes', async () => {
  const creator = await server.signUp({ coins: 10_000 });
  for (let turn = 0; turn < TURNS; turn += 1) {
    // With a key, as our own app asks: the first statement of a transaction goes together with `begin`, without a name.
    const key = { 'Idempotency-Key': `pantai-kunci-${turn}` };
    const asked = { prompt: `pantai ${turn}` };
    const { body } = await creator.call<AcceptedReply>('POST', '/images/text-to-image', asked, key);
    await work(server, body.data.items[0]!.id);
    for (const address of ['/auth/me', '/library/', '/library/', '/credits/balance', '/rate-limit/status'])
      expect((await creator.call('GET', address)).status).toBe(200);
  }
  const { database, essentials } = server.services;
  const plans = [...(await plansOf(database.$client)), ...(await plansOf(essentials.$client))];
  const expected: [what: string, is: (plan: { name: string; text: string }) => boolean][] = [
    ['a session', ({ name }) => name === 'find_sessions'],
    ['a session with its account', ({ name }) => name === 'find_sessions_with_accounts'],
    ['the state of a page', ({ name }) => name === 'states '],
    ['new tasks', ({ name }) => name === 'insert_tasks_1'],
    ['prices', ({ text }) => text.includes('from prices')],
    ['the daily limit', ({ text }) => text.includes('into daily_usage')],
    ['what is left of today', ({ name }) => name === 'read_daily_usage'],
    ['a balance', ({ text }) => text.includes('from ledger_accounts where user_id = $1\n')],
    ['coins held', ({ text }) => text.includes('ledger_hold(')],
    ['coins settled', ({ text }) => text.includes('insert into ledger_postings')],
    ['jobs', ({ text }) => /insert into pgboss/i.test(text)],
  ];
  for (const [what, is] of expected) {
    const found = plans.filter(is);
    expect([what, found.length > 0, found.every(({ custom }) => custom <= COMPARED)]).toEqual([what, true, true]);
    expect([what, found.some(({ generic }) => generic > 0)]).toEqual([what, true]);
  }
});

it('is of bounded number, whatever is asked for', async () => {
  const creator = await server.signUp({ coins: 100_000 });
  const before = (await plansOf(server.services.database.$client)).length;
  for (let turn = 0; turn < 2; turn += 1)
    for (const count of [1, 2, 3, 4])
      expect((await creator.call('POST', '/images/text-to-image', { prompt: `kota ${turn}`, count })).status).toBe(202);
  expect((await plansOf(server.services.database.$client)).length - before).toBeLessThanOrEqual(2 * 6);
});
