/**
 * The audit trail is the ledger read newest first, with running balance, outcome and cause, and filtered by Jakarta's
 * days. It adds up while coins move.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, AuditSummary, CreditsSummary } from '../../contract/activity.ts';
import type { Topup } from '../../contract/payments.ts';
import { holdCredits } from '../../server/credits/holdCredits.ts';
import { releaseHold } from '../../server/credits/settleOrReleaseHold.ts';
import { recordPayment } from '../../server/payments/recordPayment.ts';
import { type CoinHistory, createCoinHistory } from '../support/coinHistory.ts';
import type { TestAccount, TestServer } from '../support/testServer.ts';

let history: CoinHistory;
let server: TestServer;
let who: TestAccount;

beforeAll(async () => {
  history = await createCoinHistory();
  ({ server, who } = history);
});
afterAll(() => server.close());

type Data<T> = { data: T };
type Page = { data: AuditEntry[]; page: number; limit: number; total: number };

const trail = async (query = '') => (await who.call<Page>('GET', `/credits/audit-trail/?${query}`)).body;
const types = async (query: string) => (await trail(query)).data.map((entry) => entry.transaction_type);

describe('the audit trail', () => {
  it('reads the ledger, newest first, with running balance, outcome and cause', async () => {
    const { data, ...page } = await trail();
    expect(page).toEqual({ page: 1, limit: 20, total: 8 });
    expect(
      data.map(({ transaction_type, amount, balance_after, outcome }) => [
        transaction_type,
        amount,
        balance_after,
        outcome,
      ]),
    ).toEqual([
      ['usage', -8, 192, 'held'],
      ['adjustment', -15, 200, null],
      ['redemption', 40, 215, null],
      ['usage', -5, 175, 'charged'],
      ['refund', 30, 180, null],
      ['usage', -30, 150, 'returned'],
      ['usage', -20, 180, 'charged'],
      ['grant', 200, 200, null],
    ]);
    expect(data[0]!.cause).toEqual({
      type: 'task',
      id: history.taskIds['Masih dibuat'],
      kind: 'video',
      prompt: 'Masih dibuat',
      model: expect.any(String),
      is_available: true,
    });
    expect(data[1]!.cause).toEqual({ type: 'admin', reason: 'Koreksi pembayaran ganda' });
    expect(data[2]!.cause).toEqual({ type: 'voucher', code: 'HADIAH' });
  });

  it('continues, page by page, to the first coin', async () => {
    const { data, total } = await trail('limit=3&page=3');
    expect([total, data.at(-1)!.transaction_type, data.at(-1)!.balance_after]).toEqual([8, 'grant', 200]);
  });

  it.each([
    ['transaction_type=usage', ['usage', 'usage', 'usage', 'usage']],
    ['transaction_type=redemption', ['redemption']],
    ['date_from=2026-06-01&date_to=2026-06-01', ['refund', 'usage', 'usage', 'grant']],
    ['date_to=2026-05-31', []],
    ['month=6&year=2026', ['redemption', 'usage', 'refund', 'usage', 'usage', 'grant']],
    ['month=7', ['usage', 'adjustment']],
    ['year=2025', []],
    ['amount_min=30&amount_max=40', ['redemption', 'refund', 'usage']],
    ['search=hadiah', ['redemption']],
    ['search=ganda', ['adjustment']],
    ['search=pantai', ['usage']],
    ['search=%25', []],
    ['transaction_type=usage&month=6&year=2026&search=senja&amount_max=20', ['usage']],
  ])('filters by %s', async (query, expected) => {
    expect(await types(query)).toEqual(expected);
    expect((await trail(query)).total).toBe(expected.length);
  });

  it('finds one line by its number, for the way back from an invoice or a task', async () => {
    const [first] = (await trail()).data;
    expect((await trail(`search=%23${first!.id}`)).data).toEqual([first]);
  });

  it('refuses invalid filters', async () => {
    for (const query of ['month=13', 'year=12', 'transaction_type=hold', 'amount_min=-1', 'limit=1000', 'page=0']) {
      const { status, body } = await who.call('GET', `/credits/audit-trail/?${query}`);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([422, [query.split('=')[0]]]);
    }
  });

  it('shows nobody else’s movements', async () => {
    const stranger = await server.signUp({ coins: 1 });
    expect((await stranger.call<Page>('GET', '/credits/audit-trail/')).body.data.map((entry) => entry.amount)).toEqual([
      1,
    ]);
  });
});

it('leads from a purchase and its bonus to the invoice, and finds both by its number', async () => {
  const buyer = await server.signUp({ coins: 0 });
  const { data } = (await buyer.call<{ data: Topup }>('POST', '/credits/topup/qris', { package_id: 'coins-100' })).body;
  const payment = {
    paymentId: `py-${data.reference_id}`,
    reference: `${data.reference_id}-1`,
    amount: data.order.total_payment,
    currency: 'IDR',
    paidAt: null,
  };
  expect(await recordPayment({ deps: server.services.payments, payment, via: 'poll' })).toBe('credited');
  for (const words of [data.reference_id, data.invoice_number, 'QRIS']) {
    const found = (await buyer.call<Page>('GET', `/credits/audit-trail/?search=${words}`)).body.data;
    expect([words, found]).toMatchObject([
      words,
      [
        { transaction_type: 'bonus', amount: 20, balance_after: 120, cause: { type: 'invoice', id: data.topup_id } },
        {
          transaction_type: 'purchase',
          amount: 100,
          balance_after: 100,
          cause: { type: 'invoice', id: data.topup_id },
        },
      ],
    ]);
  }
});

it('adds up at every moment, also while coins move', async () => {
  const { database } = server.services;
  const busy = await server.signUp({ coins: 500 });
  let isOver = false;
  const moving = Promise.all(
    [1, 2].map(async (who) => {
      for (let turn = 0; !isOver; turn += 1) {
        const hold = { sourceId: `${busy.id}-${who}-${turn}/1`, coins: 1 };
        await database.transaction((transaction) =>
          holdCredits(transaction, { clock: history.clock, userId: busy.id, holds: [hold] }),
        );
        await releaseHold(database, { clock: history.clock, userId: busy.id, hold });
      }
    }),
  );
  const wrong: CreditsSummary[] = [];
  for (let read = 0; read < 150; read += 1) {
    const { data } = (await busy.call<Data<CreditsSummary>>('GET', '/credits/summary')).body;
    // Coins that were held and came back cancel out.
    if (data.balance + data.held + data.spent !== data.granted) wrong.push(data);
    const trail = (await busy.call<Data<AuditSummary>>('GET', '/credits/audit-trail/summary')).body.data;
    if (trail.total_in - trail.total_out !== trail.closing_balance) wrong.push(trail as never);
  }
  isOver = true;
  await moving;
  expect(wrong).toEqual([]);
});
