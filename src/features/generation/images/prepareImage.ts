import { MIN_IMAGE_SIDE } from '../../../../contract/limits.ts';
import type { ErrorCode } from '../../../../contract/errorCodes.ts';
import '../errorTexts.ts';
import { type Area, type Size, sizeToSend } from './imageArea.ts';
import { checkFile, type ImageFormat } from './imageFormat.ts';

export interface PreparedImage extends Size {
  blob: Blob;
}

/** A file that cannot be used; `code` is the message code of the reason. */
export class ImageRefusedError extends Error {
  override readonly name = 'ImageRefusedError';
  readonly code: ErrorCode;

  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Bytes; a smaller image within the size limit is sent unchanged. */
const SMALL_ENOUGH = 1_500_000;
const QUALITY = 0.9;

/** Decodes upright: the camera's orientation is applied. */
async function decode(blob: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(blob, { imageOrientation: 'from-image' });
  } catch {
    throw new ImageRefusedError('image_unreadable');
  }
}

/** Redraws a part of an image. Transparent parts stay transparent. */
async function draw(bitmap: ImageBitmap, area: Area, format: ImageFormat): Promise<PreparedImage> {
  const { width, height } = sizeToSend(area);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new ImageRefusedError('image_unreadable');
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
  const type = format === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  if (!blob) throw new ImageRefusedError('image_unreadable');
  return { blob, width, height };
}

/**
 * Checks a file's format and size and makes it small enough to upload fast.
 * @throws ImageRefusedError
 */
export async function prepareImage(file: Blob): Promise<PreparedImage> {
  const checked = await checkFile(file);
  if ('code' in checked) throw new ImageRefusedError(checked.code);
  const bitmap = await decode(file);
  try {
    const { width, height } = bitmap;
    if (Math.min(width, height) < MIN_IMAGE_SIDE) throw new ImageRefusedError('image_too_small');
    const wanted = sizeToSend({ width, height });
    // Read into memory now: the file may be moved, or its card removed, before it is sent.
    const original = { blob: new Blob([await file.arrayBuffer()], { type: checked.format }), width, height };
    if (file.size <= SMALL_ENOUGH && wanted.width === width && wanted.height === height) return original;
    const drawn = await draw(bitmap, { x: 0, y: 0, width, height }, checked.format);
    return drawn.blob.size < file.size ? drawn : original;
  } finally {
    bitmap.close();
  }
}

/** Crops an image. @throws ImageRefusedError */
export async function cropImage(blob: Blob, area: Area): Promise<PreparedImage> {
  const bitmap = await decode(blob);
  try {
    return await draw(bitmap, area, blob.type === 'image/jpeg' ? 'image/jpeg' : 'image/webp');
  } finally {
    bitmap.close();
  }
}
