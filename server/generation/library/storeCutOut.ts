import { Readable } from 'node:stream';
import { and, eq, isNull } from 'drizzle-orm';
import { readInputImage } from '../../media/readInputImage.ts';
import { resultFolder } from '../../media/storageKeys.ts';
import { storeResult } from '../../media/storeResult.ts';
import { mediaFiles } from '../../media/tables.ts';
import { publishSignal } from '../../platform/events/liveEvents.ts';
import { ApiError, fieldError } from '../../platform/http/apiError.ts';
import { countTry, type RateLimitRule } from '../../platform/http/rateLimit.ts';
import { newId } from '../../platform/identifier.ts';
import type { GenerationDeps } from '../generationDeps.ts';
import { tasks } from '../tables.ts';

/** Limited because each decodes a picture and is free. */
const CUT_OUTS: RateLimitRule = { kind: 'cut-out-user', limit: 60, windowSeconds: 3600 };

/** How far its aspect ratio may differ from the result's, which is rounded to whole pixels. */
const FORMAT_TOLERANCE = 0.02;

/**
 * Replaces a cut-out by the one that its owner corrected. It moves no coins and takes no further space, since the old
 * file is removed. Sending it again only replaces it again.
 * @throws ApiError not_found unless it is a finished cut-out of theirs; rate_limited; conflict when another one came
 * first; the image codes
 */
export async function storeCutOut({
  deps,
  userId,
  id,
  image,
}: {
  deps: GenerationDeps;
  userId: string;
  id: string;
  image: string;
}): Promise<{ id: string }> {
  const { database, clock, storage } = deps;
  const [found] = await database
    .select({ plan: tasks.plan, mode: tasks.mode, status: tasks.status, media: mediaFiles })
    .from(tasks)
    .innerJoin(mediaFiles, eq(mediaFiles.id, tasks.mediaId))
    .where(and(eq(tasks.id, id), eq(tasks.userId, userId), isNull(tasks.deletedAt)));
  const isCutOut =
    found?.mode === 'image-edit' &&
    found.status === 'completed' &&
    found.plan?.chips.some(({ value }) => value === 'removeBackground');
  if (!isCutOut) throw new ApiError('not_found');
  await countTry({ queries: database, clock, rule: CUT_OUTS, subject: userId });
  const { media } = found;
  const { main, width, height } = await readInputImage(image, 'image_base64');
  if (Math.abs((width * media.height) / (height * media.width) - 1) > FORMAT_TOLERANCE)
    throw fieldError('image_base64', 'image_unreadable');
  const now = clock.now();
  const mediaId = newId(now);
  const mimeType = 'image/webp';
  const files = { main: async () => Readable.from([main]), mimeType, width, height };
  let isStored = false;
  try {
    const sizes = await storeResult({ storage, mediaId, files });
    await database.transaction(async (transaction) => {
      await transaction
        .insert(mediaFiles)
        .values({ id: mediaId, userId, mimeType, width, height, durationSeconds: null, ...sizes, createdAt: now });
      const changed = await transaction
        .update(tasks)
        .set({ mediaId })
        .where(and(eq(tasks.id, id), eq(tasks.mediaId, media.id), isNull(tasks.deletedAt)))
        .returning({ id: tasks.id });
      if (changed.length === 0) throw new ApiError('conflict');
      await transaction.delete(mediaFiles).where(eq(mediaFiles.id, media.id));
      await publishSignal(transaction, { userId, type: 'task', taskId: id });
    });
    isStored = true;
  } finally {
    // Files that cannot be removed now have no row and are swept later.
    await storage.removeFolder(resultFolder(isStored ? media.id : mediaId)).catch(() => undefined);
  }
  return { id };
}
