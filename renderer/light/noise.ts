/**
 * Seeded randomness and smooth tileable fields. Everything drawn is derived from these, so that one seed always gives
 * the same picture.
 */

/** Hashes text to 32 bits (FNV-1a, finished as in murmur3, so that similar texts give very different numbers). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mixBits(hash);
}

/** Hashes two integers and a seed to a number in [0, 1). */
export function hashCell(x: number, y: number, seed: number): number {
  return mixBits(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed) / 4294967296;
}

function mixBits(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A stream of numbers in [0, 1): mulberry32. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Independent named streams of one seed: a change to one does not affect another. */
export function createStreams(seed: number): (stream: string) => () => number {
  return (stream) => mulberry32(hashText(`${seed}|${stream}`));
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Value noise in [0, 1] at a point; repeats every `period` units on both axes. */
export function valueNoise(x: number, y: number, period: number, seed: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const fractionX = x - cellX;
  const fractionY = y - cellY;
  const blendX = fractionX * fractionX * fractionX * (fractionX * (fractionX * 6 - 15) + 10);
  const blendY = fractionY * fractionY * fractionY * (fractionY * (fractionY * 6 - 15) + 10);
  const x0 = ((cellX % period) + period) % period;
  const y0 = ((cellY % period) + period) % period;
  const x1 = (x0 + 1) % period;
  const y1 = (y0 + 1) % period;
  const top = hashCell(x0, y0, seed) * (1 - blendX) + hashCell(x1, y0, seed) * blendX;
  const bottom = hashCell(x0, y1, seed) * (1 - blendX) + hashCell(x1, y1, seed) * blendX;
  return top * (1 - blendY) + bottom * blendY;
}

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
  const field = new Float32Array(size * size);
  let amplitude = 1;
  let frequency = period;
  for (let octave = 0; octave < octaves && frequency <= size; octave++) {
    addGradientOctave(field, size, frequency, amplitude, seed + octave * 7919, shape === 'ridged');
    amplitude *= gain;
    frequency *= 2;
  }
  return stretch(field);
}

/** Number of gradient directions: far more than the eye can tell apart. */
const DIRECTIONS = 4096;
const UNIT_VECTORS = Float32Array.from({ length: DIRECTIONS * 2 }, (_, index) => {
  const angle = ((index >> 1) / DIRECTIONS) * Math.PI * 2;
  return index % 2 === 0 ? Math.cos(angle) : Math.sin(angle);
});

/** Gradient noise: value noise shows its square grid as soon as light falls on it. */
function addGradientOctave(
  field: Float32Array,
  size: number,
  frequency: number,
  amplitude: number,
  seed: number,
  isRidged: boolean,
): void {
  const gradientX = new Float32Array(frequency * frequency);
  const gradientY = new Float32Array(frequency * frequency);
  for (let y = 0; y < frequency; y++) {
    for (let x = 0; x < frequency; x++) {
      const direction = Math.floor(hashCell(x, y, seed) * DIRECTIONS) * 2;
      gradientX[y * frequency + x] = UNIT_VECTORS[direction]!;
      gradientY[y * frequency + x] = UNIT_VECTORS[direction + 1]!;
    }
  }
  const step = frequency / size;
  const columns = Float64Array.from({ length: size }, (_, column) => column * step);
  const places: Places = {
    left: Int32Array.from(columns, (x) => Math.floor(x) % frequency),
    right: Int32Array.from(columns, (x) => (Math.floor(x) + 1) % frequency),
    into: columns.map((x) => x - Math.floor(x)),
    blend: columns.map((x) => smootherstep(x - Math.floor(x))),
  };
  const edgeAt = (y: number): Edge => {
    const from = (y % frequency) * frequency;
    return edgeAlong(places, gradientX.subarray(from, from + frequency), gradientY.subarray(from, from + frequency));
  };
  let upper = edgeAt(0);
  let lower = edgeAt(1);
  for (let row = 0, cell = 0; row < size; row++) {
    const y0 = Math.floor(row * step);
    if (y0 !== cell) {
      upper = y0 === cell + 1 ? lower : edgeAt(y0);
      lower = edgeAt(y0 + 1);
      cell = y0;
    }
    addGradientRow(field, row * size, { upper, lower, fy: row * step - y0, amplitude, isRidged });
  }
}

function smootherstep(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** For each column: the gradients left and right of it, its distance from the left one, and the smoothed share. */
interface Places {
  left: Int32Array;
  right: Int32Array;
  into: Float64Array;
  blend: Float64Array;
}

/** For each column, the contribution of one row of gradients: its value on the row, and its slope below it. */
interface Edge {
  value: Float64Array;
  growth: Float64Array;
}

function edgeAlong({ left, right, into, blend }: Places, gradientX: Float32Array, gradientY: Float32Array): Edge {
  const value = new Float64Array(left.length);
  const growth = new Float64Array(left.length);
  for (let column = 0; column < left.length; column++) {
    const from = left[column]!;
    const to = right[column]!;
    const fx = into[column]!;
    const a = gradientX[from]! * fx;
    value[column] = a + (gradientX[to]! * (fx - 1) - a) * blend[column]!;
    growth[column] = gradientY[from]! + (gradientY[to]! - gradientY[from]!) * blend[column]!;
  }
  return { value, growth };
}

function addGradientRow(
  field: Float32Array,
  start: number,
  {
    upper,
    lower,
    fy,
    amplitude,
    isRidged,
  }: { upper: Edge; lower: Edge; fy: number; amplitude: number; isRidged: boolean },
): void {
  const blendY = smootherstep(fy);
  const { value: above, growth: aboveGrowth } = upper;
  const { value: below, growth: belowGrowth } = lower;
  for (let column = 0; column < above.length; column++) {
    const top = above[column]! + aboveGrowth[column]! * fy;
    const value = top + (below[column]! + belowGrowth[column]! * (fy - 1) - top) * blendY;
    field[start + column] = field[start + column]! + amplitude * (isRidged ? 0.5 - Math.abs(value) : value);
  }
}

function stretch(field: Float32Array): Float32Array {
  let least = Infinity;
  let most = -Infinity;
  for (let index = 0; index < field.length; index++) {
    const value = field[index]!;
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const scale = most > least ? 1 / (most - least) : 0;
  for (let index = 0; index < field.length; index++) field[index] = (field[index]! - least) * scale;
  return field;
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
