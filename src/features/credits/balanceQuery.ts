import { queryOptions } from '@tanstack/react-query';
import { creditsEndpoints } from '../../../contract/credits.ts';
import { callApi } from '../../api/callApi.ts';

/** Live events report every change; this covers the time when the event stream was down. Milliseconds. */
const BALANCE_FRESH_MS = 60_000;

/** Spendable and reserved coins. */
export const balanceQuery = queryOptions({
  queryKey: ['balance'],
  queryFn: ({ signal }) => callApi(creditsEndpoints.balance, { signal }),
  staleTime: BALANCE_FRESH_MS,
});
