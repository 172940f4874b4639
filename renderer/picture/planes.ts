import type { Raster } from './raster.ts';

/** One number per pixel, rows from the top: brightness, depth, how much of a pixel belongs to a person. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

export function createPlane(width: number, height: number, value = 0): Plane {
  return { width, height, values: new Float32Array(width * height).fill(value) };
}

/** Brightness (BT.709) in 0–1. */
export function luminancePlane({ width, height, data }: Raster): Plane {
  const plane = createPlane(width, height);
  for (let index = 0, at = 0; index < plane.values.length; index++, at += 4) {
    plane.values[index] = (data[at]! * 0.2126 + data[at + 1]! * 0.7152 + data[at + 2]! * 0.0722) / 255;
  }
  return plane;
}

/** Opacity in 0–1. */
export function opacityPlane({ width, height, data }: Raster): Plane {
  const plane = createPlane(width, height);
  for (let index = 0; index < plane.values.length; index++) plane.values[index] = data[index * 4 + 3]! / 255;
  return plane;
}

export function mapPlane(plane: Plane, change: (value: number, index: number) => number): Plane {
  return { width: plane.width, height: plane.height, values: plane.values.map(change) };
}

/** Mean over a square of `radius` pixels each way, by a running sum whose cost does not depend on it; edges repeat. */
export function boxBlur(plane: Plane, radius: number): Plane {
  const reach = Math.max(0, Math.round(radius));
  if (reach === 0) return mapPlane(plane, (value) => value);
  const { width, height } = plane;
  const between = new Float32Array(width * height);
  const values = new Float32Array(width * height);
  const scale = 1 / (reach * 2 + 1);
  for (let row = 0; row < height; row++) {
    const start = row * width;
    const first = plane.values[start]!;
    const last = plane.values[start + width - 1]!;
    let sum = first * reach;
    for (let x = 0; x < reach; x++) sum += x < width ? plane.values[start + x]! : last;
    for (let x = 0; x < width; x++) {
      sum += x + reach < width ? plane.values[start + x + reach]! : last;
      between[start + x] = sum * scale;
      sum -= x - reach >= 0 ? plane.values[start + x - reach]! : first;
    }
  }
  const sums = new Float64Array(width);
  const lastRow = (height - 1) * width;
  for (let x = 0; x < width; x++) {
    let sum = between[x]! * reach;
    for (let y = 0; y < reach; y++) sum += between[Math.min(y, height - 1) * width + x]!;
    sums[x] = sum;
  }
  for (let row = 0; row < height; row++) {
    const enter = row + reach < height ? (row + reach) * width : lastRow;
    const leave = row - reach >= 0 ? (row - reach) * width : 0;
    for (let x = 0; x < width; x++) {
      const sum = sums[x]! + between[enter + x]!;
      values[row * width + x] = sum * scale;
      sums[x] = sum - between[leave + x]!;
    }
  }
  return { width, height, values };
}

/**
 * Pixels on the longer side beyond which wide filters work on a smaller plane: their result is smooth, and ten planes of
 * a photo of 4096 × 4096 would take 640 MB.
 */
const FULL_SIZE = 2048;
/** A radius from which on a blur cannot be told from one of a smaller plane. */
const WIDE = 12;

/** Three box blurs, close to a Gaussian of about the same radius. */
export function softBlur(plane: Plane, radius: number): Plane {
  const scale = FULL_SIZE / Math.max(plane.width, plane.height);
  if (scale < 1 && radius >= WIDE) {
    const small = resizePlane(plane, Math.round(plane.width * scale), Math.round(plane.height * scale));
    return resizePlane(softBlur(small, radius * scale), plane.width, plane.height);
  }
  const step = Math.max(1, radius / 1.7);
  return boxBlur(boxBlur(boxBlur(plane, step), step), step);
}

/**
 * Smooths `plane` while keeping the edges that `guide` has (He, Sun, Tang: "Guided image filtering"; for large planes He,
 * Sun: "Fast guided filter", where slopes and offsets are those of a smaller plane).
 * @param epsilon variance of the guide from which on it counts as an edge
 */
export function guidedFilter(plane: Plane, guide: Plane, radius: number, epsilon: number): Plane {
  const { width, height } = plane;
  const scale = Math.min(1, FULL_SIZE / Math.max(width, height));
  const small = (whole: Plane): Plane =>
    scale < 1 ? resizePlane(whole, Math.round(width * scale), Math.round(height * scale)) : whole;
  const { slope, offset } = slopesOf(small(plane), small(guide), { radius: Math.max(1, radius * scale), epsilon });
  if (scale === 1) return mapPlane(guide, (value, at) => slope.values[at]! * value + offset.values[at]!);
  const filtered = createPlane(width, height);
  const [slopes, offsets] = [new Float32Array(width), new Float32Array(width)];
  for (let y = 0; y < height; y++) {
    sampleRow(slope, { y, height, row: slopes });
    sampleRow(offset, { y, height, row: offsets });
    for (let x = 0, at = y * width; x < width; x++, at++)
      filtered.values[at] = slopes[x]! * guide.values[at]! + offsets[x]!;
  }
  return filtered;
}

/** How the plane follows its guide around each pixel. */
function slopesOf(
  plane: Plane,
  guide: Plane,
  { radius, epsilon }: { radius: number; epsilon: number },
): { slope: Plane; offset: Plane } {
  const product = (a: Plane, b: Plane): Plane => mapPlane(a, (value, index) => value * b.values[index]!);
  const meanGuide = boxBlur(guide, radius);
  const meanPlane = boxBlur(plane, radius);
  const meanBoth = boxBlur(product(guide, plane), radius);
  const meanSquare = boxBlur(product(guide, guide), radius);
  const slope = mapPlane(meanBoth, (both, index) => {
    const centre = meanGuide.values[index]!;
    const variance = meanSquare.values[index]! - centre * centre;
    return (both - centre * meanPlane.values[index]!) / (variance + epsilon);
  });
  const offset = mapPlane(meanPlane, (value, index) => value - slope.values[index]! * meanGuide.values[index]!);
  return { slope: boxBlur(slope, radius), offset: boxBlur(offset, radius) };
}

/** The plane at another size: averaged when shrinking, interpolated when growing. */
export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const across = plane.width / width;
  const down = plane.height / height;
  const source = across > 1.5 || down > 1.5 ? boxBlur(plane, Math.max(across, down) / 2) : plane;
  const resized = createPlane(width, height);
  for (let y = 0; y < height; y++)
    sampleRow(source, { y, height, row: resized.values.subarray(y * width, (y + 1) * width) });
  return resized;
}

/** Fills `row` with row `y` of the plane as if it had `height` rows, each as long as `row`. */
function sampleRow(plane: Plane, { y, height, row }: { y: number; height: number; row: Float32Array }): void {
  const across = plane.width / row.length;
  const sourceY = Math.min(plane.height - 1, Math.max(0, (y + 0.5) * (plane.height / height) - 0.5));
  const y0 = Math.floor(sourceY);
  const row0 = y0 * plane.width;
  const row1 = Math.min(plane.height - 1, y0 + 1) * plane.width;
  const fy = sourceY - y0;
  for (let x = 0; x < row.length; x++) {
    const sourceX = Math.min(plane.width - 1, Math.max(0, (x + 0.5) * across - 0.5));
    const x0 = Math.floor(sourceX);
    const x1 = Math.min(plane.width - 1, x0 + 1);
    const fx = sourceX - x0;
    const top = plane.values[row0 + x0]! + (plane.values[row0 + x1]! - plane.values[row0 + x0]!) * fx;
    const bottom = plane.values[row1 + x0]! + (plane.values[row1 + x1]! - plane.values[row1 + x0]!) * fx;
    row[x] = top + (bottom - top) * fy;
  }
}

/** Stretches to exactly 0–1, ignoring the outermost `part` of values on both ends. */
export function normalise(plane: Plane, part = 0.01): Plane {
  const sorted = Float32Array.from(plane.values).sort();
  const low = sorted[Math.floor(sorted.length * part)]!;
  const high = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * (1 - part)))]!;
  const scale = high > low ? 1 / (high - low) : 0;
  return mapPlane(plane, (value) => Math.min(1, Math.max(0, (value - low) * scale)));
}

export function meanOf({ values }: Plane): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
