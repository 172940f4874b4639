import { eq, inArray } from 'drizzle-orm';
import { tasks } from '../generation/tables.ts';
import type { Transaction } from '../platform/database/database.ts';
import { shares } from './tables.ts';

/** Ends every public link of a person whose account is deleted. */
export async function endSharesOf(transaction: Transaction, { userId }: { userId: string }): Promise<void> {
  const own = transaction.select({ id: tasks.id }).from(tasks).where(eq(tasks.userId, userId));
  await transaction.delete(shares).where(inArray(shares.taskId, own));
}
