import { addressOf, floats, openKernels, words, writeRecord } from '../kernels/kernels.ts';

/** Number of gradient directions: far more than the eye can tell apart. */
const DIRECTIONS = 4096;
const UNIT_VECTORS = Float32Array.from({ length: DIRECTIONS * 2 }, (_, index) => {
  const angle = ((index >> 1) / DIRECTIONS) * Math.PI * 2;
  return index % 2 === 0 ? Math.cos(angle) : Math.sin(angle);
});

export interface TileOptions {
  /** Cells along one side; a power of two. */
  size: number;
  /** Noise periods over the tile in the first octave. */
  period: number;
  octaves: number;
  /** Amplitude ratio between octaves; 0.5 when left out. */
  gain?: number;
  seed: number;
  /** `ridged` folds each octave about its middle: crests instead of blobs. */
  shape?: 'smooth' | 'ridged';
}

/** A square tileable field of fractal noise, row by row, stretched to exactly 0–1. */
export function createNoiseTile({
  size,
  period,
  octaves,
  gain = 0.5,
  seed,
  shape = 'smooth',
}: TileOptions): Float32Array {
  const { kernels, field, record } = tileKernels(size);
  kernels.fillNoise(addressOf(record), period, octaves, gain, seed, Number(shape === 'ridged'));
  return field.slice();
}

/** Bilinear sample of a square tile whose side is a power of two; coordinates in cells, wrapping. */
export function sampleTile(field: Float32Array, size: number, x: number, y: number): number {
  const mask = size - 1;
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const fx = x - floorX;
  const fy = y - floorY;
  const x0 = floorX & mask;
  const x1 = (floorX + 1) & mask;
  const row0 = (floorY & mask) * size;
  const row1 = ((floorY + 1) & mask) * size;
  const top = field[row0 + x0]! + (field[row0 + x1]! - field[row0 + x0]!) * fx;
  const bottom = field[row1 + x0]! + (field[row1 + x1]! - field[row1 + x0]!) * fx;
  return top + (bottom - top) * fy;
}

type TileKernels = ReturnType<typeof openTileKernels>;
/** By size. Scenes make several tiles of few sizes. */
const opened = new Map<number, TileKernels>();

function tileKernels(size: number): TileKernels {
  const known = opened.get(size) ?? openTileKernels(size);
  opened.set(size, known);
  return known;
}

function openTileKernels(size: number) {
  const { kernels, regions } = openKernels({
    field: floats(size * size),
    directions: floats(UNIT_VECTORS.length),
    // Two numbers of 64 bits for each column.
    upper: floats(size * 4),
    lower: floats(size * 4),
    record: words(5),
  });
  const { field, directions, upper, lower, record } = regions;
  directions.set(UNIT_VECTORS);
  writeRecord(record, [size, ...[field, directions, upper, lower].map(addressOf)], []);
  return { kernels, field, record };
}
