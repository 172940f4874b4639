import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import type { Secret } from '../platform/secrets.ts';

import { sessions, users } from './tables.ts';
import { createTokens } from './tokens.ts';

/**
 * Makes the function that finds who an access token belongs to, by one query: a session ended a moment ago, on whatever
 * process, opens nothing any more. It throws ApiError unauthorized or account_deactivated.
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
  const tokens = createTokens({ secret, clock });
  const findSession = database
    .select({ role: users.role, language: users.language, status: users.status })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        eq(sessions.userId, sql.placeholder('userId')),
        isNull(sessions.endedAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare('find_session');

  return async (accessToken) => {
    const { userId, sessionId, expiresAt } = await tokens.readAccess(accessToken);
    const [found] = await findSession.execute({ sessionId, userId });
    if (!found) throw new ApiError('unauthorized');
    if (found.status !== 'active') throw new ApiError('account_deactivated');
    return { id: sessionId, userId, role: found.role, language: found.language, expiresAt };
  };
}
