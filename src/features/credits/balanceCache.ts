import type { QueryClient } from '@tanstack/react-query';
import type { Balance } from '../../../contract/credits.ts';
import { balanceQuery } from './balanceQuery.ts';

/** Takes a balance that came with something else (a live event). */
export function cacheBalance(queryClient: QueryClient, { balance, held }: Balance): void {
  queryClient.setQueryData(balanceQuery.queryKey, { data: { balance, held } });
}

/** Takes the spendable coins an acceptance told; what is reserved now is asked for. */
export function cacheSpendable(queryClient: QueryClient, balance: number): void {
  queryClient.setQueryData(balanceQuery.queryKey, (known) => known && { data: { ...known.data, balance } });
  void queryClient.invalidateQueries({ queryKey: balanceQuery.queryKey });
}
