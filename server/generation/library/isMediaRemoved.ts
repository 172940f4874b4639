import { and, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { tasks } from '../tables.ts';

/**
 * True for a result of an item that an admin deleted: its links stop immediately, and work again once it is restored.
 */
export async function isMediaRemoved(
  queries: Queries,
  { mediaId, userId }: { mediaId: string; userId: string },
): Promise<boolean> {
  const [found] = await queries
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        eq(tasks.userId, userId),
        isNotNull(tasks.removedAt),
        or(eq(tasks.mediaId, mediaId), sql`${mediaId}::uuid = any(${tasks.panelIds})`),
      ),
    )
    .limit(1);
  return found !== undefined;
}
