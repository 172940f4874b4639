import { lerp, levels, storeLevels } from './colour';

const FIELD_SIZE: i32 = 1024;
const MASK: i32 = FIELD_SIZE - 1;
const SKY_DEPTH: f32 = 1e6;
/**
 * Between these distances the crowns rise out of the bare ground, where single trees end (see
 * renderer/terrain/garden.ts).
 */
const CROWNS_FROM: f32 = 110;
const CROWNS_FULL: f32 = 200;
const PEAK_BITS: i32 = 4;
const PEAKS: i32 = FIELD_SIZE >> PEAK_BITS;
const FOG_STEPS: i32 = 2048;
const FOG_SCALE: f32 = 340;
/**
 * What a row has gathered, in bytes: red, green, blue, cover, water, its depth, distance (0 where nothing stands yet).
 */
const CELL: usize = 32;
const WATER: usize = 16;
const WATER_DEPTH: usize = 20;
const DISTANCE: usize = 24;

/** A landscape and its light, as renderer/terrain/march.ts writes them. */
// @ts-expect-error: decorator
@unmanaged
export class Ground {
  width: i32;
  height: i32;
  pixels: usize;
  depth: usize;
  water: usize;
  waterDepth: usize;
  /** Heights without trees and with them, and lava (0 without). */
  bare: usize;
  crowned: usize;
  lava: usize;
  /** RGBA: lit colour and steepness. */
  baked: usize;
  detail: usize;
  billows: usize;
  fogTable: usize;
  fogColours: usize;
  steps: usize;
  thickness: usize;
  /** The highest ground, water or cloud in and around each square of 16 by 16 cells. */
  peaks: usize;
  stepCount: i32;
  isLarge: i32;
  hasCloudSea: i32;
  cells: usize;
  waterLevel: f32;
  base: f32;
  mistScale: f32;
  summit: f32;
  roughness: f32;
  seaLevel: f32;
  seaBillow: f32;
  litRed: f32;
  litGreen: f32;
  litBlue: f32;
  darkRed: f32;
  darkGreen: f32;
  darkBlue: f32;
  sunX: f32;
  sunY: f32;
  farthest: f32;
  /** 1: what burns is sulphur, blue; 0: lava. */
  blueFire: f32;
}

/**
 * Draws the land over what the pixels hold: column by column, front to back, each painting what rises above what it has
 * painted. `x` and `y` are the camera's place, shifted by whole fields so that they and all that is seen are positive.
 */
export function march(
  ground: Ground,
  x: f32,
  y: f32,
  cameraHeight: f32,
  forwardX: f32,
  forwardY: f32,
  focal: f32,
  horizonY: f32,
  seconds: f32,
  firstStep: i32,
): void {
  for (let column = 0; column < ground.width; column++)
    marchColumn(ground, column, x, y, cameraHeight, forwardX, forwardY, focal, horizonY, seconds, firstStep);
}

function marchColumn(
  land: Ground,
  column: i32,
  cameraX: f32,
  cameraY: f32,
  cameraHeight: f32,
  forwardX: f32,
  forwardY: f32,
  focal: f32,
  horizonY: f32,
  seconds: f32,
  firstStep: i32,
): void {
  const height = land.height;
  const width = land.width;
  const aside: f32 = ((column as f32) + 0.5 - (width as f32) / 2) / focal;
  const dirX: f32 = forwardX + forwardY * aside;
  const dirY: f32 = forwardY - forwardX * aside;
  const fogAt = land.fogColours + column * 12;
  const fogColour = f32x4(load<f32>(fogAt), load<f32>(fogAt, 4), load<f32>(fogAt, 8), 1);
  const driftX: f32 = seconds * 1.4;
  const driftY: f32 = seconds * 0.6;
  const bare = land.bare;
  const waterLevel = land.waterLevel;
  const summit = land.summit;
  const roughness = land.roughness;
  const hasSea = land.hasCloudSea != 0;
  const seaTop: f32 = land.seaLevel + land.seaBillow;
  const cells = land.cells;
  const isLarge = land.isLarge != 0;
  memory.fill(cells, 0, (height as usize) * CELL);
  let top: f32 = height as f32;
  let previousZ = load<f32>(land.steps + (firstStep << 2));
  let previousY: f32 = Infinity;
  let previousHeight: f32 = -1000;
  for (let step = firstStep; step < land.stepCount && top > 0; step++) {
    const z = load<f32>(land.steps + (step << 2));
    // Not even the summit would rise above what stands before it.
    if ((step & 15) == 0 && summit > cameraHeight && horizonY - ((summit - cameraHeight) * focal) / z >= top) {
      previousHeight = 1e6;
      break;
    }
    const worldX: f32 = cameraX + dirX * z;
    const worldY: f32 = cameraY + dirY * z;
    const floorX = worldX as i32;
    const floorY = worldY as i32;
    // Nothing around here rises above what stands before it.
    const peak = load<f32>(
      land.peaks +
        ((((floorY >> PEAK_BITS) & (PEAKS - 1)) * PEAKS + ((floorX >> PEAK_BITS) & (PEAKS - 1))) << 2),
    );
    if ((peak - cameraHeight) * focal <= (horizonY - top) * z) {
      previousZ = z;
      previousY = Infinity;
      previousHeight = peak;
      continue;
    }
    const fx: f32 = worldX - (floorX as f32);
    const fy: f32 = worldY - (floorY as f32);
    const x0 = floorX & MASK;
    const x1 = (floorX + 1) & MASK;
    const row0 = (floorY & MASK) * FIELD_SIZE;
    const row1 = ((floorY + 1) & MASK) * FIELD_SIZE;
    let here = smooth(z < CROWNS_FROM ? bare : land.crowned, row0, row1, x0, x1, fx, fy);
    if (z >= CROWNS_FROM && z < CROWNS_FULL) {
      const naked = smooth(bare, row0, row1, x0, x1, fx, fy);
      here = naked + (here - naked) * ((z - CROWNS_FROM) / (CROWNS_FULL - CROWNS_FROM));
    }
    let sea: f32 = -1;
    if (hasSea && here < seaTop) {
      const rise: f32 =
        sample(land.billows, worldX * 0.62 + driftX, worldY * 0.62 + driftY) * 0.72 +
        sample(land.billows, worldX * 1.9 - driftX * 0.6, worldY * 1.9) * 0.28;
      const crown: f32 = land.seaLevel + (rise * 2 - 1) * land.seaBillow;
      if (crown > here) {
        sea = min<f32>(1, (crown - here) * 0.16);
        here = crown;
      }
    }
    const isWater = here < waterLevel;
    const depthHere: f32 = waterLevel - here;
    if (isWater) here = waterLevel;
    else if (z < 190 && sea < 0) {
      const rough: f32 = texel(land.detail, worldX * 9, worldY * 9) - 0.5;
      here += rough * 0.34 * roughness * min<f32>(1, max<f32>(0, (here - waterLevel) * 1.2)) * (1 - z / 190);
    }
    const lineY: f32 = horizonY - ((here - cameraHeight) * focal) / z;
    if (lineY < top) {
      const from: f32 = max<f32>(0, lineY);
      const last = floor(from) as i32;
      const rowsInStep: f32 = previousY - lineY;
      const isSpread = rowsInStep > 1.2 && previousY < 1e6;
      let fog: f32 = -1;
      for (let row = min(height - 1, (ceil(top) as i32) - 1); row >= last; row--) {
        const part: f32 = min<f32>((row as f32) + 1, top) - max<f32>(row as f32, from);
        if (part <= 0) continue;
        const cell = cells + (row as usize) * CELL;
        // Which part of the way from the last step to this one the row shows.
        const t: f32 = isSpread ? min<f32>(1, max<f32>(0, (previousY - (row as f32) - 0.5) / rowsInStep)) : 1;
        const rowZ: f32 = previousZ + (z - previousZ) * t;
        if (load<f32>(cell, DISTANCE) == 0) store<f32>(cell, rowZ, DISTANCE);
        if (isWater) {
          store<f32>(cell, load<f32>(cell, WATER) + part, WATER);
          store<f32>(cell, load<f32>(cell, WATER_DEPTH) + depthHere * part, WATER_DEPTH);
          continue;
        }
        const pointX: f32 = cameraX + dirX * rowZ;
        const pointY: f32 = cameraY + dirY * rowZ;
        const px = pointX as i32;
        const py = pointY as i32;
        const qx: f32 = pointX - (px as f32);
        const qy: f32 = pointY - (py as f32);
        const left = px & MASK;
        const right = (px + 1) & MASK;
        const aboveRow = (py & MASK) * FIELD_SIZE;
        const belowRow = ((py + 1) & MASK) * FIELD_SIZE;
        const nearest = land.baked + ((aboveRow + left) << 2);
        const upper = lerp(levels(nearest), levels(land.baked + ((aboveRow + right) << 2)), qx);
        const lower = lerp(
          levels(land.baked + ((belowRow + left) << 2)),
          levels(land.baked + ((belowRow + right) << 2)),
          qx,
        );
        let colour = lerp(upper, lower, qy);
        // Cliffs take the texture from the side: from above it would be drawn out into streaks.
        const steep: f32 = (load<u8>(nearest, 3) as f32) / 255;
        const rowHeight: f32 = cameraHeight + ((horizonY - (row as f32) - 0.5) * rowZ) / focal;
        const along: f32 = (pointX + pointY) * 0.8;
        const flatCoarse = texture(land.detail, pointX * 1.7, pointY * 1.7, isLarge);
        const wallCoarse = texture(land.detail, along * 1.5, rowHeight * 1.7, isLarge);
        let shade: f32 =
          1 +
          (flatCoarse + (wallCoarse - flatCoarse) * steep - 0.5) * 0.42 * roughness * min<f32>(1, 420 / rowZ);
        if (rowZ < 160) {
          const flatFine = texture(land.detail, pointX * 9, pointY * 9, isLarge);
          const wallFine = texture(land.detail, along * 8, rowHeight * 8, isLarge);
          shade += (flatFine + (wallFine - flatFine) * steep - 0.5) * 0.56 * roughness * (1 - rowZ / 160);
          if (isLarge)
            shade +=
              (sample(land.detail, (pointX + pointY * 0.3) * 38, (pointY - pointX * 0.3 + rowHeight) * 38) - 0.5) *
              0.42 *
              roughness *
              (1 - rowZ / 160);
        }
        colour = f32x4.mul(colour, f32x4.splat(shade));
        if (land.lava != 0) colour = heated(land, colour, left, right, aboveRow, belowRow, qx, qy, pointX, pointY, seconds);
        if (sea >= 0) colour = clouded(land, colour, pointX, pointY, driftX, driftY, sea);
        if (fog < 0) fog = fogFor(land, load<f32>(land.thickness + (step << 2)), here);
        // Red, green, blue and, as the fourth, cover: fog counts as much as land does.
        const seen = f32x4.replace_lane(lerp(colour, fogColour, fog), 3, 1);
        v128.store(cell, f32x4.add(v128.load(cell), f32x4.mul(seen, f32x4.splat(part))));
      }
      top = from;
    }
    previousZ = z;
    previousY = lineY;
    previousHeight = here;
  }
  // Between the farthest step and the horizon lies land or sea too, all haze: left alone, a band of bare sky would
  // show.
  const horizonRow = max(0, floor(horizonY) as i32);
  if (top > (horizonRow as f32)) {
    const isSea = previousHeight <= waterLevel + 0.01;
    for (let row = min(height - 1, (ceil(top) as i32) - 1); row >= horizonRow; row--) {
      const part: f32 = min<f32>((row as f32) + 1, top) - (row as f32);
      if (part <= 0) continue;
      const cell = cells + (row as usize) * CELL;
      if (load<f32>(cell, DISTANCE) == 0) store<f32>(cell, land.farthest, DISTANCE);
      if (isSea) {
        store<f32>(cell, load<f32>(cell, WATER) + part, WATER);
        store<f32>(cell, load<f32>(cell, WATER_DEPTH) + 40 * part, WATER_DEPTH);
      } else {
        v128.store(cell, f32x4.add(v128.load(cell), f32x4.mul(fogColour, f32x4.splat(part))));
      }
    }
    top = horizonRow as f32;
  }
  const firstRow = max(0, floor(top) as i32);
  for (let row = 0; row < min(height, firstRow); row++) {
    const index: usize = ((row * width + column) as usize) << 2;
    store<f32>(land.depth + index, SKY_DEPTH);
    store<f32>(land.water + index, 0);
  }
  for (let row = firstRow; row < height; row++) {
    const index: usize = ((row * width + column) as usize) << 2;
    const cell = cells + (row as usize) * CELL;
    const gathered = v128.load(cell);
    const wet = load<f32>(cell, WATER);
    const sky: f32 = max<f32>(0, 1 - f32x4.extract_lane(gathered, 3) - wet);
    // The fourth number is opacity: what is not sky.
    const land4 = f32x4.replace_lane(gathered, 3, 255 * (1 - sky));
    const sum = f32x4.add(land4, f32x4.mul(levels(land.pixels + index), f32x4.splat(sky)));
    storeLevels(land.pixels + index, sum);
    const distance = load<f32>(cell, DISTANCE);
    store<f32>(land.depth + index, distance != 0 ? distance : SKY_DEPTH);
    store<f32>(land.water + index, wet);
    store<f32>(land.waterDepth + index, wet > 0 ? load<f32>(cell, WATER_DEPTH) / wet : 0);
  }
}

function heated(
  land: Ground,
  colour: v128,
  left: i32,
  right: i32,
  aboveRow: i32,
  belowRow: i32,
  qx: f32,
  qy: f32,
  pointX: f32,
  pointY: f32,
  seconds: f32,
): v128 {
  const heat = smooth(land.lava, aboveRow, belowRow, left, right, qx, qy);
  if (heat <= 0.02) return colour;
  const flow = sample(land.billows, pointX * 5 - seconds * 1.5, pointY * 5 + seconds * 2.4);
  const hot: f32 = min<f32>(1, heat * (0.62 + 0.8 * flow));
  const glow: f32 = min<f32>(1, heat * 2.2);
  const white: f32 = hot * hot * hot * hot;
  const fire =
    land.blueFire > 0
      ? f32x4(4 + 120 * white, 30 + 150 * hot * hot, 150 + 105 * hot, 0)
      : f32x4(150 + 105 * hot, 18 + 190 * hot * hot, 4 + 96 * white, 0);
  return lerp(colour, fire, glow);
}

function clouded(land: Ground, colour: v128, pointX: f32, pointY: f32, driftX: f32, driftY: f32, sea: f32): v128 {
  const here = sample(land.billows, pointX * 0.62 + driftX, pointY * 0.62 + driftY);
  const nearer = sample(
    land.billows,
    (pointX + land.sunX * 6) * 0.62 + driftX,
    (pointY + land.sunY * 6) * 0.62 + driftY,
  );
  const fine = sample(land.billows, pointX * 1.9 - driftX * 0.6, pointY * 1.9);
  const lit: f32 = min<f32>(1, max<f32>(0, 0.42 + (here - nearer) * 4.2 + (fine - 0.5) * 0.9 + (here - 0.5) * 0.8));
  const shown = lerp(
    f32x4(land.darkRed, land.darkGreen, land.darkBlue, 0),
    f32x4(land.litRed, land.litGreen, land.litBlue, 0),
    lit,
  );
  return lerp(colour, shown, sea);
}

// @ts-expect-error: decorator
@inline
function fogFor(land: Ground, thick: f32, height: f32): f32 {
  const lowness: f32 = min<f32>(1, max<f32>(0, 1 - (height - land.base) * land.mistScale));
  const step = min(FOG_STEPS, (thick * (0.5 + 1.05 * lowness * lowness) * FOG_SCALE) as i32);
  return load<f32>(land.fogTable + (step << 2));
}

/** A field between four of its cells. */
// @ts-expect-error: decorator
@inline
function smooth(field: usize, row0: i32, row1: i32, x0: i32, x1: i32, fx: f32, fy: f32): f32 {
  const a = load<f32>(field + ((row0 + x0) << 2));
  const c = load<f32>(field + ((row1 + x0) << 2));
  const upper: f32 = a + (load<f32>(field + ((row0 + x1) << 2)) - a) * fx;
  const lower: f32 = c + (load<f32>(field + ((row1 + x1) << 2)) - c) * fx;
  return upper + (lower - upper) * fy;
}

/** One number of a tile of 256 by 256, repeated. */
// @ts-expect-error: decorator
@inline
function texel(tile: usize, x: f32, y: f32): f32 {
  return load<f32>(tile + (((((y as i32) & 255) << 8) + ((x as i32) & 255)) << 2));
}

// @ts-expect-error: decorator
@inline
function texture(tile: usize, x: f32, y: f32, isLarge: bool): f32 {
  return isLarge ? sample(tile, x, y) : texel(tile, x, y);
}

/** A tile of 256 by 256 between four of its numbers, repeated. */
function sample(tile: usize, x: f32, y: f32): f32 {
  const floorX = floor(x);
  const floorY = floor(y);
  const x0 = (floorX as i32) & 255;
  const y0 = (floorY as i32) & 255;
  const row0 = tile + (y0 << 10);
  const row1 = tile + (((y0 + 1) & 255) << 10);
  const x1 = ((x0 + 1) & 255) << 2;
  const fx: f32 = x - floorX;
  const a = load<f32>(row0 + (x0 << 2));
  const c = load<f32>(row1 + (x0 << 2));
  const upper: f32 = a + (load<f32>(row0 + x1) - a) * fx;
  const lower: f32 = c + (load<f32>(row1 + x1) - c) * fx;
  return upper + (lower - upper) * (y - floorY);
}
