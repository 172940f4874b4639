import { queryOptions } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';

/** The account's language for e-mails and its notification settings. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => callApi(accountsEndpoints.preferences, { signal }),
  staleTime: 60_000,
});
