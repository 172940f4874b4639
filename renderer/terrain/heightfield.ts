import { mulberry32 } from '../light/noise.ts';

/** Cells along one side of every terrain; a power of two. A cell is one unit of the world. */
export const FIELD_SIZE = 1024;
const MASK = FIELD_SIZE - 1;

/** Heights in world units, row by row; the field repeats in both directions. */
export type Heightfield = Float32Array;

/** Fills a field from a function of its cell. */
export function createField(heightAt: (x: number, y: number) => number): Heightfield {
  const field = new Float32Array(FIELD_SIZE * FIELD_SIZE);
  for (let y = 0; y < FIELD_SIZE; y++) {
    for (let x = 0; x < FIELD_SIZE; x++) field[y * FIELD_SIZE + x] = heightAt(x, y);
  }
  return field;
}

/**
 * The same for land without edges as fine as a cell: asks for every other cell of every other row, and rounds the rest
 * in.
 */
export function createSmoothField(heightAt: (x: number, y: number) => number): Heightfield {
  const field = new Float32Array(FIELD_SIZE * FIELD_SIZE);
  for (let y = 0; y < FIELD_SIZE; y += 2) {
    const row = y * FIELD_SIZE;
    for (let x = 0; x < FIELD_SIZE; x += 2) field[row + x] = heightAt(x, y);
    for (let x = 1; x < FIELD_SIZE; x += 2)
      field[row + x] = between(
        field[row + ((x - 3) & MASK)]!,
        field[row + x - 1]!,
        field[row + ((x + 1) & MASK)]!,
        field[row + ((x + 3) & MASK)]!,
      );
  }
  for (let y = 1; y < FIELD_SIZE; y += 2) {
    const rows = [-3, -1, 1, 3].map((away) => ((y + away) & MASK) * FIELD_SIZE) as [number, number, number, number];
    fillBetween(field, y * FIELD_SIZE, rows);
  }
  return field;
}

function fillBetween(field: Heightfield, row: number, [a, b, c, d]: [number, number, number, number]): void {
  for (let x = 0; x < FIELD_SIZE; x++)
    field[row + x] = between(field[a + x]!, field[b + x]!, field[c + x]!, field[d + x]!);
}

/** The middle of four heights in a row, on a curve through them. */
function between(a: number, b: number, c: number, d: number): number {
  return (b + c) * 0.5625 - (a + d) * 0.0625;
}

/** Height at any point, bilinear. */
export function heightAt(field: Heightfield, x: number, y: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const fx = x - floorX;
  const fy = y - floorY;
  const x0 = floorX & MASK;
  const x1 = (floorX + 1) & MASK;
  const row0 = (floorY & MASK) * FIELD_SIZE;
  const row1 = ((floorY + 1) & MASK) * FIELD_SIZE;
  const top = field[row0 + x0]! + (field[row0 + x1]! - field[row0 + x0]!) * fx;
  const bottom = field[row1 + x0]! + (field[row1 + x1]! - field[row1 + x0]!) * fx;
  return top + (bottom - top) * fy;
}

/** The height that this part (0–1) of the ground lies below, from a sample of the cells. */
export function quantile(field: Heightfield, part: number): number {
  const sample = new Float32Array(field.length >> 6);
  for (let index = 0; index < sample.length; index++) sample[index] = field[(index << 6) + ((index * 37) & 63)]!;
  sample.sort();
  return sample[Math.min(sample.length - 1, Math.max(0, Math.floor(part * sample.length)))]!;
}

/** Box blur with a running sum; `radius` in cells. */
export function blurField(field: Float32Array, radius: number): Float32Array {
  const across = new Float32Array(field.length);
  const result = new Float32Array(field.length);
  const scale = 1 / (radius * 2 + 1);
  for (let y = 0; y < FIELD_SIZE; y++) {
    const row = y * FIELD_SIZE;
    let sum = 0;
    for (let x = -radius; x <= radius; x++) sum += field[row + (x & MASK)]!;
    for (let x = 0; x < FIELD_SIZE; x++) {
      across[row + x] = sum * scale;
      sum += field[row + ((x + radius + 1) & MASK)]! - field[row + ((x - radius) & MASK)]!;
    }
  }
  const sums = new Float32Array(FIELD_SIZE);
  for (let y = -radius; y <= radius; y++) {
    const row = (y & MASK) * FIELD_SIZE;
    for (let x = 0; x < FIELD_SIZE; x++) sums[x] = sums[x]! + across[row + x]!;
  }
  for (let y = 0; y < FIELD_SIZE; y++) {
    const row = y * FIELD_SIZE;
    const entering = ((y + radius + 1) & MASK) * FIELD_SIZE;
    const leaving = ((y - radius) & MASK) * FIELD_SIZE;
    for (let x = 0; x < FIELD_SIZE; x++) {
      result[row + x] = sums[x]! * scale;
      sums[x] = sums[x]! + across[entering + x]! - across[leaving + x]!;
    }
  }
  return result;
}

export interface ErosionOptions {
  droplets: number;
  seed: number;
  /** How much a droplet digs, 0–1; 0.3 is usual. */
  strength: number;
}

const DROPLET_STEPS = 36;

/** Lets rain run down and carve gullies: each droplet carries soil downhill and drops it where it slows. */
export function erode(field: Heightfield, { droplets, seed, strength }: ErosionOptions): void {
  const random = mulberry32(seed);
  for (let droplet = 0; droplet < droplets; droplet++) {
    let x = random() * FIELD_SIZE;
    let y = random() * FIELD_SIZE;
    let directionX = 0;
    let directionY = 0;
    let speed = 1;
    let water = 1;
    let soil = 0;
    for (let step = 0; step < DROPLET_STEPS; step++) {
      const cellX = Math.floor(x);
      const cellY = Math.floor(y);
      const fx = x - cellX;
      const fy = y - cellY;
      const x0 = cellX & MASK;
      const x1 = (cellX + 1) & MASK;
      const row0 = (cellY & MASK) * FIELD_SIZE;
      const row1 = ((cellY + 1) & MASK) * FIELD_SIZE;
      const a = field[row0 + x0]!;
      const b = field[row0 + x1]!;
      const c = field[row1 + x0]!;
      const d = field[row1 + x1]!;
      const slopeX = (b - a) * (1 - fy) + (d - c) * fy;
      const slopeY = (c - a) * (1 - fx) + (d - b) * fx;
      directionX = directionX * 0.08 - slopeX * 0.92;
      directionY = directionY * 0.08 - slopeY * 0.92;
      const length = Math.sqrt(directionX * directionX + directionY * directionY);
      if (length < 1e-4) break;
      directionX /= length;
      directionY /= length;
      const here = a * (1 - fx) * (1 - fy) + b * fx * (1 - fy) + c * (1 - fx) * fy + d * fx * fy;
      const fall = heightAt(field, x + directionX, y + directionY) - here;
      const capacity = Math.max(-fall, 0.01) * speed * water * 5;
      let change: number;
      if (soil > capacity || fall > 0) {
        change = fall > 0 ? Math.min(fall, soil) : (soil - capacity) * 0.3;
        soil -= change;
      } else {
        change = -Math.min((capacity - soil) * strength, -fall);
        soil -= change;
      }
      field[row0 + x0] = a + change * (1 - fx) * (1 - fy);
      field[row0 + x1] = b + change * fx * (1 - fy);
      field[row1 + x0] = c + change * (1 - fx) * fy;
      field[row1 + x1] = d + change * fx * fy;
      x += directionX;
      y += directionY;
      speed = Math.sqrt(Math.max(0.04, speed * speed - fall * 3));
      water *= 0.975;
    }
  }
  levelSpikes(field);
}

/**
 * Droplets leave single cells behind that stand out like thorns: none may rise above or sink below all its neighbours.
 */
function levelSpikes(field: Heightfield): void {
  const before = field.slice();
  for (let y = 0; y < FIELD_SIZE; y++) {
    const row = y * FIELD_SIZE;
    const above = ((y - 1) & MASK) * FIELD_SIZE;
    const below = ((y + 1) & MASK) * FIELD_SIZE;
    for (let x = 0; x < FIELD_SIZE; x++) {
      const a = before[row + ((x - 1) & MASK)]!;
      const b = before[row + ((x + 1) & MASK)]!;
      const c = before[above + x]!;
      const d = before[below + x]!;
      field[row + x] = Math.min(Math.max(before[row + x]!, Math.min(a, b, c, d)), Math.max(a, b, c, d));
    }
  }
}

/** Lets slopes steeper than `talus` (rise per cell) crumble; a few passes give scree, many round the peaks. */
export function crumble(field: Heightfield, passes: number, talus: number): void {
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < FIELD_SIZE; y++) {
      const row = y * FIELD_SIZE;
      const below = ((y + 1) & MASK) * FIELD_SIZE;
      for (let x = 0; x < FIELD_SIZE; x++) {
        settle(field, row + x, row + ((x + 1) & MASK), talus);
        settle(field, row + x, below + x, talus);
      }
    }
  }
}

function settle(field: Heightfield, a: number, b: number, talus: number): void {
  const difference = field[a]! - field[b]!;
  const excess = Math.abs(difference) - talus;
  if (excess <= 0) return;
  const moved = Math.sign(difference) * excess * 0.24;
  field[a] = field[a]! - moved;
  field[b] = field[b]! + moved;
}
