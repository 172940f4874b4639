import { queryOptions } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../contract/accounts.ts';
import { callApi } from '../../api/callApi.ts';

/** Other ways to sign in that the server has set up; they change only with its configuration. */
export const providersQuery = queryOptions({
  queryKey: ['auth-providers'],
  queryFn: ({ signal }) => callApi(accountsEndpoints.providers, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
