import { fieldError } from '../platform/http/apiError.ts';
import { uncountTry } from '../platform/http/rateLimit.ts';
import type { Accounts } from './accountsDeps.ts';
import { isPassword } from './passwordHash.ts';
import { countTries } from './rateLimits.ts';
import { requireUser } from './readAccount.ts';

/**
 * Checks the password again, for accounts that have one.
 * @throws ApiError validation_failed (password_wrong), rate_limited
 */
export async function requirePassword(
  { database, clock, limits }: Accounts,
  { userId, password }: { userId: string; password: string | undefined },
): Promise<void> {
  const user = await requireUser(database, userId);
  if (user.passwordHash === null) return;
  await countTries({ queries: database, clock, tries: [[limits.passwordByUser, userId]] });
  if (!(await isPassword(password ?? '', user.passwordHash))) throw fieldError('password', 'password_wrong');
  await uncountTry({ queries: database, rule: limits.passwordByUser, subject: userId });
}
