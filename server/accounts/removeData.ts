import { eq, gt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/durations.ts';
import type { Transaction } from '../platform/database/database.ts';
import { runEachStep } from '../platform/runEachStep.ts';
import type { AccountsDeps } from './accountsDeps.ts';
import { endAllSessions } from './endSessions.ts';
import { identities, passkeys, refreshTokens, sessions, signInLog, users } from './tables.ts';

const REPEATED_DAYS = 7;
const HOUR_MS = 3600 * 1000;

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
 * written after it, and so may a webhook that is tried again. Each hour on the first day, twice as long as webhooks are
 * tried; then, once a day for a week, for servers that were off meanwhile and go on with what waited.
 */
export async function removeLateData({
  database,
  clock,
  deleters,
}: Pick<AccountsDeps, 'database' | 'clock' | 'deleters'>): Promise<void> {
  const now = clock.now().getTime();
  const since = new Date(now - REPEATED_DAYS * DAY_MS);
  const deleted = await database
    .select({ userId: users.id, deletedAt: users.deletedAt })
    .from(users)
    .where(gt(users.deletedAt, since));
  const due = deleted.filter(({ deletedAt }) => {
    const age = now - deletedAt!.getTime();
    return age < DAY_MS || age % DAY_MS < HOUR_MS;
  });
  const remove = (userId: string) =>
    database.transaction((transaction) => removeData(transaction, { clock, deleters, userId }));
  await runEachStep(
    due.map(
      ({ userId }) =>
        () =>
          remove(userId),
    ),
  );
}
