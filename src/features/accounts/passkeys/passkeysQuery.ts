import { queryOptions } from '@tanstack/react-query';
import { passkeysEndpoints } from '../../../../contract/passkeys.ts';
import { callApi } from '../../../api/callApi.ts';

/** The passkeys of this account. */
export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => callApi(passkeysEndpoints.passkeys, { signal }),
});
