import type { Registration } from '../../contract/accounts.ts';
import { DEFAULT_LANGUAGE } from '../../contract/limits.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import { newId } from '../platform/identifier.ts';
import type { Accounts } from './accountsParts.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { issueCode } from './emailCode.ts';
import { hashPassword } from './passwordHash.ts';
import { countTries, ipSubject } from './rateLimits.ts';
import { type Caller, logSignIn } from './signInLog.ts';
import { users } from './tables.ts';

/**
 * Creates an account that may sign in once its address is verified, and queues the message with the code.
 * @throws ApiError email_taken, validation_failed (password_too_common), rate_limited
 */
export async function registerAccount(
  accounts: Accounts,
  { registration, caller }: { registration: Registration; caller: Caller },
): Promise<void> {
  const { database, clock, limits } = accounts;
  const { email, password, full_name: fullName, language = DEFAULT_LANGUAGE } = registration;
  await countTries({ queries: database, clock, tries: [[limits.registerByIp, ipSubject(caller.ip)]] });
  if (isCommonPassword(password, { email, fullName })) throw fieldError('password', 'password_too_common');
  const passwordHash = await hashPassword(password);
  const now = clock.now();
  const userId = newId(now);

  await database.transaction(async (transaction) => {
    const created = await transaction
      .insert(users)
      .values({ id: userId, email, fullName, passwordHash, language, createdAt: now })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (created.length === 0) throw new ApiError('email_taken');
    await issueCode(transaction, accounts, { email, purpose: 'verify-email', isFirst: true });
    await logSignIn(transaction, { clock, userId, event: 'registered', caller });
  });
}
