import { queryOptions } from '@tanstack/react-query';
import { creditsEndpoints } from '../../../contract/credits.ts';
import { callApi } from '../../api/callApi.ts';

/** Live events bring every change; this is only how long an answer is trusted when they were away. Milliseconds. */
const BALANCE_FRESH_MS = 60_000;

/** Coins to spend and coins reserved. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => callApi(creditsEndpoints.balance, { signal }),
  staleTime: BALANCE_FRESH_MS,
});
