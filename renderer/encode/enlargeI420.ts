import { i420Length } from './i420.ts';

interface Size {
  width: number;
  height: number;
}

/** Weights are whole numbers: this much is a whole sample. */
const ONE = 256;
const HALF = 1 << 15;

/** Prepares enlarging I420 frames from one size to another, both even, bilinearly. */
export function createEnlarger(from: Size, to: Size): (source: Uint8Array, target: Uint8Array) => void {
  const luma = createPlaneEnlarger(from, to);
  const chroma = createPlaneEnlarger(halve(from), halve(to));
  const small = from.width * from.height;
  const large = to.width * to.height;
  return (source, target) => {
    luma(source.subarray(0, small), target.subarray(0, large));
    for (const plane of [4, 5]) {
      chroma(
        source.subarray((small * plane) / 4, (small * (plane + 1)) / 4),
        target.subarray((large * plane) / 4, (large * (plane + 1)) / 4),
      );
    }
  };
}

function halve({ width, height }: Size): Size {
  return { width: width / 2, height: height / 2 };
}

/** Room for a frame of a size. */
export function createI420({ width, height }: Size): Uint8Array {
  return new Uint8Array(i420Length(width, height));
}

function createPlaneEnlarger(from: Size, to: Size): (source: Uint8Array, target: Uint8Array) => void {
  const columns = placesOf(from.width, to.width);
  const rows = placesOf(from.height, to.height);
  // One more than is read of a row with weight: the last column has nothing beside it.
  const mixed = new Uint16Array(from.width + 1);
  return (source, target) => {
    for (let row = 0; row < to.height; row++) {
      const upper = rows.at[row]! * from.width;
      const lower = Math.min(from.height - 1, rows.at[row]! + 1) * from.width;
      mixRows(source, upper, lower, rows.weight[row]!, mixed);
      mixed[from.width] = mixed[from.width - 1]!;
      spreadRow(mixed, columns, target, row * to.width);
    }
  };
}

/** For each of many samples: the one of few before it, and how much of the next it takes. */
function placesOf(few: number, many: number): { at: Uint16Array; weight: Uint16Array } {
  const at = new Uint16Array(many);
  const weight = new Uint16Array(many);
  for (let place = 0; place < many; place++) {
    const there = Math.min(few - 1, Math.max(0, ((place + 0.5) * few) / many - 0.5));
    at[place] = Math.floor(there);
    weight[place] = Math.round((there - Math.floor(there)) * ONE);
  }
  return { at, weight };
}

function mixRows(source: Uint8Array, upper: number, lower: number, weight: number, mixed: Uint16Array): void {
  const rest = ONE - weight;
  for (let column = 0; column < mixed.length - 1; column++)
    mixed[column] = source[upper + column]! * rest + source[lower + column]! * weight;
}

function spreadRow(
  mixed: Uint16Array,
  { at, weight }: { at: Uint16Array; weight: Uint16Array },
  target: Uint8Array,
  start: number,
): void {
  for (let column = 0; column < at.length; column++) {
    const left = mixed[at[column]!]!;
    const part = weight[column]!;
    target[start + column] = (Math.imul(left, ONE - part) + Math.imul(mixed[at[column]! + 1]!, part) + HALF) >>> 16;
  }
}
