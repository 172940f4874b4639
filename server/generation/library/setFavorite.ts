import { and, eq, isNull } from 'drizzle-orm';
import { publishSignal } from '../../platform/events/liveEvents.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

/** @throws ApiError not_found */
export async function setFavorite({
  deps,
  userId,
  id,
  isFavorite,
}: {
  deps: GenerationDeps;
  userId: string;
  id: string;
  isFavorite: boolean;
}): Promise<typeof tasks.$inferSelect> {
  const [task] = await deps.database
    .update(tasks)
    .set({ isFavorite })
    .where(and(eq(tasks.id, id), eq(tasks.userId, userId), isNull(tasks.deletedAt)))
    .returning();
  if (!task) throw new ApiError('not_found');
  await publishSignal(deps.database, { userId, type: 'task', taskId: id });
  return task;
}
