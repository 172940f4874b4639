import { chooseFit, cropTo } from './fitFrame.ts';
import { softBlur, mapPlane, createPlane, type Plane } from './planes.ts';
import { createRaster, type Raster, resizeRaster } from './raster.ts';
import { trimFrame } from './scanFrame.ts';
import { smoothstep } from '../light/noise.ts';

export interface Expanded {
  raster: Raster;
  /** What surrounds the picture: its own plain ground, or a blurred copy of it. */
  around: 'ground' | 'copy';
}

/** Where a picture stands in its frame, pixels. */
interface Inset {
  inner: Raster;
  left: number;
  top: number;
}

/**
 * Shows the whole picture in a larger frame. A plain ground goes on outwards. Anything else would be smeared or appear
 * a second time, so there the picture stands before a blurred, enlarged copy of itself.
 */
export async function expandTo(whole: Raster, width: number, height: number): Promise<Expanded> {
  const raster = trimFrame(whole);
  const scale =
    Math.min(width / raster.width, height / raster.height) * (chooseFit(raster, width, height) === 'same' ? 0.74 : 1);
  const innerWidth = Math.min(width, Math.round(raster.width * scale));
  const innerHeight = Math.min(height, Math.round(raster.height * scale));
  const inset: Inset = {
    inner: await resizeRaster(raster, innerWidth, innerHeight),
    left: Math.floor((width - innerWidth) / 2),
    top: Math.floor((height - innerHeight) / 2),
  };
  if (hasPlainEdges(inset)) return { raster: continueGround(inset, width, height), around: 'ground' };
  const copy = await blurredCopy(raster, width, height);
  const [from, to] = [pixelsOf(inset.inner), pixelsOf(copy)];
  for (let y = 0; y < innerHeight; y++)
    to.set(from.subarray(y * innerWidth, (y + 1) * innerWidth), (y + inset.top) * width + inset.left);
  return { raster: copy, around: 'copy' };
}

function pixelsOf({ data, width, height }: Raster): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, width * height);
}

/** How far, in levels, colours along a plain edge may be from their mean. */
const PLAIN_SPREAD = 9;

/** Whether the picture is plain along every edge beyond which it is to go on: a studio's white, an even sky. */
function hasPlainEdges({ inner, left, top }: Inset): boolean {
  const { width, height } = inner;
  const isPlain = (length: number, indexOf: (place: number) => number): boolean => {
    for (let channel = 0; channel < 3; channel++) {
      let [sum, squares] = [0, 0];
      for (let place = 0; place < length; place++) {
        const value = inner.data[indexOf(place) * 4 + channel]!;
        sum += value;
        squares += value * value;
      }
      if (squares / length - (sum / length) ** 2 > PLAIN_SPREAD ** 2) return false;
    }
    return true;
  };
  const isRowPlain = (y: number): boolean => isPlain(width, (x) => y * width + x);
  const isColumnPlain = (x: number): boolean => isPlain(height, (y) => y * width + x);
  return (
    (top === 0 || (isRowPlain(0) && isRowPlain(height - 1))) &&
    (left === 0 || (isColumnPlain(0) && isColumnPlain(width - 1)))
  );
}

/** The colours at the edges go on outwards, softer the farther out. */
function continueGround({ inner, left, top }: Inset, width: number, height: number): Raster {
  const wide = createRaster(width, height);
  const [from, to] = [pixelsOf(inner), pixelsOf(wide)];
  const away = createPlane(width, height);
  const within = (place: number, size: number): number => Math.min(size - 1, Math.max(0, place));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [inX, inY] = [within(x - left, inner.width), within(y - top, inner.height)];
      to[y * width + x] = from[inY * inner.width + inX]!;
      away.values[y * width + x] = Math.hypot(x - left - inX, y - top - inY);
    }
  }
  return softenOutwards(wide, away);
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

/** The copy is blurred at this many pixels a side, and a little darker than the picture before it. */
const COPY_SIDE = 120;
const COPY_BLUR = 5;
const COPY_LIGHT = 0.9;

async function blurredCopy(raster: Raster, width: number, height: number): Promise<Raster> {
  const scale = COPY_SIDE / Math.max(width, height);
  const small = await cropTo(raster, Math.max(2, Math.round(width * scale)), Math.max(2, Math.round(height * scale)));
  for (let channel = 0; channel < 3; channel++) {
    const plane = createPlane(small.width, small.height);
    const soft = softBlur(
      mapPlane(plane, (_, index) => small.data[index * 4 + channel]!),
      COPY_BLUR,
    );
    soft.values.forEach((value, index) => {
      small.data[index * 4 + channel] = value * COPY_LIGHT;
    });
  }
  return resizeRaster(small, width, height);
}
