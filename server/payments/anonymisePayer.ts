import { and, eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { lockPayer } from './lockPayer.ts';
import { topups } from './tables.ts';

/**
 * For a deleted account: keeps invoices, as bookkeeping requires, without the phone number, and cancels pending
 * top-ups.
 */
export async function anonymisePayer(
  queries: Queries,
  { clock, userId }: { clock: Clock; userId: string },
): Promise<void> {
  await lockPayer(queries, userId);
  await queries.update(topups).set({ phone: null }).where(eq(topups.userId, userId));
  await queries
    .update(topups)
    .set({ state: 'cancelled', endedAt: clock.now() })
    .where(and(eq(topups.userId, userId), eq(topups.state, 'pending')));
}
