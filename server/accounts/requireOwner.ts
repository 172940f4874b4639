import { and, eq, gt } from 'drizzle-orm';
import { FRESH_SIGN_IN_MINUTES } from '../../contract/limits.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import type { Accounts } from './accountsDeps.ts';
import { requireUser } from './readAccount.ts';
import { requirePassword } from './requirePassword.ts';
import { sessions } from './tables.ts';

/**
 * Required before an account's sign-in methods change or it is deleted: its password, or, if it has none, a session that
 * began minutes ago with Google or a passkey. So a stolen older session can neither add a key nor delete anything
 * permanently.
 * @throws ApiError validation_failed (password_wrong), fresh_sign_in_required, rate_limited
 */
export async function requireOwner(
  accounts: Accounts,
  { session, password }: { session: Session; password: string | undefined },
): Promise<void> {
  const { database, clock } = accounts;
  const user = await requireUser(database, session.userId);
  if (user.passwordHash !== null) return requirePassword(accounts, { userId: user.id, password });
  const since = new Date(clock.now().getTime() - FRESH_SIGN_IN_MINUTES * 60_000);
  const [fresh] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, session.id), gt(sessions.createdAt, since)));
  if (!fresh) throw new ApiError('fresh_sign_in_required');
}
