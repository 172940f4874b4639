import type { PaymentsReading, StorageReading, WebhooksReading } from '../../contract/dashboard.ts';
import type { Verification } from '../credits/checkLedger.ts';
import type { GenerationDeps } from '../generation/generationDeps.ts';
import type { LinkSigner } from '../media/linkSigner.ts';
import type { PaymentsDeps } from '../payments/paymentsDeps.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import type { RateLimitRule } from '../platform/http/rateLimit.ts';

/** What the dashboard's calls depend on. */
export interface DashboardDeps {
  database: Database;
  /** The same database, for counts and checks that may take long. */
  background: Database;
  clock: Clock;
  log: Log;
  generation: GenerationDeps;
  payments: PaymentsDeps;
  /** Signs the links that the dashboard shows, also to removed items. */
  signer: LinkSigner;
  readPayments: (queries: Queries) => Promise<PaymentsReading>;
  readWebhooks: (queries: Queries) => Promise<WebhooksReading>;
  readStorage: (queries: Queries) => Promise<StorageReading>;
  /** All data stored about an account. */
  exportAccount: (userId: string) => Promise<Record<string, unknown>>;
  /** Checks that the daily ledger check runs. */
  verifications: Verification[];
  /** The origin that people see. */
  publicUrl: () => string;
  /** Rate limit for confirming (by password or passkey) before money or people are changed. */
  passwordTries: RateLimitRule;
  /** The most coins that one manual correction may move. */
  adjustmentLimit: number;
  /** When this process started. */
  startedAt: Date;
}
