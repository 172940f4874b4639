import type { QueryClient } from '@tanstack/react-query';
import type { InvoiceStatus, TopupNow, TopupState } from '../../../contract/payments.ts';
import { persistence } from '../../api/persistence.ts';
import { refetchOutdated } from '../../api/refetchOutdated.ts';
import { balanceQuery } from '../credits/balanceQuery.ts';
import { creditsSummaryQuery } from '../credits/creditsSummaryQuery.ts';
import { paymentQuery, pendingTopupsQuery } from './paymentQueries.ts';

const INVOICE_STATUS: Record<TopupState, InvoiceStatus> = {
  pending: 'pending',
  completed: 'paid',
  failed: 'failed',
  expired: 'expired',
  cancelled: 'cancelled',
};

/** Every list that shows payments. */
export const PAYMENT_LISTS = [pendingTopupsQuery.queryKey, ['invoices'], ['invoice-stats']];
/** Everything that shows transactions: each change of the balance is one. */
export const TRAIL = [['activity'], ['activity-summary'], ['activity-chart'], ['activity-patterns']];

/** Caches a top-up from an answer. If its state has changed, refetches everything that shows money. */
export function cacheTopup(queryClient: QueryClient, topup: TopupNow): void {
  const { queryKey } = paymentQuery(topup.reference_id);
  const before = queryClient.getQueryData(queryKey)?.data.topup;
  queryClient.setQueryData(
    queryKey,
    (known) => known && { data: { ...known.data, status: INVOICE_STATUS[topup.state], paid_at: topup.paid_at, topup } },
  );
  if (before && before.state !== topup.state) void refreshMoney(queryClient, topup.reference_id);
}

/**
 * Refetches everything that a payment changes; queries that are not on the screen are only marked as stale. The credits
 * summary is dropped from the device and reset, so that a used first top-up bonus is not offered any longer.
 */
export async function refreshMoney(queryClient: QueryClient, reference: string): Promise<void> {
  const keys = [paymentQuery(reference).queryKey, ...PAYMENT_LISTS, ['order-summary'], balanceQuery.queryKey, ...TRAIL];
  await Promise.all([
    refetchOutdated(queryClient, keys),
    persistence
      .drop(creditsSummaryQuery.queryKey)
      .then(() => queryClient.resetQueries({ queryKey: creditsSummaryQuery.queryKey })),
  ]);
}
