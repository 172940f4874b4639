import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** Where the sandbox gateway answers, beside the product's own calls. */
export const SANDBOX_BASE = '/sandbox';

export interface SandboxDeps {
  database: Database;
  clock: Clock;
  /** The key its callers must show, and the token it shows in webhooks. */
  secretKey: string;
  webhookToken: string;
  /** Origin that people see; its pay pages are there. */
  publicUrl: () => string;
}
