import { eq, lt } from 'drizzle-orm';
import { CONFIRMATION_MINUTES } from '../../../contract/limits.ts';
import { isPassword } from '../../accounts/passwordHash.ts';
import { users } from '../../accounts/tables.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { countTry, forgiveTry } from '../../platform/http/rateLimit.ts';
import type { DashboardDeps } from '../dashboardDeps.ts';
import { consoleConfirmations } from '../tables.ts';

type Services = Pick<DashboardDeps, 'database' | 'clock' | 'passwordTries'>;

/**
 * The second sign-in: shows that it is still the admin who holds this session. Counts for a quarter of an hour, and for
 * this session alone.
 * @throws ApiError validation_failed (password_wrong), confirmation_impossible, rate_limited
 */
export async function confirmPassword(
  { database, clock, passwordTries }: Services,
  { session, password }: { session: Session; password: string },
): Promise<{ until: string }> {
  const [admin] = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, session.userId));
  if (!admin?.passwordHash) throw new ApiError('confirmation_impossible');
  await countTry({ queries: database, clock, rule: passwordTries, subject: session.userId });
  if (!(await isPassword(password, admin.passwordHash))) throw fieldError('password', 'password_wrong');
  await forgiveTry({ queries: database, rule: passwordTries, subject: session.userId });
  const now = clock.now();
  const until = new Date(now.getTime() + CONFIRMATION_MINUTES * 60_000);
  await database.delete(consoleConfirmations).where(lt(consoleConfirmations.until, now));
  await database
    .insert(consoleConfirmations)
    .values({ sessionId: session.id, until })
    .onConflictDoUpdate({ target: consoleConfirmations.sessionId, set: { until } });
  return { until: until.toISOString() };
}

/** Until when this session may touch money and people; null: the password has to be shown first. */
export async function readConfirmation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  session: Session,
): Promise<{ until: string | null; has_password: boolean }> {
  const [admin] = await database
    .select({ passwordHash: users.passwordHash, until: consoleConfirmations.until })
    .from(users)
    .leftJoin(consoleConfirmations, eq(consoleConfirmations.sessionId, session.id))
    .where(eq(users.id, session.userId));
  const until = admin?.until && admin.until > clock.now() ? admin.until.toISOString() : null;
  return { until, has_password: Boolean(admin?.passwordHash) };
}

/** @throws ApiError confirmation_required */
export async function requireConfirmation(deps: Pick<Services, 'database' | 'clock'>, session: Session): Promise<void> {
  const { until } = await readConfirmation(deps, session);
  if (until === null) throw new ApiError('confirmation_required');
}
