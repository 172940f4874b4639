import { and, asc, eq } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { presentInvoice } from './invoices.ts';
import { lockPayer } from './lockPayer.ts';
import { topups } from './tables.ts';

/** The invoices of an account, for its export. */
export async function exportInvoices(queries: Queries, { userId }: { userId: string }): Promise<unknown[]> {
  const rows = await queries.select().from(topups).where(eq(topups.userId, userId)).orderBy(asc(topups.id));
  return rows.map((row) => ({ ...presentInvoice(row), phone: row.phone }));
}

/** When an account is deleted: invoices stay, as books must, without the phone number; what waits for payment is given up. */
export async function forgetPayer(
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
