/**
 * The audit trail is the ledger read newest first, with running balance, outcome and cause. Filters, sums and charts
 * follow Jakarta's days, and the CSV opens safely in spreadsheet programs, with 100,000 lines too.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry, AuditSummary, Chart, CreditsSummary, UsagePatterns } from '../../contract/activity.ts';
import type { Topup } from '../../contract/payments.ts';
import { adjustCredits } from '../../server/credits/adjustCredits.ts';
import { releaseHold, settleHold } from '../../server/credits/settleOrReleaseHold.ts';
import { holdCredits } from '../../server/credits/holdCredits.ts';
import { tasks } from '../../server/generation/tables.ts';
import { recordPayment } from '../../server/payments/recordPayment.ts';
import { newId } from '../../server/platform/identifier.ts';
import { vouchers } from '../../server/vouchers/tables.ts';
import { redeemVoucher } from '../../server/vouchers/redeemVoucher.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

/** 01:30 in Jakarta on Monday, 1 June 2026 is still Sunday, 31 May in London, so a wrong zone gives a wrong day. */
const START = Date.parse('2026-05-31T18:30:00Z');
let now = START;
const clock = { now: () => new Date(now) };

let server: TestServer;
let who: TestAccount;
const taskIds: Record<string, string> = {};

type Data<T> = { data: T };
type Page = { data: AuditEntry[]; page: number; limit: number; total: number };

async function work(
  prompt: string,
  { coins, modelId, ends }: { coins: number; modelId: string; ends: 'settled' | 'released' | 'open' },
): Promise<void> {
  const { database } = server.services;
  const id = newId(clock.now());
  taskIds[prompt] = id;
  const kind = modelId.includes('image') ? ('image' as const) : ('video' as const);
  await database.insert(tasks).values({
    id,
    batchId: id,
    userId: who.id,
    kind,
    mode: kind === 'video' ? 'text-to-video' : 'text-to-image',
    status: 'pending',
    prompt,
    engineId: 'staged',
    modelId,
    price: coins,
    expectedSeconds: 1,
    settings: {
      resolution: '480p',
      aspect_ratio: '16:9',
      duration_seconds: 5,
      fixed_camera: false,
      watermark: false,
      seed: 1,
    } as never,
    createdAt: clock.now(),
    checkedAt: clock.now(),
    deadlineAt: clock.now(),
  });
  const hold = { sourceId: `${id}/1`, coins };
  await database.transaction((transaction) => holdCredits(transaction, { clock, userId: who.id, holds: [hold] }));
  if (ends === 'settled') await settleHold(database, { clock, userId: who.id, hold });
  if (ends === 'released') await releaseHold(database, { clock, userId: who.id, hold });
}

beforeAll(async () => {
  server = await createTestServer({ clock, isWorking: false });
  const { database } = server.services;
  who = await server.signUp({ coins: 200 });
  await work('Pantai senja', { coins: 20, modelId: 'kilas-studio-video', ends: 'settled' });
  now += 3600_000;
  await work('=HYPERLINK("http://jahat")', { coins: 30, modelId: 'kilas-studio-video', ends: 'released' });
  now += 24 * 3600_000;
  await work('Kucing, "lucu"\nsekali', { coins: 5, modelId: 'kilas-studio-image', ends: 'settled' });
  const [voucher] = await database
    .insert(vouchers)
    .values({ id: newId(clock.now()), code: 'HADIAH', credits: 40, createdBy: who.id, createdAt: clock.now() })
    .returning();
  await database.transaction((transaction) =>
    redeemVoucher(transaction, { clock, userId: who.id, code: voucher!.code }),
  );
  now += 35 * 24 * 3600_000;
  await database.transaction((transaction) =>
    adjustCredits(transaction, {
      clock,
      userId: who.id,
      adminId: who.id,
      amount: -15,
      reason: 'Koreksi pembayaran ganda',
    }),
  );
  await work('Masih dibuat', { coins: 8, modelId: 'kilas-studio-video', ends: 'open' });
  await server.signInAgain(who);
});
afterAll(() => server.close());

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
      id: taskIds['Masih dibuat'],
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

describe('sums and charts', () => {
  it('sums up a period so that opening balance, in and out give the closing balance', async () => {
    const summary = async (query: string) =>
      (await who.call<Data<AuditSummary>>('GET', `/credits/audit-trail/summary?${query}`)).body.data;
    const june = await summary('month=6&year=2026');
    expect(june).toMatchObject({
      from: '2026-05-31T17:00:00.000Z',
      to: '2026-06-30T17:00:00.000Z',
      count: 6,
      total_in: 270,
      total_out: 55,
      spent: 25,
      opening_balance: 0,
      closing_balance: 215,
    });
    const july = await summary('date_from=2026-07-01');
    expect(july).toMatchObject({
      count: 2,
      opening_balance: 215,
      closing_balance: 192,
      spent: 0,
      total_in: 0,
      total_out: 23,
    });
    expect(await summary('year=2027')).toMatchObject({
      count: 0,
      opening_balance: 192,
      closing_balance: 192,
      by_type: [],
    });
    expect((await summary('')).by_type.find((row) => row.transaction_type === 'usage')).toEqual({
      transaction_type: 'usage',
      count: 4,
      amount: -63,
    });
  });

  it('charts spending over a year by month and over a month by day', async () => {
    const chart = async (query: string) =>
      (await who.call<Data<Chart>>('GET', `/credits/audit-trail/visualization?${query}`)).body.data;
    const year = await chart('chart_type=spending_over_time&year=2026');
    expect([year.categories.length, year.categories[5], year.series]).toEqual([
      12,
      '2026-06',
      [{ name: 'spent', data: [0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0] }],
    ]);
    const june = await chart('year=2026&month=6');
    expect([june.categories.length, june.categories[0], june.series[0]!.data.slice(0, 3)]).toEqual([
      30,
      '2026-06-01',
      [20, 5, 0],
    ]);
    const models = await chart('chart_type=by_model&year=2026');
    expect([models.categories, models.series[0]!.data]).toEqual([
      ['kilas-studio-video', 'kilas-studio-image'],
      [20, 5],
    ]);
    expect(models.models).toEqual([
      { label: 'Kilas Studio', kind: 'video', is_local: true },
      { label: 'Kilas Studio', kind: 'image', is_local: true },
    ]);
    const kinds = await chart('chart_type=by_type&year=2026');
    expect(
      Object.fromEntries(
        kinds.categories.map((type, index) => [type, kinds.series.map((series) => series.data[index])]),
      ),
    ).toEqual({
      adjustment: [0, 15],
      grant: [200, 0],
      redemption: [40, 0],
      refund: [30, 0],
      usage: [0, 63],
    });
    expect((await who.call('GET', '/credits/audit-trail/visualization?chart_type=pie')).status).toBe(422);
  });

  it('shows at what times coins are spent, in Jakarta time', async () => {
    const patterns = async (type: string) =>
      (
        await who.call<Data<UsagePatterns>>(
          'GET',
          `/credits/audit-trail/usage-patterns?analysis_type=${type}&year=2026`,
        )
      ).body.data.buckets;
    const hours = await patterns('hour');
    expect([hours.length, hours[1], hours[2]]).toEqual([
      24,
      { key: '1', model: null, count: 1, credits: 20 },
      { key: '2', model: null, count: 1, credits: 5 },
    ]);
    const days = await patterns('weekday');
    expect(days.map((day) => day.credits)).toEqual([20, 5, 0, 0, 0, 0, 0]);
    expect((await patterns('model')).map(({ key, count, credits }) => [key, count, credits])).toEqual([
      ['kilas-studio-video', 1, 20],
      ['kilas-studio-image', 1, 5],
    ]);
  });

  it('sums up the whole history', async () => {
    expect((await who.call<Data<CreditsSummary>>('GET', '/credits/summary')).body.data).toEqual({
      balance: 192,
      held: 8,
      purchased: 0,
      bonus: 0,
      redeemed: 40,
      granted: 200,
      adjusted: -15,
      spent: 25,
      returned: 30,
      is_first_topup: true,
      first_topup_bonus_percent: 20,
    });
  });
});

describe('the CSV', () => {
  const download = async (account: TestAccount, query = '') => {
    const answer = await fetch(`${server.url}/api-lens/credits/audit-trail/export/csv?${query}`, {
      headers: { Authorization: `Bearer ${account.tokens.access_token}` },
    });
    return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };

  it('opens in spreadsheet programs: mark, commas, quotes, and no formula from a prompt', async () => {
    const { answer, bytes } = await download(who);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kilas-2026-07-07.csv"');
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text.split('\r\n')[0]).toBe('ID,Waktu (WIB),Jenis,Jumlah koin,Saldo,Hasil,Sebab,Keterangan,Referensi');
    expect(text).toContain(`"'=HYPERLINK(""http://jahat"")"`);
    expect(text).toContain('"Kucing, ""lucu""\nsekali"');
    expect(text).toContain('2026-06-01 01:30:00,Pemakaian,-20,180,Terpakai,Karya,Pantai senja');
    // In the screen's words: a refund is a line of its own, and is mentioned on the line of its charge.
    expect(text).toMatch(/,Pengembalian,\d+,/);
    expect(text).toMatch(/,Pemakaian,-\d+,\d+,Sudah kembali,/);
    const usages = new TextDecoder().decode((await download(who, 'transaction_type=usage&month=6&year=2026')).bytes);
    expect(usages.trimEnd().split(/\r\n/)).toHaveLength(4);
  });

  it('carries 100,000 lines, each once, in order', { timeout: 120_000 }, async () => {
    const many = await server.signUp({ coins: 1 });
    const client = new pg.Client({ connectionString: server.ownerUrl });
    await client.connect();
    try {
      // Without the triggers: they are not under test here, and are slow for 100,000 movements of one wallet.
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query(
        `
        with posting as (
          insert into ledger_postings (id, kind, source_type, source_id, created_at)
          select gen_random_uuid(), 'adjustment', 'adjustment', 'made-' || n, now() from generate_series(1, 100000) n returning id)
        insert into ledger_entries (posting_id, account_id, amount, balance_after, kind)
        select posting.id, account.id, 1, 1 + row_number() over (), 'adjustment' from posting
        cross join (select id from ledger_accounts where user_id = $1 and kind = 'wallet') account`,
        [many.id],
      );
      await client.query('commit');
    } finally {
      await client.end();
    }
    const { bytes } = await download(many);
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n').slice(1);
    expect(lines).toHaveLength(100_001);
    const balances = lines.map((line) => Number(line.split(',')[4]));
    expect(balances.every((balance, index) => balance === 100_001 - index)).toBe(true);
    expect((await many.call<Page>('GET', '/credits/audit-trail/?page=5000')).body.data).toHaveLength(20);
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
          holdCredits(transaction, { clock, userId: busy.id, holds: [hold] }),
        );
        await releaseHold(database, { clock, userId: busy.id, hold });
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
