import { createCanvas, type Canvas } from '@napi-rs/canvas';
import sharp from 'sharp';

/** A picture in memory: RGBA, 8 bits a channel, rows from the top, alpha not premultiplied. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Uploads were checked to be smaller; a file that claims more pixels did not come from one. */
const MAX_INPUT_PIXELS = 50_000_000;

export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

export function copyRaster({ width, height, data }: Raster): Raster {
  return { width, height, data: new Uint8ClampedArray(data) };
}

/**
 * Reads a picture file whole, or not larger than `within` pixels on its longer side.
 * @throws Error when it cannot be decoded
 */
export async function readRaster(path: string, within?: number): Promise<Raster> {
  const image = sharp(path, { limitInputPixels: MAX_INPUT_PIXELS });
  const sized = within
    ? image.resize({ width: within, height: within, fit: 'inside', withoutEnlargement: true })
    : image;
  const { data, info } = await sized.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}

/** The picture at another size, sharply filtered; the aspect ratio may change. */
export async function resizeRaster(raster: Raster, width: number, height: number): Promise<Raster> {
  if (raster.width === width && raster.height === height) return copyRaster(raster);
  const { data } = await sharp(raster.data, {
    raw: { width: raster.width, height: raster.height, channels: 4 },
    limitInputPixels: false,
  })
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length) };
}

/** A rectangle of a picture, pixels; must lie inside it. */
export function cropRaster(raster: Raster, left: number, top: number, width: number, height: number): Raster {
  const cropped = createRaster(width, height);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * raster.width + left) * 4;
    cropped.data.set(raster.data.subarray(from, from + width * 4), row * width * 4);
  }
  return cropped;
}

export function toCanvas(raster: Raster): Canvas {
  const canvas = createCanvas(raster.width, raster.height);
  paintRaster(canvas, raster);
  return canvas;
}

/** Replaces a canvas's pixels, transparency included; the sizes must be equal. */
export function paintRaster(canvas: Canvas, raster: Raster): void {
  const context = canvas.getContext('2d');
  const image = context.createImageData(raster.width, raster.height);
  image.data.set(raster.data);
  context.putImageData(image, 0, 0);
}

export function fromCanvas(canvas: Canvas): Raster {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, data };
}

/** Whether part of the picture is transparent, so that it is a cut-out already. */
export function hasTransparency({ data }: Raster): boolean {
  let count = 0;
  for (let index = 3; index < data.length; index += 4) if (data[index]! < 128) count++;
  return count > data.length / 4 / 100;
}

/** Fills the transparent parts of a picture with a colour. */
export function flatten({ data }: Raster, [red, green, blue]: readonly [number, number, number]): void {
  for (let index = 0; index < data.length; index += 4) {
    const opacity = data[index + 3]! / 255;
    if (opacity === 1) continue;
    data[index] = red + (data[index]! - red) * opacity;
    data[index + 1] = green + (data[index + 1]! - green) * opacity;
    data[index + 2] = blue + (data[index + 2]! - blue) * opacity;
    data[index + 3] = 255;
  }
}
