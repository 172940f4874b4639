import sharp, { type Sharp } from 'sharp';
import { ApiError, fieldError } from '../platform/http/apiError.ts';
import { createWeightedSemaphore } from '../platform/http/weightedSemaphore.ts';
import { openPicture } from './openPicture.ts';

/** Longest side of a stored picture: no engine takes more, and phone photos exceed it. */
const MAX_SIDE = 3000;
const MAX_PIXELS = 25_000_000;
const THUMBNAIL_WIDTH = 480;
/** Minimum cost of a picture, so that at most four are decoded at the same time. */
const LEAST_PIXELS = MAX_PIXELS / 4;

/** Pixels that this process decodes at the same time, over all users: one picture of the largest size. */
const decoding = createWeightedSemaphore({ total: MAX_PIXELS, refusal: 'unavailable' });
// No cache, since nothing is read twice; and one thread, so that a picture does not occupy both cores.
sharp.cache(false);
sharp.concurrency(1);

export interface ReadInputImage {
  main: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes an uploaded picture and re-encodes it: upright, without metadata, bounded in size. None of the sender's bytes
 * are stored.
 * @param field name of the field in the request, for the error
 * @throws ApiError image_not_base64, image_too_large, image_format_unsupported, image_too_small, image_unreadable; unavailable when too many wait to be read
 */
export async function readInputImage(base64: string, field: string): Promise<ReadInputImage> {
  const text = base64.replace(/^data:[\w/+.-]*;base64,/, '');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) throw fieldError(field, 'image_not_base64');
  const bytes = Buffer.from(text, 'base64');
  const { picture, width, height } = await openPicture(bytes, { maxPixels: MAX_PIXELS, field });
  try {
    const amount = Math.max(width * height, LEAST_PIXELS);
    return await decoding.run({ subject: 'pictures', amount }, () => redraw(picture));
  } catch (error) {
    throw error instanceof ApiError ? error : fieldError(field, 'image_unreadable');
  }
}

/** Decodes once; the thumbnail is made from the decoded pixels. */
async function redraw(picture: Sharp): Promise<ReadInputImage> {
  const { data, info } = await picture
    .rotate()
    .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const main = await upright().webp({ quality: 92 }).toBuffer();
  const thumbnail = await upright()
    .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer();
  return { main, thumbnail, width, height };
}
