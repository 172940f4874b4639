import { and, eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '../../../contract/languages.ts';
import { MAX_FULL_NAME_LENGTH } from '../../../contract/limits.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/identifier.ts';
import type { OnVerified } from '../accountsDeps.ts';
import { findUserByEmail, findUserById, type UserRow } from '../findUser.ts';
import { markVerified } from '../markVerified.ts';
import { identities, users } from '../tables.ts';

/** What Google vouches for. */
export interface GoogleProfile {
  subject: string;
  /** Lower case, verified by Google. */
  email: string;
  fullName: string;
  language: Language | null;
}

/** Finds the account that a Google account opens, or makes one; its address counts as verified. */
export async function linkGoogleAccount(
  transaction: Transaction,
  {
    clock,
    profile,
    onVerified,
  }: {
    clock: Clock;
    profile: GoogleProfile;
    onVerified: OnVerified;
  },
): Promise<UserRow> {
  const { subject, email } = profile;
  const [linked] = await transaction
    .select({ userId: identities.userId })
    .from(identities)
    .where(and(eq(identities.provider, 'google'), eq(identities.subject, subject)));
  if (linked) return (await findUserById(transaction, linked.userId))!;

  const now = clock.now();
  await transaction
    .insert(users)
    .values({
      id: newId(now),
      email,
      fullName: profile.fullName.trim().slice(0, MAX_FULL_NAME_LENGTH) || email.split('@')[0]!,
      language: profile.language ?? DEFAULT_LANGUAGE,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email });
  const user = (await findUserByEmail(transaction, email))!;
  // Whoever registered this address without ever showing the mailbox may be a stranger: their password goes.
  if (!user.emailVerifiedAt) await transaction.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
  // Before the address counts as verified: the subject, too, tells whether this person is new.
  await transaction
    .insert(identities)
    .values({ provider: 'google', subject, userId: user.id, createdAt: now })
    .onConflictDoNothing();
  await markVerified(transaction, { clock, userId: user.id, onVerified });
  return user;
}
