import type { Palette, Rgb } from '../scene.ts';
import { blurField, FIELD_SIZE } from './heightfield.ts';
import type { Landform } from './landform.ts';
import type { Survey } from './survey.ts';

const MASK = FIELD_SIZE - 1;

/**
 * The lit surface: four bytes a cell, red, green, blue as they will be shown, and how steep it is (255 for a cliff).
 */
export type BakedGround = Uint8Array;

/** Light of a landscape: direction in the field's plane (0 looks along +y) and elevation, radians. */
export interface LightDirection {
  azimuth: number;
  elevation: number;
}

/** Turns reflectance and light into shown colours; one for land and trees, so that they match. */
export interface Lighting {
  /** Adds nothing, allocates nothing: writes three bytes. `lit` is direct light 0–1, `open` sky light 0–1. */
  write(target: Uint8Array, at: number, r: number, g: number, b: number, lit: number, open: number): void;
  /** The same for a single colour. */
  shade(albedo: readonly [number, number, number], lit: number, open: number): Rgb;
}

const TONE_STEPS = 2048;
const TONE_RANGE = 4;
/** Filmic shoulder and gamma from linear light to a byte, as a table: it runs three times a cell. */
const TONE = Uint8Array.from({ length: TONE_STEPS + 1 }, (_, step) => {
  const x = (step / TONE_STEPS) * TONE_RANGE * 0.86;
  const filmic = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return Math.round(255 * Math.min(1, filmic) ** (1 / 2.2));
});

function tone(value: number): number {
  return TONE[Math.min(TONE_STEPS, Math.max(0, Math.round((value / TONE_RANGE) * TONE_STEPS)))]!;
}

/** The strength of sun and sky for a palette. */
export function createLighting(palette: Palette, elevation: number): Lighting {
  const toLinear = ([r, g, b]: Rgb): [number, number, number] => [(r / 255) ** 2.2, (g / 255) ** 2.2, (b / 255) ** 2.2];
  const key = toLinear(palette.key);
  const sky = toLinear(palette.ambient);
  const strength =
    ((palette.isMoon ? 1.7 : 2.8) / (0.55 + 0.45 * Math.min(1, Math.sin(elevation) * 2.2))) *
    (palette.cover > 0.8 ? 0.45 : 1);
  const skyStrength = palette.isMoon ? 1.2 : palette.cover > 0.8 ? 1.5 : 1.25;
  // By moonlight the eye sees little colour.
  const keep = palette.isMoon ? 0.42 : 1;
  const write: Lighting['write'] = (target, at, r, g, b, lit, open) => {
    const direct = strength * lit;
    const dome = skyStrength * open;
    const grey = (r * 0.3 + g * 0.6 + b * 0.1) * (1 - keep);
    target[at] = tone((r * keep + grey) * (key[0] * direct + sky[0] * dome));
    target[at + 1] = tone((g * keep + grey) * (key[1] * direct + sky[1] * dome));
    target[at + 2] = tone((b * keep + grey) * (key[2] * direct + sky[2] * dome));
  };
  const single = new Uint8Array(3);
  return {
    write,
    shade: ([r, g, b], lit, open) => {
      write(single, 0, r, g, b, lit, open);
      return [single[0]!, single[1]!, single[2]!];
    },
  };
}

/**
 * Lights every cell once: sun or moon with soft shadows, sky light with occlusion, a little light thrown back by the
 * ground.
 */
export function bakeLight(
  { albedo, trees, surface }: Survey,
  lighting: Lighting,
  light: LightDirection,
  { waterLevel, lava, isFireBlue = false }: Landform,
): BakedGround {
  const near = blurField(surface, 4);
  const wide = blurField(surface, 20);
  const shadow = castShadows(surface, waterLevel, light);
  const sunX = Math.sin(light.azimuth) * Math.cos(light.elevation);
  const sunY = Math.cos(light.azimuth) * Math.cos(light.elevation);
  const sunUp = Math.sin(light.elevation);
  const fire = lava ? blurField(blurField(lava, 5), 5) : null;
  const baked = new Uint8Array(surface.length * 4);
  for (let y = 0; y < FIELD_SIZE; y++) {
    const row = y * FIELD_SIZE;
    const above = ((y - 1) & MASK) * FIELD_SIZE;
    const below = ((y + 1) & MASK) * FIELD_SIZE;
    for (let x = 0; x < FIELD_SIZE; x++) {
      const index = row + x;
      const height = surface[index]!;
      // Crowns are rough, and a slope of several per cell would read as noise.
      const soften = 1 - 0.45 * trees[index]!;
      const slopeX = (surface[row + ((x + 1) & MASK)]! - surface[row + ((x - 1) & MASK)]!) * 0.5 * soften;
      const slopeY = (surface[below + x]! - surface[above + x]!) * 0.5 * soften;
      const inverse = 1 / Math.sqrt(1 + slopeX * slopeX + slopeY * slopeY);
      const facing = Math.max(0, (-slopeX * sunX - slopeY * sunY + sunUp) * inverse);
      const occluded = Math.min(
        1.15,
        Math.max(0.28, 1 - (near[index]! - height) * 0.075 - Math.max(0, wide[index]! - height) * 0.012),
      );
      const thrownBack = 0.07 * (1 - inverse) * occluded;
      lighting.write(
        baked,
        index * 4,
        albedo[index * 3]!,
        albedo[index * 3 + 1]!,
        albedo[index * 3 + 2]!,
        facing * shadow[index]! + thrownBack,
        (0.5 + 0.5 * inverse) * occluded,
      );
      baked[index * 4 + 3] = Math.min(255, Math.max(0, (0.9 - inverse) * 640));
      if (fire && fire[index]! > 0.004) {
        const warm = Math.min(1, fire[index]! * 3.4);
        const most = index * 4 + (isFireBlue ? 2 : 0);
        baked[most] = Math.min(255, baked[most]! + 150 * warm);
        baked[index * 4 + 1] = Math.min(255, baked[index * 4 + 1]! + 42 * warm);
      }
    }
  }
  return baked;
}

/** 0 (shadow) to 1 at every cell; edges soften with the distance to what casts them. */
function castShadows(surface: Float32Array, waterLevel: number, { azimuth, elevation }: LightDirection): Float32Array {
  const half = FIELD_SIZE / 2;
  const coarse = new Float32Array(half * half);
  const stepX = Math.sin(azimuth);
  const stepY = Math.cos(azimuth);
  const rise = Math.tan(elevation);
  for (let y = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      const startX = x * 2;
      const startY = y * 2;
      const start = Math.max(waterLevel, surface[startY * FIELD_SIZE + startX]!) + 0.6;
      let light = 1;
      let distance = 1.6;
      for (let step = 0; step < 30; step++) {
        const sampleX = Math.round(startX + stepX * distance) & MASK;
        const sampleY = Math.round(startY + stepY * distance) & MASK;
        const clearance = (start + rise * distance - surface[sampleY * FIELD_SIZE + sampleX]!) / distance;
        const part = clearance * 7 + 0.55;
        if (part < light) {
          light = part;
          if (light <= 0) {
            light = 0;
            break;
          }
        }
        distance += 1 + distance * 0.13;
      }
      coarse[y * half + x] = light;
    }
  }
  return doubleSize(coarse, half);
}

function doubleSize(coarse: Float32Array, half: number): Float32Array {
  const result = new Float32Array(FIELD_SIZE * FIELD_SIZE);
  const halfMask = half - 1;
  for (let y = 0; y < FIELD_SIZE; y++) {
    const y0 = (y >> 1) * half;
    const y1 = (((y >> 1) + 1) & halfMask) * half;
    const fy = (y & 1) * 0.5;
    for (let x = 0; x < FIELD_SIZE; x++) {
      const x0 = x >> 1;
      const x1 = (x0 + 1) & halfMask;
      const fx = (x & 1) * 0.5;
      const top = coarse[y0 + x0]! * (1 - fx) + coarse[y0 + x1]! * fx;
      const bottom = coarse[y1 + x0]! * (1 - fx) + coarse[y1 + x1]! * fx;
      result[y * FIELD_SIZE + x] = top + (bottom - top) * fy;
    }
  }
  return result;
}
