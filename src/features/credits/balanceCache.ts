import type { QueryClient } from '@tanstack/react-query';
import type { Balance } from '../../../contract/credits.ts';
import { refetchOutdated } from '../../api/refetchOutdated.ts';
import { balanceQuery } from './balanceQuery.ts';

/** Milliseconds that a live event may be under way: it has no number, so one that is late looks like any other. */
const LATE_MS = 10_000;

/**
 * Caches a balance from a live event. An answer that is still under way may be older, and is fetched again. So is what
 * was read a moment ago: the event may be from before that.
 */
export function cacheBalance(queryClient: QueryClient, { balance, held }: Balance): void {
  const readAt = queryClient.getQueryState(balanceQuery.queryKey)?.dataUpdatedAt ?? 0;
  if (Date.now() - readAt < LATE_MS) return refetchBalance(queryClient);
  queryClient.setQueryData(balanceQuery.queryKey, { data: { balance, held } });
  if (queryClient.isFetching({ queryKey: balanceQuery.queryKey })) refetchBalance(queryClient);
}

/** Caches the spendable coins from another call's answer, and refetches the balance to update the reserved ones. */
export function cacheSpendable(queryClient: QueryClient, balance: number): void {
  queryClient.setQueryData(balanceQuery.queryKey, (known) => known && { data: { ...known.data, balance } });
  refetchBalance(queryClient);
}

function refetchBalance(queryClient: QueryClient): void {
  void refetchOutdated(queryClient, [balanceQuery.queryKey]);
}
