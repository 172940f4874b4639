import type { Clock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Database, Queries, Transaction } from '../platform/database/database.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import type { Secret } from '../platform/secrets.ts';
import type { AccountLimits } from './rateLimits.ts';
import type { Tokens } from './tokens.ts';

/** Called in the transaction that verifies an address, once for each account. */
export type OnVerified = (transaction: Transaction, account: { userId: string }) => Promise<void>;

/** A domain's share of "everything kept about this account". */
export interface AccountExporter {
  /** Key in the exported file, e.g. `videos`. */
  name: string;
  read(queries: Queries, account: { userId: string }): Promise<unknown>;
}

/** What a domain does with its rows when an account is deleted; runs in the deleting transaction. */
export type AccountDeleter = (transaction: Transaction, account: { userId: string }) => Promise<void>;

/** What the server's entry hands to this domain. */
export interface AccountsDeps {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  secret: Secret;
  /** Origin that people see, without a trailing slash; known only once the port is open. */
  publicUrl: () => string;
  google: Config['google'];
  isProduction: boolean;
  onVerified: OnVerified;
  exporters: AccountExporter[];
  deleters: AccountDeleter[];
  limits: AccountLimits;
}

/** What the verbs need, and the keys that are made from them once. */
export interface Accounts extends AccountsDeps {
  tokens: Tokens;
}
