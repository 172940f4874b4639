import { queryOptions } from '@tanstack/react-query';
import { activityEndpoints } from '../../../contract/activity.ts';
import { callApi } from '../../api/callApi.ts';

/** Milliseconds; a finished top-up refetches it anyway. */
const SUMMARY_FRESH_MS = 60_000;

/** Everything the account ever bought, received and spent, and whether its first top-up is still to come. */
export const creditsSummaryQuery = queryOptions({
  queryKey: ['credits-summary'],
  queryFn: ({ signal }) => callApi(activityEndpoints.creditsSummary, { signal }),
  staleTime: SUMMARY_FRESH_MS,
});
