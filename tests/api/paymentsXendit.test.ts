/**
 * What is asked of Xendit: every lost answer or refusal ends in a payment that can still be made or a top-up that says
 * why not, and the sweep finds what no message reported.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import type { Topup } from '../../contract/payments.ts';
import { prepareTopup } from '../../server/payments/prepareTopup.ts';
import { readPaymentHealth } from '../../server/payments/readPaymentHealth.ts';
import { sweepPayments } from '../../server/payments/sweepPayments.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { acceptedTopup, outcomesOf, pollTopup, readTopup } from '../support/paymentCalls.ts';
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

const CREATE = 'POST /v3/payment_requests';

describe('asking Xendit', () => {
  it('speaks v3: key, version, own reference, amount, what each channel needs', async () => {
    await acceptedTopup(who);
    expect([...gateway.authorizations]).toEqual([
      `Basic ${Buffer.from('xnd_development_contoh:').toString('base64')} 2024-11-11`,
    ]);
    expect(gateway.latest()).toMatchObject({
      request_amount: 14_440,
      channel_code: 'BCA_VIRTUAL_ACCOUNT',
      type: 'PAY',
      channel_properties: { display_name: 'Kilas', expires_at: expect.stringMatching(/Z$/) },
    });
    await acceptedTopup(who, { channel: 'ALFAMART', allow_another: true }, '/retail');
    expect(gateway.latest()).toMatchObject({
      type: 'REUSABLE_PAYMENT_CODE',
      channel_properties: { payer_name: 'Kilas' },
    });
    const wallet = await acceptedTopup(who, { channel: 'DANA', allow_another: true }, '/ewallet');
    expect(gateway.latest().channel_properties.success_return_url).toBe(
      `${server.url}/payments/detail/${wallet.reference_id}`,
    );
    await acceptedTopup(who, { channel: 'OVO', phone: '081234567890', allow_another: true }, '/ewallet');
    expect(gateway.latest().channel_properties).toEqual({ account_mobile_number: '+6281234567890' });
    const qris = await acceptedTopup(who, { channel: 'QRIS', allow_another: true }, '/qris');
    expect(qris).toMatchObject({
      is_sandbox: false,
      can_simulate: true,
      payment: { qr_string: '00020101021226…', virtual_account_number: null },
    });
  });

  it('takes a new reference after a lost answer, and credits the payment whichever of the two is paid', async () => {
    gateway.fail(CREATE, { breaks: 'after' });
    const topup = await acceptedTopup(who);
    const second = gateway.latest();
    const lost = gateway.requests.find((one) => one.reference_id === `${topup.reference_id}-1`)!;
    expect([lost.reference_id, second.reference_id]).toEqual([`${topup.reference_id}-1`, `${topup.reference_id}-2`]);
    expect((await readTopup(who, topup.topup_id)).payment?.virtual_account_number).toBe('8808123456789012');
    expect(await gateway.report(server.url, gateway.pay(lost))).toBe(200);
    await drainWebhooks(server.services.payments);
    expect([await balanceOf(who), (await readTopup(who, topup.topup_id)).status]).toEqual([120, 'COMPLETED']);
    await gateway.report(server.url, gateway.pay(second));
    await drainWebhooks(server.services.payments);
    expect([await balanceOf(who), await outcomesOf(server, topup)]).toEqual([120, ['credited', 'paid_twice']]);
  });

  it.each([
    ['a broken connection', { breaks: 'before' } as const],
    ['a server error', { status: 500 }],
    [
      'too many requests',
      { status: 429, headers: { 'Rate-Limit-Reset': '1' }, body: { error_code: 'RATE_LIMIT_EXCEEDED', message: '' } },
    ],
    ['a channel that is down', { status: 503, body: { error_code: 'CHANNEL_UNAVAILABLE', message: '' } }],
    ['a duplicate', { status: 409, body: { error_code: 'DUPLICATE_ERROR', message: '' } }],
    ['nonsense', { status: 201, body: { hello: 'world' } }],
  ])(
    'tries again at once on %s, and when that goes on answers with a top-up still being prepared',
    async (_name, fault) => {
      gateway.fail(CREATE, fault);
      expect((await acceptedTopup(who)).payment).not.toBeNull();
      who = await server.signUp({ coins: 0 });
      gateway.fail(CREATE, fault, fault, fault);
      const topup = await acceptedTopup(who);
      expect([topup.status, topup.payment]).toEqual(['PENDING', null]);
      const { rows } = await server.services.database.$client.query(
        "select extract(epoch from start_after - created_on)::int as seconds from pgboss.job where name = 'prepare-topup' and data->>'topupId' = $1",
        [topup.topup_id],
      );
      expect(Math.min(...rows.map((row) => row.seconds))).toBeLessThanOrEqual(1);
      await prepareTopup({ deps: server.services.payments, topupId: topup.topup_id });
      expect((await readTopup(who, topup.topup_id)).payment).not.toBeNull();
    },
  );

  it('ends a top-up that is refused, and one that cannot be prepared in nine tries', async () => {
    gateway.fail(CREATE, { status: 400, body: { error_code: 'API_VALIDATION_ERROR', message: 'no' } });
    expect(await acceptedTopup(who)).toMatchObject({ status: 'FAILED', failure: { code: 'topup_failed' } });
    gateway.fail(CREATE, ...Array.from({ length: 9 }, () => ({ status: 500 })));
    const hopeless = await acceptedTopup(who);
    for (let attempt = 4; attempt <= 9; attempt += 1)
      await expect(prepareTopup({ deps: server.services.payments, topupId: hopeless.topup_id })).rejects.toThrow('500');
    await prepareTopup({ deps: server.services.payments, topupId: hopeless.topup_id });
    expect(await readTopup(who, hopeless.topup_id)).toMatchObject({
      status: 'FAILED',
      failure: { code: 'topup_failed' },
    });
  });

  it('is asked at once when a clock that was ahead has been put right', async () => {
    const topup = await acceptedTopup(who);
    const ahead = 3 * 3600;
    const check = async () => {
      await server.signInAgain(who);
      return (await who.call<{ data: Topup }>('POST', `/credits/topup/${topup.topup_id}/check`)).body.data.state;
    };
    clock.advance(ahead);
    expect(await check()).toBe('pending');
    clock.advance(-ahead);
    gateway.pay(gateway.latest(), { at: clock.now() });
    expect(await check()).toBe('completed');
  });

  it('says so when the gateway does not answer a check', async () => {
    const topup = await acceptedTopup(who);
    clock.advance(30);
    await server.signInAgain(who);
    gateway.fail('GET /v3/payment_requests', { status: 500 });
    const checked = await who.call('POST', `/credits/topup/${topup.topup_id}/check`);
    expect([checked.status, checked.body.code, checked.headers.get('retry-after')]).toEqual([
      503,
      'gateway_unavailable',
      '5',
    ]);
    gateway.fail('GET /v3/payment_requests', { breaks: 'before' });
    clock.advance(30);
    await server.signInAgain(who);
    expect((await pollTopup(who, topup.topup_id)).status).toBe('PENDING');
  });

  it('asks the gateway seldom however often a screen polls', async () => {
    const topup = await acceptedTopup(who);
    const before = gateway.calls.length;
    await Promise.all(Array.from({ length: 10 }, () => who.call('GET', `/credits/topup/${topup.topup_id}/status`)));
    expect(gateway.calls.length - before).toBe(0);
    clock.advance(25);
    await server.signInAgain(who);
    await Promise.all(Array.from({ length: 10 }, () => who.call('GET', `/credits/topup/${topup.topup_id}/status`)));
    expect(gateway.calls.length - before).toBe(1);
  });

  it('simulates with a test key and never with a live one', async () => {
    const topup = await acceptedTopup(who);
    const simulate = (by: TestAccount) =>
      by.call('POST', '/credits/virtual-account/simulate-payment', { external_id: topup.reference_id, amount: 14_440 });
    expect((await simulate(who)).status).toBe(202);
    const live = await createTestServer({
      isWorking: false,
      env: { ...gateway.env, XENDIT_SECRET_KEY: 'xnd_production_contoh' },
    });
    const other = await live.signUp();
    const refused = await simulate(other);
    expect([refused.status, refused.body.code]).toEqual([403, 'simulation_unavailable']);
    await live.close();
  });
});

describe('the sweep', () => {
  it('credits a payment of which every message was lost, also under an unanswered attempt, within 15 minutes', async () => {
    gateway.fail(CREATE, { breaks: 'after' });
    const topup = await acceptedTopup(who);
    gateway.pay(gateway.latest(), { at: clock.now() });
    clock.advance(14 * 60);
    expect(await sweepPayments(server.services.payments)).toBe(true);
    await server.signInAgain(who);
    expect([await balanceOf(who), (await readTopup(who, topup.topup_id)).status]).toEqual([120, 'COMPLETED']);
  });

  it('reads every page, once, in one process at a time', async () => {
    for (let index = 0; index < 60; index += 1) {
      who = await server.signUp({ coins: 0 });
      await acceptedTopup(who);
      gateway.pay(gateway.latest(), { at: new Date(clock.now().getTime() + index) });
    }
    clock.advance(60);
    const swept = await Promise.all([1, 2, 3].map(() => sweepPayments(server.services.payments)));
    expect(swept.filter(Boolean)).toHaveLength(1);
    const { rows } = await server.services.database.$client.query(
      "select count(*)::int as count from payment_receipts where via = 'sweep' and outcome = 'credited'",
    );
    expect(rows[0].count).toBeGreaterThanOrEqual(60);
    await server.signInAgain(who);
    expect(await balanceOf(who)).toBe(120);
  });

  it('gives a top-up that lost its job a new one, even while the gateway is away', async () => {
    gateway.fail(CREATE, { status: 500 }, { status: 500 }, { status: 500 });
    const topup = await acceptedTopup(who);
    clock.advance(120);
    gateway.fail('GET /transactions', { status: 500 });
    await expect(sweepPayments(server.services.payments)).rejects.toThrow('500');
    clock.advance(60);
    expect(await sweepPayments(server.services.payments)).toBe(true);
    const { rows } = await server.services.database.$client.query(
      "select count(*)::int as count from pgboss.job where name = 'prepare-topup' and data->>'topupId' = $1",
      [topup.topup_id],
    );
    // The first job, the one after the third try, and one per sweep: even the sweep that could not read the list made
    // one.
    expect(rows[0].count).toBe(4);
  });

  it('continues past an odd row, which waits on the system page, once', async () => {
    const topup = await acceptedTopup(who);
    gateway.list.odd.push(
      {
        id: 'txn_odd_1',
        type: 'PAYMENT',
        status: 'SUCCESS',
        product_id: 'p',
        reference_id: 'x',
        currency: 'USD',
        amount: 10.5,
      },
      { id: 'txn_odd_2', type: 'PAYMENT', status: 'SUCCESS', currency: 'IDR' },
      'not even an object',
      {
        id: 'txn_odd_3',
        type: 'PAYMENT',
        status: 'SUCCESS',
        product_id: 'huge',
        reference_id: 'y',
        currency: 'IDR',
        amount: 1e300,
      },
    );
    gateway.pay(gateway.latest(), { at: clock.now() });
    clock.advance(60);
    expect(await sweepPayments(server.services.payments)).toBe(true);
    await server.signInAgain(who);
    expect([await balanceOf(who), (await readTopup(who, topup.topup_id)).status]).toEqual([120, 'COMPLETED']);
    clock.advance(60);
    expect(await sweepPayments(server.services.payments)).toBe(true);
    const health = await readPaymentHealth(server.services.database, server.services.payments);
    expect(health).toMatchObject({ odd_payments: 4, swept_until: clock.now().toISOString() });
    gateway.list.odd.length = 0;
  });

  it('expires and prepares what it has to, although the list cannot be read', async () => {
    const topup = await acceptedTopup(who);
    clock.advance(2 * 24 * 3600);
    gateway.fail('GET /transactions', { status: 500 });
    gateway.fail('GET /v3/payment_requests', { status: 500 });
    await expect(sweepPayments(server.services.payments)).rejects.toThrow('500');
    await server.signInAgain(who);
    expect((await readTopup(who, topup.topup_id)).state).toBe('expired');
  });

  it('skips no window and does not stand still when the clock jumps ahead and back', async () => {
    clock.advance(60);
    await sweepPayments(server.services.payments);
    await acceptedTopup(who);
    const paidAt = clock.now();
    gateway.pay(gateway.latest(), { at: paidAt });
    const leap = 3 * 24 * 3600;
    // Three days ahead the window of the payment lies far behind, and the gateway lists by its own, right clock.
    gateway.list.isEmpty = true;
    for (let sweep = 0; sweep < 3; sweep += 1) {
      clock.advance(sweep === 0 ? leap : 60);
      expect(await sweepPayments(server.services.payments)).toBe(true);
    }
    gateway.list.isEmpty = false;
    clock.advance(-leap);
    clock.advance(30 * 3600);
    expect(await sweepPayments(server.services.payments)).toBe(true);
    await server.signInAgain(who);
    expect(await balanceOf(who)).toBe(120);
    clock.advance(60);
    expect(await sweepPayments(server.services.payments)).toBe(true);
  });
});
