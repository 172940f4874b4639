/**
 * A completed payment marks its invoice paid, refetches the balance, and clears the first-top-up offer from memory and
 * device.
 */
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { CreditsSummary } from '../../../../../contract/activity.ts';
import type { InvoiceDetail, TopupNow, TopupState } from '../../../../../contract/payments.ts';
import { persistence } from '../../../../../src/api/persistence.ts';
import { balanceQuery } from '../../../../../src/features/credits/balanceQuery.ts';
import { creditsSummaryQuery } from '../../../../../src/features/credits/creditsSummaryQuery.ts';
import { cacheTopup } from '../../../../../src/features/payments/cacheTopup.ts';
import { paymentQuery } from '../../../../../src/features/payments/paymentQueries.ts';
import { waitFor } from '../../../../support/waitFor.ts';

const topup = (state: TopupState): TopupNow =>
  ({
    reference_id: 'TU1',
    topup_id: 'id',
    state,
    status: state === 'completed' ? 'COMPLETED' : 'PENDING',
    paid_at: state === 'completed' ? '2026-11-21T05:00:00Z' : null,
  }) as TopupNow;

function shown(state: TopupState) {
  const queryClient = new QueryClient();
  const { queryKey } = paymentQuery('TU1');
  queryClient.setQueryData(queryKey, { data: { status: 'pending', topup: topup(state) } as InvoiceDetail });
  queryClient.setQueryData(balanceQuery.queryKey, { data: { balance: 10, held: 0 } });
  const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;
  return { queryClient, queryKey, isStale };
}

describe('news of a top-up', () => {
  it('turns its invoice into a paid one and has the balance asked for anew', () => {
    const { queryClient, queryKey, isStale } = shown('pending');
    cacheTopup(queryClient, topup('completed'));
    expect(queryClient.getQueryData(queryKey)?.data).toMatchObject({
      status: 'paid',
      paid_at: '2026-11-21T05:00:00Z',
      topup: { state: 'completed' },
    });
    expect(isStale(balanceQuery.queryKey)).toBe(true);
    expect(isStale(queryKey)).toBe(true);
  });

  it('forgets whether a first top-up is still to come, and on the device before in memory', async () => {
    const { queryClient } = shown('pending');
    const { queryKey } = creditsSummaryQuery;
    queryClient.setQueryData(queryKey, { data: { is_first_topup: true } as CreditsSummary });
    const drop = vi
      .spyOn(persistence, 'drop')
      .mockImplementation(async () => expect(queryClient.getQueryData(queryKey)).toBeDefined());
    cacheTopup(queryClient, topup('completed'));
    await waitFor(() => expect(queryClient.getQueryData(queryKey)).toBeUndefined());
    expect(drop).toHaveBeenCalledExactlyOnceWith(queryKey);
  });

  it('leaves everything else alone while nothing has changed', () => {
    const { queryClient, isStale } = shown('pending');
    cacheTopup(queryClient, topup('pending'));
    expect(isStale(balanceQuery.queryKey)).toBe(false);
  });
});
