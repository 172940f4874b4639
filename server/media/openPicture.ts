import sharp, { type Sharp } from 'sharp';
import { MAX_IMAGE_BYTES, MIN_IMAGE_SIDE } from '../../contract/limits.ts';
import { fieldError } from '../platform/http/apiError.ts';
import { countScans } from './countScans.ts';

/** A JPEG's longest side; the other formats could be longer, and a row of a million pixels takes seconds to scale. */
const LONGEST_SIDE = 65_535;
/** Encoders write about ten. A quarter of a megabyte may hold thousands, which take half a minute to decode. */
const MAX_SCANS = 64;

/** Formats by their first bytes: the name of a file proves nothing. */
const MAGIC: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/**
 * Reads the header of an uploaded picture, and refuses formats and sizes that are not accepted before anything is decoded.
 * @param maxPixels A decoder needs four bytes per pixel, and a small file may declare enormous dimensions.
 * @param field name of the field in the request, for the error
 * @throws ApiError image_too_large, image_format_unsupported, image_too_small, image_unreadable
 */
export async function openPicture(
  bytes: Buffer,
  { maxPixels, field }: { maxPixels: number; field: string },
): Promise<{ picture: Sharp; width: number; height: number }> {
  if (bytes.length > MAX_IMAGE_BYTES) throw fieldError(field, 'image_too_large');
  const format = Object.keys(MAGIC).find((name) => MAGIC[name]?.(bytes));
  if (!format) throw fieldError(field, 'image_format_unsupported');
  if (format === 'jpeg' && countScans(bytes) > MAX_SCANS) throw fieldError(field, 'image_unreadable');
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
  const head = await picture.metadata().catch(() => null);
  if (head?.format !== format) throw fieldError(field, 'image_unreadable');
  if (Math.min(head.width, head.height) < MIN_IMAGE_SIDE) throw fieldError(field, 'image_too_small');
  if (Math.max(head.width, head.height) > LONGEST_SIDE) throw fieldError(field, 'image_unreadable');
  return { picture, width: head.width, height: head.height };
}
