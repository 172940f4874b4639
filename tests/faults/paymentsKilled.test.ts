/**
 * Killed at any statement between opening and crediting a top-up, the next process goes on from there: one top-up,
 * credited once.
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { API_BASE } from '../../contract/endpoint.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import { prepareTopup } from '../../server/payments/prepareTopup.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { freePort, type ProductProcess, startProduct } from '../support/productProcess.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { startXenditStandIn, type XenditStandIn } from '../support/xenditStandIn.ts';
import { removeFolder } from '../support/removeFolder.ts';

/** Any number: while the test holds this lock, the product waits at the chosen statement. */
const PAUSE = 991_204;

let gateway: XenditStandIn;
let server: TestServer;
let clock: TestClock;
let dataDirectory: string;
let brake: pg.Client;

/** The test's own server does no background work: it stands for the process after the killed one. */
beforeAll(async () => {
  gateway = await startXenditStandIn();
  clock = createTestClock();
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-paid-'));
  server = await createTestServer({ clock, isWorking: false, env: gateway.env });
  brake = new pg.Client({ connectionString: server.ownerUrl });
  await brake.connect();
  await brake.query(
    `create function stand_still() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(${PAUSE}); return new; end $$`,
  );
});
afterAll(async () => {
  await brake.end();
  await server.close();
  await gateway.close();
  await removeFolder(dataDirectory);
});

/** Makes the product wait at a statement, and reports when it does. */
async function pauseAt(
  table: string,
  event: string,
  condition = 'true',
): Promise<{ reached(): Promise<void>; release(): Promise<void> }> {
  await brake.query(
    `create trigger a_pause before ${event} on ${table} for each row when (${condition}) execute function stand_still()`,
  );
  await brake.query('select pg_advisory_lock($1)', [PAUSE]);
  return {
    reached: () =>
      waitUntil(`the product stands before ${event} on ${table}`, async () => {
        const { rows } = await server.services.database.$client.query(
          "select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted",
          [PAUSE],
        );
        return rows.length > 0;
      }),
    async release() {
      await brake.query('select pg_advisory_unlock($1)', [PAUSE]);
      await brake.query(`drop trigger a_pause on ${table}`);
    },
  };
}

async function start(): Promise<ProductProcess> {
  return startProduct({
    dataDirectory,
    port: await freePort(),
    env: { ...gateway.env, DATABASE_URL: server.ownerUrl },
  });
}

async function onlyTopup(who: TestAccount): Promise<{ id: string; instructions: unknown; state: string }> {
  const { rows } = await server.services.database.$client.query(
    'select id, instructions, state from topups where user_id = $1',
    [who.id],
  );
  expect(rows).toHaveLength(1);
  return rows[0];
}

/** Requests a top-up from the product that is about to be killed. */
function askFor(product: ProductProcess, who: TestAccount): Promise<unknown> {
  return fetch(`${product.url}${API_BASE}/credits/topup/qris`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${who.tokens.access_token}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': `ketukan-${who.id}`,
    },
    body: JSON.stringify({ package_id: 'coins-100' }),
  }).catch(() => 'the answer was lost');
}

it.each([
  [
    'before the gateway acts',
    async () => ({ reached: () => gateway.swallow('POST /v3/payment_requests'), release: async () => {} }),
  ],
  [
    'after the gateway acted, before its answer',
    async () => ({
      reached: () => gateway.swallow('POST /v3/payment_requests', { acts: true }),
      release: async () => {},
    }),
  ],
  ['before the answer is kept', () => pauseAt('payment_attempts', 'update', "new.state = 'open'")],
  ['before the instructions are kept', () => pauseAt('topups', 'update', 'new.instructions is not null')],
] as const)('prepares a top-up once more when it is killed %s', async (_name, arrange) => {
  const who = await server.signUp({ coins: 0 });
  const product = await start();
  const pause = await arrange();
  const reached = pause.reached();
  const asked = askFor(product, who);
  await reached;
  await product.kill();
  await asked;
  await pause.release();

  clock.advance(120);
  await server.signInAgain(who);
  const { id } = await onlyTopup(who);
  await prepareTopup({ deps: server.services.payments, topupId: id });
  expect(await onlyTopup(who)).toMatchObject({ state: 'pending', instructions: { qr_string: expect.any(String) } });
  // The user repeats the tap under the same key: still one top-up, whichever of the gateway's payments is paid.
  const again = await who.call(
    'POST',
    '/credits/topup/qris',
    { package_id: 'coins-100' },
    { 'Idempotency-Key': `ketukan-${who.id}` },
  );
  expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  const mine = gateway.requests.filter((request) =>
    request.reference_id.startsWith((again.body as never as { data: { reference_id: string } }).data.reference_id),
  );
  await gateway.report(server.url, gateway.pay(mine[0]!));
  await drainWebhooks(server.services.payments);
  expect(await balanceOf(who)).toBe(120);
  expect(await runVerifications({ database: server.services.database, verifications: VERIFICATIONS })).toEqual([]);
});

it.each([
  [
    'before the message is acted on',
    async () => ({ reached: () => gateway.swallow('GET /v3/payments/'), release: async () => {} }),
  ],
  ['before the payment is written', () => pauseAt('payment_receipts', 'insert')],
  ['before the coins are posted', () => pauseAt('ledger_postings', 'insert')],
  ['between posting and entries', () => pauseAt('ledger_entries', 'insert')],
  ['between coins and bonus', () => pauseAt('ledger_postings', 'insert', "new.kind = 'bonus'")],
  ['before the top-up is completed', () => pauseAt('topups', 'update', "new.state = 'completed'")],
  [
    'after the credit, before the message is ticked off',
    () => pauseAt('webhook_events', 'update', 'new.processed_at is not null'),
  ],
] as const)('credits once when it is killed %s', async (_name, arrange) => {
  const who = await server.signUp({ coins: 0 });
  const product = await start();
  await askFor(product, who);
  const payment = gateway.pay(gateway.latest());
  const pause = await arrange();
  const reached = pause.reached();
  expect(await gateway.report(product.url, payment)).toBe(200);
  await reached;
  await product.kill();
  await pause.release();

  // The gateway repeats its message, and the next process takes over from the killed one.
  expect(await gateway.report(server.url, payment)).toBe(200);
  clock.advance(120);
  await server.signInAgain(who);
  await waitUntil('the message is acted on', async () => {
    await drainWebhooks(server.services.payments);
    return (
      (await server.services.database.$client.query('select 1 from webhook_events where processed_at is null')).rows
        .length === 0
    );
  });
  expect(await balanceOf(who)).toBe(120);
  expect((await onlyTopup(who)).state).toBe('completed');
  expect(await runVerifications({ database: server.services.database, verifications: VERIFICATIONS })).toEqual([]);
});
