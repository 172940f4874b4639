import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { OnVerified } from './accountsDeps.ts';
import { users } from './tables.ts';

/** Marks the account's address as verified. The first time, calls `onVerified`: once per account, even in a race. */
export async function markVerified(
  transaction: Transaction,
  { clock, userId, onVerified }: { clock: Clock; userId: string; onVerified: OnVerified },
): Promise<void> {
  const verified = await transaction
    .update(users)
    .set({ emailVerifiedAt: clock.now() })
    .where(and(eq(users.id, userId), isNull(users.emailVerifiedAt)))
    .returning({ id: users.id });
  if (verified.length > 0) await onVerified(transaction, { userId });
}
