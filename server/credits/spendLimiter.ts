import { createKeyedLimiter, type KeyedLimiter } from '../platform/http/keyedLimiter.ts';

/**
 * How many transactions of one account may be in the database at once. While one holds the wallet's lock and waits for
 * the disk, the next has begun and stands ready; more only lengthen the row's queue, whose every hand-over costs
 * PostgreSQL more the longer it is (docs/measurements.md).
 */
const AT_ONCE = 2;

/** The limiter of accounts. That no coin is spent twice is the database's doing. */
export type SpendLimiter = KeyedLimiter;

/** Who waits here holds no connection, so a hot account slows nobody else. */
export function createSpendLimiter({ atOnce = AT_ONCE }: { atOnce?: number } = {}): SpendLimiter {
  return createKeyedLimiter({ atOnce });
}
