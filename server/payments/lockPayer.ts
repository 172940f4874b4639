import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';

/**
 * One after the other for one person, whichever account, until the transaction ends: opening a top-up, completing one (which takes the
 * bonus away from the others) and leaving. Comes before any lock on a top-up, so that none of them waits in a circle.
 */
export async function lockPayer(transaction: Pick<Transaction, 'execute'>, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('topup ' || person_of(${userId}), 0))`);
}
