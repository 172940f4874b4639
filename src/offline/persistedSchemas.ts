import { array, type GenericSchema, is, parse } from 'valibot';
import { UserReply } from '../../contract/accounts.ts';
import { PublishedArticlePage, PublishedArticleReply } from '../../contract/articles.ts';
import {
  AuditPage,
  AuditSummaryReply,
  ChartReply,
  CreditsSummaryReply,
  UsagePatternsReply,
} from '../../contract/activity.ts';
import { BalanceReply } from '../../contract/credits.ts';
import {
  DailyLimitReply,
  ModelsReply,
  PricingOptionsReply,
  Quote,
  TaskPage,
  TaskReply,
} from '../../contract/generation.ts';
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
import { TemplatesReply } from '../../contract/templates.ts';
import { fillMissing } from './fillMissing.ts';
import type { PersistedQueryRoot } from './persistedQueries.ts';

/** Schema of each persisted query's data: the reply of its call. */
const SCHEMAS: Record<PersistedQueryRoot, GenericSchema> = {
  user: UserReply,
  library: TaskPage,
  history: TaskPage,
  'video-task': TaskReply,
  'image-task': TaskReply,
  'video-models': ModelsReply,
  'image-models': ModelsReply,
  'daily-limit': DailyLimitReply,
  pricing: PricingOptionsReply,
  quote: dataOf(Quote),
  balance: BalanceReply,
  templates: TemplatesReply,
  articles: PublishedArticlePage,
  article: PublishedArticleReply,
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

/**
 * Queries shown with missing new fields empty rather than not at all. No prices, balances or payments: an empty figure
 * would be a wrong one.
 */
const FILLED: ReadonlySet<PersistedQueryRoot> = new Set([
  'user',
  'library',
  'history',
  'video-task',
  'image-task',
  'templates',
  'articles',
  'article',
]);

/**
 * The data as the current contract has it, with new fields empty.
 * @throws ValiError when it no longer fits.
 */
export function parsePersisted(root: PersistedQueryRoot, data: unknown): unknown {
  const schema = SCHEMAS[root];
  return parse(schema, FILLED.has(root) && !is(schema, data) ? fillMissing(schema, data) : data);
}
