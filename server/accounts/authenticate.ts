import { and, eq, isNull, sql } from 'drizzle-orm';
import { batchReads } from '../platform/database/batchReads.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import type { Secret } from '../platform/secrets.ts';

import { sessions, users } from './tables.ts';
import { createTokens } from './tokens.ts';

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
  const tokens = createTokens({ secret, clock });
  const findSessions = database
    .select({
      id: sessions.id,
      userId: sessions.userId,
      role: users.role,
      language: users.language,
      status: users.status,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        sql`${sessions.id} = any(${sql.placeholder('ids')}::uuid[])`,
        isNull(sessions.endedAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare('find_sessions');
  const sessionOf = batchReads(
    async (ids) => new Map((await findSessions.execute({ ids })).map((session) => [session.id, session])),
  );

  return async (accessToken) => {
    const { userId, sessionId, expiresAt } = await tokens.readAccess(accessToken);
    const found = await sessionOf(sessionId);
    if (found?.userId !== userId) throw new ApiError('unauthorized');
    if (found.status !== 'active') throw new ApiError('account_deactivated');
    return { id: sessionId, userId, role: found.role, language: found.language, expiresAt };
  };
}
