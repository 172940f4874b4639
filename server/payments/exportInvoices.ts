import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { presentInvoice } from './invoices.ts';
import { topups } from './tables.ts';

/** The invoices of an account, for its export. */
export async function exportInvoices(queries: Queries, { userId }: { userId: string }): Promise<unknown[]> {
  const rows = await queries.select().from(topups).where(eq(topups.userId, userId)).orderBy(asc(topups.id));
  return rows.map((row) => ({ ...presentInvoice(row), phone: row.phone }));
}
