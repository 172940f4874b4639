/**
 * A price takes effect at its moment and never changes afterwards. Nobody pays more than they were shown within the
 * last minutes or agreed to: a price that rose is asked about again.
 */
import { parse } from 'valibot';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AdminLogList, PriceHistory, PricesReply, type PriceKind, type PriceValues } from '../../contract/dashboard.ts';
import type { Model, Quote } from '../../contract/generation.ts';
import { QUOTE_KEPT_MINUTES } from '../../contract/limits.ts';
import type { OrderSummary, Package, Topup } from '../../contract/payments.ts';
import { prices } from '../../server/prices/tables.ts';
import { confirm, signUpConfirmedAdmin } from '../support/dashboard.ts';
import type { AcceptedReply } from '../support/generationCalls.ts';
import { createTestClock, type TestClock } from '../support/testClock.ts';
import { failTask } from '../../server/generation/advance/failTask.ts';
import { tasks } from '../../server/generation/tables.ts';
import { createTestServer, type TestAccount, type TestServer } from '../support/testServer.ts';

let server: TestServer;
let clock: TestClock;
let admin: TestAccount;
let creator: TestAccount;

beforeAll(async () => {
  clock = createTestClock();
  server = await createTestServer({ clock, isWorking: false });
  admin = await signUpConfirmedAdmin(server);
  creator = await server.signUp({ coins: 5000 });
});
afterAll(() => server.close());

interface Asked {
  kind: PriceKind;
  subject: string;
  values: PriceValues;
  holds_from?: string;
}
const set = (asked: Asked, reason = 'Harga baru') =>
  admin.call<{ data: { id: number } }>('POST', '/dashboard/prices', { ...asked, reason });
const inSeconds = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString();
/** Past the time for which quotes are kept; by then sessions and the second sign-in are over. */
const nextWindow = async () => {
  clock.advance(QUOTE_KEPT_MINUTES * 60 + 1);
  await server.signInAgain(admin);
  await server.signInAgain(creator);
  await confirm(admin);
};
const listed = async () => parse(PricesReply, (await admin.call('GET', '/dashboard/prices')).body).data;
const priceOf = async (kind: PriceKind, subject: string) =>
  (await listed()).find((row) => row.kind === kind && row.subject === subject)!;
const pictureCoins = async () =>
  (await creator.call<{ data: Quote }>('POST', '/coin/calculate/image', { resolution: '1K', count: 1 })).body.data
    .coins;
const generate = (limits: object = {}) =>
  creator.call<AcceptedReply>('POST', '/images/text-to-image', { prompt: 'pantai', resolution: '1K', ...limits });
const held = async (limits?: object) => (await generate(limits)).body.data.items[0]!.credits.held;

describe('a price', () => {
  it('holds from its moment on, for quotes, models, offline tables and what is charged', async () => {
    expect(await pictureCoins()).toBe(3);
    expect((await set({ kind: 'rate', subject: '1K', values: { coins: 7 }, holds_from: inSeconds(60) })).status).toBe(
      201,
    );
    const { body } = await generate();
    expect(body.data.items[0]!.credits.held).toBe(3);
    expect((await priceOf('rate', '1K')).coming.map(({ values, state }) => [values.coins, state])).toEqual([
      [7, 'coming'],
    ]);

    clock.advance(60);
    expect(await pictureCoins()).toBe(7);
    const [item] = body.data.items;
    const kept = await creator.call<{ data: { credits: { held: number } } }>('GET', `/images/task/${item!.id}`);
    expect(kept.body.data.credits.held).toBe(3);
    const options = await creator.call<{ data: { image: { coins_per_image: Record<string, number> } } }>(
      'GET',
      '/coin/pricing-options',
    );
    expect(options.body.data.image.coins_per_image['1K']).toBe(7);
    expect(await priceOf('rate', '1K')).toMatchObject({ values: { coins: 7 }, coming: [] });

    const [model] = (await creator.call<{ data: Model[] }>('GET', '/images/models-images')).body.data;
    expect((await set({ kind: 'factor', subject: model!.id, values: { permille: 1500 } })).status).toBe(201);
    expect(await pictureCoins()).toBe(Math.ceil(7 * 1.5));
    const models = (await creator.call<{ data: Model[] }>('GET', '/images/models-images')).body.data;
    expect(models.find(({ id }) => id === model!.id)!.price_factor_permille).toBe(1500);
    expect((await set({ kind: 'factor', subject: model!.id, values: { permille: 1000 } })).status).toBe(201);
  });

  it('that rose is not charged to somebody shown the old one minutes ago; later, they are asked', async () => {
    await nextWindow();
    expect(await pictureCoins()).toBe(7);
    await set({ kind: 'rate', subject: '1K', values: { coins: 9 } });
    expect(await held()).toBe(9);
    expect(await held({ max_coins: 7 })).toBe(7);
    expect((await generate({ max_coins: 6 })).body).toMatchObject({ code: 'price_risen', quote: { coins: 9 } });
    await nextWindow();
    expect((await generate({ max_coins: 7 })).body).toMatchObject({ code: 'price_risen', quote: { coins: 9 } });
    expect(await held({ max_coins: 12 })).toBe(9);
  });

  it('that rose is not charged unseen for a retry, alone or in a batch', async () => {
    const item = (await generate({ count: 2 })).body.data.items[0]!;
    const { database } = server.services;
    for (const task of await database.select().from(tasks).where(eq(tasks.batchId, item.batch_id)))
      await failTask({ deps: server.services.generation, task, code: 'generation_failed' });
    await set({ kind: 'rate', subject: '1K', values: { coins: 10 } });
    const again = (path: string, coins: number) => creator.call('POST', `${path}?max_coins=${coins}`);
    await nextWindow();
    expect((await again(`/images/${item.id}/regenerate`, 9)).body.code).toBe('price_risen');
    expect((await again(`/library/batches/${item.batch_id}/retry`, 18)).body.code).toBe('price_risen');
    await set({ kind: 'rate', subject: '1K', values: { coins: 9 } });
    expect((await again(`/library/batches/${item.batch_id}/retry`, 18)).status).toBe(202);
  });

  it('can be withdrawn until it takes effect; of two for the same moment, the later one counts', async () => {
    const first = await set({ kind: 'rate', subject: '2K', values: { coins: 6 }, holds_from: inSeconds(100) });
    const moment = inSeconds(200);
    await set({ kind: 'rate', subject: '2K', values: { coins: 8 }, holds_from: moment });
    const third = await set({ kind: 'rate', subject: '2K', values: { coins: 11 }, holds_from: moment });
    const withdraw = (id: number) => admin.call('POST', `/dashboard/prices/${id}/withdraw`, { reason: 'Keliru' });
    expect((await priceOf('rate', '2K')).coming.map(({ values }) => values.coins)).toEqual([6, 11]);
    expect((await withdraw(third.body.data.id)).status).toBe(200);
    expect((await withdraw(third.body.data.id)).body.code).toBe('price_not_coming');
    expect((await priceOf('rate', '2K')).coming.map(({ values }) => values.coins)).toEqual([6]);
    clock.advance(300);
    expect((await priceOf('rate', '2K')).values.coins).toBe(6);
    expect((await withdraw(first.body.data.id)).body.code).toBe('price_not_coming');
    expect((await withdraw(999_999)).status).toBe(404);

    const history = parse(PriceHistory, (await admin.call('GET', '/dashboard/prices/history?kind=rate')).body).data;
    expect(history.map(({ subject, values, state }) => [subject, values.coins, state])).toEqual([
      ['2K', 11, 'withdrawn'],
      ['2K', 8, 'withdrawn'],
      ['2K', 6, 'holds'],
      ['1K', 9, 'holds'],
      ['1K', 10, 'past'],
      ['1K', 9, 'past'],
      ['1K', 7, 'past'],
    ]);
    expect(history[0]!.by.id).toBe(admin.id);
    const second = await admin.call('GET', `/dashboard/prices/history?per_page=2&before=${history[1]!.id}`);
    expect(parse(PriceHistory, second.body).data.map(({ id }) => id)).toEqual(history.slice(2, 4).map(({ id }) => id));
  });

  it('is in the admin log with the old value, and in the database for good', async () => {
    const log = parse(AdminLogList, (await admin.call('GET', '/dashboard/log?action=price.set')).body).data;
    expect(log.find(({ after }) => after?.coins === 10)).toMatchObject({
      subject: { type: 'price', id: 'rate 1K' },
      reason: 'Harga baru',
      before: { coins: 9 },
    });
    const { database } = server.services;
    await expect(database.update(prices).set({ values: { coins: 1 } })).rejects.toThrow();
    await expect(database.delete(prices)).rejects.toThrow();
  });

  it('is refused in the past, out of bounds, for what is unknown, and without the password', async () => {
    const rate = { kind: 'rate', subject: '1K', values: { coins: 5 } } as const;
    const code = async (asked: object) => {
      const { body } = await admin.call('POST', '/dashboard/prices', { ...rate, reason: 'x', ...asked });
      return Object.values(body.fields ?? {})[0]?.code ?? body.code;
    };
    expect(await code({ holds_from: inSeconds(-1) })).toBe('price_in_the_past');
    for (const values of [{ coins: 0 }, { coins: 1.5 }, { coins: 10_001 }, {}, { rupiah: 5000 }, { coins: 5, flat: 1 }])
      expect(await code({ values })).toBe('price_out_of_bounds');
    expect(await code({ subject: '8K' })).toBe('not_found');
    expect(await code({ kind: 'tax' })).toBe('field_invalid');
    expect(await code({ reason: ' ' })).toBe('reason_required');
    const other = { credit_amount: 99, rupiah: 9000, is_on_sale: 1 };
    expect(await code({ kind: 'package', subject: 'coins-100', values: other })).toBe('package_credits_fixed');
    expect(await code({ kind: 'package', subject: 'murah', values: other })).toBe('not_found');
    const stranger = await server.signUp({ role: 'admin' });
    const refused = await stranger.call('POST', '/dashboard/prices', { ...rate, reason: 'x' });
    expect(refused.body.code).toBe('confirmation_required');
    expect((await admin.call('GET', '/dashboard/prices/history?kind=x')).status).toBe(422);
  });

  it('that fell and rose again within minutes is kept for whoever was shown it low, and is no older one', async () => {
    const setCoins = (coins: number) => set({ kind: 'rate', subject: '1K', values: { coins } });
    const showThenRaise = async (before: number, shown: number, after: number) => {
      await setCoins(before);
      await nextWindow();
      await setCoins(shown);
      expect(await pictureCoins()).toBe(shown);
      clock.advance(60);
      await setCoins(after);
      return held({ max_coins: shown });
    };
    expect(await showThenRaise(8, 5, 9)).toBe(5);
    expect(await showThenRaise(3, 5, 9)).toBe(5);
  });
});

describe('a coin package', () => {
  const quote = async () =>
    (
      await creator.call<{ data: OrderSummary }>(
        'GET',
        '/credits/topup/quote?package_id=coins-250&channel=BCA_VIRTUAL_ACCOUNT',
      )
    ).body.data;
  const order = async (pricedAt?: string) =>
    (
      await creator.call<{ data: Topup }>('POST', '/credits/topup/virtual-account', {
        package_id: 'coins-250',
        channel: 'BCA_VIRTUAL_ACCOUNT',
        allow_another: true,
        ...(pricedAt && { priced_at: pricedAt }),
      })
    ).body.data.order;
  const sold = async () =>
    (await server.call<Package[]>('GET', '/credits/packages')).body.map((row) => [row.id, row.price]);

  it('changes price at the set moment; a summary already seen and an invoice stay the same', async () => {
    await nextWindow();
    const shown = await quote();
    expect(shown).toMatchObject({ subtotal: 24_000, platform_fee: 4000, vat: 440, bonus_credits: 50 });
    const before = await order();
    const at = inSeconds(30);
    const package250 = { credit_amount: 250, rupiah: 30_000, is_on_sale: 1 };
    await set({ kind: 'package', subject: 'coins-250', values: package250, holds_from: at });
    await set({ kind: 'fee', subject: 'BCA_VIRTUAL_ACCOUNT', values: { flat: 5000, permyriad: 0 }, holds_from: at });
    await set({ kind: 'vat', subject: 'vat', values: { permyriad: 1200 }, holds_from: at });
    await set({ kind: 'bonus', subject: 'first-topup', values: { percent: 10 }, holds_from: at });
    clock.advance(29);
    expect(await quote()).toMatchObject({ total_payment: shown.total_payment, bonus_credits: 50 });
    clock.advance(1);
    expect(await quote()).toMatchObject({ subtotal: 30_000, platform_fee: 5000, vat: 600, bonus_credits: 25 });
    expect(await sold()).toContainEqual(['coins-250', 30_000]);
    const site = await server.call<{ data: { packages: Package[] } }>('GET', '/site');
    expect(site.body.data.packages.find(({ id }) => id === 'coins-250')).toMatchObject({
      price: 30_000,
      first_topup_bonus: 25,
    });

    // Somebody who was shown the old price while the new one was being written sends the new one's moment, and is asked
    // again.
    const meanwhile = { package_id: 'coins-250', channel: 'BCA_VIRTUAL_ACCOUNT', allow_another: true, priced_at: at };
    const told = { ...meanwhile, total_payment: shown.total_payment, bonus_credits: shown.bonus_credits };
    const refused = await creator.call('POST', '/credits/topup/virtual-account', told);
    expect([refused.status, refused.body.code]).toEqual([409, 'price_risen']);

    expect(await order(shown.priced_at)).toEqual(before);
    expect(await order()).toMatchObject({ subtotal: 30_000, platform_fee: 5000, vat: 600, bonus_credits: 25 });
    await nextWindow();
    expect(await order(shown.priced_at)).toMatchObject({ subtotal: 30_000, total_payment: 35_600 });
    const more = { package_id: 'coins-250', channel: 'BCA_VIRTUAL_ACCOUNT', allow_another: true };
    const open = async (told: object) =>
      (await creator.call('POST', '/credits/topup/virtual-account', { ...more, priced_at: shown.priced_at, ...told }))
        .body.code;
    expect(await open({ total_payment: shown.total_payment })).toBe('price_risen');
    expect(await open({ bonus_credits: shown.bonus_credits })).toBe('bonus_changed');
    expect(await open({ bonus_credits: 1.5 })).toBe('validation_failed');
    const pending = await creator.call<{ data: Topup[] }>('GET', '/credits/topup/pending');
    expect(pending.body.data.map((topup) => topup.order.total_payment)).toContain(before.total_payment);
  });

  it('may be taken off sale and put on sale, also in a new size, from a given day on', async () => {
    const at = inSeconds(60);
    const small = { credit_amount: 100, rupiah: 10_000, is_on_sale: 0 };
    await set({ kind: 'package', subject: 'coins-100', values: small, holds_from: at });
    const large = { credit_amount: 750, rupiah: 66_000, is_on_sale: 1 };
    await set({ kind: 'package', subject: 'coins-750', values: large, holds_from: at });
    expect(await priceOf('package', 'coins-750')).toMatchObject({ label: '750', holds_since: null });
    expect((await sold()).map(([id]) => id)).toContain('coins-100');
    clock.advance(60);
    const ids = (await sold()).map(([id]) => id);
    expect(ids).toContain('coins-750');
    expect(ids).not.toContain('coins-100');
    expect(ids.indexOf('coins-750')).toBe(ids.indexOf('coins-500') + 1);
    expect(await priceOf('package', 'coins-750')).toMatchObject({ values: large, holds_since: at });
    const { body } = await creator.call('POST', '/credits/topup/qris', {
      package_id: 'coins-100',
      allow_another: true,
    });
    expect(body.fields?.package_id?.code).toBe('package_unknown');
  });
});
