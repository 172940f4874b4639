import type { QueryClient } from '@tanstack/react-query';
import type { Balance } from '../../../contract/credits.ts';
import { balanceQuery } from './balanceQuery.ts';

/** Caches a balance from a live event. */
export function cacheBalance(queryClient: QueryClient, { balance, held }: Balance): void {
  queryClient.setQueryData(balanceQuery.queryKey, { data: { balance, held } });
}

/** Caches the spendable coins from another call's answer, and refetches the balance to update the reserved ones. */
export function cacheSpendable(queryClient: QueryClient, balance: number): void {
  queryClient.setQueryData(balanceQuery.queryKey, (known) => known && { data: { ...known.data, balance } });
  void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey });
}
