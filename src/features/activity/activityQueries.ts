import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { activityEndpoints, type AnalysisType, type ChartType } from '../../../contract/activity.ts';
import { callApi } from '../../api/callApi.ts';
import type { ActivitySearch } from './searchParams.ts';

/** Milliseconds an answer counts as fresh. */
const TRAIL_FRESH_MS = 15_000;
const CHART_FRESH_MS = 60_000;

export type TrailFilters = Omit<ActivitySearch, 'view'>;
export type Period = Pick<ActivitySearch, 'date_from' | 'date_to' | 'month' | 'year'>;

/** One page of the audit trail; one query per page, cached for offline use. */
export const trailQuery = (filters: TrailFilters) =>
  queryOptions({
    queryKey: ['activity', filters],
    queryFn: ({ signal }) => callApi(activityEndpoints.auditTrail, { query: filters, signal }),
    staleTime: TRAIL_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** Totals of the transactions in a period. */
export const trailSummaryQuery = (period: Period) =>
  queryOptions({
    queryKey: ['activity-summary', period],
    queryFn: ({ signal }) => callApi(activityEndpoints.auditSummary, { query: period, signal }),
    staleTime: TRAIL_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** The data of a chart: a year by month, or one month by day. */
export const chartQuery = (asked: { chart_type: ChartType; year?: number; month?: number }) =>
  queryOptions({
    queryKey: ['activity-chart', asked],
    queryFn: ({ signal }) => callApi(activityEndpoints.visualization, { query: asked, signal }),
    staleTime: CHART_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** In which hours, on which days or with which models coins are spent in a year. */
export const patternsQuery = (asked: { analysis_type: AnalysisType; year?: number }) =>
  queryOptions({
    queryKey: ['activity-patterns', asked],
    queryFn: ({ signal }) => callApi(activityEndpoints.usagePatterns, { query: asked, signal }),
    staleTime: CHART_FRESH_MS,
    placeholderData: keepPreviousData,
  });
