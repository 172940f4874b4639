import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { unsubscribe, unsubscribeEverywhere, unsubscribeOthers } from '../notices/subscribe.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Session } from '../platform/http/call.ts';
import { publishSignal, signalSql } from '../platform/events/liveEvents.ts';
import { sessions } from './tables.ts';

export type EndReason =
  | 'signed-out'
  | 'signed-out-everywhere'
  | 'device-signed-out'
  | 'token-reused'
  | 'password-reset'
  | 'passkey-removed'
  | 'deactivated'
  | 'deleted'
  | 'role-changed';

/**
 * Ends one session, if it is that user's and open, and notifies its open pages.
 * @returns whether a session was ended
 */
export async function endSession(
  queries: Queries,
  {
    clock,
    userId,
    sessionId,
    reason,
  }: {
    clock: Clock;
    userId: string;
    sessionId: string;
    reason: EndReason;
  },
): Promise<boolean> {
  const ended = await queries
    .update(sessions)
    .set({ endedAt: clock.now(), endReason: reason })
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  if (ended.length > 0) {
    await unsubscribe(queries, { sessionId, endpoint: undefined });
    await publishSignal(queries, { type: 'session-ended', userId, sessionId });
  }
  return ended.length > 0;
}

/** Ends every session of an account: its access and refresh tokens are invalid from the commit on. */
export async function endAllSessions(
  queries: Queries,
  { clock, userId, reason }: { clock: Clock; userId: string; reason: EndReason },
): Promise<void> {
  await queries
    .update(sessions)
    .set({ endedAt: clock.now(), endReason: reason })
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)));
  await unsubscribeEverywhere(queries, { userId });
  await publishSignal(queries, { type: 'session-ended', userId, sessionId: null });
}

/** Ends every session of an account except the caller's. */
export async function endOtherSessions(
  queries: Queries,
  { clock, session, reason }: { clock: Clock; session: Session; reason: EndReason },
): Promise<void> {
  const { id: sessionId, userId } = session;
  await queries
    .update(sessions)
    .set({ endedAt: clock.now(), endReason: reason })
    .where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId), isNull(sessions.endedAt)))
    .returning({
      told: signalSql(sql`json_build_object('userId', user_id, 'type', 'session-ended', 'sessionId', id)::text`),
    });
  await unsubscribeOthers(queries, { userId, sessionId });
}
