import { sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';

/**
 * Serializes, per person across accounts and until the transaction ends: opening a top-up, completing one (which
 * withdraws the bonus of the others) and deleting the account. Taken before any lock on a top-up, to prevent deadlocks.
 */
export async function lockPayer(transaction: Pick<Transaction, 'execute'>, userId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('topup ' || person_of(${userId}), 0))`);
}
