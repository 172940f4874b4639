/** A top-up is credited once, whatever happens to its messages: copied, lost, forged, late or for less money. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Topup } from '../../contract/payments.ts';
import { sweepPayments } from '../../server/payments/sweepPayments.ts';
import { crc16 } from '../../server/payments/sandbox/qrisPayload.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { acceptedTopup, openTopup, pollTopup, settle, tapCheckout } from '../support/paymentCalls.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

let server: TestServer;
let clock: TestClock;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
});
afterAll(async () => {
  expect(await runVerifications({ database: server.services.database, verifications: VERIFICATIONS })).toEqual([]);
  await server.close();
});

type Data<T> = { data: T };

describe('a top-up on the sandbox', () => {
  it.each([
    ['/virtual-account', 'BNI_VIRTUAL_ACCOUNT', 'virtual_account_number', /^9999\d+$/],
    ['/qris', 'QRIS', 'qr_string', /^000201010212/],
    ['/ewallet', 'DANA', 'checkout_url', /\/sandbox\/pay\/pr-/],
    ['/ewallet', 'GOPAY', 'checkout_url', /\/sandbox\/pay\/pr-/],
    ['/retail', 'ALFAMART', 'payment_code', /^SANDBOX\d+$/],
    ['', 'INDOMARET', 'payment_code', /^SANDBOX\d+$/],
  ] as const)(
    '%s by %s gives what to pay with, and is credited when it is paid',
    async (path, channel, field, form) => {
      const who = await server.signUp({ coins: 5 });
      const opened = await openTopup(who, path, { package_id: 'coins-250', channel });
      expect(opened.status).toBe(201);
      const topup = opened.body.data;
      expect(topup).toMatchObject({
        status: 'PENDING',
        state: 'pending',
        is_sandbox: true,
        can_simulate: true,
        channel: { code: channel },
        order: { credit_amount: 250, bonus_credits: 50, total_credits: 300 },
      });
      expect(topup.payment![field]).toMatch(form);
      const page = await fetch(topup.payment!.checkout_url!);
      expect(await page.text()).toContain('Bayar</button>');
      const paid = await tapCheckout(topup, { result: 'pay' });
      expect(paid.status).toBe(303);
      if (channel === 'DANA') expect(paid.headers.get('location')).toBe(`/payments/detail/${topup.reference_id}`);
      await settle(server);
      expect(await pollTopup(who, topup.topup_id)).toMatchObject({
        status: 'COMPLETED',
        order: { bonus_credits: 50 },
        failure: null,
      });
      expect(await balanceOf(who)).toBe(305);
    },
  );

  it('issues QRIS payloads that scanners accept', async () => {
    const who = await server.signUp();
    const { data } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    const payload = data.payment!.qr_string!;
    expect(payload.slice(-4)).toBe(crc16(payload.slice(0, -4)));
    const fields = readFields(payload);
    expect([...fields.keys()].at(0)).toBe('00');
    expect([...fields.keys()].at(-1)).toBe('63');
    expect(Object.fromEntries(fields)).toMatchObject({
      '01': '12',
      '53': '360',
      '54': String(data.order.total_payment),
      '58': 'ID',
    });
    expect(readFields(fields.get('51')!).get('00')).toBe('ID.CO.QRIS.WWW');
    expect(fields.get('59')!.length).toBeLessThanOrEqual(25);
  });

  it('asks OVO for a number and takes it in any spelling', async () => {
    const who = await server.signUp();
    expect((await openTopup(who, '/ewallet', { package_id: 'coins-100', channel: 'OVO' })).body).toMatchObject({
      fields: { phone: { code: 'phone_required' } },
    });
    expect(
      (await openTopup(who, '/ewallet', { package_id: 'coins-100', channel: 'OVO', phone: '0812-3456 7890' })).status,
    ).toBe(201);
    const [row] = (
      await server.services.database.$client.query('select phone from topups where user_id = $1', [who.id])
    ).rows;
    expect(row.phone).toBe('+6281234567890');
  });

  it('names an unknown field, and opens nothing', async () => {
    const buyer = await server.signUp();
    const answer = await buyer.call('POST', '/credits/topup/qris', { package_id: 'coins-100', coins: 500 });
    expect([answer.status, answer.body.fields?.coins?.code]).toEqual([422, 'field_unknown']);
    expect((await buyer.call<{ data: Topup[] }>('GET', '/credits/topup/pending')).body.data).toEqual([]);
  });

  it('ends when the wallet declines, and says so', async () => {
    const who = await server.signUp({ coins: 0 });
    const { data: topup } = (await openTopup(who, '/ewallet', { package_id: 'coins-100', channel: 'DANA' })).body;
    await tapCheckout(topup, { result: 'decline' });
    await settle(server);
    expect(await pollTopup(who, topup.topup_id)).toMatchObject({
      status: 'FAILED',
      state: 'failed',
      failure: { code: 'payment_declined' },
    });
    expect(await balanceOf(who)).toBe(0);
  });

  it('can be paid without a page by simulate-payment, by its owner only', async () => {
    const who = await server.signUp({ coins: 0 });
    const stranger = await server.signUp();
    const { data: topup } = (
      await openTopup(who, '/virtual-account', { package_id: 'coins-100', channel: 'BCA_VIRTUAL_ACCOUNT' })
    ).body;
    const pay = (by: TestAccount) =>
      by.call<Data<{ status: string }>>('POST', '/credits/virtual-account/simulate-payment', {
        external_id: topup.reference_id,
        amount: topup.order.total_payment,
      });
    expect((await pay(stranger)).status).toBe(404);
    const simulated = await pay(who);
    expect([simulated.status, simulated.body.data.status]).toEqual([202, 'PENDING']);
    await settle(server);
    expect(await balanceOf(who)).toBe(120);
    expect((await pay(who)).status).toBe(409);
  });

  it('says of a simulated payment of another amount that it brings no credits', async () => {
    const who = await server.signUp({ coins: 0 });
    const { data: topup } = (
      await openTopup(who, '/virtual-account', { package_id: 'coins-100', channel: 'BCA_VIRTUAL_ACCOUNT' })
    ).body;
    const { body } = await who.call<Data<{ message: string }>>('POST', '/credits/virtual-account/simulate-payment', {
      external_id: topup.reference_id,
      amount: topup.order.total_payment - 1,
    });
    expect(body.data.message).toContain('no credits will be added');
    await settle(server);
    expect(await balanceOf(who)).toBe(0);
  });

  it('refuses to simulate what nobody pays', async () => {
    const who = await server.signUp();
    const { reference_id: external_id } = await acceptedTopup(who);
    for (const amount of [0, -1, 1.5, 1_000_000_001, 1e300]) {
      const path = '/credits/virtual-account/simulate-payment';
      const { status, body } = await who.call('POST', path, { external_id, amount });
      expect([amount, status, Object.keys(body.fields ?? {})]).toEqual([amount, 422, ['amount']]);
    }
  });

  it('cannot be seen, checked or cancelled by anybody else', async () => {
    const [who, stranger] = [await server.signUp(), await server.signUp()];
    const { data: topup } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/status'],
      ['POST', '/check'],
      ['POST', '/cancel'],
    ] as const) {
      expect((await stranger.call(method, `/credits/topup/${topup.topup_id}${path}`)).status).toBe(404);
      // Cancelled last: until then, each of these calls answers the owner.
      expect((await who.call(method, `/credits/topup/${topup.topup_id}${path}`)).status).toBe(200);
    }
    expect((await stranger.call('GET', `/credits/invoices/by-reference/${topup.reference_id}`)).status).toBe(404);
  });
});

describe('when a message goes astray', () => {
  it('credits once, however often it comes', async () => {
    const who = await server.signUp({ coins: 0 });
    const { data: topup } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    await tapCheckout(topup, { result: 'pay', trick: 'copies' });
    await settle(server);
    await settle(server);
    expect(await balanceOf(who)).toBe(120);
  });

  it('finds a payment whose message was lost by checking, by polling, and by the sweep', async () => {
    for (const find of [
      (who: TestAccount, id: string) => who.call('POST', `/credits/topup/${id}/check`),
      (who: TestAccount, id: string) => who.call('GET', `/credits/topup/${id}/status`),
      () => sweepPayments(server.services.payments),
    ]) {
      const who = await server.signUp({ coins: 0 });
      const { data: topup } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
      await tapCheckout(topup, { result: 'pay', trick: 'lost' });
      await settle(server);
      expect(await balanceOf(who)).toBe(0);
      clock.advance(90);
      await server.signInAgain(who);
      await find(who, topup.topup_id);
      expect(await balanceOf(who)).toBe(120);
    }
  });

  it('refuses a message with a wrong token', async () => {
    const who = await server.signUp({ coins: 0 });
    const { data: topup } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    await tapCheckout(topup, { result: 'pay', trick: 'forged' });
    await settle(server);
    expect(await balanceOf(who)).toBe(0);
  });

  it('does not credit less money than was asked, and keeps the case for a person', async () => {
    const who = await server.signUp({ coins: 0 });
    const { data: topup } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    await tapCheckout(topup, { result: 'pay', trick: 'less' });
    await settle(server);
    expect(await balanceOf(who)).toBe(0);
    const { rows } = await server.services.database.$client.query(
      'select outcome, amount from payment_receipts where topup_id = $1',
      [topup.topup_id],
    );
    expect(rows).toEqual([{ outcome: 'wrong_amount', amount: String(topup.order.total_payment - 1000) }]);
  });

  it('credits a payment that comes after the deadline, or after it was given up', async () => {
    const who = await server.signUp({ coins: 0 });
    const { data: late } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    clock.advance(3600);
    await server.signInAgain(who);
    await sweepPayments(server.services.payments);
    expect(await pollTopup(who, late.topup_id)).toMatchObject({
      status: 'FAILED',
      state: 'expired',
      failure: { code: 'payment_expired' },
    });
    await tapCheckout(late, { result: 'pay' });
    await settle(server);
    expect(await pollTopup(who, late.topup_id)).toMatchObject({ status: 'COMPLETED', failure: null });

    const { data: given } = (await openTopup(who, '/qris', { package_id: 'coins-250' })).body;
    await who.call('POST', `/credits/topup/${given.topup_id}/cancel`);
    expect(await pollTopup(who, given.topup_id)).toMatchObject({ status: 'FAILED', state: 'cancelled' });
    await tapCheckout(given, { result: 'pay' });
    await settle(server);
    expect(await balanceOf(who)).toBe(120 + 250);
  });
});

it('does all of that by itself when workers run, and updates the open screen', async () => {
  const working = await createTestServer();
  const who = await working.signUp({ coins: 0 });
  const stream = await fetch(`${working.url}/api-lens/events`, {
    headers: { Authorization: `Bearer ${who.tokens.access_token}` },
  });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const listening = (async () => {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) heard += chunk.value;
  })().catch(() => undefined);
  await waitUntil('the stream is open', () => heard.includes(': connected'));
  const { data: topup } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
  await tapCheckout(topup, { result: 'pay', trick: 'copies' });
  await waitUntil('the coins are there', async () => (await pollTopup(who, topup.topup_id)).status === 'COMPLETED');
  expect(await balanceOf(who)).toBe(120);
  await waitUntil('the screen was told', () => heard.includes('"balance":120'));
  const told = [...heard.matchAll(/^event: topup\ndata: (.+)$/gm)].map((event) => JSON.parse(event[1]!));
  expect(told.at(-1)).toEqual({
    type: 'topup',
    topup_id: topup.topup_id,
    reference_id: topup.reference_id,
    status: 'COMPLETED',
  });
  await reader.cancel();
  await listening;
  await working.close();
});

function readFields(payload: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (let at = 0; at < payload.length;) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields.set(payload.slice(at, at + 2), payload.slice(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return fields;
}
