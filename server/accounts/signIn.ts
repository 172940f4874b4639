import type { TokenReply } from '../../contract/accounts.ts';
import { ApiError } from '../platform/http/apiError.ts';
import { forgiveTry } from '../platform/http/rateLimit.ts';
import type { Accounts } from './accountsParts.ts';
import { findUserByEmail } from './findUser.ts';
import { openSession } from './openSession.ts';
import { isPassword } from './passwordHash.ts';
import { countTries, ipSubject } from './rateLimits.ts';
import { type Caller, logSignIn } from './signInLog.ts';

/**
 * Signs in with address and password. Only who knows the password learns that an account is not verified or deactivated.
 * @throws ApiError invalid_credentials, email_not_verified, account_deactivated, rate_limited
 */
export async function signIn(
  { database, clock, tokens, limits }: Accounts,
  { email, password, caller }: { email: string; password: string; caller: Caller },
): Promise<TokenReply> {
  const tries: Parameters<typeof countTries>[0]['tries'] = [
    [limits.loginByIp, ipSubject(caller.ip)],
    [limits.loginByEmail, email],
  ];
  await countTries({ queries: database, clock, tries });
  const user = await findUserByEmail(database, email);
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) {
    await logSignIn(database, { clock, userId: user?.id ?? null, event: 'sign-in-failed', caller });
    throw new ApiError('invalid_credentials');
  }
  for (const [rule, subject] of tries) await forgiveTry({ queries: database, rule, subject });
  if (user.status !== 'active') throw new ApiError('account_deactivated');
  if (!user.emailVerifiedAt) throw new ApiError('email_not_verified');
  return database.transaction(async (transaction) => {
    await logSignIn(transaction, { clock, userId: user.id, event: 'signed-in', caller });
    return openSession(transaction, { clock, tokens, userId: user.id, caller });
  });
}
