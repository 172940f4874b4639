import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import { CopyError } from './copyError.ts';

/** Formats that every browser shows. */
const MIME_TYPES: Record<string, string> = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
/** More than the largest picture any model makes. */
const MAX_PIXELS = 60_000_000;

/** Decodes a whole picture. @throws CopyError result_damaged, result_unplayable; errors of the storage pass through */
export async function inspectPicture({
  storage,
  storageKey,
}: {
  storage: Storage;
  storageKey: string;
}): Promise<{ mimeType: string; width: number; height: number; durationSeconds: null }> {
  // Buffered here: sharp buffers a piped stream as well, but does not notice when it breaks off.
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
  // A valid header does not prove that the rest of the file is there: decode all of it.
  await picture.resize({ width: 16 }).raw().toBuffer();
  return { format, width, height };
}
