/**
 * Every top-up has an invoice with a human number, whose lines add up to what was paid and which leads to its ledger
 * entries. Deleting the account takes the phone number with it.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Invoice, InvoiceDetail, InvoiceStats, Topup } from '../../contract/payments.ts';
import { drainWebhooks } from '../../server/payments/drainWebhooks.ts';
import { deliverSandboxWebhooks } from '../../server/payments/sandbox/deliverSandboxWebhooks.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';
import { jakartaDay } from '../support/jakartaDay.ts';

let server: TestServer;
let clock: TestClock;
let who: TestAccount;
const topups: Topup[] = [];

type Data<T> = { data: T };
type Page = { data: Invoice[]; page: number; limit: number; total: number };

async function buy(path: string, body: object, isPaid: boolean): Promise<void> {
  const { data } = (await who.call<Data<Topup>>('POST', `/credits/topup/${path}`, { allow_another: true, ...body }))
    .body;
  topups.push(data);
  if (isPaid)
    await who.call('POST', '/credits/virtual-account/simulate-payment', {
      external_id: data.reference_id,
      amount: data.order.total_payment,
    });
}

/** One paid by BCA, one waiting by QRIS, one cancelled by DANA, a day apart; and a stranger's. */
beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
  const stranger = await server.signUp();
  await stranger.call('POST', '/credits/topup/qris', { package_id: 'coins-5000' });
  who = await server.signUp({ coins: 0 });
  await buy('virtual-account', { package_id: 'coins-500', channel: 'BCA_VIRTUAL_ACCOUNT' }, true);
  await deliverSandboxWebhooks(server.services.sandbox!);
  await drainWebhooks(server.services.payments);
  clock.advance(24 * 3600);
  await server.signInAgain(who);
  await buy('ewallet', { package_id: 'coins-250', channel: 'DANA' }, false);
  await who.call('POST', `/credits/topup/${topups[1]!.topup_id}/cancel`);
  clock.advance(24 * 3600);
  await server.signInAgain(who);
  await buy('qris', { package_id: 'coins-100' }, false);
});
afterAll(() => server.close());

const list = async (query = '') => (await who.call<Page>('GET', `/credits/invoices/?${query}`)).body;
const numbers = async (query: string) => (await list(query)).data.map((invoice) => invoice.number);

it('gives every top-up an invoice with a human number', async () => {
  const page = await list();
  expect(page).toMatchObject({ page: 1, limit: 20, total: 3 });
  expect(page.data.map((invoice) => [invoice.status, invoice.channel.label])).toEqual([
    ['pending', 'QRIS'],
    ['cancelled', 'DANA'],
    ['paid', 'BCA'],
  ]);
  const year = Number(jakartaDay(clock.now()).slice(0, 4));
  expect(page.data[0]!.number).toMatch(new RegExp(`^KLS-(${year}|${year - 1})-\\d{6}$`));
  expect(new Set(page.data.map((invoice) => invoice.number)).size).toBe(3);
});

it('filters by status, method, days and words, and pages', async () => {
  const [qris, dana, bca] = (await list()).data as [Invoice, Invoice, Invoice];
  expect(await numbers('status=paid')).toEqual([bca.number]);
  expect(await numbers('payment_method=ewallet')).toEqual([dana.number]);
  const day = (invoice: Invoice) => jakartaDay(invoice.created_at);
  expect(await numbers(`date_from=${day(dana)}&date_to=${day(dana)}`)).toEqual([dana.number]);
  expect(await numbers(`date_from=${day(dana)}`)).toEqual([qris.number, dana.number]);
  expect(await numbers(`date_to=${encodeURIComponent(bca.created_at)}`)).toEqual([bca.number]);
  expect(await numbers(`search=${bca.number.slice(-6).toLowerCase()}`)).toContain(bca.number);
  expect(await numbers(`search=${dana.reference_id.slice(3, 9).toLowerCase()}`)).toEqual([dana.number]);
  expect(await numbers('search=%25')).toEqual([]);
  expect(await list('limit=2&page=2')).toMatchObject({ page: 2, limit: 2, total: 3, data: [{ number: bca.number }] });
  expect((await who.call('GET', '/credits/invoices/?status=lunas')).status).toBe(422);
  expect((await who.call('GET', '/credits/invoices/?date_from=kemarin')).status).toBe(422);
});

it('shows an invoice with its lines and what it caused, by id, reference and number', async () => {
  const [paid] = topups as [Topup];
  const byId = (await who.call<Data<InvoiceDetail>>('GET', `/credits/invoices/${paid.topup_id}`)).body.data;
  expect(byId).toMatchObject({
    status: 'paid',
    total_payment: 50_440,
    credit_amount: 500,
    bonus_credits: 100,
    total_credits: 600,
    lines: [
      { kind: 'credits', credits: 500, amount: 46_000 },
      { kind: 'bonus', credits: 100, amount: 0 },
      { kind: 'platform_fee', credits: null, amount: 4000 },
      { kind: 'vat', credits: null, amount: 440 },
    ],
    topup: { status: 'COMPLETED', server_time: clock.now().toISOString() },
  });
  expect(byId.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(byId.total_payment);
  expect(byId.ledger_entry_ids).toHaveLength(2);
  const trail = (await who.call<{ data: { id: string; cause: object }[] }>('GET', '/credits/audit-trail/')).body.data;
  expect(trail.filter((entry) => byId.ledger_entry_ids.includes(entry.id)).map((entry) => entry.cause)).toEqual(
    [1, 2].map(() => ({ type: 'invoice', id: byId.id, number: byId.number, reference_id: byId.reference_id })),
  );
  for (const address of [byId.reference_id, byId.reference_id.toLowerCase(), byId.number]) {
    expect((await who.call<Data<InvoiceDetail>>('GET', `/credits/invoices/by-reference/${address}`)).body.data.id).toBe(
      byId.id,
    );
  }
  expect((await who.call('GET', '/credits/invoices/by-reference/TUNOTHING')).status).toBe(404);
});

it('adds up', async () => {
  const stats = async (query = '') =>
    (await who.call<Data<InvoiceStats>>('GET', `/credits/invoices/stats/summary?${query}`)).body.data;
  const all = await stats();
  expect(all).toMatchObject({
    count: 3,
    total_paid: 50_440,
    total_credits: 600,
    bonus_credits: 100,
    by_method: [{ payment_method: 'virtual-account', count: 1, total_payment: 50_440 }],
  });
  expect(all.by_status.map(({ status, count }) => [status, count]).toSorted()).toEqual([
    ['cancelled', 1],
    ['paid', 1],
    ['pending', 1],
  ]);
  expect(await stats('date_to=2020-01-01')).toEqual({
    count: 0,
    by_status: [],
    total_paid: 0,
    total_credits: 0,
    bonus_credits: 0,
    by_method: [],
  });
});

it('goes into the export of the account, and loses the phone number with it', async () => {
  const leaving = await server.signUp({ coins: 3 });
  await leaving.call('POST', '/credits/topup/ewallet', {
    package_id: 'coins-100',
    channel: 'OVO',
    phone: '081234567890',
  });
  const exported = (
    await leaving.call<{ invoices: { phone: string }[]; credits: unknown[]; vouchers: unknown[] }>('GET', '/me/export')
  ).body;
  expect([exported.invoices[0]!.phone, exported.credits.length, exported.vouchers]).toEqual(['+6281234567890', 1, []]);
  expect((await leaving.call('DELETE', '/me', { confirm_email: leaving.email })).status).toBe(204);
  const { rows } = await server.services.database.$client.query('select state, phone from topups where user_id = $1', [
    leaving.id,
  ]);
  expect(rows).toEqual([{ state: 'cancelled', phone: null }]);
});
