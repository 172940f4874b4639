import { eq } from 'drizzle-orm';
import type { TokenReply, VerificationCode, VerificationLink } from '../../contract/accounts.ts';
import type { Transaction } from '../platform/database/database.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import type { Accounts } from './accountsDeps.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { checkCode, consumeCode, countCodeTries, findCodeEmail, readLinkToken } from './emailCode.ts';
import { findUserByEmail } from './findUser.ts';
import { markVerified } from './markVerified.ts';
import { openSession } from './openSession.ts';
import { hashPassword, isPassword } from './passwordHash.ts';
import { countTries } from './rateLimits.ts';
import { type Caller, logSignIn } from './signInLog.ts';
import { users } from './tables.ts';

/**
 * What to do with the registration's password: someone else may have set it, which access to the mailbox does not show.
 */
type PasswordFate =
  | { type: 'keep' }
  /** The mailbox's owner has not proved to know it: it is removed, and "forgot password" sets a new one. */
  | { type: 'drop' }
  | { type: 'replace'; hash: string };

type Proof = Pick<VerificationCode, 'password' | 'new_password'>;

/**
 * Verifies an address by the code of the message, and signs in. A `password` must be the registration's, since someone
 * else may have registered this address, before or since; a `new_password` replaces it.
 * @throws ApiError code_invalid, code_expired, code_exhausted, account_deactivated, rate_limited, validation_failed
 *   (password_wrong, password_too_common)
 */
export async function verifyEmailByCode(
  accounts: Accounts,
  { verification, caller }: { verification: VerificationCode; caller: Caller },
): Promise<TokenReply> {
  const { email, otp_code: code } = verification;
  await countCodeTries(accounts, { email, caller });
  const codeId = await checkCode(accounts, { email, purpose: 'verify-email', code });
  const password = await decidePassword(accounts, { email, proof: verification, caller });
  return verifyAndSignIn(accounts, { codeId, password, caller, failure: 'code_invalid' });
}

/**
 * Verifies an address by the link of the message together with the registration's password, or with a new one, and
 * signs in.
 * @throws ApiError link_invalid, account_deactivated, rate_limited, validation_failed (password_wrong,
 * password_too_common)
 */
export async function confirmEmailLink(
  accounts: Accounts,
  { verification, caller }: { verification: VerificationLink; caller: Caller },
): Promise<TokenReply> {
  const codeId = await readLink(accounts, { linkToken: verification.token, caller });
  const email = await findCodeEmail(accounts.database, codeId);
  if (email === null) throw new ApiError('link_invalid');
  const password = await decidePassword(accounts, { email, proof: verification, caller });
  return verifyAndSignIn(accounts, { codeId, password, caller, failure: 'link_invalid' });
}

/**
 * Verifies an address by the link's token alone, and signs in. The link only proves access to the mailbox, so the
 * registration's password, possibly a stranger's, is removed.
 * @throws ApiError link_invalid, account_deactivated, rate_limited
 */
export async function verifyEmailByLink(
  accounts: Accounts,
  { linkToken, caller }: { linkToken: string; caller: Caller },
): Promise<TokenReply> {
  const codeId = await readLink(accounts, { linkToken, caller });
  return verifyAndSignIn(accounts, { codeId, password: { type: 'drop' }, caller, failure: 'link_invalid' });
}

async function readLink(
  { database, clock, limits, secret }: Accounts,
  { linkToken, caller }: { linkToken: string; caller: Caller },
): Promise<string> {
  await countTries({ queries: database, clock, tries: [[limits.codeByIp, ipSubject(caller.ip)]] });
  return readLinkToken(linkToken, secret);
}

/** Hashes and compares before the transaction, because both are slow. */
async function decidePassword(
  { database, clock, limits }: Accounts,
  { email, proof, caller }: { email: string; proof: Proof; caller: Caller },
): Promise<PasswordFate> {
  if (proof.new_password !== undefined) {
    if (isCommonPassword(proof.new_password, { email })) throw fieldError('new_password', 'password_too_common');
    return { type: 'replace', hash: await hashPassword(proof.new_password) };
  }
  if (proof.password === undefined) return { type: 'keep' };
  const user = await findUserByEmail(database, email);
  if (!(await isPassword(proof.password, user?.passwordHash ?? null))) {
    await countTries({ queries: database, clock, tries: [[limits.loginByIp, ipSubject(caller.ip)]] });
    throw fieldError('password', 'password_wrong');
  }
  return { type: 'keep' };
}

async function verifyAndSignIn(
  accounts: Accounts,
  {
    codeId,
    password,
    caller,
    failure,
  }: {
    codeId: string;
    password: PasswordFate;
    caller: Caller;
    failure: 'code_invalid' | 'link_invalid';
  },
): Promise<TokenReply> {
  const { database, clock, tokens, onVerified } = accounts;
  return database.transaction(async (transaction) => {
    const email = await consumeCode(transaction, accounts, { codeId, purpose: 'verify-email' });
    const user = email === null ? null : await findUserByEmail(transaction, email);
    // Verified meanwhile in another way: the current password is its owner's and must stay.
    if (!user || user.emailVerifiedAt) throw new ApiError(failure);
    if (user.status !== 'active') throw new ApiError('account_deactivated');
    await applyPassword(transaction, { userId: user.id, password });
    await markVerified(transaction, { clock, userId: user.id, onVerified });
    await logSignIn(transaction, { clock, userId: user.id, event: 'email-verified', caller });
    return openSession(transaction, { clock, tokens, userId: user.id, caller });
  });
}

async function applyPassword(
  transaction: Transaction,
  { userId, password }: { userId: string; password: PasswordFate },
): Promise<void> {
  if (password.type === 'keep') return;
  const passwordHash = password.type === 'replace' ? password.hash : null;
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
}
