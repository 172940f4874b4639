import { type GenericSchema, is, parse } from 'valibot';
import { UserReply } from '../../contract/accounts.ts';
import { PublishedArticlePage, PublishedArticleReply } from '../../contract/articles.ts';
import { BalanceReply } from '../../contract/credits.ts';
import {
  DailyLimitReply,
  ModelsReply,
  PricingOptionsReply,
  Quote,
  TaskPage,
  TaskReply,
} from '../../contract/generation.ts';
import { dataOf } from '../../contract/primitives.ts';
import { TemplatesReply } from '../../contract/templates.ts';
import { fillMissing } from './fillMissing.ts';
import type { MoneyQueryRoot, PersistedQueryRoot } from './persistedQueries.ts';

/** Schema of each persisted query's data: the reply of its call. */
const SCHEMAS: Record<Exclude<PersistedQueryRoot, MoneyQueryRoot>, GenericSchema> &
  Partial<Record<MoneyQueryRoot, GenericSchema>> = {
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

/** Fetches the schemas that are left out above. */
export async function addMoneySchemas(): Promise<void> {
  Object.assign(SCHEMAS, (await import('./persistedMoneySchemas.ts')).MONEY_SCHEMAS);
}

/**
 * The data as the current contract has it, with new fields empty.
 * @throws ValiError when it no longer fits, Error when its schema was not loaded.
 */
export function parseKept(root: PersistedQueryRoot, data: unknown): unknown {
  const schema = SCHEMAS[root];
  if (!schema) throw new Error(`The schema of "${root}" was not fetched.`);
  return parse(schema, FILLED.has(root) && !is(schema, data) ? fillMissing(schema, data) : data);
}
