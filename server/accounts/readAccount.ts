import { eq, sql } from 'drizzle-orm';
import type { Preferences, User } from '../../contract/accounts.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { findUserById, type UserRow } from './findUser.ts';
import { identities, users } from './tables.ts';

/** What {@link presentUser} needs beside what a session has. */
export const userColumns = {
  email: users.email,
  fullName: users.fullName,
  emailVerifiedAt: users.emailVerifiedAt,
  passwordHash: users.passwordHash,
  createdAt: users.createdAt,
};

/** An account as its owner sees it. */
export function presentUser(
  user: Pick<UserRow, 'id' | 'role' | 'language' | keyof typeof userColumns>,
  { hasGoogle }: { hasGoogle: boolean },
): User {
  return {
    id: user.id,
    email: user.email,
    full_name: user.fullName,
    role: user.role,
    language: user.language,
    is_email_verified: user.emailVerifiedAt !== null,
    has_password: user.passwordHash !== null,
    has_google: hasGoogle,
    created_at: user.createdAt.toISOString(),
  };
}

export function presentPreferences(user: UserRow): Preferences {
  return {
    language: user.language,
    notify_details: user.notifyDetails,
  };
}

/** @throws ApiError unauthorized for an account deleted since the token was checked */
export async function requireUser(queries: Queries, userId: string): Promise<UserRow> {
  const user = await findUserById(queries, userId);
  if (!user) throw new ApiError('unauthorized');
  return user;
}

/** Whether an account signs in with Google, for a statement that reads accounts. */
export const hasGoogle = sql<boolean>`exists(select from ${identities} where ${identities.userId} = ${users.id})`;

/** Reads the signed-in account in the caller's transaction. @throws ApiError unauthorized */
export async function readAccount(queries: Queries, userId: string): Promise<User> {
  const user = await requireUser(queries, userId);
  const linked = await queries
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  return presentUser(user, { hasGoogle: linked.length > 0 });
}
