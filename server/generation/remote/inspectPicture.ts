import sharp, { type Sharp } from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { CopyError } from './copyError.ts';

/** Formats that every browser shows. */
const MIME_TYPES: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** Beyond the largest picture any model makes. */
const MAX_PIXELS = 60_000_000;

/** Decodes a picture from beginning to end. @throws CopyError result_damaged, result_unplayable */
export async function inspectPicture({
  storage,
  storageKey,
}: {
  storage: Storage;
  storageKey: string;
}): Promise<{ mimeType: string; width: number; height: number; durationSeconds: null }> {
  const open = async () =>
    (await storage.open(storageKey)).pipe(sharp({ failOn: 'error', limitInputPixels: MAX_PIXELS }));
  const picture = await readPicture(open).catch((error: Error) => {
    throw new CopyError(`a picture cannot be read: ${error.message}`, { code: 'result_damaged', isFinal: false });
  });
  const mimeType = MIME_TYPES[picture.format];
  if (!mimeType)
    throw new CopyError(`a picture came as ${picture.format}`, { code: 'result_unplayable', isFinal: true });
  return { mimeType, width: picture.width, height: picture.height, durationSeconds: null };
}

async function readPicture(open: () => Promise<Sharp>): Promise<{ format: string; width: number; height: number }> {
  const { format, width, height } = await (await open()).metadata();
  // The header alone says nothing about the rest of the file.
  await (await open()).resize({ width: 16 }).raw().toBuffer();
  return { format, width, height };
}
