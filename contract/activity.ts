import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { code, dataOf, limitedPageOf } from './primitives.ts';
import { ANALYSIS_TYPES, AuditEntry, AuditQuery, AuditSummary, Chart, CHART_TYPES, CreditsSummary, Month, PeriodQuery, TransactionTypeQuery, UsagePatterns, Year } from './schemas/activity.ts';

export * from './schemas/activity.ts';

export const activityEndpoints = {
  creditsSummary: endpoint('GET /credits/summary', { access: 'user', summary: 'Coins of the whole account', reply: dataOf(CreditsSummary) }),
  auditTrail: endpoint('GET /credits/audit-trail/', { access: 'user', summary: 'Every movement of my coins, newest first', query: AuditQuery, reply: limitedPageOf(AuditEntry) }),
  auditSummary: endpoint('GET /credits/audit-trail/summary', { access: 'user', summary: 'Movements added up', query: v.object(PeriodQuery), reply: dataOf(AuditSummary) }),
  visualization: endpoint('GET /credits/audit-trail/visualization', {
    access: 'user', summary: 'A chart of movements',
    query: v.object({ chart_type: v.optional(v.picklist(CHART_TYPES, code('field_invalid')), 'spending_over_time'), year: v.optional(Year), month: v.optional(Month) }),
    reply: dataOf(Chart),
  }),
  usagePatterns: endpoint('GET /credits/audit-trail/usage-patterns', {
    access: 'user', summary: 'When and with what coins are spent',
    query: v.object({ analysis_type: v.optional(v.picklist(ANALYSIS_TYPES, code('field_invalid')), 'hour'), year: v.optional(Year) }),
    reply: dataOf(UsagePatterns),
  }),
  exportCsv: endpoint('GET /credits/audit-trail/export/csv', {
    access: 'user', summary: 'Movements as a spreadsheet (CSV, UTF-8)', query: v.object({ ...TransactionTypeQuery, ...PeriodQuery }), answer: 'file',
  }),
};
