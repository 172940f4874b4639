import { and, eq, isNull } from 'drizzle-orm';
import type { Kind } from '../../../contract/generation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { tasks } from '../tables.ts';

/**
 * Finds a user's own task. Another user's task is not found either: a 404 must not reveal which ids exist.
 * @param kind any kind if omitted
 * @throws ApiError not_found
 */
export async function findTask(
  queries: Queries,
  { userId, kind, id }: { userId: string; kind?: Kind; id: string },
): Promise<typeof tasks.$inferSelect> {
  const [task] = await queries
    .select()
    .from(tasks)
    .where(and(eq(tasks.id, id), eq(tasks.userId, userId), kind && eq(tasks.kind, kind), isNull(tasks.deletedAt)));
  if (!task) throw new ApiError('not_found');
  return task;
}
