import { queryOptions } from '@tanstack/react-query';
import { dashboardEndpoints } from '../../../contract/dashboard.ts';
import { callApi } from '../../api/callApi.ts';

/** Milliseconds between two requests while the page is visible; in the background there are none. */
const EVERY_MS = 30_000;
const FRESH_MS = 10_000;

/** The state of the system. Not persisted: yesterday's state says nothing about now. */
export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => callApi(dashboardEndpoints.system, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: EVERY_MS,
  // The screen itself says that the request failed; a toast every half minute would add nothing.
  meta: { showsOwnErrors: true },
});
