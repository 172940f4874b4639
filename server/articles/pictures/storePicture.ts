import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { and, eq } from 'drizzle-orm';
import { articlePicturePath, type ArticlePictureFormat } from '../../../contract/articleWords.ts';
import { resultKey } from '../../media/storageKeys.ts';
import { mediaFiles } from '../../media/tables.ts';
import { ApiError } from '../../platform/http/apiError.ts';
import { newId } from '../../platform/identifier.ts';
import type { ArticlesDeps, Editor } from '../articlesDeps.ts';
import { articlePictures } from '../tables.ts';
import { drawSizes } from './drawSizes.ts';

export interface StoredPicture {
  id: string;
  width: number;
  height: number;
  url: string;
}

/** Folder of the pictures of all articles. */
export const ARTICLES = 'articles';

/** Storage folder of one picture, in all its sizes. */
export const pictureFolder = (id: string): string => `${ARTICLES}/${id}`;

/** Storage key of one size. @param width pixels */
export const pictureKey = ({
  id,
  width,
  format,
}: {
  id: string;
  width: number;
  format: ArticlePictureFormat;
}): string => `${pictureFolder(id)}/${width}.${format}`;

/** Stores a picture in all sizes: files first, then the row. @throws ApiError as drawSizes does */
export async function storePicture(
  { database, clock, storage }: Pick<ArticlesDeps, 'database' | 'clock' | 'storage'>,
  { bytes, field, editor }: { bytes: Buffer; field: string; editor: Editor },
): Promise<StoredPicture> {
  const drawn = await drawSizes(bytes, field);
  const now = clock.now();
  const id = newId(now);
  const { width, height } = drawn;
  let storedBytes = 0;
  for (const size of drawn.sizes)
    storedBytes += await storage.put(pictureKey({ id, ...size }), Readable.from([size.bytes]));
  await database
    .insert(articlePictures)
    .values({ id, uploadedBy: editor.userId, width, height, storedBytes, createdAt: now });
  return { id, width, height, url: articlePicturePath({ id, width, format: 'webp' }) };
}

/**
 * Stores a copy of the editor's own item; for a clip, its poster.
 * @throws ApiError not_found, also for another person's work
 */
export async function storeFromTask(
  deps: Pick<ArticlesDeps, 'database' | 'clock' | 'storage'>,
  { mediaId, editor }: { mediaId: string; editor: Editor },
): Promise<StoredPicture> {
  const [file] = await deps.database
    .select({ mimeType: mediaFiles.mimeType })
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, mediaId), eq(mediaFiles.userId, editor.userId)));
  if (!file) throw new ApiError('not_found');
  const key = resultKey(mediaId, file.mimeType.startsWith('image/') ? 'main' : 'poster');
  if (!(await deps.storage.stat(key))) throw new ApiError('not_found');
  const bytes = await buffer(await deps.storage.open(key));
  return storePicture(deps, { bytes, field: 'media_id', editor });
}
