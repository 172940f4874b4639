import type { Clock } from '../platform/clock.ts';
import { CHECK_VIOLATION, readDatabaseError, type Transaction } from '../platform/database/database.ts';
import { publishSignal } from '../platform/events/liveEvents.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import { postToLedger } from './postToLedger.ts';
import { readBalance } from './readBalance.ts';
import { creditAdjustments } from './tables.ts';

/**
 * Corrects a user's coins manually, as a new posting with its reason; existing postings stay unchanged.
 * @param amount whole coins, positive or negative, not zero
 * @throws ApiError insufficient_credits when more would be taken than the wallet has
 */
export async function adjustCredits(
  transaction: Transaction,
  {
    clock,
    userId,
    adminId,
    amount,
    reason,
  }: {
    clock: Clock;
    userId: string;
    adminId: string;
    amount: number;
    reason: string;
  },
): Promise<void> {
  const now = clock.now();
  const id = newId(now);
  const { balance } = await readBalance(transaction, userId);
  await transaction.insert(creditAdjustments).values({ id, userId, adminId, amount, reason, createdAt: now });
  try {
    await postToLedger(transaction, {
      clock,
      posting: {
        kind: 'adjustment',
        source: { type: 'adjustment', id },
        userId,
        legs: [
          ['wallet', amount],
          ['promotion', -amount],
        ],
      },
    });
  } catch (error) {
    if (readDatabaseError(error)?.code === CHECK_VIOLATION)
      throw new ApiError('insufficient_credits', { balance, required: -amount });
    throw error;
  }
  await publishSignal(transaction, { userId, type: 'balance' });
}
