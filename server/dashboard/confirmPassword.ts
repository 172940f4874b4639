import { and, eq, gt, lt } from 'drizzle-orm';
import { CONFIRMATION_MINUTES } from '../../contract/limits.ts';
import type { PasskeyAnswer } from '../../contract/passkeys.ts';
import { canProvePasskey, provePasskey } from '../accounts/passkeys/provePasskey.ts';
import { isPassword } from '../accounts/passwordHash.ts';
import { users } from '../accounts/tables.ts';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';
import { countTry, uncountTry } from '../platform/http/rateLimit.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { dashboardConfirmations } from './tables.ts';

type Services = Pick<DashboardDeps, 'database' | 'clock' | 'passwordTries' | 'publicUrl'>;

/**
 * The second sign-in: proves that the admin is still the one using this session. It is valid for CONFIRMATION_MINUTES,
 * and for this session only.
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
  await uncountTry({ queries: database, rule: passwordTries, subject: session.userId });
  return storeConfirmation({ database, clock }, session);
}

/**
 * The same with one of the admin's own passkeys. Each try counts against the same limit as a password.
 * @throws ApiError passkeys_unavailable, passkey_too_late, passkey_unknown, passkey_too_new, passkey_refused,
 *   rate_limited
 */
export async function confirmByPasskey(
  services: Services,
  { session, answer }: { session: Session; answer: PasskeyAnswer },
): Promise<{ until: string }> {
  const { database, clock, passwordTries } = services;
  await countTry({ queries: database, clock, rule: passwordTries, subject: session.userId });
  await provePasskey(services, { session, answer });
  await uncountTry({ queries: database, rule: passwordTries, subject: session.userId });
  return storeConfirmation(services, session);
}

async function storeConfirmation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  session: Session,
): Promise<{ until: string }> {
  const now = clock.now();
  const until = new Date(now.getTime() + CONFIRMATION_MINUTES * 60_000);
  await database.delete(dashboardConfirmations).where(lt(dashboardConfirmations.until, now));
  await database
    .insert(dashboardConfirmations)
    .values({ sessionId: session.id, until })
    .onConflictDoUpdate({ target: dashboardConfirmations.sessionId, set: { until } });
  return { until: until.toISOString() };
}

/** Until when this session may change money and people; null when the admin has to confirm first. */
export async function readConfirmation(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  session: Session,
): Promise<{ until: string | null; has_password: boolean; has_passkey: boolean }> {
  const [admin] = await database
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, session.userId));
  return {
    until: await readUntil({ database, clock }, session),
    has_password: Boolean(admin?.passwordHash),
    has_passkey: await canProvePasskey(database, session),
  };
}

/** @throws ApiError confirmation_required */
export async function requireConfirmation(deps: Pick<Services, 'database' | 'clock'>, session: Session): Promise<void> {
  if ((await readUntil(deps, session)) === null) throw new ApiError('confirmation_required');
}

async function readUntil(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  session: Session,
): Promise<string | null> {
  const [shown] = await database
    .select({ until: dashboardConfirmations.until })
    .from(dashboardConfirmations)
    .where(and(eq(dashboardConfirmations.sessionId, session.id), gt(dashboardConfirmations.until, clock.now())));
  return shown?.until.toISOString() ?? null;
}
