import { queryOptions } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';

/** Names, roles and languages rarely change. Milliseconds. */
const USER_FRESH_MS = 5 * 60_000;

/** The signed-in user (GET /auth/me), kept offline. */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: ({ signal }) => callApi(accountsEndpoints.me, { signal }),
  staleTime: USER_FRESH_MS,
  gcTime: Number.POSITIVE_INFINITY,
});
