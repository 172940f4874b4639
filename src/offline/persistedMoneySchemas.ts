import { array, type GenericSchema } from 'valibot';
import {
  AuditPage,
  AuditSummaryReply,
  ChartReply,
  CreditsSummaryReply,
  UsagePatternsReply,
} from '../../contract/activity.ts';
import {
  InvoicePage,
  InvoiceReply,
  InvoiceStats,
  OrderSummaryReply,
  Package,
  PaymentChannelsReply,
  TopupNow,
} from '../../contract/payments.ts';
import { dataOf } from '../../contract/primitives.ts';
import { Site } from '../../contract/schemas/site.ts';
import type { MoneyQueryRoot } from './persistedQueries.ts';

/** Schemas of the persisted queries about prices, payments and transactions. */
export const MONEY_SCHEMAS: Record<MoneyQueryRoot, GenericSchema> = {
  activity: AuditPage,
  'activity-summary': AuditSummaryReply,
  'activity-chart': ChartReply,
  'activity-patterns': UsagePatternsReply,
  invoices: InvoicePage,
  invoice: InvoiceReply,
  'invoice-stats': dataOf(InvoiceStats),
  'pending-topups': dataOf(array(TopupNow)),
  packages: array(Package),
  'payment-channels': PaymentChannelsReply,
  'order-summary': OrderSummaryReply,
  'credits-summary': CreditsSummaryReply,
  site: dataOf(Site),
};
