import { eq } from 'drizzle-orm';
import type { TokenReply } from '../../contract/accounts.ts';
import { sendMailQueue } from '../notices/queues.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import type { Accounts } from './accountsDeps.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { checkCode, consumeCode, countCodeTries } from './emailCode.ts';
import { endAllSessions } from './endSessions.ts';
import { findUserByEmail } from './findUser.ts';
import { markVerified } from './markVerified.ts';
import { openSession } from './openSession.ts';
import { hashPassword } from './passwordHash.ts';
import { type Caller, logSignIn } from './signInLog.ts';
import { passkeys, users } from './tables.ts';

/**
 * Sets a new password with the code of the message, removes the account's passkeys, which a stranger may have added, ends
 * every session and starts a new one here. Knowing the code also proves ownership of the mailbox, so an unverified
 * account becomes verified.
 * @throws ApiError code_invalid, code_expired, code_exhausted, account_deactivated, validation_failed (password_too_common), rate_limited
 */
export async function resetPassword(
  accounts: Accounts,
  {
    email,
    code,
    newPassword,
    caller,
  }: {
    email: string;
    code: string;
    newPassword: string;
    caller: Caller;
  },
): Promise<TokenReply> {
  const { database, clock, jobs, tokens, onVerified } = accounts;
  await countCodeTries(accounts, { email, caller });
  if (isCommonPassword(newPassword, { email })) throw fieldError('new_password', 'password_too_common');
  const codeId = await checkCode(accounts, { email, purpose: 'reset-password', code });
  const passwordHash = await hashPassword(newPassword);

  return database.transaction(async (transaction) => {
    const isTaken = (await consumeCode(transaction, accounts, { codeId, purpose: 'reset-password' })) !== null;
    const user = isTaken ? await findUserByEmail(transaction, email) : null;
    if (!user) throw new ApiError('code_invalid');
    if (user.status !== 'active') throw new ApiError('account_deactivated');
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await transaction.delete(passkeys).where(eq(passkeys.userId, user.id));
    await markVerified(transaction, { clock, userId: user.id, onVerified });
    await endAllSessions(transaction, { clock, userId: user.id, reason: 'password-reset' });
    await logSignIn(transaction, { clock, userId: user.id, event: 'password-reset', caller });
    await jobs.enqueue(transaction, sendMailQueue, { kind: 'password-changed', reference: user.id });
    return openSession(transaction, { clock, tokens, userId: user.id, caller });
  });
}
