import { and, eq, lt, type SQL } from 'drizzle-orm';
import type { PasskeyAnswer } from '../../../contract/passkeys.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Session } from '../../platform/http/call.ts';
import { passkeys, sessions } from '../tables.ts';
import { CHALLENGE_SECONDS, issueChallenge, takeChallenge } from './challenges.ts';
import { findPasskey, type PasskeyRow, readAssertion } from './readAssertion.ts';
import { requireRelyingParty } from './relyingParty.ts';
import { requestOptions } from './requestOptions.ts';

interface Services {
  database: Database;
  clock: Clock;
  publicUrl: () => string;
}

/**
 * The passkeys that can prove ownership of this session: those created before it began. A later one may have been created
 * by someone who stole the session.
 */
function provingPasskeys(database: Database, session: Session, only?: SQL): Promise<PasskeyRow[]> {
  const began = database.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, session.id));
  return database
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.userId, session.userId), lt(passkeys.createdAt, began), only));
}

/**
 * Options for the browser to use one of this account's passkeys again.
 * @throws ApiError passkeys_unavailable, passkey_unknown when it has none, passkey_too_new when all are newer than the
 *   session
 */
export async function beginPasskeyProof({ database, clock, publicUrl }: Services, session: Session) {
  const party = requireRelyingParty(publicUrl());
  const allowed = await provingPasskeys(database, session);
  if (allowed.length === 0) {
    const own = await database.$count(passkeys, eq(passkeys.userId, session.userId));
    throw new ApiError(own === 0 ? 'passkey_unknown' : 'passkey_too_new');
  }
  const { id, challenge } = await issueChallenge(database, { clock, purpose: 'confirm', sessionId: session.id });
  return {
    challenge_id: id,
    options: { ...(await requestOptions({ party, challenge, allowed })) },
    expires_in: CHALLENGE_SECONDS,
  };
}

/**
 * Proves that this session is still in the hands of the account's owner.
 * @throws ApiError passkeys_unavailable, passkey_too_late, passkey_unknown, passkey_too_new, passkey_refused
 */
export async function provePasskey(
  { database, clock, publicUrl }: Services,
  { session, answer }: { session: Session; answer: PasskeyAnswer },
): Promise<void> {
  const party = requireRelyingParty(publicUrl());
  const { challenge_id: id, credential } = answer;
  const challenge = await takeChallenge(database, { clock, id, purpose: 'confirm', sessionId: session.id });
  const passkey = await findPasskey(database, credential);
  if (passkey.userId !== session.userId) throw new ApiError('passkey_unknown');
  if ((await provingPasskeys(database, session, eq(passkeys.id, passkey.id))).length === 0)
    throw new ApiError('passkey_too_new');
  await readAssertion({ database, clock, party, passkey, credential, challenge });
}

/** Whether this session has a passkey with which `provePasskey` can succeed. */
export async function canProvePasskey(database: Database, session: Session): Promise<boolean> {
  return (await provingPasskeys(database, session)).length > 0;
}
