import type { Registration } from '../../contract/accounts.ts';
import { DEFAULT_LANGUAGE } from '../../contract/languages.ts';
import { isNull } from 'drizzle-orm';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import { ipSubject } from '../platform/http/ipSubject.ts';
import { newId } from '../platform/identifier.ts';
import type { Accounts } from './accountsDeps.ts';
import { isCommonPassword } from './commonPasswords.ts';
import { issueCode } from './emailCode.ts';
import { hashPassword } from './passwordHash.ts';
import { countTries } from './rateLimits.ts';
import { type Caller, logSignIn } from './signInLog.ts';
import { users } from './tables.ts';

/**
 * Creates an account that may sign in once its address is verified, and queues the message with the code. An unverified
 * account with that address is replaced: its creator never proved to own the mailbox.
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

  await database.transaction(async (transaction) => {
    const [registered] = await transaction
      .insert(users)
      .values({ id: newId(now), email, fullName, passwordHash, language, createdAt: now })
      .onConflictDoUpdate({
        target: users.email,
        set: { fullName, passwordHash, language, createdAt: now },
        setWhere: isNull(users.emailVerifiedAt),
      })
      .returning({ id: users.id });
    if (!registered) throw new ApiError('email_taken');
    await issueCode(transaction, accounts, { email, purpose: 'verify-email', isFirst: true });
    await logSignIn(transaction, { clock, userId: registered.id, event: 'registered', caller });
  });
}
