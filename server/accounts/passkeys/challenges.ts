import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/identifier.ts';
import { passkeyChallenges } from '../tables.ts';

/** People read what their device asks, look for their key, type a PIN. */
export const CHALLENGE_SECONDS = 5 * 60;

/** What a challenge is for, and whose session it was given to; an answer counts for nothing else. */
export interface Occasion {
  purpose: 'sign-in' | 'add' | 'confirm';
  sessionId: string | null;
}

/** Draws a challenge. A session has one for each purpose: a newer one takes its place. */
export async function issueChallenge(
  queries: Queries,
  { clock, purpose, sessionId }: Occasion & { clock: Clock },
): Promise<{ id: string; challenge: string }> {
  const now = clock.now();
  const drawn = {
    id: newId(now),
    challenge: randomBytes(32).toString('base64url'),
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

/** Takes a challenge out, whatever becomes of its answer. @throws ApiError passkey_too_late when it is over, used, or another's */
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
