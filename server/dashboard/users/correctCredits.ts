import { eq } from 'drizzle-orm';
import { users } from '../../accounts/tables.ts';
import { adjustCredits } from '../../credits/adjustCredits.ts';
import { readBalance } from '../../credits/readBalance.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { runAsAdminWithin } from '../runAsAdmin.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { writeLog } from '../log/writeLog.ts';

/**
 * Corrects somebody's coins by an `adjustment` posting, in the caller's transaction.
 * @throws ApiError not_found, validation_failed (adjustment_too_large, adjustment_below_zero)
 */
export function correctCredits(
  transaction: Transaction,
  {
    deps: { clock, adjustmentLimit },
    session,
    userId,
    amount,
    reason,
  }: {
    deps: Pick<DashboardDeps, 'clock' | 'adjustmentLimit'>;
    session: Session;
    userId: string;
    amount: number;
    reason: string;
  },
): Promise<{ balance: number; log_id: string }> {
  if (Math.abs(amount) > adjustmentLimit) throw fieldError('amount', 'adjustment_too_large');
  return runAsAdminWithin(transaction, session, async () => {
    const [user] = await transaction.select({ deletedAt: users.deletedAt }).from(users).where(eq(users.id, userId));
    if (!user || user.deletedAt) throw new ApiError('not_found');
    await adjustCredits(transaction, { clock, userId, adminId: session.userId, amount, reason }).catch(
      (error: unknown) => {
        // Whose coins are too few is not the one who reads this.
        throw error instanceof ApiError && error.code === 'insufficient_credits'
          ? fieldError('amount', 'adjustment_below_zero')
          : error;
      },
    );
    // Read after the posting, which locks the wallet: both numbers in the log are the ledger's.
    const { balance } = await readBalance(transaction, userId);
    const logId = await writeLog(transaction, {
      clock,
      session,
      entry: {
        action: 'user.correct_credits',
        subject: { type: 'user', id: userId },
        userId,
        reason,
        before: { balance: balance - amount },
        after: { balance, amount },
      },
    });
    return { balance, log_id: logId };
  });
}
