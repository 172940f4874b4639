import { smoothstep } from '../light/noise.ts';
import { trimFrame } from './scanFrame.ts';
import { mapPlane, softBlur, createPlane, type Plane } from './planes.ts';
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

/** Width of the border strip an extension repeats, part of the picture's size: too narrow to show anybody twice. */
const STRIP = 0.05;

/**
 * Shows the whole picture in a larger frame and extends it: the colours at its borders go on outwards, softer the
 * farther out. Nothing in the picture appears a second time.
 */
export async function expandTo(whole: Raster, width: number, height: number): Promise<Raster> {
  const raster = trimFrame(whole);
  const scale =
    Math.min(width / raster.width, height / raster.height) * (chooseFit(raster, width, height) === 'same' ? 0.74 : 1);
  const innerWidth = Math.min(width, Math.round(raster.width * scale));
  const innerHeight = Math.min(height, Math.round(raster.height * scale));
  const inner = await resizeRaster(raster, innerWidth, innerHeight);
  const left = Math.floor((width - innerWidth) / 2);
  const top = Math.floor((height - innerHeight) / 2);
  const wide = createRaster(width, height);
  const from = new Uint32Array(inner.data.buffer, inner.data.byteOffset, innerWidth * innerHeight);
  const to = new Uint32Array(wide.data.buffer);
  const away = createPlane(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sourceX = beyond(x - left, innerWidth);
      const sourceY = beyond(y - top, innerHeight);
      to[y * width + x] = from[sourceY * innerWidth + sourceX]!;
      const outX = Math.max(left - x, x - (left + innerWidth - 1), 0);
      const outY = Math.max(top - y, y - (top + innerHeight - 1), 0);
      away.values[y * width + x] = Math.hypot(outX, outY);
    }
  }
  return softenOutwards(wide, away);
}

/** Maps a coordinate to one inside the picture: from outside, to and fro within the strip at the border. */
function beyond(place: number, size: number): number {
  const strip = Math.max(1, Math.round(size * STRIP));
  const away = place < 0 ? -1 - place : place - size;
  if (away < 0) return place;
  const swing = away % (strip * 2);
  const inward = swing < strip ? swing : strip * 2 - 1 - swing;
  return place < 0 ? inward : size - 1 - inward;
}

function softenOutwards(wide: Raster, away: Plane): Raster {
  const unit = Math.max(wide.width, wide.height) / 1000;
  for (let channel = 0; channel < 3; channel++) {
    const plane = mapPlane(away, (_, index) => wide.data[index * 4 + channel]!);
    const near = softBlur(plane, 14 * unit);
    const far = softBlur(near, 64 * unit);
    away.values.forEach((distance, index) => {
      if (distance === 0) return;
      const first = smoothstep(0, 22 * unit, distance);
      const second = smoothstep(6 * unit, 70 * unit, distance);
      const soft = near.values[index]! + (far.values[index]! - near.values[index]!) * second;
      wide.data[index * 4 + channel] = plane.values[index]! + (soft - plane.values[index]!) * first;
    });
  }
  return wide;
}

/** Mirrors left and right. */
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

export function flip(raster: Raster): Raster {
  const result = createRaster(raster.width, raster.height);
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, raster.width * raster.height);
  const to = new Uint32Array(result.data.buffer);
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++) to[y * raster.width + x] = from[(y + 1) * raster.width - 1 - x]!;
  return result;
}
