import { bytes, openKernels, shorts } from '../kernels/kernels.ts';
import { i420Length } from './i420.ts';

interface Size {
  width: number;
  height: number;
}

/** Source samples per target sample, in each direction. */
const TAPS = 4;
/**
 * 16-bit numbers per entry of a table: the index of the first source sample in the first two, the weights from the
 * fifth on.
 */
const ENTRY = 8;
const WEIGHTS = 4;
/** The sum of the weights of a row and of a column. */
const ROW_SUM = 64;
const COLUMN_SUM = 256;

/**
 * Prepares enlarging I420 frames from one size to another, both even, bicubically (Catmull–Rom): edges stay sharper
 * than they would between two samples.
 */
export function createEnlarger(from: Size, to: Size): (source: Uint8Array, target: Uint8Array) => void {
  const planes = [
    { from, to },
    { from: halve(from), to: halve(to) },
    { from: halve(from), to: halve(to) },
  ];
  const { kernels, regions } = openKernels({
    small: bytes(i420Length(from.width, from.height)),
    large: bytes(i420Length(to.width, to.height)),
    rows: shorts(to.height * ENTRY),
    columns: shorts((to.width + TAPS) * ENTRY),
    chromaRows: shorts((to.height / 2) * ENTRY),
    chromaColumns: shorts((to.width / 2 + TAPS) * ENTRY),
    mixed: shorts(from.width + 24),
  });
  writePlaces(regions.rows, from.height, to.height, ROW_SUM);
  writePlaces(regions.columns, from.width, to.width, COLUMN_SUM);
  writePlaces(regions.chromaRows, from.height / 2, to.height / 2, ROW_SUM);
  writePlaces(regions.chromaColumns, from.width / 2, to.width / 2, COLUMN_SUM);
  return (source, target) => {
    regions.small.set(source);
    let read = regions.small.byteOffset;
    let written = regions.large.byteOffset;
    for (const [index, plane] of planes.entries()) {
      kernels.enlargePlane(
        read,
        plane.from.width,
        plane.from.height,
        written,
        plane.to.width,
        plane.to.height,
        (index === 0 ? regions.rows : regions.chromaRows).byteOffset,
        (index === 0 ? regions.columns : regions.chromaColumns).byteOffset,
        regions.mixed.byteOffset,
      );
      read += plane.from.width * plane.from.height;
      written += plane.to.width * plane.to.height;
    }
    target.set(regions.large);
  };
}

function halve({ width, height }: Size): Size {
  return { width: width / 2, height: height / 2 };
}

/** Allocates a frame of a size. */
export function createI420({ width, height }: Size): Uint8Array {
  return new Uint8Array(i420Length(width, height));
}

/** For each target sample: the first of its source samples, and their weights. */
function writePlaces(table: Int16Array, few: number, many: number, sum: number): void {
  const starts = new Int32Array(table.buffer, table.byteOffset, table.length / 2);
  for (let place = 0; place < many; place++) {
    const there = Math.min(few - 1, Math.max(0, ((place + 0.5) * few) / many - 0.5));
    const before = Math.floor(there);
    const weights = catmullRom(there - before).map((weight) => Math.round(weight * sum));
    // Rounded weights must still add up, or flat areas would change their brightness.
    weights[there - before < 0.5 ? 1 : 2]! += sum - weights.reduce((total, weight) => total + weight, 0);
    starts[(place * ENTRY) / 2] = before - 1;
    table.set(weights, place * ENTRY + WEIGHTS);
  }
}

function catmullRom(t: number): number[] {
  return [
    t * (-0.5 + t * (1 - 0.5 * t)),
    1 + t * t * (-2.5 + 1.5 * t),
    t * (0.5 + t * (2 - 1.5 * t)),
    t * t * (-0.5 + 0.5 * t),
  ];
}
