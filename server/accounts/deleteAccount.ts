import { and, count, eq, isNull, ne } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import type { Accounts } from './accountsDeps.ts';
import { removeData } from './removeData.ts';
import { requireUser } from './readAccount.ts';
import { requireOwner } from './requireOwner.ts';
import { logSignIn } from './signInLog.ts';
import { emailCodes, users } from './tables.ts';

/**
 * Deletes an account permanently: its row stays without personal data, because ledger and tasks reference it. The other
 * domains remove their data in the same transaction.
 * @throws ApiError validation_failed (email_mismatch, password_wrong), fresh_sign_in_required, last_admin, rate_limited
 */
export async function deleteAccount(
  accounts: Accounts,
  {
    session,
    password,
    confirmEmail,
  }: {
    session: Session;
    /** Required for accounts that have one. */
    password: string | undefined;
    confirmEmail: string;
  },
): Promise<void> {
  const { database, clock, deleters } = accounts;
  const { userId } = session;
  const user = await requireUser(database, userId);
  if (confirmEmail !== user.email) throw fieldError('confirm_email', 'email_mismatch');
  await requireOwner(accounts, { session, password });

  await database.transaction(async (transaction) => {
    if (user.role === 'admin') await refuseLastAdmin(transaction, userId);
    await removeData(transaction, { clock, deleters, userId });
    await logSignIn(transaction, { clock, userId, event: 'account-deleted', caller: { ip: '', device: '' } });
    await transaction.delete(emailCodes).where(eq(emailCodes.email, user.email));
    await transaction
      .update(users)
      .set({
        email: `deleted-${userId}@deleted.invalid`,
        fullName: '',
        passwordHash: null,
        status: 'deactivated',
        deletedAt: clock.now(),
      })
      .where(eq(users.id, userId));
  });
}

/** Locks all admins in a fixed order, so that the last two cannot both be deleted at the same time. */
async function refuseLastAdmin(transaction: Transaction, userId: string): Promise<void> {
  await transaction.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).orderBy(users.id).for('update');
  const [others] = await transaction
    .select({ count: count() })
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.status, 'active'), isNull(users.deletedAt), ne(users.id, userId)));
  if (others!.count === 0) throw new ApiError('last_admin');
}
