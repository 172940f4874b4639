/** Nobody pays twice unasked, and the first bonus comes once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceDetail, Topup, TopupNow } from '../../contract/payments.ts';
import type { Signal } from '../../server/platform/events/liveEvents.ts';
import { VERIFICATIONS } from '../../server/verifications.ts';
import { runVerifications } from '../../server/credits/checkLedger.ts';
import { balanceOf } from '../support/generationCalls.ts';
import { openTopup, pollTopup, settle, tapCheckout } from '../support/paymentCalls.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';
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

describe('not paying twice', () => {
  it('opens one top-up for one key, and answers a repeat with the same', async () => {
    const who = await server.signUp();
    const body = { package_id: 'coins-100', channel: 'BCA_VIRTUAL_ACCOUNT' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => openTopup(who, '/virtual-account', body, 'satu-ketukan-saja')),
    );
    expect(new Set(answers.map((answer) => answer.body.data.topup_id)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers.get('idempotent-replayed') === 'true')).toHaveLength(7);
    expect(
      (await openTopup(who, '/virtual-account', { ...body, package_id: 'coins-250' }, 'satu-ketukan-saja')).status,
    ).toBe(422);
    const { rows } = await server.services.database.$client.query(
      'select count(*)::int as count from payment_attempts join topups on topups.id = topup_id where user_id = $1',
      [who.id],
    );
    expect(rows[0].count).toBe(1);
  });

  it('names the payment that waits instead of opening a second, unless it is asked to', async () => {
    const who = await server.signUp();
    const { data: first } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    const second = await who.call('POST', '/credits/topup/qris', { package_id: 'coins-250' });
    expect([second.status, second.body.code, second.body.topup_id, second.body.reference_id]).toEqual([
      409,
      'topup_pending',
      first.topup_id,
      first.reference_id,
    ]);
    expect((await openTopup(who, '/qris', { package_id: 'coins-250', allow_another: true })).status).toBe(201);
    expect((await who.call<Data<TopupNow[]>>('GET', '/credits/topup/pending')).body.data).toHaveLength(2);
  });

  it('refuses a sixth that waits, and says when the first of them expires', async () => {
    const who = await server.signUp();
    const another = { package_id: 'coins-100', allow_another: true };
    await openTopup(who, '/virtual-account', { ...another, channel: 'BCA_VIRTUAL_ACCOUNT' });
    const { data: first } = (await openTopup(who, '/qris', another)).body;
    for (let index = 0; index < 3; index += 1) await openTopup(who, '/qris', another);
    const sixth = await who.call('POST', '/credits/topup/qris', another);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_topups']);
    const seconds = Math.ceil((Date.parse(first.expires_at) - clock.now().getTime()) / 1000);
    expect([sixth.headers.get('retry-after'), sixth.body.retry_after]).toEqual([String(seconds), seconds]);
  });

  it('changes the method by replacing, unless the first was paid meanwhile', async () => {
    const who = await server.signUp({ coins: 0 });
    const { data: first } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    const changed = await openTopup(who, '/virtual-account', {
      package_id: 'coins-100',
      channel: 'BRI_VIRTUAL_ACCOUNT',
      replaces: first.topup_id,
    });
    expect(changed.status).toBe(201);
    expect(await pollTopup(who, first.topup_id)).toMatchObject({ state: 'cancelled' });
    await tapCheckout(changed.body.data, { result: 'pay', trick: 'lost' });
    const tooLate = await openTopup(who, '/qris', { package_id: 'coins-100', replaces: changed.body.data.topup_id });
    expect([tooLate.status, (tooLate.body as never as { code: string }).code]).toEqual([409, 'topup_not_pending']);
    expect(await balanceOf(who)).toBe(120);
  });

  it('after a lost answer leads to the payment that took the first one’s place', async () => {
    const who = await server.signUp({ coins: 0 });
    const { data: first } = (await openTopup(who, '/qris', { package_id: 'coins-100' })).body;
    const replaces = first.topup_id;
    const { data: lost } = (
      await openTopup(who, '/virtual-account', {
        package_id: 'coins-100',
        channel: 'BRI_VIRTUAL_ACCOUNT',
        replaces,
      })
    ).body;
    const again = await openTopup(who, '/qris', { package_id: 'coins-100', replaces });
    expect([again.status, again.body]).toEqual([
      409,
      expect.objectContaining({ code: 'topup_pending', topup_id: lost.topup_id }),
    ]);
    expect(await pollTopup(who, lost.topup_id)).toMatchObject({ state: 'pending' });
    expect((await openTopup(who, '/qris', { package_id: 'coins-100', replaces: lost.topup_id })).status).toBe(201);
  });

  it('gives the first-top-up bonus once, whichever of many is paid first, even at the same moment', async () => {
    const who = await server.signUp({ coins: 0 });
    const opened: Topup[] = [];
    for (let index = 0; index < 4; index += 1)
      opened.push((await openTopup(who, '/qris', { package_id: 'coins-100', allow_another: true })).body.data);
    expect(opened.every((topup) => topup.order.bonus_credits === 20)).toBe(true);
    await Promise.all(opened.map((topup) => tapCheckout(topup, { result: 'pay', trick: 'lost' })));
    clock.advance(30);
    await server.signInAgain(who);
    await Promise.all(opened.map((topup) => who.call('POST', `/credits/topup/${topup.topup_id}/check`)));
    expect(await balanceOf(who)).toBe(4 * 100 + 20);
    const paid = await Promise.all(opened.map((topup) => pollTopup(who, topup.topup_id)));
    expect(paid.map((topup) => topup.order.bonus_credits).toSorted()).toEqual([0, 0, 0, 20]);
  });

  it('withdraws the promised bonus from waiting top-ups once another is paid, and updates their screens', async () => {
    const who = await server.signUp({ coins: 0 });
    const openOne = async () =>
      (await openTopup(who, '/qris', { package_id: 'coins-100', allow_another: true })).body.data;
    const [waiting, cancelled, paid] = [await openOne(), await openOne(), await openOne()];
    await who.call('POST', `/credits/topup/${cancelled.topup_id}/cancel`);
    const heard: Signal[] = [];
    const stop = server.services.live.subscribe(who.id, {
      receive: (signal) => void heard.push(signal),
      end: () => {},
    });
    await tapCheckout(paid, { result: 'pay' });
    await settle(server);
    expect(await pollTopup(who, paid.topup_id)).toMatchObject({
      status: 'COMPLETED',
      order: { bonus_credits: 20, total_credits: 120 },
    });
    expect(await pollTopup(who, waiting.topup_id)).toMatchObject({
      status: 'PENDING',
      order: { bonus_credits: 0, total_credits: 100 },
    });
    const { data: pending } = (await who.call<Data<TopupNow[]>>('GET', '/credits/topup/pending')).body;
    expect(pending.map(({ topup_id: id, order }) => [id, order.bonus_credits])).toEqual([[waiting.topup_id, 0]]);
    const invoice = (
      await who.call<Data<InvoiceDetail>>('GET', `/credits/invoices/by-reference/${waiting.reference_id}`)
    ).body.data;
    expect(invoice).toMatchObject({
      bonus_credits: 0,
      total_credits: 100,
      lines: [{ kind: 'credits' }, { kind: 'platform_fee' }, { kind: 'vat' }],
    });
    await waitUntil('its screen is told', () =>
      heard.some((signal) => signal.type === 'topup' && signal.reference === waiting.reference_id),
    );
    stop();
    // Abandoned top-ups promise no bonus either: if they are paid anyway, each brings what it says.
    for (const topup of [waiting, cancelled]) await tapCheckout(topup, { result: 'pay' });
    await settle(server);
    expect(await balanceOf(who)).toBe(320);
    for (const topup of [waiting, cancelled])
      expect(await pollTopup(who, topup.topup_id)).toMatchObject({
        status: 'COMPLETED',
        order: { bonus_credits: 0, total_credits: 100 },
      });
  });
});
