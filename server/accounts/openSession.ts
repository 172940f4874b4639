import type { TokenReply } from '../../contract/accounts.ts';
import { ACCESS_TOKEN_SECONDS, REFRESH_TOKEN_SECONDS } from '../../contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { newId } from '../platform/identifier.ts';
import type { Caller } from './signInLog.ts';
import { refreshTokens, sessions } from './tables.ts';
import { hashRefreshToken, type Tokens } from './tokens.ts';

/**
 * Seconds for which the token in a return address is valid: the page exchanges it immediately, and copies in a history or
 * a log soon become worthless (docs/decisions/google-return.md).
 */
const RETURN_TOKEN_SECONDS = 120;

interface Signing {
  clock: Clock;
  tokens: Tokens;
}

/** Starts a session on a device and returns its first pair of tokens. */
export async function openSession(
  queries: Queries,
  { clock, tokens, userId, caller }: Signing & { userId: string; caller: Caller },
): Promise<TokenReply> {
  const sessionId = await insertSession(queries, { clock, userId, caller });
  const refreshToken = tokens.newRefresh();
  await storeRefreshToken(queries, { clock, sessionId, token: refreshToken });
  return tokenReply({ tokens, userId, sessionId, refreshToken });
}

/** Inserts a session's row; it is unusable until it has a token. @returns its id */
export async function insertSession(
  queries: Queries,
  { clock, userId, caller }: { clock: Clock; userId: string; caller: Caller },
): Promise<string> {
  const now = clock.now();
  const id = newId(now);
  await queries
    .insert(sessions)
    .values({ id, userId, device: caller.device, ip: caller.ip, createdAt: now, lastUsedAt: now });
  return id;
}

interface Keeping {
  clock: Clock;
  sessionId: string;
  token: string;
}

/** Stores a refresh token, which can then be exchanged for new tokens of its session. */
export function storeRefreshToken(queries: Queries, { clock, sessionId, token }: Keeping): Promise<void> {
  return storeToken(queries, { clock, sessionId, token, lifetimeSeconds: REFRESH_TOKEN_SECONDS, isReturn: false });
}

/** Stores a token sent in an address, which can be exchanged once and for a short time. */
export function storeReturnToken(queries: Queries, { clock, sessionId, token }: Keeping): Promise<void> {
  return storeToken(queries, { clock, sessionId, token, lifetimeSeconds: RETURN_TOKEN_SECONDS, isReturn: true });
}

async function storeToken(
  queries: Queries,
  { clock, sessionId, token, lifetimeSeconds, isReturn }: Keeping & { lifetimeSeconds: number; isReturn: boolean },
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + lifetimeSeconds * 1000);
  await queries.insert(refreshTokens).values({ hash: hashRefreshToken(token), sessionId, expiresAt, isReturn });
}

/** The reply of every sign-in and refresh. */
export async function tokenReply({
  tokens,
  userId,
  sessionId,
  refreshToken,
}: {
  tokens: Tokens;
  userId: string;
  sessionId: string;
  refreshToken: string;
}): Promise<TokenReply> {
  const accessToken = await tokens.signAccess({ userId, sessionId });
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_SECONDS,
  };
}
