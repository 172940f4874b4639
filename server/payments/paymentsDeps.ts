import type { Transaction, Database } from '../platform/database/database.ts';
import type { Clock } from '../platform/clock.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Log } from '../platform/log.ts';
import type { PaymentGateway } from './gateway.ts';
import type { topups } from './tables.ts';

export interface PricingRules {
  /** VAT on the platform fee, in ten-thousandths. */
  vatPermyriad: number;
  /** Bonus of a first top-up, in per cent of its coins. */
  firstTopupBonusPercent: number;
}

/** Called in the transaction that completes a top-up. */
export type OnPaid = (transaction: Transaction, topup: typeof topups.$inferSelect) => Promise<void>;

/** Dependencies of this domain's operations. */
export interface PaymentsDeps {
  database: Database;
  clock: Clock;
  log: Log;
  jobs: Jobs;
  gateway: PaymentGateway;
  /** The installation's initial pricing; `readPricing` reads the current one. */
  pricing: PricingRules;
  /** The public origin. */
  publicUrl: () => string;
  onPaid: OnPaid;
  /** Waits for a number of milliseconds. */
  pause: (ms: number) => Promise<unknown>;
}
