import type { TokenReply } from '../../contract/accounts.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Accounts } from './accountsParts.ts';
import { checkCode, consumeCode, readLinkToken } from './emailCode.ts';
import { findUserByEmail } from './findUser.ts';
import { markVerified } from './markVerified.ts';
import { openSession } from './openSession.ts';
import { countTries, ipSubject } from './rateLimits.ts';
import { type Caller, logSignIn } from './signInLog.ts';

/**
 * Verifies an address by the code of the message, and signs in.
 * @throws ApiError code_invalid, code_expired, code_exhausted, account_deactivated, rate_limited
 */
export async function verifyEmailByCode(
  accounts: Accounts,
  { email, code, caller }: { email: string; code: string; caller: Caller },
): Promise<TokenReply> {
  const { database, clock, limits } = accounts;
  await countTries({
    queries: database,
    clock,
    tries: [
      [limits.codeByIp, ipSubject(caller.ip)],
      [limits.codeByEmail, email],
    ],
  });
  const codeId = await checkCode(accounts, { email, purpose: 'verify-email', code });
  return verifyAndSignIn(accounts, { codeId, caller, failure: 'code_invalid' });
}

/**
 * Verifies an address by the link of the message, and signs in.
 * @throws ApiError link_invalid, account_deactivated, rate_limited
 */
export async function verifyEmailByLink(
  accounts: Accounts,
  { linkToken, caller }: { linkToken: string; caller: Caller },
): Promise<TokenReply> {
  const { database, clock, limits, secret } = accounts;
  await countTries({ queries: database, clock, tries: [[limits.codeByIp, ipSubject(caller.ip)]] });
  return verifyAndSignIn(accounts, { codeId: readLinkToken(linkToken, secret), caller, failure: 'link_invalid' });
}

async function verifyAndSignIn(
  accounts: Accounts,
  {
    codeId,
    caller,
    failure,
  }: {
    codeId: string;
    caller: Caller;
    failure: 'code_invalid' | 'link_invalid';
  },
): Promise<TokenReply> {
  const { database, clock, tokens, onVerified } = accounts;
  return database.transaction(async (transaction) => {
    const email = await consumeCode(transaction, accounts, { codeId, purpose: 'verify-email' });
    const user = email === null ? null : await findUserByEmail(transaction, email);
    if (!user) throw new ApiError(failure);
    if (user.status !== 'active') throw new ApiError('account_deactivated');
    await markVerified(transaction, { clock, userId: user.id, onVerified });
    await logSignIn(transaction, { clock, userId: user.id, event: 'email-verified', caller });
    return openSession(transaction, { clock, tokens, userId: user.id, caller });
  });
}
