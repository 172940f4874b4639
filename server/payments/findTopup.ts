import { and, desc, eq, or } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { TopupRow } from './presentTopup.ts';
import { topups } from './tables.ts';

/** Finds a user's own top-up; another user's counts as missing. @throws ApiError not_found */
export async function findTopup(queries: Queries, { userId, id }: { userId: string; id: string }): Promise<TopupRow> {
  const [row] = await queries
    .select()
    .from(topups)
    .where(and(eq(topups.id, id), eq(topups.userId, userId)));
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * Finds a user's top-up by its reference (in addresses) or its invoice number (which people copy).
 * @throws ApiError not_found
 */
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

/** A user's pending top-ups, newest first. */
export function readPendingTopups(queries: Queries, userId: string): Promise<TopupRow[]> {
  return queries
    .select()
    .from(topups)
    .where(and(eq(topups.userId, userId), eq(topups.state, 'pending')))
    .orderBy(desc(topups.id));
}
