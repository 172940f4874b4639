import { createKeyedLimiter, type KeyedLimiter } from '../platform/http/keyedLimiter.ts';

/**
 * Concurrent transactions of one account. While one holds the wallet's lock and waits for the disk, the next is already
 * waiting for the lock; more would only lengthen the row's lock queue, and each hand-over costs PostgreSQL more the
 * longer it is (docs/measurements.md).
 */
const AT_ONCE = 2;

/** Limits one account's concurrent transactions, for speed only: the database prevents double spending. */
export type SpendLimiter = KeyedLimiter;

/** Waiting calls hold no connection, so a busy account does not slow others. */
export function createSpendLimiter({ atOnce = AT_ONCE }: { atOnce?: number } = {}): SpendLimiter {
  return createKeyedLimiter({ atOnce });
}
