import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { code } from './primitives.ts';
import {
  ANALYSIS_TYPES,
  AuditPage,
  AuditQuery,
  AuditSummaryReply,
  CHART_TYPES,
  ChartReply,
  CreditsSummaryReply,
  Month,
  PeriodQuery,
  TransactionTypeQuery,
  UsagePatternsReply,
  Year,
} from './schemas/activity.ts';

export * from './schemas/activity.ts';

export const activityEndpoints = {
  creditsSummary: endpoint('GET /credits/summary', {
    access: 'user',
    summary: 'Coins of the whole account',
    reply: CreditsSummaryReply,
  }),
  auditTrail: endpoint('GET /credits/audit-trail/', {
    access: 'user',
    summary: 'Every movement of my coins, newest first',
    query: AuditQuery,
    reply: AuditPage,
  }),
  auditSummary: endpoint('GET /credits/audit-trail/summary', {
    access: 'user',
    summary: 'Movements added up',
    query: v.object(PeriodQuery),
    reply: AuditSummaryReply,
  }),
  visualization: endpoint('GET /credits/audit-trail/visualization', {
    access: 'user',
    summary: 'A chart of movements',
    query: v.object({
      chart_type: v.optional(v.picklist(CHART_TYPES, code('field_invalid')), 'spending_over_time'),
      year: v.optional(Year),
      month: v.optional(Month),
    }),
    reply: ChartReply,
  }),
  usagePatterns: endpoint('GET /credits/audit-trail/usage-patterns', {
    access: 'user',
    summary: 'When and with what coins are spent',
    query: v.object({
      analysis_type: v.optional(v.picklist(ANALYSIS_TYPES, code('field_invalid')), 'hour'),
      year: v.optional(Year),
    }),
    reply: UsagePatternsReply,
  }),
  exportCsv: endpoint('GET /credits/audit-trail/export/csv', {
    access: 'user',
    summary: 'Movements as a spreadsheet (CSV, UTF-8)',
    query: v.object({ ...TransactionTypeQuery, ...PeriodQuery }),
    answer: 'file',
  }),
};
