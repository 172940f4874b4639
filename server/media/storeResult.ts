import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { MediaVariant } from '../../contract/media.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { drawPlaceholder } from './drawPlaceholder.ts';
import { resultKey } from './storageKeys.ts';

const THUMBNAIL_WIDTH = 480;

/** A finished file to keep; a picture without poster or thumbnail gets them drawn from itself, a clip a neutral one. */
export interface ResultFiles {
  main: Readable;
  poster?: Readable;
  thumbnail?: Readable;
  mimeType: string;
  width: number;
  height: number;
}

/**
 * Copies a result into our storage; repeating it writes the same places again.
 * @returns bytes of the main file
 */
export async function storeResult({ storage, mediaId, files }: { storage: Storage; mediaId: string; files: ResultFiles }): Promise<number> {
  const keep = (variant: MediaVariant, content: Readable) => storage.put(resultKey(mediaId, variant), content);
  const size = await keep('main', files.main);
  if (files.poster) await keep('poster', files.poster);
  if (files.thumbnail) await keep('thumbnail', files.thumbnail);
  if (!files.mimeType.startsWith('image/')) {
    const neutral = files.poster && files.thumbnail ? null : await drawPlaceholder(files);
    if (neutral && !files.poster) await keep('poster', Readable.from([neutral]));
    if (neutral && !files.thumbnail) await keep('thumbnail', Readable.from([neutral]));
    return size;
  }
  const drawn = async () => (await storage.open(resultKey(mediaId, 'main'))).pipe(sharp().rotate());
  if (!files.poster) await keep('poster', (await drawn()).webp({ quality: 86 }));
  if (!files.thumbnail) await keep('thumbnail', (await drawn()).resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true }).webp({ quality: 78 }));
  return size;
}
