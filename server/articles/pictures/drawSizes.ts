import sharp from 'sharp';
import {
  type ArticlePictureFormat,
  articlePictureWidths,
  MAX_ARTICLE_PICTURE_WIDTH,
} from '../../../contract/articleWords.ts';
import { openPicture } from '../../media/openPicture.ts';
import { fieldError } from '../../platform/http/apiError.ts';

const MAX_PIXELS = 40_000_000;
/** A picture taller than this many widths is a strip that no page shows well. */
const MAX_TALL = 4;
/** How many times its short side the long one may be. */
const MAX_NARROW = 16;

export interface DrawnSize {
  width: number;
  format: ArticlePictureFormat;
  bytes: Buffer;
}

export interface DrawnPicture {
  /** Pixels of the widest size. */
  width: number;
  height: number;
  sizes: DrawnSize[];
}

/**
 * Decodes a picture and re-encodes it in every size and format: upright, without metadata. None of the sender's bytes are
 * stored.
 * @param field name of the field in the request, for the error
 * @throws ApiError image_too_large, image_format_unsupported, image_too_small, image_too_narrow, image_unreadable
 */
export async function drawSizes(bytes: Buffer, field: string): Promise<DrawnPicture> {
  const { picture, width, height } = await openPicture(bytes, { maxPixels: MAX_PIXELS, field });
  if (Math.max(width / height, height / width) > MAX_NARROW) throw fieldError(field, 'image_too_narrow');
  try {
    // Decoded once, upright and scaled to the widest size; all sizes are made from it.
    const widest = await picture
      .rotate()
      .resize({
        width: MAX_ARTICLE_PICTURE_WIDTH,
        height: MAX_ARTICLE_PICTURE_WIDTH * MAX_TALL,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { info } = widest;
    const raw = { width: info.width, height: info.height, channels: info.channels as 3 | 4 };
    const sizes: DrawnSize[] = [];
    for (const each of articlePictureWidths(info.width)) {
      const sized = sharp(widest.data, { raw }).resize({ width: each });
      sizes.push({ width: each, format: 'webp', bytes: await sized.clone().webp({ quality: 80 }).toBuffer() });
      sizes.push({
        width: each,
        format: 'avif',
        bytes: await sized.clone().avif({ quality: 55, effort: 1 }).toBuffer(),
      });
    }
    return { width: info.width, height: info.height, sizes };
  } catch {
    throw fieldError(field, 'image_unreadable');
  }
}
