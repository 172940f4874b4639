import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Queries, Transaction } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Secret } from '../platform/secrets.ts';
import type { AccountLimits } from './rateLimits.ts';
import type { Tokens } from './tokens.ts';

/** Called in the transaction that verifies an address, once per account. */
export type OnVerified = (transaction: Transaction, account: { userId: string }) => Promise<void>;

/** A domain's part of an account's data export. */
export interface AccountExporter {
  /** Key in the exported file, e.g. `videos`. */
  name: string;
  read(queries: Queries, account: { userId: string }): Promise<unknown>;
}

/** Removes or anonymises a domain's rows of a deleted account, in the deleting transaction. */
export type AccountDeleter = (transaction: Transaction, account: { userId: string }) => Promise<void>;

/** Dependencies of this domain, from `services.ts`. */
export interface AccountsDeps {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  secret: Secret;
  /** The public origin, without a trailing slash; known only once the port is open. */
  publicUrl: () => string;
  google: Config['google'];
  isProduction: boolean;
  onVerified: OnVerified;
  exporters: AccountExporter[];
  deleters: AccountDeleter[];
  limits: AccountLimits;
}

/** Dependencies of the operations, with the token keys derived from them once. */
export interface Accounts extends AccountsDeps {
  tokens: Tokens;
}
