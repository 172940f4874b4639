import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';

/** Base path of the sandbox gateway on this server. */
export const SANDBOX_BASE = '/sandbox';

export interface SandboxDeps {
  database: Database;
  clock: Clock;
  /** The key that callers must present, and the token that the sandbox sends in webhooks. */
  secretKey: string;
  webhookToken: string;
  /** The public origin, where the pay pages are. */
  publicUrl: () => string;
}
