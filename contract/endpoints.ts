import { accountsEndpoints } from './accounts.ts';
import { activityEndpoints } from './activity.ts';
import { articlesEndpoints } from './articles.ts';
import { creditsEndpoints } from './credits.ts';
import { dashboardEndpoints } from './dashboard.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { eventsEndpoints } from './events.ts';
import { generationEndpoints } from './generation.ts';
import { promptsEndpoints } from './prompts.ts';
import { sharesEndpoints } from './shares.ts';
import { siteEndpoints } from './site.ts';
import { templatesEndpoints } from './templates.ts';
import { noticesEndpoints } from './notices.ts';
import { passkeysEndpoints } from './passkeys.ts';
import { paymentsEndpoints } from './payments.ts';
import { vouchersEndpoints } from './vouchers.ts';

/**
 * The whole call table, by domain. The client imports a domain's own rows, so that a screen loads no more than it
 * calls.
 */
export const ENDPOINTS: Record<string, Record<string, AnyEndpoint>> = {
  accounts: accountsEndpoints,
  passkeys: passkeysEndpoints,
  generation: generationEndpoints,
  prompts: promptsEndpoints,
  templates: templatesEndpoints,
  credits: creditsEndpoints,
  activity: activityEndpoints,
  payments: paymentsEndpoints,
  vouchers: vouchersEndpoints,
  notices: noticesEndpoints,
  articles: articlesEndpoints,
  dashboard: dashboardEndpoints,
  shares: sharesEndpoints,
  site: siteEndpoints,
  events: eventsEndpoints,
};
