import { queryOptions } from '@tanstack/react-query';
import { accountsEndpoints } from '../../../../contract/accounts.ts';
import { callApi } from '../../../api/callApi.ts';

/** Where this account is signed in. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => callApi(accountsEndpoints.devices, { signal }),
});
