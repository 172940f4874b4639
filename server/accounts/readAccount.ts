import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import type { Preferences, User } from '../../contract/accounts.ts';
import { batchReads } from '../platform/database/batchReads.ts';
import type { Database, Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { findUserById, type UserRow } from './findUser.ts';
import { identities, users } from './tables.ts';

/** An account as its owner sees it. */
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

/**
 * Creates the reader of signed-in accounts, which every page calls at its start. It throws ApiError unauthorized for an
 * account deleted meanwhile.
 */
export function createAccountReader(database: Database): (userId: string) => Promise<User> {
  const findAccounts = database
    .select({
      ...getTableColumns(users),
      hasGoogle: sql<boolean>`exists(select from ${identities} where ${identities.userId} = ${users.id})`,
    })
    .from(users)
    .where(and(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(users.deletedAt)))
    .prepare('find_accounts');
  const accountOf = batchReads(
    async (ids) => new Map((await findAccounts.execute({ ids })).map((account) => [account.id, account])),
  );
  return async (userId) => {
    const account = await accountOf(userId);
    if (!account) throw new ApiError('unauthorized');
    return presentUser(account, account);
  };
}

/** Reads the signed-in account in the caller's transaction. @throws ApiError unauthorized */
export async function readAccount(queries: Queries, userId: string): Promise<User> {
  const user = await requireUser(queries, userId);
  const linked = await queries
    .select({ provider: identities.provider })
    .from(identities)
    .where(eq(identities.userId, userId));
  return presentUser(user, { hasGoogle: linked.length > 0 });
}
