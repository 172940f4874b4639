import type { GenericSchema } from 'valibot';
import { activityEndpoints } from '../../contract/activity.ts';
import { paymentsEndpoints } from '../../contract/payments.ts';
import type { MoneyQueryHead } from './persistedQueries.ts';

/** What the data of the kept queries about payments and movements must look like. */
export const MONEY_SCHEMAS: Record<MoneyQueryHead, GenericSchema> = {
  activity: activityEndpoints.auditTrail.reply,
  'activity-summary': activityEndpoints.auditSummary.reply,
  'activity-chart': activityEndpoints.visualization.reply,
  'activity-patterns': activityEndpoints.usagePatterns.reply,
  invoices: paymentsEndpoints.invoices.reply,
  invoice: paymentsEndpoints.invoiceByReference.reply,
};
