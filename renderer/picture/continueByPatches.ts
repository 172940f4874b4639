import { findMatte } from './matte.ts';
import { createPlane, type Plane, resizePlane } from './planes.ts';
import { createRaster, type Raster, resizeRaster } from './raster.ts';
import { blendBorder } from './removal/blendBorder.ts';
import { fillHole } from './removal/fillHole.ts';
import { widen } from './removal/marks.ts';

/** Where a picture stands in its frame, pixels. */
export interface Inset {
  inner: Raster;
  left: number;
  top: number;
}

/** What is around a picture is filled at no more than this many pixels a side. */
const WORK_SIDE = 800;
/** Fixed, so that a picture always goes on in the same way. */
const SEED = 11;

/** The part of the frame that may be new, and how long its seams may be: beyond, patterns repeat. See `fillHole`. */
const MOST_NEW = 0.55;
const MOST_DOUBT = 2;
/** From this part of an edge on, something in front is cut off by it. */
const LEAST_CUT_OFF = 0.02;
/** How surely a pixel must be in front to count. */
const IN_FRONT = 0.2;

/** Who or what stands in front, found at a small size; null where nothing but the middle is known. */
export async function frontIn(picture: Raster): Promise<Plane | null> {
  const scale = Math.min(1, WORK_SIDE / Math.max(picture.width, picture.height));
  const small = await resizeRaster(picture, scaled(picture.width, scale), scaled(picture.height, scale));
  const { plane, source, somebody } = await findMatte(small);
  return source === 'guess' ? (somebody ?? null) : plane;
}

/** A side at another size: of a very narrow picture, one pixel is left. */
export function scaled(side: number, scale: number): number {
  return Math.max(1, Math.round(side * scale));
}

/** Whether what stands in front is cut off by an edge. */
export function isAtEdge({ width, height, values }: Plane, edge: 'left' | 'right' | 'top' | 'bottom'): boolean {
  const isRow = edge === 'top' || edge === 'bottom';
  const length = isRow ? width : height;
  const last = (isRow ? height : width) - 1;
  const line = edge === 'left' || edge === 'top' ? Math.min(1, last) : Math.max(0, last - 1);
  let count = 0;
  for (let place = 0; place < length; place++)
    if (values[isRow ? line * width + place : place * width + line]! > 0.5) count++;
  return count > length * LEAST_CUT_OFF;
}

/**
 * Lets a picture go on outwards in patches of itself; who or what stands in front is not copied.
 * @returns null where it would not be believed
 */
export async function continueByPatches(
  inset: Inset,
  front: Plane | null,
  width: number,
  height: number,
): Promise<Raster | null> {
  const { inner } = inset;
  if (1 - (inner.width * inner.height) / (width * height) > MOST_NEW || (front && goesOn(inset, front, width, height)))
    return null;
  const scale = Math.min(1, WORK_SIDE / Math.max(width, height));
  const at = (place: number): number => Math.round(place * scale);
  const work = { width: at(width), height: at(height) };
  const [left, top] = [at(inset.left), at(inset.top)];
  const size = {
    width: Math.min(work.width - left, at(inner.width)),
    height: Math.min(work.height - top, at(inner.height)),
  };
  const small = await resizeRaster(inner, size.width, size.height);
  const inFront = front ? resizePlane(front, size.width, size.height) : createPlane(size.width, size.height);
  const colours = new Float32Array(work.width * work.height * 3);
  const hole = new Uint8Array(work.width * work.height).fill(1);
  const ahead = new Uint8Array(work.width * work.height);
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const from = y * size.width + x;
      const to = (y + top) * work.width + x + left;
      hole[to] = 0;
      ahead[to] = inFront.values[from]! > IN_FRONT ? 1 : 0;
      for (let channel = 0; channel < 3; channel++) colours[to * 3 + channel] = small.data[from * 4 + channel]!;
    }
  const barred = widen(ahead, work.width, work.height, Math.round(Math.max(work.width, work.height) / 60));
  const filled = fillHole({ ...work, colours, hole, barred }, SEED, MOST_DOUBT);
  if (!filled) return null;
  blendBorder({ ...work, colours: filled, hole });
  const around = createRaster(work.width, work.height);
  for (let index = 0; index < hole.length; index++) {
    for (let channel = 0; channel < 3; channel++) around.data[index * 4 + channel] = filled[index * 3 + channel]!;
    around.data[index * 4 + 3] = 255;
  }
  const result = await resizeRaster(around, width, height);
  for (let y = 0; y < inner.height; y++)
    result.data.set(
      inner.data.subarray(y * inner.width * 4, (y + 1) * inner.width * 4),
      ((y + inset.top) * width + inset.left) * 4,
    );
  return result;
}

/** Whether something that an edge cuts off would have to go on beyond it. */
function goesOn({ inner, left, top }: Inset, front: Plane, width: number, height: number): boolean {
  return (
    (left > 0 && isAtEdge(front, 'left')) ||
    (left + inner.width < width && isAtEdge(front, 'right')) ||
    (top > 0 && isAtEdge(front, 'top')) ||
    (top + inner.height < height && isAtEdge(front, 'bottom'))
  );
}
