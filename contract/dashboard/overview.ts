import { endpoint } from '../endpoint.ts';
import { AnalyticsReply, HomeReply, OverviewReply, RangeQuery } from '../schemas/dashboardOverview.ts';

/** The overview: today, a range, charts. */
export const overviewEndpoints = {
  home: endpoint('GET /dashboard/', {
    access: 'admin',
    summary: 'Today at a glance: headline figures, what needs attention, what was made last',
    reply: HomeReply,
  }),
  overview: endpoint('GET /dashboard/overview', {
    access: 'admin',
    summary: 'The figures of a range beside those of the one before',
    query: RangeQuery,
    reply: OverviewReply,
  }),
  analytics: endpoint('GET /dashboard/analytics', {
    access: 'admin',
    summary: 'Charts as data: by day, by model and engine, conversion, cohorts by week',
    query: RangeQuery,
    reply: AnalyticsReply,
  }),
};
