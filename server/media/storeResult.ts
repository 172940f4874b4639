import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { MediaVariant } from '../../contract/media.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { drawPlaceholder } from './drawPlaceholder.ts';
import { resultKey } from './storageKeys.ts';

const THUMBNAIL_WIDTH = 480;

/**
 * Opens a file only when it is copied: if several were opened together and one could not be stored, the rest would leak
 * a connection or descriptor each.
 */
export type OpenFile = () => Promise<Readable>;

/**
 * A finished file to store; missing posters and thumbnails are made from the picture itself, for a clip from a
 * placeholder.
 */
export interface ResultFiles {
  main: OpenFile;
  poster?: OpenFile;
  thumbnail?: OpenFile;
  mimeType: string;
  width: number;
  height: number;
}

/**
 * Copies a result into our storage; a repetition overwrites the same keys.
 * @returns bytes of the main file, and of poster and thumbnail together
 */
export async function storeResult({
  storage,
  mediaId,
  files,
}: {
  storage: Storage;
  mediaId: string;
  files: ResultFiles;
}): Promise<{ sizeBytes: number; previewBytes: number }> {
  const store = async (variant: MediaVariant, open: OpenFile) => storage.put(resultKey(mediaId, variant), await open());
  const sizeBytes = await store('main', files.main);
  const draw = files.mimeType.startsWith('image/') ? drawFromPicture({ storage, mediaId }) : drawNeutral(files);
  const poster = await store('poster', files.poster ?? (() => draw('poster')));
  const thumbnail = await store('thumbnail', files.thumbnail ?? (() => draw('thumbnail')));
  return { sizeBytes, previewBytes: poster + thumbnail };
}

type Draw = (variant: 'poster' | 'thumbnail') => Promise<Readable>;

/** Reads the picture once for both variants, buffered: sharp does not notice when a piped stream breaks off. */
function drawFromPicture({ storage, mediaId }: { storage: Storage; mediaId: string }): Draw {
  let bytes: Promise<Buffer> | undefined;
  return async (variant) => {
    const picture = sharp(await (bytes ??= storage.open(resultKey(mediaId, 'main')).then(buffer))).rotate();
    const sized = variant === 'poster' ? picture : picture.resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true });
    return Readable.from([await sized.webp({ quality: variant === 'poster' ? 86 : 78 }).toBuffer()]);
  };
}

/** Makes the placeholder once for both variants. */
function drawNeutral(files: ResultFiles): Draw {
  let neutral: ReturnType<typeof drawPlaceholder> | undefined;
  return async () => Readable.from([await (neutral ??= drawPlaceholder(files))]);
}
