import { and, eq } from 'drizzle-orm';
import { DEFAULT_LANGUAGE, type Language } from '../../../contract/languages.ts';
import { MAX_FULL_NAME_LENGTH } from '../../../contract/limits.ts';
import { stripInvisible } from '../../../contract/schemas/accounts.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/identifier.ts';
import type { OnVerified } from '../accountsDeps.ts';
import { findUserByEmail, findUserById, type UserRow } from '../findUser.ts';
import { markVerified } from '../markVerified.ts';
import { identities, users } from '../tables.ts';

/** The profile in Google's verified claims. */
export interface GoogleProfile {
  subject: string;
  /** Lower case, verified by Google. */
  email: string;
  fullName: string;
  language: Language | null;
}

/** Finds or creates the account of a Google account; its address counts as verified. */
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
      fullName: stripInvisible(profile.fullName).slice(0, MAX_FULL_NAME_LENGTH) || email.split('@')[0]!,
      language: profile.language ?? DEFAULT_LANGUAGE,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.email });
  const user = (await findUserByEmail(transaction, email))!;
  // A stranger may have registered this unverified address: remove the password.
  if (!user.emailVerifiedAt) await transaction.update(users).set({ passwordHash: null }).where(eq(users.id, user.id));
  // Before `markVerified`, which also uses the subject to tell whether this person is new.
  await transaction
    .insert(identities)
    .values({ provider: 'google', subject, userId: user.id, createdAt: now })
    .onConflictDoNothing();
  await markVerified(transaction, { clock, userId: user.id, onVerified });
  return user;
}
