import { and, asc, eq, isNull } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { Session } from '../platform/http/call.ts';

type Effect<Reply> = (transaction: Transaction) => Promise<Reply>;

/**
 * Runs a change in one transaction, as someone who still is an admin: it waits for a concurrent change of their role,
 * and is refused when they lost it.
 * @throws ApiError forbidden; whatever the effect throws
 */
export function runAsAdmin<Reply>(
  { database, session }: { database: Database; session: Session },
  effect: Effect<Reply>,
): Promise<Reply> {
  return database.transaction((transaction) => runAsAdminWithin(transaction, session, () => effect(transaction)));
}

/** The same in the caller's transaction. */
export async function runAsAdminWithin<Reply>(
  transaction: Transaction,
  session: Session,
  effect: () => Promise<Reply>,
): Promise<Reply> {
  const [admin] = await transaction
    .select({ role: users.role, status: users.status })
    .from(users)
    .where(and(eq(users.id, session.userId), isNull(users.deletedAt)))
    .for('share');
  requireAdmin(admin);
  return effect();
}

/**
 * The same for changes to admins themselves, in the caller's transaction. All admins are locked in one order, so when
 * two admins demote each other, the second waits and is no longer an admin.
 */
export async function runOnAdmins<Reply>(
  transaction: Transaction,
  session: Session,
  effect: () => Promise<Reply>,
): Promise<Reply> {
  const admins = await transaction
    .select({ id: users.id, role: users.role, status: users.status })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('update');
  requireAdmin(admins.find(({ id }) => id === session.userId));
  return effect();
}

function requireAdmin(admin: { role: string; status: string } | undefined): void {
  if (admin?.role !== 'admin' || admin.status !== 'active') throw new ApiError('forbidden');
}
