import sharp from 'sharp';
import type { Storage } from '../../platform/storage/storage.ts';
import type { EngineImage } from '../engine.ts';
import { readInputPicture } from '../remote/readInputPicture.ts';

/** Limits of a kind of model: shortest side in pixels; ratio as width ÷ height. */
export interface PictureLimits {
  leastSide: number;
  ratio: readonly [number, number];
}

export const VIDEO_PICTURE: PictureLimits = { leastSide: 300, ratio: [0.4, 2.5] };
export const IMAGE_PICTURE: PictureLimits = { leastSide: 15, ratio: [1 / 16, 16] };

/** @returns false for a picture whose ratio is out of range, which enlarging does not change */
export function hasAcceptedShape({ width, height }: EngineImage, { ratio: [least, most] }: PictureLimits): boolean {
  return width / height >= least && width / height <= most;
}

/** A picture as the API takes it, a data URL; too small a picture is enlarged. */
export async function pictureAddress({
  storage,
  image,
  limits,
}: {
  storage: Storage;
  image: EngineImage;
  limits: PictureLimits;
}): Promise<string> {
  const scale = limits.leastSide / Math.min(image.width, image.height);
  const picture = await readInputPicture(storage, image, async (bytes) =>
    scale > 1
      ? sharp(bytes)
          .resize({ width: Math.ceil(image.width * scale), height: Math.ceil(image.height * scale), fit: 'fill' })
          .webp({ quality: 92 })
          .toBuffer()
      : bytes,
  );
  return `data:image/webp;base64,${picture.toString('base64')}`;
}
