import { Readable } from 'node:stream';
import type { Clock } from '../platform/clock.ts';
import type { Queries } from '../platform/database/database.ts';
import { newId } from '../platform/identifier.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { inputImages } from './inputTables.ts';
import { readInputImage } from './readInputImage.ts';
import { inputKey } from './storageKeys.ts';

/**
 * Reads and keeps the pictures of a request.
 * @param queries the request's transaction: the rows live and die with it
 * @param pictures base64 texts with the field each came from
 * @returns their ids in the same order
 * @throws ApiError as `readInputImage` does; nothing is kept then
 */
export async function storeInputImages({
  queries,
  storage,
  clock,
  userId,
  pictures,
}: {
  queries: Queries;
  storage: Storage;
  clock: Clock;
  userId: string;
  pictures: { base64: string; field: string }[];
}): Promise<string[]> {
  const read = [];
  for (const { base64, field } of pictures) read.push(await readInputImage(base64, field));
  const now = clock.now();
  const rows = read.map(({ width, height, main, thumbnail }) => ({
    id: newId(now),
    userId,
    width,
    height,
    storedBytes: main.length + thumbnail.length,
    createdAt: now,
  }));
  for (const [index, { main, thumbnail }] of read.entries()) {
    await storage.put(inputKey(rows[index]!.id, 'main'), Readable.from([main]));
    await storage.put(inputKey(rows[index]!.id, 'thumbnail'), Readable.from([thumbnail]));
  }
  if (rows.length > 0) await queries.insert(inputImages).values(rows);
  return rows.map((row) => row.id);
}
