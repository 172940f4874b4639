import { type GenericSchema, parse } from 'valibot';
import { accountsEndpoints } from '../../contract/accounts.ts';
import { creditsEndpoints } from '../../contract/credits.ts';
import { generationEndpoints } from '../../contract/generation.ts';
import { templatesEndpoints } from '../../contract/templates.ts';
import type { MoneyQueryHead, PersistedQueryHead } from './persistedQueries.ts';

/** What the data of each kept query must look like when it is read back: the reply of its call. */
const SCHEMAS: Record<Exclude<PersistedQueryHead, MoneyQueryHead>, GenericSchema> & Partial<Record<MoneyQueryHead, GenericSchema>> = {
  user: accountsEndpoints.me.reply,
  library: generationEndpoints.library.reply,
  history: generationEndpoints.library.reply,
  'video-task': generationEndpoints.videoStatus.reply,
  'image-task': generationEndpoints.imageTask.reply,
  'video-models': generationEndpoints.videoModels.reply,
  'image-models': generationEndpoints.imageModels.reply,
  'daily-limit': generationEndpoints.rateLimitStatus.reply,
  pricing: generationEndpoints.pricingOptions.reply,
  balance: creditsEndpoints.balance.reply,
  templates: templatesEndpoints.templates.reply,
};

/** Fetches the schemas that are left out above. */
export async function addMoneySchemas(): Promise<void> {
  Object.assign(SCHEMAS, (await import('./persistedMoneySchemas.ts')).MONEY_SCHEMAS);
}

/** The data as today's contract has it. @throws ValiError when it no longer fits, Error when its schema was not fetched. */
export function parseKept(head: PersistedQueryHead, data: unknown): unknown {
  const schema = SCHEMAS[head];
  if (!schema) throw new Error(`The schema of "${head}" was not fetched.`);
  return parse(schema, data);
}
