import { hashCell, smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import { skinLikeness } from '../person/skin.ts';
import { boxBlur, luminancePlane, mapPlane, softBlur } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { findFlow, strokesAlong } from './flow.ts';
import { smear } from './smear.ts';

/** Oil on canvas: patches of colour, and brush marks along the shapes with light on their ridges. */
export function paintOil(raster: Raster, seed: number): Raster {
  const { width, height } = raster;
  const unit = Math.max(width, height) / 1000;
  const patches = keepFeatures(smear(smear(raster, 6 * unit), 3 * unit), raster, 0.5);
  const light = luminancePlane(patches);
  const flow = findFlow(boxBlur(light, 2 * unit), 8 * unit);
  const marks = boxBlur(strokesAlong(flow, 36 * unit, Math.max(1, 2.6 * unit), seed), 0.8 * unit);
  const result = copyRaster(patches);
  for (let index = 0; index < light.values.length; index++) {
    const x = index % width;
    const y = Math.floor(index / width);
    const right = marks.values[y * width + Math.min(width - 1, x + 1)]!;
    const below = marks.values[Math.min(height - 1, y + 1) * width + x]!;
    const ridge = (marks.values[index]! - right) * 2.4 + (marks.values[index]! - below) * 2.4;
    const bristle = (marks.values[index]! - 0.5) * 0.34;
    const weave = (((x / Math.max(1, 2 * unit)) & 1) ^ ((y / Math.max(1, 2 * unit)) & 1)) * 0.012;
    const factor = 1 + bristle + ridge * 0.8 - weave;
    const at = index * 4;
    const luma = light.values[index]! * 255;
    for (let channel = 0; channel < 3; channel++) {
      const vivid = luma + (patches.data[at + channel]! - luma) * 1.24;
      result.data[at + channel] = (vivid - 128) * 1.06 + 128 + (factor - 1) * (60 + luma * 0.62);
    }
  }
  return result;
}

/** Watercolour: thin washes that pool at their edges, granulating pigment, and a border of bare paper. */
export function paintWatercolour(raster: Raster, seed: number): Raster {
  const { width, height } = raster;
  const unit = Math.max(width, height) / 1000;
  const tile = createNoiseTile({ size: 512, period: 4, octaves: 6, seed });
  const loose = wobble(raster, tile, 4 * unit);
  const wash = keepFeatures(smear(smear(loose, 8 * unit), 4 * unit), loose, 0.55);
  const light = luminancePlane(wash);
  const soft = boxBlur(boxBlur(light, 3 * unit), 3 * unit);
  const result = copyRaster(wash);
  for (let index = 0; index < light.values.length; index++) {
    const x = index % width;
    const y = Math.floor(index / width);
    const pool = Math.min(0.34, Math.abs(light.values[index]! - soft.values[index]!) * 2.6);
    const cloud = sampleTile(tile, 512, x / (1.9 * unit), y / (1.9 * unit));
    const grain = hashCell(Math.floor(x / Math.max(1, unit)), Math.floor(y / Math.max(1, unit)), seed) - 0.5;
    const edge = Math.min(x, width - 1 - x, (y * width) / height, ((height - 1 - y) * width) / height) / width;
    const bare =
      1 - smoothstep(0.012, 0.05, edge + (sampleTile(tile, 512, x / (3.4 * unit) + 99, y / (3.4 * unit)) - 0.5) * 0.07);
    // Less paper shines through a darker wash.
    const strength = (0.94 + (cloud - 0.5) * 0.5 + pool + grain * 0.07) * (1 - bare);
    const at = index * 4;
    const luma = light.values[index]! * 255;
    const paper = [252, 249, 242];
    for (let channel = 0; channel < 3; channel++) {
      const vivid = Math.min(255, Math.max(0, luma + (wash.data[at + channel]! - luma) * 1.3));
      const thin = 255 - (255 - vivid) * 0.9;
      result.data[at + channel] = paper[channel]! * (1 - (1 - thin / 255) * Math.max(0, strength)) + grain * 3;
    }
  }
  return result;
}

/** Brings back the details that a large brush loses and that are needed: eyes, letters, stems. */
function keepFeatures(painting: Raster, original: Raster, amount: number): Raster {
  const before = luminancePlane(original);
  const after = luminancePlane(painting);
  const unit = Math.max(original.width, original.height) / 1000;
  const lost = boxBlur(
    mapPlane(before, (value, index) => value - after.values[index]!),
    Math.max(0.6, 0.8 * unit),
  );
  const result = copyRaster(painting);
  lost.values.forEach((value, index) => {
    // Dark features more than glints, which a brush leaves out.
    const back = value * 255 * (value < 0 ? amount : amount * 0.6);
    for (let channel = 0; channel < 3; channel++)
      result.data[index * 4 + channel] = painting.data[index * 4 + channel]! + back;
  });
  return result;
}

/** Makes outlines waver as if drawn with a wet brush. */
function wobble(raster: Raster, tile: Float32Array, reach: number): Raster {
  const { width, height } = raster;
  const result = copyRaster(raster);
  const from = new Uint32Array(raster.data.buffer, raster.data.byteOffset, width * height);
  const to = new Uint32Array(result.data.buffer, result.data.byteOffset, width * height);
  const scale = 900 / Math.max(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (sampleTile(tile, 512, x * scale, y * scale) - 0.5) * reach * 2;
      const dy = (sampleTile(tile, 512, x * scale + 200, y * scale + 333) - 0.5) * reach * 2;
      const sourceX = Math.min(width - 1, Math.max(0, Math.round(x + dx)));
      const sourceY = Math.min(height - 1, Math.max(0, Math.round(y + dy)));
      to[y * width + x] = from[sourceY * width + sourceX]!;
    }
  }
  return result;
}

/** How much stronger colours get in a cartoon, and those of skin, which would turn orange. */
const VIVID = 1.7;
const VIVID_SKIN = 1.05;

/** Cartoon: flat areas in a few steps of brightness, strong colours, dark outlines. */
export function paintCartoon(raster: Raster): Raster {
  const unit = Math.max(raster.width, raster.height) / 1000;
  const fields = keepFeatures(smear(smear(raster, 6 * unit), 4 * unit), raster, 0.5);
  const light = luminancePlane(fields);
  // Lines go round what is left after smearing: along every grain of the ground they would be dirt.
  const fine = boxBlur(luminancePlane(smear(raster, 4 * unit)), Math.max(1, 0.8 * unit));
  const wide = boxBlur(boxBlur(fine, 2.6 * unit), 2.6 * unit);
  const result = copyRaster(fields);
  const skin = boxBlur(
    mapPlane(light, (_, index) =>
      skinLikeness(fields.data[index * 4]!, fields.data[index * 4 + 1]!, fields.data[index * 4 + 2]!),
    ),
    3 * unit,
  );
  const steps = 5;
  for (let index = 0; index < light.values.length; index++) {
    const value = Math.min(0.999, light.values[index]! ** 0.88) * steps;
    const whole = Math.floor(value);
    const level = Math.max(0.02, (whole + smoothstep(0.35, 0.65, value - whole) + 0.15) / (steps + 0.15));
    const outline =
      smoothstep(0.03, 0.07, wide.values[index]! - fine.values[index]!) *
      (1 - smoothstep(0.62, 0.9, fine.values[index]!));
    const at = index * 4;
    const luma = Math.max(1, light.values[index]! * 255);
    const strength = VIVID + (VIVID_SKIN - VIVID) * skin.values[index]!;
    for (let channel = 0; channel < 3; channel++) {
      const vivid = luma + (fields.data[at + channel]! - luma) * strength;
      result.data[at + channel] = Math.max(0, vivid) * ((level * 255) / luma) * (1 - outline * 0.96);
    }
  }
  return result;
}

/** Anime: soft areas in clear colours, shadows towards violet, glowing lights, thin coloured outlines. */
export function paintAnime(raster: Raster): Raster {
  const unit = Math.max(raster.width, raster.height) / 1000;
  const fields = keepFeatures(smear(raster, 7 * unit), raster, 0.42);
  const light = luminancePlane(fields);
  const glow = softBlur(
    mapPlane(light, (value) => smoothstep(0.62, 0.98, value)),
    16 * unit,
  );
  const fine = boxBlur(luminancePlane(raster), Math.max(0.6, 0.7 * unit));
  const wide = boxBlur(boxBlur(fine, 2 * unit), 2 * unit);
  const result = copyRaster(fields);
  for (let index = 0; index < light.values.length; index++) {
    const value = light.values[index]!;
    // Two shades with a firm edge between them, as on a cel, and brighter midtones.
    const lit = value ** 0.74;
    const cel =
      0.5 * lit +
      0.5 *
        (0.3 * smoothstep(0.1, 0.2, lit) +
          0.28 * smoothstep(0.36, 0.46, lit) +
          0.26 * smoothstep(0.6, 0.7, lit) +
          0.14 * smoothstep(0.84, 0.92, lit));
    const shade = 1 - smoothstep(0.1, 0.62, cel);
    const outline =
      smoothstep(0.012, 0.03, wide.values[index]! - fine.values[index]!) *
      (1 - smoothstep(0.7, 0.92, fine.values[index]!)) *
      0.9;
    const at = index * 4;
    const luma = Math.max(1, value * 255);
    const halo = glow.values[index]! * 0.3;
    for (let channel = 0; channel < 3; channel++) {
      const vivid = Math.max(0, luma + (fields.data[at + channel]! - luma) * 1.5);
      let painted = vivid * ((cel * 255) / luma);
      painted += (CEL_SHADE[channel]! * (0.35 + 0.9 * cel) - painted) * shade * 0.34;
      painted += (255 - painted) * halo * CEL_GLOW[channel]!;
      result.data[at + channel] = painted * (1 - outline) + CEL_LINE[channel]! * outline;
    }
  }
  return result;
}

const CEL_SHADE = [74, 70, 158] as const;
const CEL_GLOW = [1, 0.93, 0.8] as const;
const CEL_LINE = [44, 30, 62] as const;

/** Maps brightness to a blend of two inks, from dark to light. */
export function mapTones(
  raster: Raster,
  dark: readonly [number, number, number],
  bright: readonly [number, number, number],
): Raster {
  const result = copyRaster(raster);
  const light = mapPlane(luminancePlane(raster), (value) => smoothstep(0.03, 0.95, value));
  light.values.forEach((value, index) => {
    for (let channel = 0; channel < 3; channel++)
      result.data[index * 4 + channel] = dark[channel]! + (bright[channel]! - dark[channel]!) * value;
  });
  return result;
}
