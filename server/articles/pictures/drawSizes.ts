import sharp from 'sharp';
import {
  type ArticlePictureFormat,
  articlePictureWidths,
  MAX_ARTICLE_PICTURE_WIDTH,
} from '../../../contract/articleWords.ts';
import { MAX_IMAGE_BYTES, MIN_IMAGE_SIDE } from '../../../contract/limits.ts';
import { fieldError } from '../../platform/http/apiError.ts';

/** A decoder needs four bytes per pixel, and a small file may declare enormous dimensions. */
const MAX_PIXELS = 40_000_000;
/** A picture taller than this many widths is a strip that no page shows well. */
const MAX_TALL = 4;
/** How many times its short side the long one may be. */
const MAX_NARROW = 16;

/** Formats by their first bytes: the name of a file proves nothing. */
const MAGIC: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

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
  if (bytes.length > MAX_IMAGE_BYTES) throw fieldError(field, 'image_too_large');
  const format = Object.keys(MAGIC).find((name) => MAGIC[name]?.(bytes));
  if (!format) throw fieldError(field, 'image_format_unsupported');
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false });
    const { format: decoded, width, height } = await picture.metadata();
    if (decoded !== format) throw fieldError(field, 'image_unreadable');
    if (Math.min(width, height) < MIN_IMAGE_SIDE) throw fieldError(field, 'image_too_small');
    if (Math.max(width / height, height / width) > MAX_NARROW) throw fieldError(field, 'image_too_narrow');
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
  } catch (error) {
    throw error instanceof Error && error.name === 'ApiError' ? error : fieldError(field, 'image_unreadable');
  }
}
