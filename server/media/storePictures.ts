import { Readable } from 'node:stream';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { newId } from '../platform/identifier.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { inputImages } from './inputTables.ts';
import { readInputImage } from './readInputImage.ts';
import { inputFolder, inputKey } from './storageKeys.ts';

/** A picture as base64, with the field of the request that it came from. */
export interface SentPicture {
  base64: string;
  field: string;
}

/** Rows of pictures whose files are stored, not inserted yet. */
export type StoredPictures = (typeof inputImages.$inferInsert)[];

/**
 * Reads and stores the pictures of a request before its transaction, so that decoding holds no connection or lock.
 * @returns their rows, to be inserted, in the same order
 * @throws ApiError as `readInputImage` does; nothing is stored then
 */
export async function storePictures({
  storage,
  clock,
  userId,
  pictures,
}: {
  storage: Storage;
  clock: Clock;
  userId: string;
  pictures: SentPicture[];
}): Promise<StoredPictures> {
  const kept: StoredPictures = [];
  try {
    for (const { base64, field } of pictures) {
      const { main, thumbnail, width, height } = await readInputImage(base64, field);
      const now = clock.now();
      const id = newId(now);
      kept.push({ id, userId, width, height, storedBytes: main.length + thumbnail.length, createdAt: now });
      await storage.put(inputKey(id, 'main'), Readable.from([main]));
      await storage.put(inputKey(id, 'thumbnail'), Readable.from([thumbnail]));
    }
  } catch (error) {
    await dropPictures({ storage, kept });
    throw error;
  }
  return kept;
}

/** Inserts the rows of stored pictures. @returns their ids in the same order */
export async function insertPictures(queries: Queries, kept: StoredPictures): Promise<string[]> {
  if (kept.length > 0) await queries.insert(inputImages).values(kept);
  return kept.map(({ id }) => id);
}

/** Removes the files of pictures whose request failed; what fails here, `sweepFiles` does later. */
export async function dropPictures({ storage, kept }: { storage: Storage; kept: StoredPictures }): Promise<void> {
  for (const { id } of kept) await storage.removeFolder(inputFolder(id)).catch(() => undefined);
}
