import { queryOptions } from '@tanstack/react-query';
import { activityEndpoints } from '../../../contract/activity.ts';
import { callApi } from '../../api/callApi.ts';

/** Milliseconds; a finished top-up asks for it anew anyway. */
const SUMMARY_FRESH_MS = 60_000;

/** What the account ever bought, got and spent, and whether its first top-up is still to come. */
export const creditsSummaryQuery = queryOptions({
  queryKey: ['credits-summary'],
  queryFn: ({ signal }) => callApi(activityEndpoints.creditsSummary, { signal }),
  staleTime: SUMMARY_FRESH_MS,
});
