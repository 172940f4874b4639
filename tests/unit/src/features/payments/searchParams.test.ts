/** Search params of the payment screens name one order or valid filters; everything else is dropped. */
import { describe, expect, it } from 'vitest';
import {
  readInvoiceSearch,
  readOrderSearch,
  readTopUpSearch,
} from '../../../../../src/features/payments/searchParams.ts';
import { orderOf } from '../../../../../src/features/payments/order/order.ts';

describe('addresses of the payment screens', () => {
  it('take a number of coins, and nothing else for one', () => {
    expect(readTopUpSearch({ need: 37 })).toEqual({ need: 37 });
    for (const need of [0, -3, 1.5, 'x', null]) expect(readTopUpSearch({ need }).need).toBeUndefined();
  });

  it('name one order: a package, or else a number of coins', () => {
    expect(orderOf(readOrderSearch({ package_id: 'coins-250', credit_amount: 37 }))).toEqual({
      package_id: 'coins-250',
    });
    expect(orderOf(readOrderSearch({ credit_amount: '37' }))).toEqual({ credit_amount: 37 });
    expect(orderOf(readOrderSearch({}))).toBeNull();
  });

  it('drop filters that are none', () => {
    expect(
      readInvoiceSearch({
        status: 'paid',
        payment_method: 'qris',
        date_from: '2026-11-01',
        date_to: 'soon',
        search: 2026,
        page: 2,
        limit: 500,
      }),
    ).toEqual({
      status: 'paid',
      payment_method: 'qris',
      date_from: '2026-11-01',
      date_to: undefined,
      search: '2026',
      page: 2,
      limit: undefined,
    });
    expect(readInvoiceSearch({ status: 'lunas', payment_method: 'cash' })).toMatchObject({
      status: undefined,
      payment_method: undefined,
    });
  });
});
