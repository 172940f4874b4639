/** A square tile of noise and what it is made with, as renderer/light/noiseTile.ts writes it. */
// @ts-expect-error: decorator
@unmanaged
export class Tile {
  /** Cells along a side, even. */
  size: i32;
  field: usize;
  /** Unit vectors in 4096 directions, across and down. */
  directions: usize;
  /**
   * What the gradients of a row add, by column: values on the row, then growth below it. Numbers of 64 bits: a tile is
   * the same, to the last bit, as from JavaScript.
   */
  upper: usize;
  lower: usize;
}

/** Fills a tile with octaves of gradient noise and stretches them to 0–1; with `isRidged`, folded about their middle. */
export function fillNoise(tile: Tile, period: i32, octaves: i32, gain: f64, seed: i32, isRidged: i32): void {
  memory.fill(tile.field, 0, (tile.size * tile.size) << 2);
  let amplitude: f64 = 1;
  let frequency = period;
  for (let octave = 0; octave < octaves && frequency <= tile.size; octave++) {
    if (isRidged) addOctave(tile, frequency, amplitude, seed + octave * 7919, true);
    else addOctave(tile, frequency, amplitude, seed + octave * 7919, false);
    amplitude *= gain;
    frequency *= 2;
  }
  stretch(tile);
}

// @ts-expect-error: decorator
@inline
function addOctave(tile: Tile, frequency: i32, amplitude: f64, seed: i32, isRidged: bool): void {
  const size = tile.size;
  const step: f64 = (frequency as f64) / (size as f64);
  let upper = tile.upper;
  let lower = tile.lower;
  fillEdge(tile, lower, 0, frequency, seed);
  let cell = -1;
  for (let row = 0; row < size; row++) {
    const y: f64 = (row as f64) * step;
    // At most one further: a tile has a row for each row of gradients.
    if ((floor(y) as i32) !== cell) {
      cell++;
      const free = upper;
      upper = lower;
      lower = free;
      fillEdge(tile, lower, (cell + 1) % frequency, frequency, seed);
    }
    addRow(tile, row, upper, lower, y - floor(y), amplitude, isRidged);
  }
}

/** What a row of gradients adds along its own row, and how that grows below it. */
function fillEdge(tile: Tile, edge: usize, row: i32, frequency: i32, seed: i32): void {
  const size = tile.size;
  const step: f64 = (frequency as f64) / (size as f64);
  const rowSeed = (row * 0x165667b1) ^ seed;
  let left: usize = 0;
  let right = directionAt(tile, 0, rowSeed);
  let cell = -1;
  for (let column = 0; column < size; column++, edge += 8) {
    const x: f64 = (column as f64) * step;
    if ((floor(x) as i32) !== cell) {
      cell++;
      left = right;
      right = directionAt(tile, (cell + 1) % frequency, rowSeed);
    }
    const into: f64 = x - floor(x);
    const blend = smootherstep(into);
    const fromLeft: f64 = (load<f32>(left) as f64) * into;
    const fromRight: f64 = (load<f32>(right) as f64) * (into - 1);
    store<f64>(edge, fromLeft + (fromRight - fromLeft) * blend);
    const leftGrowth: f64 = load<f32>(left, 4) as f64;
    const rightGrowth: f64 = load<f32>(right, 4) as f64;
    store<f64>(edge + (size << 3), leftGrowth + (rightGrowth - leftGrowth) * blend);
  }
}

/** The gradient of a cell; `hashCell` in renderer/light/noise.ts. */
// @ts-expect-error: decorator
@inline
function directionAt(tile: Tile, column: i32, rowSeed: i32): usize {
  let hash: u32 = (column * 0x27d4eb2d) ^ rowSeed;
  hash = (hash ^ (hash >> 16)) * 0x85ebca6b;
  hash = (hash ^ (hash >> 13)) * 0xc2b2ae35;
  hash ^= hash >> 16;
  return tile.directions + ((hash >> 20) << 3);
}

// @ts-expect-error: decorator
@inline
function addRow(
  tile: Tile,
  row: i32,
  upper: usize,
  lower: usize,
  down: f64,
  amplitude: f64,
  isRidged: bool,
): void {
  const size = tile.size;
  const growth = size << 3;
  const blend = f64x2.splat(smootherstep(down));
  const below = f64x2.splat(down);
  const above = f64x2.splat(down - 1);
  const strength = f64x2.splat(amplitude);
  let at = tile.field + ((row * size) << 2);
  for (let offset = 0; offset < growth; offset += 16, at += 8) {
    const top = f64x2.add(v128.load(upper + offset), f64x2.mul(v128.load(upper + growth + offset), below));
    const bottom = f64x2.add(v128.load(lower + offset), f64x2.mul(v128.load(lower + growth + offset), above));
    let value = f64x2.add(top, f64x2.mul(f64x2.sub(bottom, top), blend));
    if (isRidged) value = f64x2.sub(f64x2.splat(0.5), f64x2.abs(value));
    const sum = f64x2.add(f64x2.promote_low_f32x4(v128.load64_zero(at)), f64x2.mul(strength, value));
    v128.store64_lane(at, f32x4.demote_f64x2_zero(sum), 0);
  }
}

// @ts-expect-error: decorator
@inline
function smootherstep(t: f64): f64 {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

function stretch(tile: Tile): void {
  const end = tile.field + ((tile.size * tile.size) << 2);
  let least: f32 = f32.MAX_VALUE;
  let most: f32 = -f32.MAX_VALUE;
  for (let at = tile.field; at < end; at += 4) {
    least = min<f32>(least, load<f32>(at));
    most = max<f32>(most, load<f32>(at));
  }
  const range: f64 = (most as f64) - (least as f64);
  const scale: f64 = range > 0 ? 1 / range : 0;
  for (let at = tile.field; at < end; at += 4)
    store<f32>(at, (((load<f32>(at) as f64) - (least as f64)) * scale) as f32);
}
