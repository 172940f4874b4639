import { and, eq, isNull } from 'drizzle-orm';
import { publishSignal } from '../platform/events/liveEvents.ts';
import { ApiError } from '../platform/http/apiError.ts';
import type { GenerationParts } from './parts.ts';
import { tasks } from './tables.ts';

/** @throws ApiError not_found */
export async function setFavorite({
  parts,
  userId,
  id,
  isFavorite,
}: {
  parts: GenerationParts;
  userId: string;
  id: string;
  isFavorite: boolean;
}): Promise<typeof tasks.$inferSelect> {
  const [task] = await parts.database
    .update(tasks)
    .set({ isFavorite })
    .where(and(eq(tasks.id, id), eq(tasks.userId, userId), isNull(tasks.deletedAt)))
    .returning();
  if (!task) throw new ApiError('not_found');
  await publishSignal(parts.database, { userId, type: 'task', taskId: id });
  return task;
}
