/**
 * What Xendit reports ends in coins credited once or in a case kept for a person. The gateway's own record is believed,
 * not its message.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { acceptedTopup, outcomesOf, readTopup } from '../support/paymentCalls.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { startXenditStandIn, type XenditStandIn } from '../support/xenditStandIn.ts';

let gateway: XenditStandIn;
let server: TestServer;
let clock: TestClock;
let who: TestAccount;

beforeAll(async () => {
  gateway = await startXenditStandIn();
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false, env: gateway.env });
});
beforeEach(async () => {
  who = await server.signUp({ coins: 0 });
});
afterAll(async () => {
  expect(await runVerifications({ database: server.services.database, verifications: VERIFICATIONS })).toEqual([]);
  await server.close();
  await gateway.close();
});

describe('what Xendit reports', () => {
  it('refuses a wrong or missing callback token and stores nothing', async () => {
    const topup = await acceptedTopup(who);
    const payment = gateway.pay(gateway.latest());
    for (const token of ['', 'token-panggilan-bali', 'token-panggilan-balikk', 'x'])
      expect(await gateway.report(server.url, payment, { token })).toBe(401);
    expect(await drainWebhooks(server.services.payments)).toBe(0);
    expect([await balanceOf(who), (await readTopup(who, topup.topup_id)).status]).toEqual([0, 'PENDING']);
  });

  it('believes the gateway and not the message: a forged amount or payment changes nothing', async () => {
    const topup = await acceptedTopup(who);
    const request = gateway.latest();
    const invented = {
      payment_id: 'py-invented',
      payment_request_id: request.payment_request_id,
      reference_id: request.reference_id,
      currency: 'IDR',
      amount: 14_440,
      status: 'SUCCEEDED' as const,
      created: clock.now().toISOString(),
    };
    expect(await gateway.report(server.url, invented)).toBe(200);
    await drainWebhooks(server.services.payments);
    expect([await balanceOf(who), await outcomesOf(server, topup)]).toEqual([0, []]);
    const less = gateway.pay(request, { amount: 100 });
    await gateway.report(server.url, less, {
      data: { request_amount: 14_440, captures: [{ capture_id: 'x', capture_amount: 14_440 }] },
    });
    await drainWebhooks(server.services.payments);
    expect([await balanceOf(who), await outcomesOf(server, topup)]).toEqual([0, ['wrong_amount']]);
  });

  it('does not credit another currency or somebody else’s reference, and keeps both for a person', async () => {
    const topup = await acceptedTopup(who);
    await gateway.report(server.url, gateway.pay(gateway.latest(), { currency: 'USD' }));
    const unknown = gateway.pay(gateway.latest(), { reference: 'NOT-OURS-1' });
    await gateway.report(server.url, unknown);
    await drainWebhooks(server.services.payments);
    expect([await balanceOf(who), await outcomesOf(server, topup)]).toEqual([0, ['wrong_currency']]);
    const { rows } = await server.services.database.$client.query(
      'select outcome, topup_id from payment_receipts where payment_id = $1',
      [unknown.payment_id],
    );
    expect(rows).toEqual([{ outcome: 'unknown_reference', topup_id: null }]);
  });

  it('credits once for a parallel replay of one message, and for the same payment under other message ids', async () => {
    const topup = await acceptedTopup(who);
    const payment = gateway.pay(gateway.latest());
    expect(new Set(await Promise.all(Array.from({ length: 25 }, () => gateway.report(server.url, payment))))).toEqual(
      new Set([200]),
    );
    await Promise.all([
      gateway.report(server.url, payment, { webhookId: 'again-1' }),
      gateway.report(server.url, payment, { webhookId: 'again-2' }),
      gateway.report(server.url, payment, { webhookId: '' }),
    ]);
    await Promise.all([
      drainWebhooks(server.services.payments),
      drainWebhooks(server.services.payments),
      drainWebhooks(server.services.payments),
    ]);
    expect([await balanceOf(who), await outcomesOf(server, topup)]).toEqual([120, ['credited']]);
  });

  it('credits nothing more when a credited payment is reported anew with another amount, currency or a refund', async () => {
    const topup = await acceptedTopup(who);
    const request = gateway.latest();
    const payment = gateway.pay(request);
    await gateway.report(server.url, payment);
    await drainWebhooks(server.services.payments);
    await gateway.report(server.url, payment, { webhookId: `${payment.payment_id}-refund`, event: 'refund.succeeded' });
    for (const changes of [{ request_amount: 28_880 }, { currency: 'USD' }])
      await gateway.report(server.url, payment, {
        webhookId: `${payment.payment_id}-${JSON.stringify(changes)}`,
        data: changes,
      });
    await drainWebhooks(server.services.payments);
    expect([await balanceOf(who), await outcomesOf(server, topup)]).toEqual([120, ['credited']]);
    // A second payment after that, of the same or another amount, waits for a person.
    for (const changes of [{}, { amount: 28_880 }]) await gateway.report(server.url, gateway.pay(request, changes));
    await drainWebhooks(server.services.payments);
    expect(await balanceOf(who)).toBe(120);
    expect((await outcomesOf(server, topup)).toSorted()).toEqual(['credited', 'paid_twice', 'wrong_amount']);
  });

  it('stores simultaneous messages together, and one that cannot be stored takes no other down', async () => {
    const { database } = server.services;
    await acceptedTopup(who);
    const payment = gateway.pay(gateway.latest());
    const good = Array.from({ length: 60 }, (_, index) =>
      gateway.report(server.url, payment, { webhookId: `together-${index}` }),
    );
    // Half a character: JSON allows it, jsonb does not.
    const bad = gateway.report(server.url, payment, { webhookId: 'half-a-character', data: { note: '\ud800' } });
    expect(await Promise.all(good)).toEqual(good.map(() => 200));
    expect(await bad).toBe(422);
    const { rows } = await database.$client.query(
      "select count(*)::int as count from webhook_events where key like 'together-%'",
    );
    expect(rows).toEqual([{ count: 60 }]);
  });

  it('takes messages out of order: a failed attempt after the money does not undo it', async () => {
    const topup = await acceptedTopup(who);
    const request = gateway.latest();
    const payment = gateway.pay(request);
    await gateway.report(
      server.url,
      { ...payment, status: 'FAILED' },
      { event: 'payment.failure', webhookId: 'late-failure' },
    );
    await gateway.report(server.url, payment);
    await gateway.report(server.url, payment, { event: 'payment_request.expiry', webhookId: 'late-expiry' });
    await gateway.report(server.url, payment, { event: 'refund.succeeded', webhookId: 'something-else' });
    await drainWebhooks(server.services.payments);
    expect([await balanceOf(who), (await readTopup(who, topup.topup_id)).status]).toEqual([120, 'COMPLETED']);
  });

  it('ends a top-up whose wallet declined', async () => {
    const topup = await acceptedTopup(who, { channel: 'DANA' }, '/ewallet');
    await gateway.report(server.url, gateway.decline(gateway.latest()), { event: 'payment.failure' });
    await drainWebhooks(server.services.payments);
    expect(await readTopup(who, topup.topup_id)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'payment_declined' },
    });
  });

  it('keeps a message while our key is refused', async () => {
    const topup = await acceptedTopup(who);
    await gateway.report(server.url, gateway.pay(gateway.latest()));
    gateway.fail('GET /v3/payments/', { status: 401, body: { error_code: 'INVALID_API_KEY', message: '' } });
    expect(await drainWebhooks(server.services.payments)).toBe(0);
    clock.advance(3);
    expect(await drainWebhooks(server.services.payments)).toBe(1);
    expect((await readTopup(who, topup.topup_id)).status).toBe('COMPLETED');
  });

  it('tries again when the gateway cannot confirm, later each time', async () => {
    await acceptedTopup(who);
    const payment = gateway.pay(gateway.latest());
    await gateway.report(server.url, payment);
    gateway.fail('GET /v3/payments/', { status: 503 }, { status: 429, headers: { 'Rate-Limit-Reset': '3' } });
    expect(await drainWebhooks(server.services.payments)).toBe(0);
    expect(await drainWebhooks(server.services.payments)).toBe(0);
    clock.advance(3);
    expect(await drainWebhooks(server.services.payments)).toBe(0);
    clock.advance(5);
    expect(await drainWebhooks(server.services.payments)).toBe(1);
    await server.signInAgain(who);
    expect(await balanceOf(who)).toBe(120);
  });

  it.each([
    [{}],
    [{ event: 'payment.capture' }],
    [{ event: 'payment.capture', data: { payment_id: 7 } }],
    [{ event: 'x'.repeat(6000), data: {} }],
  ])('shrugs at %j', async (body) => {
    const reply = await server.call('POST', '/webhooks/xendit', body, { 'x-callback-token': 'token-panggilan-balik' });
    expect(reply.status).toBe(200);
    expect(await drainWebhooks(server.services.payments)).toBe(1);
  });
});
