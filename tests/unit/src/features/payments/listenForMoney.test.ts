/**
 * Live events about money are heard whatever screen is open: what is not on the screen is refetched when it is next
 * shown, and is not forgotten sooner than it would count as fresh.
 */
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveSignal } from '../../../../../src/api/liveEvents.ts';
import { persistence } from '../../../../../src/api/persistence.ts';
import { balanceQuery } from '../../../../../src/features/credits/balanceQuery.ts';
import { creditsSummaryQuery } from '../../../../../src/features/credits/creditsSummaryQuery.ts';
import { imageModelsQuery, pricingQuery } from '../../../../../src/features/generation/queries.ts';
import { packagesQuery } from '../../../../../src/features/payments/paymentQueries.ts';
import { listenForMoney } from '../../../../../src/features/payments/listenForMoney.ts';
import { waitFor } from '../../../../support/waitFor.ts';

let tell: (signal: LiveSignal) => void;
vi.mock('../../../../../src/api/liveEvents.ts', () => ({
  subscribeToLiveEvents: (handle: typeof tell) => void (tell = handle),
}));
vi.mock('../../../../../src/api/jitter.ts', () => ({ jitter: () => Promise.resolve() }));

const payment = ['invoice', 'TU1'];
const otherPayment = ['invoice', 'TU2'];
const lists = [['pending-topups'], ['invoices', {}], ['invoice-stats', {}]];
const trail = [
  ['activity', {}],
  ['activity-summary', {}],
  ['activity-chart', {}],
  ['activity-patterns', {}],
];
const summary = creditsSummaryQuery.queryKey;
const prices = [packagesQuery.queryKey, ['payment-channels', {}], pricingQuery.queryKey];
const order = ['order-summary', {}, null];
const all: QueryKey[] = [balanceQuery.queryKey, payment, otherPayment, ...lists, ...trail, ...prices, order, summary];

let queryClient: QueryClient;
beforeEach(() => {
  queryClient = new QueryClient();
  listenForMoney(queryClient);
  for (const key of all) queryClient.setQueryData(key, { data: {} });
});

const outdated = () => all.filter((key) => queryClient.getQueryState(key)?.isInvalidated);

test('a payment that was made, paid or expired', async () => {
  vi.spyOn(persistence, 'drop').mockResolvedValue();
  tell({ type: 'topup', topup_id: '1', reference_id: 'TU1', status: 'COMPLETED' });
  await waitFor(() => expect(outdated()).toEqual([balanceQuery.queryKey, payment, ...lists, ...trail, order]));
  // Whether a first top-up is still to come must not be told from before.
  expect(queryClient.getQueryData(summary)).toBeUndefined();
});

test('coins that came or went', async () => {
  queryClient.setQueryData(balanceQuery.queryKey, (known) => known, { updatedAt: Date.now() - 20_000 });
  tell({ type: 'balance', balance: 7, held: 3 });
  expect(queryClient.getQueryData(balanceQuery.queryKey)).toEqual({ data: { balance: 7, held: 3 } });
  await waitFor(() => expect(outdated()).toEqual(trail));
});

test('prices that an operator changed', async () => {
  tell({ type: 'offers' });
  await waitFor(() => expect(outdated()).toEqual([...prices, order, summary]));
});

test('a gap in the events', async () => {
  // Prices that were read within the last minute are left alone.
  for (const key of all) queryClient.setQueryData(key, (data: unknown) => data, { updatedAt: Date.now() - 61_000 });
  tell({ type: 'missed' });
  await waitFor(() => expect(outdated()).toEqual(all));
});

test.each([packagesQuery, pricingQuery, imageModelsQuery])(
  'what is outdated is not forgotten while it would count as fresh: $queryKey',
  async (query) => {
    vi.useFakeTimers();
    try {
      const client = new QueryClient();
      await client.prefetchQuery({ ...query, queryFn: async () => ({ data: [] }) } as never);
      await client.invalidateQueries({ queryKey: query.queryKey });
      vi.advanceTimersByTime(9 * 60_000);
      expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  },
);
