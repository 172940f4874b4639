import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import type { Accounts } from './accountsDeps.ts';
import { endAllSessions } from './endSessions.ts';
import { requireUser } from './readAccount.ts';
import { requireOwner } from './requireOwner.ts';
import { logSignIn } from './signInLog.ts';
import { emailCodes, identities, passkeys, refreshTokens, sessions, signInLog, users } from './tables.ts';

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
    for (const deleteShare of deleters) await deleteShare(transaction, { userId });
    await endAllSessions(transaction, { clock, userId, reason: 'deleted' });
    await forgetSessions(transaction, userId);
    await logSignIn(transaction, { clock, userId, event: 'account-deleted', caller: { ip: '', device: '' } });
    await transaction.delete(identities).where(eq(identities.userId, userId));
    await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
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

/** Removes IP addresses and devices from sessions and sign-in log, whose rows stay. */
async function forgetSessions(transaction: Transaction, userId: string): Promise<void> {
  const ended = transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  await transaction.delete(refreshTokens).where(sql`${refreshTokens.sessionId} in ${ended}`);
  await transaction.update(sessions).set({ ip: '', device: '' }).where(eq(sessions.userId, userId));
  await transaction.update(signInLog).set({ ip: '', device: '' }).where(eq(signInLog.userId, userId));
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
