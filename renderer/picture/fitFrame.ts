import { cropRaster, createRaster, type Raster, resizeRaster } from './raster.ts';

/** The largest part that may be cropped unasked; a picture that would lose more is extended instead. */
const MOST_CUT = 0.36;
/** Aspect ratios that differ by less look the same. */
const SAME_RATIO = 0.04;

export type FrameFit = 'same' | 'crop' | 'expand';

/** How a picture is fitted to a frame when the prompt does not say. */
export function chooseFit(raster: Raster, width: number, height: number): FrameFit {
  const change = raster.width / raster.height / (width / height);
  const narrower = Math.min(change, 1 / change);
  if (narrower > 1 - SAME_RATIO) return 'same';
  return 1 - narrower <= MOST_CUT ? 'crop' : 'expand';
}

/** Fills the frame and crops the excess; `focus` is the point to keep, in parts of width and height. */
export async function cropTo(
  raster: Raster,
  width: number,
  height: number,
  focus: { x: number; y: number } = { x: 0.5, y: 0.45 },
): Promise<Raster> {
  const scale = Math.min(raster.width / width, raster.height / height);
  const cutWidth = Math.min(raster.width, Math.round(width * scale));
  const cutHeight = Math.min(raster.height, Math.round(height * scale));
  const place = (centre: number, size: number, whole: number): number =>
    Math.round(Math.min(whole - size, Math.max(0, centre * whole - size / 2)));
  const cut = cropRaster(
    raster,
    place(focus.x, cutWidth, raster.width),
    place(focus.y, cutHeight, raster.height),
    cutWidth,
    cutHeight,
  );
  return resizeRaster(cut, width, height);
}

/** The middle of a larger picture, not scaled. */
export function cropCentre(raster: Raster, width: number, height: number): Raster {
  return cropRaster(
    raster,
    Math.floor((raster.width - width) / 2),
    Math.floor((raster.height - height) / 2),
    width,
    height,
  );
}

/** Turns a picture to the right, quarter by quarter. */
export function turnRight(raster: Raster, quarters: number): Raster {
  if (quarters === 0) return raster;
  const { width, height } = raster;
  const result = createRaster(height, width);
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, width * height);
  const to = new Uint32Array(result.data.buffer);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + (height - 1 - y)] = from[y * width + x]!;
  return turnRight(result, quarters - 1);
}

/** Mirrors left and right. */
export function flip(raster: Raster): Raster {
  const result = createRaster(raster.width, raster.height);
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, raster.width * raster.height);
  const to = new Uint32Array(result.data.buffer);
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++) to[y * raster.width + x] = from[(y + 1) * raster.width - 1 - x]!;
  return result;
}
