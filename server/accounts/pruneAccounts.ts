import { lt, sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/durations.ts';
import { REFRESH_TOKEN_SECONDS } from '../../contract/limits.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { emailCodes, passkeyChallenges, refreshTokens, sessions, signInLog } from './tables.ts';

const SIGN_IN_LOG_DAYS = 365;

/**
 * Deletes expired codes and challenges, unusable sessions (with their tokens), and old lines of the sign-in log. Safe
 * at any time and in any process.
 */
export async function pruneAccounts({ database, clock }: { database: Database; clock: Clock }): Promise<void> {
  const now = clock.now().getTime();
  const lastUsable = new Date(now - REFRESH_TOKEN_SECONDS * 1000);
  // Kept for another day, so that an expired code is reported as expired and not as invalid.
  await database.delete(emailCodes).where(lt(emailCodes.expiresAt, new Date(now - DAY_MS)));
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now)));
  await database.delete(refreshTokens).where(lt(refreshTokens.expiresAt, new Date(now)));
  await database.delete(sessions).where(sql`coalesce(${sessions.endedAt}, ${sessions.lastUsedAt}) < ${lastUsable}`);
  await database.delete(signInLog).where(lt(signInLog.at, new Date(now - SIGN_IN_LOG_DAYS * DAY_MS)));
}
