import { eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/database.ts';
import type { AccountsDeps } from './accountsDeps.ts';
import { endAllSessions } from './endSessions.ts';
import { identities, passkeys, refreshTokens, sessions, signInLog, users } from './tables.ts';

const REPEATED_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

/** Ends the sessions of a deleted account and removes what they and the other domains know of it. Safe to repeat. */
export async function removeData(
  transaction: Transaction,
  { clock, deleters, userId }: Pick<AccountsDeps, 'clock' | 'deleters'> & { userId: string },
): Promise<void> {
  for (const deleteShare of deleters) await deleteShare(transaction, { userId });
  await endAllSessions(transaction, { clock, userId, reason: 'deleted' });
  await forgetSessions(transaction, userId);
  await transaction.delete(identities).where(eq(identities.userId, userId));
  await transaction.delete(passkeys).where(eq(passkeys.userId, userId));
}

/** Removes IP addresses and devices from sessions and sign-in log, whose rows stay. */
async function forgetSessions(transaction: Transaction, userId: string): Promise<void> {
  const ended = transaction.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId));
  await transaction.delete(refreshTokens).where(sql`${refreshTokens.sessionId} in ${ended}`);
  await transaction.update(sessions).set({ ip: '', device: '' }).where(eq(sessions.userId, userId));
  await transaction.update(signInLog).set({ ip: '', device: '' }).where(eq(signInLog.userId, userId));
}

/**
 * Repeats `removeData` for recently deleted accounts: a request that was let in just before the deletion may have
 * written after it.
 */
export async function removeLateData({
  database,
  clock,
  deleters,
}: Pick<AccountsDeps, 'database' | 'clock' | 'deleters'>): Promise<void> {
  const since = new Date(clock.now().getTime() - REPEATED_DAYS * DAY_MS);
  const deleted = await database.select({ userId: users.id }).from(users).where(gt(users.deletedAt, since));
  for (const { userId } of deleted)
    await database.transaction((transaction) => removeData(transaction, { clock, deleters, userId }));
}
