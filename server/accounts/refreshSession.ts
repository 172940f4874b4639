import { and, eq, isNull, lt } from 'drizzle-orm';
import type { TokenReply } from '../../contract/accounts.ts';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import { countTry } from '../platform/http/rateLimit.ts';
import type { Accounts } from './accountsDeps.ts';
import { endSession } from './endSessions.ts';
import { storeRefreshToken, tokenReply } from './openSession.ts';
import { type Caller, logSignIn } from './signInLog.ts';
import { refreshTokens, sessions, users } from './tables.ts';
import { hashRefreshToken } from './tokens.ts';

type Family = { sessionId: string; userId: string };
type Outcome = ({ kind: 'rotated' } & Family) | { kind: 'expired' } | { kind: 'deactivated' } | { kind: 'reused' };

/**
 * Exchanges a refresh token for its successor. The first of several simultaneous calls marks the token as used. The
 * others, and repeats at any time before the successor itself is used, get the same successor, since the reply may have
 * been lost. A repeat after that means that the token was stolen, and ends the session; so does a second exchange of
 * the token of a return address (docs/decisions/google-return.md).
 * Exchanges count for their session, refused ones for the address they came from.
 * @throws ApiError session_expired, account_deactivated, rate_limited
 */
export async function refreshSession(
  accounts: Accounts,
  { refreshToken, caller }: { refreshToken: string; caller: Caller },
): Promise<TokenReply> {
  const { database, clock, limits } = accounts;
  const successor = accounts.tokens.successorOf(refreshToken);
  const outcome = await database.transaction((transaction) =>
    rotate(transaction, accounts, { refreshToken, successor, caller }),
  );
  // Only now: a neighbour's guesses must not stop a token that works.
  if (outcome.kind !== 'rotated')
    await countTry({ queries: database, clock, rule: limits.refusedRefreshByIp, subject: ipSubject(caller.ip) });
  if (outcome.kind === 'deactivated') throw new ApiError('account_deactivated');
  if (outcome.kind !== 'rotated') throw new ApiError('session_expired');
  return tokenReply({
    tokens: accounts.tokens,
    userId: outcome.userId,
    sessionId: outcome.sessionId,
    refreshToken: successor,
  });
}

/**
 * Decides and writes in one transaction; it returns instead of throwing, because ending a session must be committed.
 */
async function rotate(
  transaction: Transaction,
  { clock, limits }: Accounts,
  {
    refreshToken,
    successor,
    caller,
  }: {
    refreshToken: string;
    successor: string;
    caller: Caller;
  },
): Promise<Outcome> {
  const now = clock.now();
  const hash = hashRefreshToken(refreshToken);
  const marked = await transaction
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.usedAt)))
    .returning({ hash: refreshTokens.hash });
  const [token] = await transaction
    .select({
      sessionId: refreshTokens.sessionId,
      userId: sessions.userId,
      expiresAt: refreshTokens.expiresAt,
      isReturn: refreshTokens.isReturn,
      endedAt: sessions.endedAt,
      status: users.status,
    })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(refreshTokens.hash, hash));

  if (!token) return { kind: 'expired' };
  if (token.status !== 'active') return { kind: 'deactivated' };
  if (token.endedAt || token.expiresAt <= now) return { kind: 'expired' };
  const { sessionId, userId } = token;
  // A refusal rolls back: the token stays as it was, and works once the window is over.
  await countTry({ queries: transaction, clock, rule: limits.refreshBySession, subject: sessionId });
  if (marked.length > 0) {
    await storeRefreshToken(transaction, { clock, sessionId, token: successor });
    await transaction
      .update(sessions)
      .set({ lastUsedAt: now, device: caller.device, ip: caller.ip })
      .where(eq(sessions.id, sessionId));
    // An expired token is refused with or without its row, so the row can be deleted.
    await transaction
      .delete(refreshTokens)
      .where(and(eq(refreshTokens.sessionId, sessionId), lt(refreshTokens.expiresAt, now)));
    return { kind: 'rotated', sessionId, userId };
  }
  if (!token.isReturn && (await isUnused(transaction, successor))) return { kind: 'rotated', sessionId, userId };
  await endSession(transaction, { clock, userId, sessionId, reason: 'token-reused' });
  await logSignIn(transaction, { clock, userId, event: 'refresh-token-reused', caller });
  return { kind: 'reused' };
}

async function isUnused(transaction: Transaction, token: string): Promise<boolean> {
  const [kept] = await transaction
    .select({ usedAt: refreshTokens.usedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashRefreshToken(token)));
  return kept !== undefined && kept.usedAt === null;
}
