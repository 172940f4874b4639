import { lt, sql } from 'drizzle-orm';
import { REFRESH_TOKEN_SECONDS } from '../../contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { emailCodes, passkeyChallenges, refreshTokens, sessions, signInLog } from './tables.ts';

const SIGN_IN_LOG_DAYS = 365;
const DAY_MS = 24 * 3600 * 1000;

/** Removes what has run out: codes, sessions nobody can use any more (their tokens go with them), old lines of the sign-in log. Safe at any time and in any process. */
export async function pruneAccounts({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  const lastUsable = new Date(now - REFRESH_TOKEN_SECONDS * 1000);
  // A day's grace: a code that ran out is told apart from one that never was.
  await database.delete(emailCodes).where(lt(emailCodes.expiresAt, new Date(now - DAY_MS)));
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await database.delete(refreshTokens).where(lt(refreshTokens.expiresAt, new Date(now)));
  await database.delete(sessions).where(sql`coalesce(${sessions.endedAt}, ${sessions.lastUsedAt}) < ${lastUsable}`);
  await database.delete(signInLog).where(lt(signInLog.at, new Date(now - SIGN_IN_LOG_DAYS * DAY_MS)));
}
