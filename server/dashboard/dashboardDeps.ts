import type { PaymentsReading, StorageReading, WebhooksReading } from '../../contract/dashboard.ts';
import type { Verification } from '../credits/checkLedger.ts';
import type { GenerationDeps } from '../generation/deps.ts';
import type { LinkSigner } from '../media/linkSigner.ts';
import type { PaymentsDeps } from '../payments/paymentsDeps.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimitRule } from '../platform/http/rateLimit.ts';

/** What the console's calls stand on. */
export interface DashboardDeps {
  database: Database;
  /** The same for counts and checks that may take long. */
  background: Database;
  clock: Clock;
  log: Log;
  generation: GenerationDeps;
  payments: PaymentsDeps;
  /** Of the links that the console shows, also to what was removed. */
  signer: LinkSigner;
  readPayments: (queries: Queries) => Promise<PaymentsReading>;
  readWebhooks: (queries: Queries) => Promise<WebhooksReading>;
  readStorage: (queries: Queries) => Promise<StorageReading>;
  /** Everything kept about an account. */
  exportAccount: (userId: string) => Promise<Record<string, unknown>>;
  /** What the daily check of the books recomputes. */
  verifications: Verification[];
  /** Origin that people see. */
  publicUrl: () => string;
  /** Passwords tried before money or people are touched. */
  passwordTries: RateLimitRule;
  /** Coins that one correction by hand may move. */
  adjustmentLimit: number;
  /** When this process opened. */
  startedAt: Date;
}
