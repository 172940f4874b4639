import { queryOptions } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';

/** Language of e-mails and the switches of notices, as the account keeps them. */
export const preferencesQuery = queryOptions({
  queryKey: ['preferences'],
  queryFn: ({ signal }) => callApi(accountsEndpoints.preferences, { signal }),
  staleTime: 60_000,
});
