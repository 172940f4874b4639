import { and, desc, eq } from 'drizzle-orm';
import type { Passkey } from '../../../contract/passkeys.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { Session } from '../../platform/http/call.ts';
import { sendMailQueue } from '../../notices/queues.ts';
import type { Accounts } from '../accountsDeps.ts';
import { endOtherSessions } from '../endSessions.ts';
import { type Caller, logSignIn } from '../signInLog.ts';
import { passkeys, users } from '../tables.ts';
import type { PasskeyRow } from './readAssertion.ts';
import { requireOwner } from '../requireOwner.ts';

/** A passkey as its owner sees it. */
export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    is_synced: row.isSynced,
  };
}

/** The passkeys of an account, newest first. */
export async function listPasskeys(queries: Queries, userId: string): Promise<Passkey[]> {
  const rows = await queries.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(desc(passkeys.id));
  return rows.map(presentPasskey);
}

/** @throws ApiError not_found */
export async function renamePasskey(
  queries: Queries,
  { userId, id, name }: { userId: string; id: string; name: string },
): Promise<Passkey> {
  const [row] = await queries
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning();
  if (!row) throw new ApiError('not_found');
  return presentPasskey(row);
}

/**
 * Deletes a passkey: it is invalid from the commit on. Its holder may be signed in with it, so every session except the
 * caller's ends, and the account is notified by mail.
 * @throws ApiError validation_failed (password_wrong), fresh_sign_in_required, not_found, rate_limited
 */
export async function removePasskey(
  accounts: Accounts,
  { session, id, password, caller }: { session: Session; id: string; password: string | undefined; caller: Caller },
): Promise<void> {
  const { database, clock, jobs } = accounts;
  const { userId } = session;
  await requireOwner(accounts, { session, password });
  await database.transaction(async (transaction) => {
    // A concurrent sign-in with this passkey, or addition of another, completes before this lock or fails after it.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    const removed = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id });
    if (removed.length === 0) throw new ApiError('not_found');
    await endOtherSessions(transaction, { clock, session, reason: 'passkey-removed' });
    await logSignIn(transaction, { clock, userId, event: 'passkey-removed', caller });
    await jobs.enqueue(transaction, sendMailQueue, { kind: 'passkey-removed', reference: userId });
  });
}
