import { chooseFit, cropTo } from './fitFrame.ts';
import { continueByPatches, frontIn, type Inset, isAtEdge, scaled } from './continueByPatches.ts';
import { softBlur, mapPlane, createPlane, type Plane } from './planes.ts';
import { createRaster, type Raster, resizeRaster } from './raster.ts';
import type { ExtensionSide } from '../readExtension.ts';
import { inBoth } from '../prompt/vocabulary/thingNames.ts';
import { trimFrame } from './scanFrame.ts';
import { smoothstep } from '../light/noise.ts';

/**
 * What surrounds a picture that was extended, by name: its own ground (everywhere, or not below somebody whom the lower
 * edge cuts off), its own mirror image out of focus, or a blurred copy of it.
 */
export const AROUND = {
  ground: inBoth('latar dilanjutkan/background continued')!,
  groundAbove: inBoth('latar dilanjutkan, kecuali di bawah/background continued, but not below')!,
  blur: inBoth('dilanjutkan buram/continued out of focus')!,
  copy: inBoth('di depan salinan buram/before a blurred copy')!,
};

export interface Expanded {
  raster: Raster;
  around: keyof typeof AROUND;
}

/**
 * Shows the whole picture in a larger frame. A plain ground goes on outwards; skies, floors and lawns go on in patches
 * of themselves where that can be believed. Anything else would be smeared or appear a second time, so there the picture
 * stands before a blurred, enlarged copy of itself; at one side, its colours go on out of focus.
 * @param side where it goes on; all around without one
 */
export async function expandTo(
  whole: Raster,
  width: number,
  height: number,
  side: ExtensionSide | null = null,
): Promise<Expanded> {
  const raster = trimFrame(whole);
  const scale =
    Math.min(width / raster.width, height / raster.height) * (chooseFit(raster, width, height) === 'same' ? 0.74 : 1);
  const innerWidth = Math.min(width, scaled(raster.width, scale));
  const innerHeight = Math.min(height, scaled(raster.height, scale));
  const inner = await resizeRaster(raster, innerWidth, innerHeight);
  const front = await frontIn(inner);
  // Below somebody whom the lower edge cuts off there is nothing to show.
  const isCutOff = !side && front !== null && isAtEdge(front, 'bottom');
  const inset: Inset = {
    inner,
    left: Math.floor((width - innerWidth) * (side === 'right' ? 0 : side === 'left' ? 1 : 0.5)),
    top: Math.floor((height - innerHeight) * (side === 'bottom' ? 0 : side === 'top' || isCutOff ? 1 : 0.5)),
  };
  const around = isCutOff && inset.top > 0 ? 'groundAbove' : 'ground';
  if (hasPlainEdges(inset, { width, height })) return { raster: continueGround(inset, width, height, 'edge'), around };
  const continued = await continueByPatches(inset, front, width, height);
  if (continued) return { raster: continued, around };
  if (side) return { raster: continueGround(inset, width, height, 'mirror'), around: 'blur' };
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
function hasPlainEdges({ inner, left, top }: Inset, whole: { width: number; height: number }): boolean {
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
    (top === 0 || isRowPlain(0)) &&
    (top + height === whole.height || isRowPlain(height - 1)) &&
    (left === 0 || isColumnPlain(0)) &&
    (left + width === whole.width || isColumnPlain(width - 1))
  );
}

/** How soon and how much what goes on outwards is blurred, thousandths of the longer side. */
const SOFTNESS = {
  edge: { near: 14, far: 64, from: 22, to: 70 },
  mirror: { near: 26, far: 70, from: 14, to: 60 },
} as const;

/** The colours at the edges, or what lies within them, go on outwards, softer the farther out. */
function continueGround({ inner, left, top }: Inset, width: number, height: number, by: keyof typeof SOFTNESS): Raster {
  const wide = createRaster(width, height);
  const [from, to] = [pixelsOf(inner), pixelsOf(wide)];
  const away = createPlane(width, height);
  const clamp = (place: number, size: number): number => Math.min(size - 1, Math.max(0, place));
  const mirror = (place: number, size: number): number =>
    clamp(place < 0 ? -1 - place : place >= size ? 2 * size - 1 - place : place, size);
  const source = by === 'edge' ? clamp : mirror;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [inX, inY] = [x - left, y - top];
      to[y * width + x] = from[source(inY, inner.height) * inner.width + source(inX, inner.width)]!;
      away.values[y * width + x] = Math.hypot(inX - clamp(inX, inner.width), inY - clamp(inY, inner.height));
    }
  }
  return softenOutwards(wide, away, SOFTNESS[by]);
}

function softenOutwards(
  wide: Raster,
  away: Plane,
  { near, far, from, to }: { near: number; far: number; from: number; to: number },
): Raster {
  const unit = Math.max(wide.width, wide.height) / 1000;
  for (let channel = 0; channel < 3; channel++) {
    const plane = mapPlane(away, (_, index) => wide.data[index * 4 + channel]!);
    const soft = softBlur(plane, near * unit);
    const softest = softBlur(soft, far * unit);
    away.values.forEach((distance, index) => {
      if (distance === 0) return;
      const first = smoothstep(0, from * unit, distance);
      const second = smoothstep(6 * unit, to * unit, distance);
      const value = soft.values[index]! + (softest.values[index]! - soft.values[index]!) * second;
      wide.data[index * 4 + channel] = plane.values[index]! + (value - plane.values[index]!) * first;
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
