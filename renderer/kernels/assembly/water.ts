import { lerp, levels, storeLevels } from './colour';

const SKY_DEPTH: f32 = 1e6;
const RIPPLES: i32 = 255;
/** Numbers of the tables for e^-x: this many for each whole x. */
const DECAY_STEPS: f32 = 128;
const DECAY_MOST: f32 = 16;

/** A water's look and the frame it is painted into, as renderer/terrain/water.ts writes them. */
// @ts-expect-error: decorator
@unmanaged
export class Water {
  width: i32;
  height: i32;
  pixels: usize;
  depth: usize;
  water: usize;
  waterDepth: usize;
  /** Tiles of 256 by 256: heights of ripples, their slopes (to the right and away, side by side), foam. */
  ripples: usize;
  slopes: usize;
  foam: usize;
  /** By column: fog colour (three numbers), distance of the shore, angle of the view. */
  fogColours: usize;
  shore: usize;
  angles: usize;
  decay: usize;
  /** By row: how much fog hides. */
  fogs: usize;
  level: f32;
  roughness: f32;
  amplitude: f32;
  murk: f32;
  surf: f32;
  glitter: f32;
  deepRed: f32;
  deepGreen: f32;
  deepBlue: f32;
  shallowRed: f32;
  shallowGreen: f32;
  shallowBlue: f32;
  bedRed: f32;
  bedGreen: f32;
  bedBlue: f32;
  sunRed: f32;
  sunGreen: f32;
  sunBlue: f32;
  whiteRed: f32;
  whiteGreen: f32;
  whiteBlue: f32;
}

/** Paints the water pixels that the land left: reflection, depth, glitter, foam, haze. */
export function paintWater(
  look: Water,
  cameraX: f32,
  cameraY: f32,
  cameraHeight: f32,
  forwardX: f32,
  forwardY: f32,
  focal: f32,
  horizonY: f32,
  turned: f32,
  sunSlope: f32,
  seconds: f32,
): void {
  const width = look.width;
  const height = look.height;
  const middle: f32 = (width as f32) / 2;
  const above: f32 = cameraHeight - look.level;
  const drift: f32 = seconds * (1.6 + 2.4 * look.roughness);
  const amplitude = look.amplitude;
  const firstRow = max(0, floor(horizonY) as i32);
  for (let column = 0; column < width; column++) {
    const depth =
      firstRow > 0 && firstRow <= height
        ? load<f32>(look.depth + (((firstRow - 1) * width + column) << 2))
        : SKY_DEPTH;
    store<f32>(look.shore + (column << 2), depth);
  }
  const deep = f32x4(look.deepRed, look.deepGreen, look.deepBlue, 0);
  const shallow = f32x4(look.shallowRed, look.shallowGreen, look.shallowBlue, 0);
  const bed = f32x4(look.bedRed, look.bedGreen, look.bedBlue, 0);
  const sun = f32x4(look.sunRed, look.sunGreen, look.sunBlue, 0);
  const white = f32x4(look.whiteRed, look.whiteGreen, look.whiteBlue, 0);
  const spread: f32 = 0.0022 + 0.006 * look.roughness;
  const acrossSun: f32 = 0.55 / spread;
  const upSun: f32 = 1 / (spread * 9);
  const hang: f32 = 2 * above * focal;
  for (let row = firstRow; row < height; row++) {
    const below: f32 = (row as f32) + 0.5 - horizonY;
    const planeZ: f32 = (above * focal) / max<f32>(0.6, below);
    const grazing: f32 = max<f32>(0.0008, below / focal);
    // Ripples smaller than a pixel average out: far water is smooth and only stretches what it mirrors.
    const footprint: f32 = planeZ / focal;
    const fade: f32 = 1 / (1 + footprint * 3.2 + planeZ * 0.0032);
    const fadeFine: f32 = 1 / (1 + footprint * 16 + planeZ * 0.02);
    const stretch: f32 = amplitude * (1 - fade * 0.7);
    const fog = load<f32>(look.fogs + (row << 2));
    for (let column = 0; column < width; column++) {
      const index: usize = ((row * width + column) as usize) << 2;
      const shore = look.shore + (column << 2);
      const part = load<f32>(look.water + index);
      if (part <= 0.001) {
        // What stands nearer than the water behind it is no shore.
        const depth = load<f32>(look.depth + index);
        if (depth > planeZ * 0.9) store<f32>(shore, depth);
        continue;
      }
      const aside: f32 = ((column as f32) + 0.5 - middle) / focal;
      const worldX: f32 = cameraX + (forwardX + forwardY * aside) * planeZ;
      const worldY: f32 = cameraY + (forwardY - forwardX * aside) * planeZ;
      const broad = ripple(worldX * 2.2 + drift * 0.6, worldY * 2.2 + drift);
      const fine = ripple(worldX * 5.7 + drift * 1.1, worldY * 5.7 - drift * 0.7);
      const swell = ripple(worldX * 0.55 - drift * 0.2, worldY * 0.55 + drift * 0.5);
      const slope = f32x4.add(
        f32x4.mul(v128.load64_zero(look.slopes + (broad << 1)), f32x4.splat(amplitude * fade)),
        f32x4.add(
          f32x4.mul(v128.load64_zero(look.slopes + (fine << 1)), f32x4.splat(amplitude * fadeFine * 0.8)),
          f32x4.mul(v128.load64_zero(look.slopes + (swell << 1)), f32x4.splat(amplitude * 0.8)),
        ),
      );
      const slopeX = f32x4.extract_lane(slope, 0);
      const slopeY = f32x4.extract_lane(slope, 1);

      // The mirror image of something at a distance hangs below its foot, not below the horizon.
      let distance = load<f32>(shore);
      let mirror: f32 = horizonY - below + (distance < SKY_DEPTH ? hang / distance : 0);
      const sampled = floor(mirror) as i32;
      if (sampled >= 0 && sampled < row) {
        const deeper = load<f32>(look.depth + ((sampled * width + column) << 2));
        if (deeper > distance) {
          distance = deeper;
          mirror = horizonY - below + (distance < SKY_DEPTH ? hang / distance : 0);
        }
      }
      const mirrorY = min(
        row - 1,
        max(
          0,
          floor(
            mirror - abs(slopeY) * focal * 0.5 - stretch * 26 * abs(slopeX) + slopeY * focal * 0.35,
          ) as i32,
        ),
      );
      const mirrorX = min(width - 1, max(0, floor((column as f32) + slopeX * focal * 0.42) as i32));
      let source = (mirrorY * width + mirrorX) << 2;
      // Never mirror water: it is not painted yet where this looks.
      if (load<f32>(look.water + source) > 0.02)
        source = (max(0, min(firstRow - 1, mirrorY)) * width + mirrorX) << 2;
      const facing: f32 = min<f32>(
        1,
        grazing / sqrt<f32>(1 + grazing * grazing + aside * aside) + abs(slopeY) * 0.5,
      );
      const away: f32 = 1 - facing;
      const mirrored: f32 = min<f32>(0.94, 0.05 + 0.95 * away * away * away * away * away);
      const wetDepth = load<f32>(look.waterDepth + index);
      const clear: f32 = wetDepth > 30 ? 0 : decayed(look, wetDepth * look.murk);
      let colour = lerp(lerp(deep, shallow, clear), bed, clear * clear * clear * 0.8);
      colour = lerp(colour, levels(look.pixels + source), mirrored);

      // Glitter: facets that happen to throw the sun at the camera.
      const awayX: f32 = load<f32>(look.angles + (column << 2)) - turned + slopeX * 1.9;
      const awayY: f32 = grazing + slopeY * 2.1 - sunSlope * 0.72;
      const miss: f32 =
        awayX * awayX * acrossSun + max<f32>(0, awayY * awayY - 0.004) * upSun;
      const spark: f32 = miss > 5 ? 0 : decayed(look, miss) * look.glitter;
      if (spark > 0.01)
        colour = lerp(
          colour,
          sun,
          min<f32>(
            1,
            spark *
              (0.35 +
                2.4 * max<f32>(0, load<f32>(look.ripples + fine) - 0.42) +
                0.8 * max<f32>(0, load<f32>(look.ripples + broad) - 0.4)),
          ),
        );
      if (wetDepth < 2.2 && (look.surf > 0 || wetDepth < 0.35)) {
        const foam = foamAt(look, worldX, worldY, wetDepth, seconds);
        if (foam > 0.01) colour = lerp(colour, white, foam);
      }
      const haze = look.fogColours + column * 12;
      colour = lerp(colour, f32x4(load<f32>(haze), load<f32>(haze, 4), load<f32>(haze, 8), 0), fog);
      const target = look.pixels + index;
      const old = levels(target);
      const sum = f32x4.add(old, f32x4.mul(f32x4.replace_lane(colour, 3, 0), f32x4.splat(part)));
      storeLevels(target, sum);
    }
  }
}

/** A rim of foam at the edge and, with surf, lines of breakers that run in and dissolve. */
function foamAt(look: Water, x: f32, y: f32, depth: f32, seconds: f32): f32 {
  const surf = look.surf;
  const lace = load<f32>(look.foam + ripple(x * 6, y * 6 + seconds * 3));
  const broad = load<f32>(look.foam + ripple(x * 1.3 + seconds, y * 1.3));
  const edge: f32 = max<f32>(0, 1 - depth / (0.16 + 0.3 * surf * broad)) * (0.35 + 0.65 * surf);
  if (surf == 0) return edge * 0.5 * lace;
  // Phase by depth: lines follow the shore and come in, unevenly along it.
  const phase: f32 = depth * 3.1 + seconds * 0.55 + broad * 1.7;
  const wave: f32 = phase - floor(phase);
  const crest: f32 = max<f32>(0, 1 - abs(wave - 0.16) * 7) + max<f32>(0, 0.5 - abs(wave - 0.34) * 2.6) * 0.8;
  const line: f32 = crest * max<f32>(0, 1 - depth / 2.1) * surf;
  const torn: f32 = min<f32>(1, max<f32>(0, (lace - 0.34) * 3.2));
  return min<f32>(0.95, max<f32>(edge * (0.4 + 0.6 * lace), line * torn));
}

/** Where a tile holds a place. */
// @ts-expect-error: decorator
@inline
function ripple(x: f32, y: f32): usize {
  return (((((floor(y) as i32) & RIPPLES) << 8) + ((floor(x) as i32) & RIPPLES)) << 2) as usize;
}

/** e to the power of minus x, for x from 0 on. */
// @ts-expect-error: decorator
@inline
function decayed(look: Water, x: f32): f32 {
  return load<f32>(look.decay + (((min<f32>(DECAY_MOST, x) * DECAY_STEPS) as i32) << 2));
}
