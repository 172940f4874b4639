import type { TokenReply } from '../../../contract/accounts.ts';
import type { PasskeyAnswer } from '../../../contract/passkeys.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { ipSubject } from '../../platform/http/ipSubject.ts';
import { countTry, refuseWhenFull } from '../../platform/http/rateLimit.ts';
import type { Accounts } from '../accountsDeps.ts';
import { holdUser } from '../findUser.ts';
import { hasSignedInFrom } from '../hasSignedInFrom.ts';
import { openSession } from '../openSession.ts';
import { type Caller, logSignIn } from '../signInLog.ts';
import { CHALLENGE_SECONDS, issueChallenge, takeChallenge } from './challenges.ts';
import { requestOptions } from './requestOptions.ts';
import { findPasskey, readAssertion } from './readAssertion.ts';
import { requireRelyingParty } from './relyingParty.ts';

/**
 * What the browser needs to sign in with a passkey, whosever it is.
 * @throws ApiError passkeys_unavailable, rate_limited
 */
export async function beginPasskeySignIn({ database, clock, limits, publicUrl }: Accounts, { ip }: Caller) {
  const party = requireRelyingParty(publicUrl());
  await countTry({ queries: database, clock, rule: limits.passkeyByIp, subject: ipSubject(ip) });
  const { id, challenge } = await issueChallenge(database, { clock, purpose: 'sign-in', sessionId: null });
  return {
    challenge_id: id,
    options: { ...(await requestOptions({ party, challenge, allowed: [] })) },
    expires_in: CHALLENGE_SECONDS,
  };
}

/**
 * Signs in with a passkey. Wrong answers count like wrong passwords from that place; the places that the account has
 * signed in from are left alone.
 * @throws ApiError passkeys_unavailable, passkey_too_late, passkey_unknown, passkey_refused, account_deactivated,
 *   email_not_verified, rate_limited
 */
export async function signInByPasskey(
  { database, clock, tokens, limits, publicUrl }: Accounts,
  { answer, caller }: { answer: PasskeyAnswer; caller: Caller },
): Promise<TokenReply> {
  const party = requireRelyingParty(publicUrl());
  const { challenge_id: id, credential } = answer;
  const place = ipSubject(caller.ip);
  const tries = { queries: database, clock, rule: limits.loginByIp, subject: place };
  const challenge = await takeChallenge(database, { clock, id, purpose: 'sign-in', sessionId: null });
  const passkey = await findPasskey(database, credential).catch(async (error: unknown) => {
    await countTry(tries);
    throw error;
  });
  const { userId } = passkey;
  await refuseWhenFull(tries).catch(async (error: unknown) => {
    if (!(await hasSignedInFrom(database, { userId, place }))) throw error;
  });
  await readAssertion({ database, clock, party, passkey, credential, challenge }).catch(async (error: unknown) => {
    await logSignIn(database, { clock, userId, event: 'passkey-refused', caller });
    await countTry(tries);
    throw error;
  });
  return database.transaction(async (transaction) => {
    const user = await holdUser(transaction, userId);
    if (user?.status !== 'active') throw new ApiError('account_deactivated');
    if (!user.emailVerifiedAt) throw new ApiError('email_not_verified');
    // A passkey that was just removed starts no session.
    await findPasskey(transaction, credential);
    await logSignIn(transaction, { clock, userId, event: 'signed-in-with-passkey', caller });
    return openSession(transaction, { clock, tokens, userId, caller });
  });
}
