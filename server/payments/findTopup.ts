import { and, desc, eq, or } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { TopupRow } from './presentTopup.ts';
import { topups } from './tables.ts';

/** A user's own top-up; another's is as absent as one that never was. @throws ApiError not_found */
export async function findTopup(queries: Queries, { userId, id }: { userId: string; id: string }): Promise<TopupRow> {
  const [row] = await queries
    .select()
    .from(topups)
    .where(and(eq(topups.id, id), eq(topups.userId, userId)));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** By the reference in addresses, or the invoice number that people copy. @throws ApiError not_found */
export async function findTopupByReference(
  queries: Queries,
  { userId, reference }: { userId: string; reference: string },
): Promise<TopupRow> {
  const wanted = reference.trim().toUpperCase();
  const [row] = await queries
    .select()
    .from(topups)
    .where(and(eq(topups.userId, userId), or(eq(topups.reference, wanted), eq(topups.invoiceNumber, wanted))));
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Top-ups that still wait for payment, newest first. */
export function readPendingTopups(queries: Queries, userId: string): Promise<TopupRow[]> {
  return queries
    .select()
    .from(topups)
    .where(and(eq(topups.userId, userId), eq(topups.state, 'pending')))
    .orderBy(desc(topups.id));
}
