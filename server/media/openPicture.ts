import sharp, { type Sharp } from 'sharp';
import { MAX_IMAGE_BYTES, MIN_IMAGE_SIDE } from '../../contract/limits.ts';
import { fieldError } from '../platform/http/apiError.ts';

/** Formats by their first bytes: the name of a file proves nothing. */
const MAGIC: Record<string, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff,
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/**
 * Reads the head of an uploaded picture and refuses what is none of ours, before anything is decoded.
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
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false });
  const head = await picture.metadata().catch(() => null);
  if (head?.format !== format) throw fieldError(field, 'image_unreadable');
  if (Math.min(head.width, head.height) < MIN_IMAGE_SIDE) throw fieldError(field, 'image_too_small');
  return { picture, width: head.width, height: head.height };
}
