/**
 * What an order costs: packages and single coins, each line of the price, and what an order must name.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderSummary, Package, PaymentChannel } from '../../contract/payments.ts';
import { createTestServer, type TestServer } from '../support/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ isWorking: false });
});
afterAll(() => server.close());

type Data<T> = { data: T };

describe('the order', () => {
  it('lists the packages as a bare array, fewest coins first, without a session', async () => {
    const { status, body } = await server.call<Package[]>('GET', '/credits/packages');
    expect(status).toBe(200);
    expect(body.map(({ credit_amount, price }) => [credit_amount, price])).toEqual([
      [100, 10_000],
      [250, 24_000],
      [500, 46_000],
      [1000, 89_000],
      [2500, 215_000],
      [5000, 415_000],
    ]);
    expect(body[1]).toMatchObject({ first_topup_bonus: 50, saving: 1000 });
  });

  it('adds up each line: subtotal, platform fee, VAT, bonus', async () => {
    const who = await server.signUp();
    const quote = async (query: string) =>
      (await who.call<Data<OrderSummary>>('GET', `/credits/topup/quote?${query}`)).body.data;
    expect(await quote('package_id=coins-500&channel=BCA_VIRTUAL_ACCOUNT')).toEqual({
      package_id: 'coins-500',
      channel: 'BCA_VIRTUAL_ACCOUNT',
      credit_amount: 500,
      subtotal: 46_000,
      platform_fee: 4000,
      vat: 440,
      total_payment: 50_440,
      bonus_credits: 100,
      total_credits: 600,
      is_first_topup: true,
      priced_at: expect.any(String),
      better_package: null,
    });
    expect(await quote('package_id=coins-250&channel=QRIS')).toMatchObject({
      platform_fee: 168,
      vat: 18,
      total_payment: 24_186,
    });
    expect(await quote('package_id=coins-1000&channel=DANA')).toMatchObject({ platform_fee: 1335, vat: 147 });
    expect(await quote('package_id=coins-100')).toMatchObject({
      channel: null,
      platform_fee: 0,
      vat: 0,
      total_payment: 10_000,
    });
  });

  it('sells exactly the coins that are missing and names a package that is no dearer', async () => {
    const who = await server.signUp();
    const quote = async (coins: number) =>
      (await who.call<Data<OrderSummary>>('GET', `/credits/topup/quote?credit_amount=${coins}&channel=QRIS`)).body.data;
    expect(await quote(37)).toMatchObject({
      package_id: null,
      credit_amount: 37,
      subtotal: 3700,
      better_package: null,
    });
    expect((await quote(245)).better_package).toMatchObject({ id: 'coins-250' });
    expect((await quote(250)).better_package).toMatchObject({ id: 'coins-250' });
    expect((await quote(100)).better_package).toBeNull();
    const channels = (await who.call<Data<PaymentChannel[]>>('GET', '/credits/payment-channels?credit_amount=37')).body
      .data;
    const order = (code: string) => channels.find((channel) => channel.code === code)!.order;
    expect(order('QRIS')).toMatchObject({ is_available: true, total_payment: 3729 });
    expect(order('BCA_VIRTUAL_ACCOUNT')).toMatchObject({ is_available: false, unavailable_reason: 'amount_too_small' });
    expect(
      (
        await who.call('POST', '/credits/topup/virtual-account', {
          credit_amount: 37,
          channel: 'BCA_VIRTUAL_ACCOUNT',
        })
      ).body,
    ).toMatchObject({ code: 'payment_amount_too_small' });
  });

  it.each([
    [{ package_id: 'coins-100' }, 'Please select payment method'],
    [{ package_id: 'coins-100', channel: '' }, 'Please select payment method'],
    [{ channel: 'BCA_VIRTUAL_ACCOUNT' }, 'Choose a package or a number of credits.'],
    [
      { channel: 'BCA_VIRTUAL_ACCOUNT', package_id: 'coins-100', credit_amount: 50 },
      'Choose a package or a number of credits.',
    ],
    [{ channel: 'BCA_VIRTUAL_ACCOUNT', package_id: 'nothing' }, 'This package is not available. Choose another one.'],
    [{ channel: 'DANA', package_id: 'coins-100' }, 'This payment method is not available. Choose another one.'],
    [{ channel: 'BCA_VIRTUAL_ACCOUNT', credit_amount: 5 }, 'Choose a whole number of credits from 10 to 10000.'],
  ])('refuses %j', async (body, message) => {
    const who = await server.signUp();
    const refused = await who.call('POST', '/credits/topup/virtual-account', body);
    expect([refused.status, refused.body.message]).toEqual([422, message]);
  });
});
