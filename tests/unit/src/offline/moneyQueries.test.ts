/** What is stored about money for offline use is a fixed list, validated when it is read back. */
import { describe, expect, it } from 'vitest';
import { isPersisted } from '../../../../src/offline/persistedQueries.ts';
import { parsePersisted } from '../../../../src/offline/persistedSchemas.ts';

const page = {
  data: [
    {
      id: '5',
      transaction_type: 'grant',
      amount: 200,
      balance_after: 200,
      outcome: null,
      cause: { type: 'account' },
      created_at: '2026-11-21T04:34:11.747Z',
    },
  ],
  page: 1,
  limit: 20,
  total: 1,
};

describe('what is kept about money', () => {
  it('is the trail, its figures, the payments and what can be bought', () => {
    for (const root of [
      'activity',
      'activity-summary',
      'activity-chart',
      'activity-patterns',
      'invoices',
      'invoice',
      'invoice-stats',
      'pending-topups',
      'packages',
      'payment-channels',
      'order-summary',
      'credits-summary',
      'site',
    ])
      expect(isPersisted([root, {}])).toBe(true);
    expect(isPersisted(['google-providers'])).toBe(false);
  });

  it('is checked when it is read back', () => {
    expect(parsePersisted('activity', page)).toEqual(page);
    const packages = [{ id: 'coins-500', credit_amount: 500, price: 48_000, first_topup_bonus: 100, saving: 2_000 }];
    expect(parsePersisted('packages', packages)).toEqual(packages);
    expect(() => parsePersisted('payment-channels', { data: [{ code: 'QRIS' }] })).toThrow();
    expect(() => parsePersisted('activity', { ...page, data: [{ id: 5 }] })).toThrow();
  });
});
