import type { TokenReply } from '../../contract/accounts.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import { refuseWhenFull, type RateLimitRule } from '../platform/http/rateLimit.ts';
import type { Accounts } from './accountsDeps.ts';
import { findUserByEmail } from './findUser.ts';
import { isKnownPlace } from './isKnownPlace.ts';
import { openSession } from './openSession.ts';
import { isPassword } from './passwordHash.ts';
import { countTries } from './rateLimits.ts';
import { type Caller, logSignIn } from './signInLog.ts';

/**
 * Signs in with address and password. Only who knows the password learns that an account is not verified or
 * deactivated. Wrong passwords alone are counted, however many right ones come at once, and nobody closes an account
 * for its owner: tries are counted by account and place together, and the wider limits leave alone the places that the
 * account has signed in from.
 * @throws ApiError invalid_credentials, email_not_verified, account_deactivated, rate_limited
 */
export async function signIn(
  { database, clock, tokens, limits }: Accounts,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<TokenReply> {
  const place = ipSubject(caller.ip);
  const user = await findUserByEmail(database, email);
  const own: [RateLimitRule, string] = [limits.loginByEmailAndIp, `${email} ${place}`];
  const wide: [RateLimitRule, string][] = [
    [limits.loginByIp, place],
    [limits.loginByEmail, email],
  ];
  const refuseGuessers = async () => {
    await refuseWhenFull({ queries: database, clock, rule: own[0], subject: own[1] });
    try {
      for (const [rule, subject] of wide) await refuseWhenFull({ queries: database, clock, rule, subject });
    } catch (error) {
      if (!user || !(await isKnownPlace(database, { userId: user.id, place }))) throw error;
    }
  };
  await refuseGuessers();
  // Again when its turn has come: of a hundred simultaneous guesses, those behind the tenth wrong one are not compared.
  const isRight = await isPassword(password, user?.passwordHash ?? null, refuseGuessers);
  if (!user || !isRight) {
    await logSignIn(database, { clock, userId: user?.id ?? null, event: 'sign-in-failed', caller });
    await countTries({ queries: database, clock, tries: [own] });
    // The wider ones are for the next to be asked: this one has been compared.
    await countTries({ queries: database, clock, tries: wide }).catch(passRefusal);
    throw new ApiError('invalid_credentials');
  }
  if (user.status !== 'active') throw new ApiError('account_deactivated');
  if (!user.emailVerifiedAt) throw new ApiError('email_not_verified');
  return database.transaction(async (transaction) => {
    await logSignIn(transaction, { clock, userId: user.id, event: 'signed-in', caller });
    return openSession(transaction, { clock, tokens, userId: user.id, caller });
  });
}

function passRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
