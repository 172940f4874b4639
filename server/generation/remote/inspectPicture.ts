import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { CopyError } from './copyError.ts';

/** Formats that every browser shows. */
const MIME_TYPES: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** Beyond the largest picture any model makes. */
const MAX_PIXELS = 60_000_000;

/** Decodes a picture from beginning to end. @throws CopyError result_damaged, result_unplayable; whatever the storage throws */
export async function inspectPicture({
  storage,
  storageKey,
}: {
  storage: Storage;
  storageKey: string;
}): Promise<{ mimeType: string; width: number; height: number; durationSeconds: null }> {
  // Whole: sharp collects what it is piped, too, but does not hear when it breaks off.
  const bytes = await buffer(await storage.open(storageKey));
  const picture = await decode(bytes).catch((error: Error) => {
    throw new CopyError(`a picture cannot be read: ${error.message}`, { code: 'result_damaged', isFinal: false });
  });
  const mimeType = MIME_TYPES[picture.format];
  if (!mimeType)
    throw new CopyError(`a picture came as ${picture.format}`, { code: 'result_unplayable', isFinal: true });
  return { mimeType, width: picture.width, height: picture.height, durationSeconds: null };
}

async function decode(bytes: Buffer): Promise<{ format: string; width: number; height: number }> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  const { format, width, height } = await picture.metadata();
  // The header alone says nothing about the rest of the file.
  await picture.resize({ width: 16 }).raw().toBuffer();
  return { format, width, height };
}
