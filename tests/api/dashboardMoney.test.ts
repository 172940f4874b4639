/**
 * Admins see each payment beside the gateway's own record, settle money that could not be placed once and with a
 * reason, make and stop vouchers, and compare a Jakarta day with the gateway's report.
 */
import { eq } from 'drizzle-orm';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AdminLogList,
  OddPaymentList,
  PaymentDetailReply,
  PaymentList,
  ReceiptList,
  ReconciliationReply,
  RedeemerList,
  VouchersReply,
  WebhookList,
} from '../../contract/dashboard.ts';
import type { Topup } from '../../contract/payments.ts';
import { readLastLedgerCheck } from '../../server/credits/checkLedger.ts';
import { drainWebhooks, MAX_TRIES } from '../../server/payments/drainWebhooks.ts';
import { recordPayment } from '../../server/payments/recordPayment.ts';
import { oddPayments, paymentAttempts, paymentReceipts, webhookEvents } from '../../server/payments/tables.ts';
import { signUpConfirmedAdmin } from '../support/dashboard.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let admin: TestAccount;
let buyer: TestAccount;
let paid: Topup;
let open: Topup;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
  buyer = await server.signUp();
  paid = await order(buyer);
  await pay(paid, 'pay-1');
  clock.advance(60);
  open = await order(await server.signUp());
  admin = await signUpConfirmedAdmin(server);
});
afterAll(() => server.close());

async function order(by: TestAccount): Promise<Topup> {
  const { body } = await by.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', {
    package_id: 'coins-250',
    channel: 'BCA_VIRTUAL_ACCOUNT',
  });
  return body.data;
}

async function pay(topup: Topup, paymentId: string) {
  const [attempt] = await server.services.database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.topupId, topup.topup_id));
  const payment = {
    paymentId,
    reference: attempt!.reference,
    amount: topup.order.total_payment,
    currency: 'IDR',
    paidAt: clock.now(),
  };
  return recordPayment({ deps: server.services.payments, payment, via: 'poll' });
}

const post = (path: string, body: object = { reason: 'Sudah diurus' }) => admin.call('POST', `/dashboard${path}`, body);

describe('payments', () => {
  const ids = async (query: string) =>
    parse(PaymentList, (await admin.call('GET', `/dashboard/payments${query}`)).body).data.map(({ id }) => id);

  it('are listed with their person and what the ledger says, and narrowed by every parameter', async () => {
    const all = parse(PaymentList, (await admin.call('GET', '/dashboard/payments')).body);
    expect(all.data.map(({ id, state, is_credited }) => [id, state, is_credited])).toEqual([
      [open.topup_id, 'pending', false],
      [paid.topup_id, 'completed', true],
    ]);
    expect(all.data[1]).toMatchObject({ user: { id: buyer.id }, total_payment: paid.order.total_payment });
    expect(await ids('?status=completed')).toEqual([paid.topup_id]);
    expect(await ids(`?user_id=${buyer.id}`)).toEqual([paid.topup_id]);
    expect(await ids(`?search=${paid.invoice_number.toLowerCase()}`)).toEqual([paid.topup_id]);
    expect(await ids(`?search=${open.reference_id}`)).toEqual([open.topup_id]);
    expect(await ids(`?search=${open.topup_id}`)).toEqual([open.topup_id]);
    expect(await ids(`?date_from=${encodeURIComponent(open.created_at)}`)).toEqual([open.topup_id]);
    expect(await ids('?status=completed&date_to=2020-01-01')).toEqual([]);
    expect(await ids(`?per_page=1&before=${open.topup_id}`)).toEqual([paid.topup_id]);
    for (const wrong of ['status=paid', 'user_id=x', 'date_from=x', 'page=0', 'before=1'])
      expect((await admin.call('GET', `/dashboard/payments?${wrong}`)).status).toBe(422);
  });

  it('are shown with the gateway’s own record beside ours', async () => {
    const detail = async (topup: Topup) =>
      parse(PaymentDetailReply, (await admin.call('GET', `/dashboard/payments/${topup.topup_id}`)).body).data;
    const known = await detail(paid);
    expect(known.attempts).toHaveLength(1);
    expect(known.receipts.map(({ payment_id, outcome }) => [payment_id, outcome])).toEqual([['pay-1', 'credited']]);
    expect(known.gateway_silence).toBeNull();
    expect((await detail(open)).gateway_record).toMatchObject({ state: 'open', payments: [] });
    expect((await admin.call('GET', `/dashboard/payments/${admin.id}`)).status).toBe(404);
  });
});

describe('money that nobody could place', () => {
  it('waits until somebody notes what was done, once', async () => {
    expect(await pay(paid, 'pay-2')).toBe('paid_twice');
    const list = async (state: string) =>
      parse(ReceiptList, (await admin.call('GET', `/dashboard/receipts?state=${state}`)).body).data;
    const [receipt] = await list('open');
    expect(receipt).toMatchObject({ payment_id: 'pay-2', outcome: 'paid_twice', topup_id: paid.topup_id });
    expect((await post(`/receipts/${receipt!.id}/resolve`, {})).body.fields?.reason?.code).toBe('reason_required');
    expect((await post(`/receipts/${receipt!.id}/resolve`)).status).toBe(200);
    expect((await post(`/receipts/${receipt!.id}/resolve`)).status).toBe(409);
    expect((await post('/receipts/999999/resolve')).status).toBe(404);
    expect((await post('/receipts/x/resolve')).status).toBe(422);
    expect([(await list('open')).length, (await list('resolved')).length, (await list('credited')).length]).toEqual([
      0, 1, 1,
    ]);
    const rows = await server.services.database
      .select()
      .from(paymentReceipts)
      .where(eq(paymentReceipts.id, receipt!.id));
    expect(rows[0]!.resolvedAt).not.toBeNull();
  });
});

describe('the gateway’s messages', () => {
  it('are replayed and dismissed by a press, and not once they are done', async () => {
    const { database, payments } = server.services;
    const event = { gateway: payments.gateway.id, body: {}, receivedAt: clock.now(), nextTryAt: clock.now() };
    await database.insert(webhookEvents).values([
      { ...event, key: 'lelah', tries: MAX_TRIES, outcome: 'the gateway is away' },
      { ...event, key: 'aneh', tries: 3 },
    ]);
    const list = async (query = '') =>
      parse(WebhookList, (await admin.call('GET', `/dashboard/webhooks${query}`)).body).data;
    expect((await list()).map(({ key, state }) => [key, state])).toEqual([
      ['aneh', 'waiting'],
      ['lelah', 'given_up'],
    ]);
    const [tired] = await list('?state=given_up');
    expect((await post(`/webhooks/${tired!.id}/replay`)).status).toBe(200);
    await drainWebhooks(payments);
    expect((await list('?state=done')).map(({ key }) => key)).toContain('lelah');
    expect((await post(`/webhooks/${tired!.id}/replay`)).status).toBe(409);
    await database.insert(webhookEvents).values({ ...event, key: 'lupakan', gateway: 'lama' });
    const [other] = await list('?state=given_up');
    expect((await post(`/webhooks/${other!.id}/tick-off`)).status).toBe(200);
    expect(await list('?state=given_up')).toEqual([]);
    expect((await post('/webhooks/999999/replay')).status).toBe(404);
    expect((await admin.call('GET', '/dashboard/webhooks?state=lost')).status).toBe(422);
  });
});

describe('vouchers', () => {
  it('are made one by one or as a batch, limited, stopped, and show who redeemed them', async () => {
    const create = (body: object, key?: string) =>
      admin.call('POST', '/dashboard/vouchers', body, key ? { 'Idempotency-Key': key } : {});
    const batch = { count: 25, credits: 50, max_uses: 1, reason: 'Acara kampus' };
    const first = await create(batch, 'voucher-batch-1');
    expect(first.status).toBe(201);
    const { vouchers, log_id: logId } = parse(VouchersReply, first.body).data;
    expect(new Set(vouchers.map(({ code }) => code)).size).toBe(25);
    const replay = await create(batch, 'voucher-batch-1');
    expect(parse(VouchersReply, replay.body).data.log_id).toBe(logId);
    const redeemed = await buyer.call('POST', '/vouchers/redeem', { code: vouchers[0]!.code });
    expect(redeemed.status).toBe(200);
    const who = await admin.call('GET', `/dashboard/vouchers/${vouchers[0]!.id}/redemptions`);
    expect(parse(RedeemerList, who.body).data.map(({ user, credits }) => [user.id, credits])).toEqual([[buyer.id, 50]]);
    expect((await post(`/vouchers/${vouchers[1]!.id}/stop`)).status).toBe(200);
    expect((await buyer.call('POST', '/vouchers/redeem', { code: vouchers[1]!.code })).body.code).toBe(
      'voucher_disabled',
    );

    const single = await create({ count: 1, code: 'kilas-2026', credits: 10, reason: 'Uji' });
    expect(parse(VouchersReply, single.body).data.vouchers[0]!.code).toBe('KILAS2026');
    expect((await create({ count: 1, code: 'KILAS 2026', credits: 10, reason: 'Uji' })).body.code).toBe(
      'voucher_code_taken',
    );
    expect((await create({ count: 2, code: 'DUA2', credits: 10, reason: 'Uji' })).body.fields?.code?.code).toBe(
      'voucher_code_single',
    );
    for (const [wrong, field] of [
      [{ count: 0 }, 'count'],
      [{ count: 1001 }, 'count'],
      [{ credits: 0 }, 'credits'],
      [{ max_uses: 0 }, 'max_uses'],
      [{ ends_at: 'tomorrow' }, 'ends_at'],
      [{ reason: '' }, 'reason'],
      [{ limit: 3 }, 'limit'],
    ] as const)
      expect(Object.keys((await create({ ...batch, ...wrong })).body.fields ?? {})).toEqual([field]);
    const until = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
    expect((await create({ ...batch, ends_at: until(0) })).body.fields?.ends_at?.code).toBe('voucher_end_past');
    const log = parse(AdminLogList, (await admin.call('GET', '/dashboard/log?action=voucher.create')).body);
    expect(log.data.map(({ after }) => after?.count)).toEqual([1, 25]);
    expect((await create({ ...batch, ends_at: until(1) })).status).toBe(201);
    const other = await server.signUp({ role: 'admin' });
    expect((await other.call('POST', '/dashboard/vouchers', batch)).body.code).toBe('confirmation_required');
  });
});

describe('one-tap actions', () => {
  it('check the ledger now and recount the figures', async () => {
    expect((await post('/system/ledger-check')).status).toBe(200);
    expect(await readLastLedgerCheck(server.services.database)).toMatchObject({ problems: [] });
    expect((await post('/system/recount')).status).toBe(200);
    const overview = await admin.call<{ data: { check: { state: string } } }>('GET', '/dashboard/overview');
    expect(overview.body.data.check.state).toBe('agrees');
    expect((await post('/system/recount', {})).status).toBe(422);
  });
});

describe('rows of the gateway’s list that could not be booked', () => {
  it('wait until somebody has looked at them, and are noted in the log', async () => {
    const { database } = server.services;
    await database
      .insert(oddPayments)
      .values({ gateway: 'sandbox', key: 'aneh-1', reason: 'no currency', seenAt: clock.now() });
    const list = async (state: string) =>
      parse(OddPaymentList, (await admin.call('GET', `/dashboard/odd-payments?state=${state}`)).body).data;
    const [row] = await list('open');
    expect(row).toMatchObject({ key: 'aneh-1', reason: 'no currency', resolved_at: null });
    const dismiss = () =>
      admin.call('POST', `/dashboard/odd-payments/${row!.id}/tick-off`, { reason: 'Bukan milik kita' });
    expect((await dismiss()).status).toBe(200);
    expect((await dismiss()).status).toBe(409);
    expect(await list('open')).toEqual([]);
    expect((await list('resolved')).map(({ key }) => key)).toEqual(['aneh-1']);
    const log = parse(AdminLogList, (await admin.call('GET', '/dashboard/log?action=odd_payment.tick_off')).body);
    expect(log.data).toMatchObject([{ reason: 'Bukan milik kita', before: { key: 'aneh-1' } }]);
  });
});

describe('a day beside the gateway’s own report', () => {
  const compare = (csv: string, day = clock.now().toISOString().slice(0, 10)) =>
    admin.call('POST', '/dashboard/reconciliation', { day, csv });

  it('says what agrees, what is missing here or there, and where amounts differ', async () => {
    const { database, payments } = server.services;
    const paidAt = new Date('2031-05-04T16:59:00Z');
    const receipt = {
      gateway: payments.gateway.id,
      currency: 'IDR',
      outcome: 'credited' as const,
      via: 'poll' as const,
      receivedAt: paidAt,
    };
    await database.insert(paymentReceipts).values([
      { ...receipt, paymentId: 'py-same', reference: 'R-same', amount: 5000, paidAt },
      { ...receipt, paymentId: 'py-less', reference: 'R-less', amount: 5000, paidAt },
      { ...receipt, paymentId: 'py-lost', reference: 'R-lost', amount: 5000, paidAt },
      // After midnight in Jakarta, but on the previous day in the file.
      { ...receipt, paymentId: 'py-late', reference: 'R-late', amount: 5000, paidAt: new Date('2031-05-04T17:00:01Z') },
      { ...receipt, gateway: 'lain', paymentId: 'py-other', reference: 'R-other', amount: 5000, paidAt },
    ]);
    const head = 'product_id,reference_id,type,status,cashflow,currency,amount';
    const line = (id: string, amount: number | string) =>
      `${id && `py-${id}`},${id && `R-${id}`},PAYMENT,SUCCESS,MONEY_IN,IDR,${amount}`;
    const csv = [
      head,
      line('same', 5000),
      line('less', 4000),
      line('strange', 7000),
      line('late', 5000),
      line('same', 5000),
      line('', 5000),
      'py-fee,R-fee,FEE,SUCCESS,MONEY_OUT,IDR,4000',
    ].join('\n');
    const answer = parse(ReconciliationReply, (await compare(csv, '2031-05-04')).body).data;
    expect(
      answer.rows.map(({ as, payment_id: id, amount_there, amount_here }) => [as, id, amount_there, amount_here]),
    ).toEqual([
      ['missing_here', 'py-strange', 7000, null],
      ['missing_there', 'py-lost', null, 5000],
      ['amount_differs', 'py-less', 4000, 5000],
      ['repeated', 'py-same', 5000, 5000],
      ['unreadable', '', 5000, null],
      ['matched', 'py-same', 5000, 5000],
      ['matched', 'py-late', 5000, 5000],
    ]);
    expect(answer.passed_over).toBe(1);
  });

  it('finds the second payment of one reference, whichever comes first', async () => {
    const { database, payments } = server.services;
    const paidAt = new Date('2031-06-04T03:00:00Z');
    await database.insert(paymentReceipts).values({
      gateway: payments.gateway.id,
      currency: 'IDR',
      outcome: 'credited',
      via: 'poll',
      receivedAt: paidAt,
      paymentId: 'py-first',
      reference: 'R-twice',
      amount: 5000,
      paidAt,
    });
    const lines = ['py-first,R-twice,5000', 'py-second,R-twice,5000'];
    for (const order of [lines, lines.toReversed()]) {
      const csv = ['product_id,reference_id,amount', ...order].join('\n');
      const { rows } = parse(ReconciliationReply, (await compare(csv, '2031-06-04')).body).data;
      expect(rows.map(({ as, payment_id: id }) => [as, id])).toEqual([
        ['missing_here', 'py-second'],
        ['matched', 'py-first'],
      ]);
    }
    const nameless = ['reference_id,amount', 'R-twice,5000', 'R-twice,5000'].join('\n');
    const { rows } = parse(ReconciliationReply, (await compare(nameless, '2031-06-04')).body).data;
    expect(rows.map(({ as }) => as)).toEqual(['repeated', 'matched']);
  });

  it('is refused if the file is no report, too large, or the day is invalid', async () => {
    const codeOf = async (csv: string, day?: string) =>
      Object.values((await compare(csv, day)).body.fields ?? {})[0]?.code;
    expect(await codeOf('halo')).toBe('report_unreadable');
    expect(await codeOf('')).toBe('report_unreadable');
    expect(await codeOf('amount,reference\n5,a', '2031-02-31')).toBe('field_invalid');
    expect(await codeOf(`amount,reference\n${'x'.repeat(5 * 1024 * 1024)}`)).toBe('report_too_large');
    expect((await compare('x'.repeat(11 * 1024 * 1024))).status).toBe(413);
  });
});
