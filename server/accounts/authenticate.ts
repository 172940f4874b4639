import { and, eq, isNull, sql } from 'drizzle-orm';
import type { User } from '../../contract/accounts.ts';
import { batchReads, keysOf } from '../platform/database/batchReads.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import type { Secret } from '../platform/secrets.ts';
import { hasGoogle, presentUser, userColumns } from './readAccount.ts';
import { sessions, users } from './tables.ts';
import { createTokens, type Tokens } from './tokens.ts';

type Found = Pick<typeof users.$inferSelect, 'role' | 'language' | 'status'> & { id: string; userId: string };

const accountColumns = { role: users.role, language: users.language, status: users.status };
const isOpen = and(sql`${sessions.id} = any(${keysOf('ids', 'uuid')})`, isNull(sessions.endedAt));
const isItsAccount = and(eq(users.id, sessions.userId), isNull(users.deletedAt));

/**
 * Creates the function that finds an access token's session. Its query starts after the call, so that a session just
 * ended by any process is no longer accepted. It throws ApiError unauthorized or account_deactivated.
 */
export function createAuthenticate({
  database,
  clock,
  secret,
}: {
  database: Database;
  clock: Clock;
  secret: Secret;
}): (accessToken: string) => Promise<Session> {
  // `limit` has each account looked up by itself, whatever the statistics say about reading all of them.
  const account = database.select(accountColumns).from(users).where(isItsAccount).limit(1).as('account');
  const { role, language, status } = account;
  const find = database
    .select({ id: sessions.id, userId: sessions.userId, role, language, status })
    .from(sessions)
    .innerJoinLateral(account, sql`true`)
    .where(isOpen)
    .prepare('find_sessions');
  const findSession = findBy(createTokens({ secret, clock }), (ids) => find.execute({ ids }));
  return async (accessToken) => (await findSession(accessToken)).session;
}

export interface AccountSession extends Session {
  user: User;
}

/**
 * The same together with the account as its owner sees it, in one question: for the call that every page begins with. For
 * others the account's columns would only be a cost.
 */
export function createAccountAuthenticate({
  database,
  tokens,
}: {
  database: Database;
  tokens: Tokens;
}): (accessToken: string) => Promise<AccountSession> {
  const account = database
    .select({ ...accountColumns, ...userColumns, hasGoogle: hasGoogle.as('has_google') })
    .from(users)
    .where(isItsAccount)
    .limit(1)
    .as('account');
  const find = database
    .select({ id: sessions.id, userId: sessions.userId, ...account._.selectedFields })
    .from(sessions)
    .innerJoinLateral(account, sql`true`)
    .where(isOpen)
    .prepare('find_sessions_with_accounts');
  const findSession = findBy(tokens, (ids) => find.execute({ ids }));
  return async (accessToken) => {
    const { session, found } = await findSession(accessToken);
    return { ...session, user: presentUser({ ...found, id: found.userId }, found) };
  };
}

function findBy<Row extends Found>(
  tokens: Tokens,
  find: (ids: string[]) => Promise<Row[]>,
): (accessToken: string) => Promise<{ session: Session; found: Row }> {
  const sessionOf = batchReads(async (ids) => new Map((await find(ids)).map((row) => [row.id, row])));
  return async (accessToken) => {
    const { userId, sessionId, expiresAt } = await tokens.readAccess(accessToken);
    const found = await sessionOf(sessionId);
    if (found?.userId !== userId) throw new ApiError('unauthorized');
    if (found.status !== 'active') throw new ApiError('account_deactivated');
    return { session: { id: sessionId, userId, role: found.role, language: found.language, expiresAt }, found };
  };
}
