import { eq } from 'drizzle-orm';
import type { Preferences, User } from '../../contract/accounts.ts';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { findUserById, type UserRow } from './findUser.ts';
import { identities } from './tables.ts';

/** What a person may see of their own account. */
export function presentUser(user: UserRow, { hasGoogle }: { hasGoogle: boolean }): User {
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

/** The signed-in account. @throws ApiError unauthorized */
export async function readAccount(queries: Queries, userId: string): Promise<User> {
  const user = await requireUser(queries, userId);
  const linked = await queries
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  return presentUser(user, { hasGoogle: linked.length > 0 });
}
