import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/identifier.ts';
import { passkeyChallenges } from '../tables.ts';
import { randomToken } from '../../platform/randomToken.ts';

/** Time for people to read the device's prompt, find their key and type a PIN. */
export const CHALLENGE_SECONDS = 5 * 60;

/** A challenge's purpose and session; its answer is valid for nothing else. */
export interface Occasion {
  purpose: 'sign-in' | 'add' | 'confirm';
  sessionId: string | null;
}

/** Creates a challenge. A session has one per purpose: a newer one replaces it. */
export async function issueChallenge(
  queries: Queries,
  { clock, purpose, sessionId }: Occasion & { clock: Clock },
): Promise<{ id: string; challenge: string }> {
  const now = clock.now();
  const drawn = {
    id: newId(now),
    challenge: randomToken(32),
    expiresAt: new Date(now.getTime() + CHALLENGE_SECONDS * 1000),
  };
  await queries.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now));
  const adding = queries.insert(passkeyChallenges).values({ ...drawn, purpose, sessionId });
  await (sessionId === null
    ? adding
    : adding.onConflictDoUpdate({
        target: [passkeyChallenges.sessionId, passkeyChallenges.purpose],
        targetWhere: isNotNull(passkeyChallenges.sessionId),
        set: drawn,
      }));
  return drawn;
}

/**
 * Consumes a challenge, even if its answer is then refused.
 * @throws ApiError passkey_too_late when it is expired, used, or another session's
 */
export async function takeChallenge(
  queries: Queries,
  { clock, id, purpose, sessionId }: Occasion & { clock: Clock; id: string },
): Promise<string> {
  const [taken] = await queries
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.id, id),
        eq(passkeyChallenges.purpose, purpose),
        sessionId === null ? isNull(passkeyChallenges.sessionId) : eq(passkeyChallenges.sessionId, sessionId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (!taken) throw new ApiError('passkey_too_late');
  return taken.challenge;
}
