import type { TokenReply } from '../../contract/accounts.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import { refuseWhenFull, type RateLimitRule } from '../platform/http/rateLimit.ts';
import type { Accounts } from './accountsDeps.ts';
import { findUserByEmail, holdUser } from './findUser.ts';
import { hasSignedInFrom } from './hasSignedInFrom.ts';
import { openSession } from './openSession.ts';
import { isPassword } from './passwordHash.ts';
import { countTries } from './rateLimits.ts';
import { type Caller, logSignIn } from './signInLog.ts';

/**
 * Signs in with address and password. Only a caller with the right password learns that an account is unverified or
 * deactivated. Only wrong passwords count. A stranger cannot lock the owner out: tries are counted per account and place,
 * and the wider limits do not apply to places from which the account has signed in before.
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
      if (!user || !(await hasSignedInFrom(database, { userId: user.id, place }))) throw error;
    }
  };
  await refuseGuessers();
  // The limit is checked again at each comparison's turn: of a hundred simultaneous guesses, only the first ten are compared.
  const isRight = await isPassword(password, user?.passwordHash ?? null, refuseGuessers);
  if (!user || !isRight) {
    await logSignIn(database, { clock, userId: user?.id ?? null, event: 'sign-in-failed', caller });
    await countTries({ queries: database, clock, tries: [own] });
    // A wider limit that is now exceeded applies to later tries only: this one has already been compared.
    await countTries({ queries: database, clock, tries: wide }).catch(passRefusal);
    throw new ApiError('invalid_credentials');
  }
  return database.transaction(async (transaction) => {
    const now = await holdUser(transaction, user.id);
    // The comparison may have waited long for its turn, and the password been changed meanwhile.
    if (now?.passwordHash !== user.passwordHash) throw new ApiError('invalid_credentials');
    if (now.status !== 'active') throw new ApiError('account_deactivated');
    if (!now.emailVerifiedAt) throw new ApiError('email_not_verified');
    await logSignIn(transaction, { clock, userId: user.id, event: 'signed-in', caller });
    return openSession(transaction, { clock, tokens, userId: user.id, caller });
  });
}

function passRefusal(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}
