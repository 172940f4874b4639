import { buffer } from 'node:stream/consumers';
import { INPUTS } from '../../media/storageKeys.ts';
import { type Storage, StorageAway } from '../../platform/storage/storage.ts';
import type { EngineImage } from '../engine.ts';

/** An input picture is missing or cannot be decoded: nothing was sent, and a retry would fail the same way. */
export class InputPictureLost extends Error {
  override name = 'InputPictureLost';
}

type Reading = Pick<Storage, 'open' | 'stat' | 'state' | 'folders'>;

/**
 * Reads an input picture.
 * @param as converts its bytes to what the provider takes
 * @throws InputPictureLost; StorageAway when it may only be out of reach
 */
export async function readInputPicture<Wanted>(
  storage: Reading,
  { id, storageKey }: EngineImage,
  as: (bytes: Buffer) => Promise<Wanted>,
): Promise<Wanted> {
  const lost = (cause: unknown) =>
    new InputPictureLost(`the picture ${id} cannot be read: ${(cause as Error).message}`, { cause });
  const bytes = await read(storage, storageKey).catch(async (error: unknown) => {
    if (await isGone(storage, storageKey)) throw lost(error);
    throw new StorageAway(`the picture ${id} is out of reach: ${(error as Error).message}`, { cause: error });
  });
  try {
    return await as(bytes);
  } catch (error) {
    throw lost(error);
  }
}

async function read(storage: Reading, storageKey: string): Promise<Buffer> {
  return buffer(await storage.open(storageKey));
}

/** Whether this one file is missing, rather than the whole storage being away or replaced. */
async function isGone(storage: Reading, storageKey: string): Promise<boolean> {
  try {
    if (await storage.stat(storageKey)) return false;
    const state = await storage.state();
    if (state !== 'writable' && state !== 'full') return false;
    // Without a single upload it is not our storage: a lost mount looks like an empty folder.
    for await (const { length } of storage.folders(INPUTS)) if (length > 0) return true;
    return false;
  } catch {
    return false;
  }
}
