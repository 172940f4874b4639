import { buffer } from 'node:stream/consumers';
import { type Storage, StorageAway } from '../../platform/storage/storage.ts';
import type { EngineImage } from '../engine.ts';

/** A picture to start from is not there, or not to be read: nothing was sent, and no further try would end otherwise. */
export class InputPictureLost extends Error {
  override name = 'InputPictureLost';
}

/**
 * The bytes of a picture to start from.
 * @param as what the provider wants of it
 * @throws InputPictureLost; StorageAway when it may only be out of reach
 */
export async function readInputPicture<Wanted>(
  storage: Pick<Storage, 'open'>,
  { id, storageKey }: EngineImage,
  as: (bytes: Buffer) => Promise<Wanted>,
): Promise<Wanted> {
  try {
    return await as(await buffer(await storage.open(storageKey)));
  } catch (error) {
    if (error instanceof StorageAway) throw error;
    throw new InputPictureLost(`the picture ${id} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}
