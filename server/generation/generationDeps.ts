import type { SpendLimiter } from '../credits/spendLimiter.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { LinkSigner } from '../media/linkSigner.ts';
import type { EnhancePrompt } from './enhance/enhancePrompt.ts';
import type { ModelCatalog } from './modelCatalog.ts';
import type { Pace } from './estimates/pace.ts';

/** What this domain's operations need. */
export interface GenerationDeps {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  storage: Storage;
  catalog: ModelCatalog;
  signer: LinkSigner;
  enhancePrompt: EnhancePrompt;
  pace: Pace;
  /** Items per user and business day. */
  dailyLimit: number;
  /** Calls that hold coins queue here before their transaction begins. */
  spendLimiter: SpendLimiter;
}
