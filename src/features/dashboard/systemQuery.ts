import { queryOptions } from '@tanstack/react-query';
import { dashboardEndpoints } from '../../../contract/dashboard.ts';
import { callApi } from '../../api/callApi.ts';

/** Milliseconds between two looks while somebody watches; a page in the background asks nothing. */
const EVERY_MS = 30_000;
const FRESH_MS = 10_000;

/** How the system is. Not kept offline: what was well yesterday says nothing about now. */
export const systemQuery = queryOptions({
  queryKey: ['system'],
  queryFn: ({ signal }) => callApi(dashboardEndpoints.system, { signal }),
  staleTime: FRESH_MS,
  refetchInterval: EVERY_MS,
  // The screen says itself that it could not look again; a toast every half minute would say nothing more.
  meta: { showsOwnErrors: true },
});
