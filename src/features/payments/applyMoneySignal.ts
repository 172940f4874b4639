import type { QueryClient } from '@tanstack/react-query';
import { jitter } from '../../api/jitter.ts';
import type { LiveSignal } from '../../api/liveEvents.ts';
import { refetchOutdated, refetchPricesAfterGap } from '../../api/refetchOutdated.ts';
import { balanceQuery } from '../credits/balanceQuery.ts';
import { creditsSummaryQuery } from '../credits/creditsSummaryQuery.ts';
import { PAYMENT_LISTS, refreshMoney, TRAIL } from './cacheTopup.ts';
import { PRICES, refreshPrices } from './paymentQueries.ts';
import { tellPaid } from './tellPaid.ts';

/** Refetches what a live event says is outdated, and tells of a payment that arrived. */
export async function applyMoneySignal(queryClient: QueryClient, signal: LiveSignal): Promise<void> {
  switch (signal.type) {
    case 'topup':
      await refreshMoney(queryClient, signal.reference_id);
      return signal.status === 'COMPLETED' ? tellPaid(queryClient, signal.reference_id) : undefined;
    case 'balance':
      return refetchOutdated(queryClient, TRAIL);
    case 'offers':
      await jitter();
      return refreshPrices(queryClient);
    case 'missed':
      void refetchPricesAfterGap(queryClient, PRICES);
      return refetchOutdated(queryClient, [
        balanceQuery.queryKey,
        creditsSummaryQuery.queryKey,
        ['invoice'],
        ...PAYMENT_LISTS,
        ...TRAIL,
      ]);
  }
}
