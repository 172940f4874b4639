import type { Transaction, Database } from '../platform/database/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { PaymentGateway } from './gateway.ts';
import type { topups } from './tables.ts';

export interface PricingRules {
  /** VAT on the platform fee, ten-thousandths. */
  vatPermyriad: number;
  /** Per cent of the coins of an account's first top-up that come on top. */
  firstTopupBonusPercent: number;
}

/** Called in the transaction that completes a top-up. */
export type OnPaid = (transaction: Transaction, topup: typeof topups.$inferSelect) => Promise<void>;

/** What this domain's verbs need. */
export interface PaymentsDeps {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  gateway: PaymentGateway;
  /** As the installation was set up; what holds now is read with `readPricing`. */
  pricing: PricingRules;
  /** Origin that people see. */
  publicUrl: () => string;
  onPaid: OnPaid;
  /** Waits for so many milliseconds. */
  pause: (ms: number) => Promise<unknown>;
}
