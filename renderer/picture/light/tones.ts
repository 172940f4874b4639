import { hashCell } from '../../light/noise.ts';
import type { Tone } from '../instruction/editWords.ts';
import { boxBlur, createPlane, guidedFilter, luminancePlane, mapPlane, meanOf, softBlur } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { correctColours, fillScratches, softenGrain } from './restore.ts';

/** Applies a basic adjustment: light, contrast, warmth, sharpness and the like. */
export function applyTone(raster: Raster, tone: Tone, seed: number): Raster {
  switch (tone) {
    case 'brighten':
      return brighten(raster);
    case 'darken':
      return byColour(raster, ([r, g, b]) => [lower(r), lower(g), lower(b)]);
    case 'contrast':
      return byColour(raster, ([r, g, b]) => [curve(r, 0.75), curve(g, 0.75), curve(b, 0.75)]);
    case 'warm':
      return byColour(raster, ([r, g, b]) => [r * 1.09, g * 1.01, b * 0.85]);
    case 'cool':
      return byColour(raster, ([r, g, b]) => [r * 0.87, g * 0.99, b * 1.1]);
    case 'saturate':
      return byColour(
        raster,
        (colour, luma) => colour.map((value) => curve(luma + (value - luma) * 1.42, 0.15)) as [number, number, number],
      );
    case 'fade':
      return byColour(
        raster,
        (colour, luma) => colour.map((value) => 30 + (luma + (value - luma) * 0.6) * 0.82) as [number, number, number],
      );
    case 'detail':
      return addDetail(raster, 12, 0.9);
    case 'sharpen':
      return addDetail(raster, 1.4, 1.1);
    case 'smooth':
      return smooth(raster);
    case 'vignette':
      return darkenCorners(raster);
    case 'grain':
      return addGrain(raster, seed);
    case 'tiltShift':
      return tiltShift(raster);
    case 'softGlow':
      return glow(raster);
    case 'correct':
      return correctColours(raster);
    case 'restore':
      return addDetail(softenGrain(correctColours(fillScratches(raster))), 12, 0.4);
  }
}

/** A photo darker than this, in mean brightness, is lifted more the darker it is. */
const WELL_LIT = 0.46;
const LEAST_LIFT = 0.68;
const MOST_LIFT = 0.42;

function brighten(raster: Raster): Raster {
  const mean = Math.max(0.02, meanOf(luminancePlane(raster)));
  const gamma = Math.max(MOST_LIFT, Math.min(LEAST_LIFT, Math.log(WELL_LIT) / Math.log(mean)));
  const lift = (value: number): number => 255 * (value / 255) ** gamma;
  return byColour(raster, ([r, g, b]) => [lift(r), lift(g), lift(b)]);
}

function lower(value: number): number {
  return 255 * (value / 255) ** 1.5 * 0.96;
}

function curve(value: number, amount: number): number {
  const x = Math.min(1, Math.max(0, value / 255));
  return 255 * (x + (x * x * (3 - 2 * x) - x) * amount);
}

function byColour(
  raster: Raster,
  change: (colour: [number, number, number], luma: number) => [number, number, number],
): Raster {
  const result = copyRaster(raster);
  for (let at = 0; at < result.data.length; at += 4) {
    const colour: [number, number, number] = [raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!];
    const next = change(colour, colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722);
    result.data[at] = next[0];
    result.data[at + 1] = next[1];
    result.data[at + 2] = next[2];
  }
  return result;
}

/** Strengthens detail finer than `radius` (thousandths of the picture's longer side), without halos at edges. */
export function addDetail(raster: Raster, radius: number, amount: number): Raster {
  const unit = Math.max(raster.width, raster.height) / 1000;
  const light = luminancePlane(raster);
  const base =
    radius > 4
      ? guidedFilter(light, light, Math.round(radius * unit), 0.01)
      : boxBlur(boxBlur(light, Math.max(1, radius * unit)), 1);
  const result = copyRaster(raster);
  light.values.forEach((value, index) => {
    const fine = (value - base.values[index]!) * amount * 255;
    const bounded = Math.max(-46, Math.min(46, fine));
    for (let channel = 0; channel < 3; channel++)
      result.data[index * 4 + channel] = raster.data[index * 4 + channel]! + bounded;
  });
  return result;
}

/** Removes noise from even areas; outlines stay sharp. */
function smooth(raster: Raster): Raster {
  const unit = Math.max(raster.width, raster.height) / 1000;
  const light = luminancePlane(raster);
  const result = copyRaster(raster);
  for (let channel = 0; channel < 3; channel++) {
    const plane = mapPlane(light, (_, index) => raster.data[index * 4 + channel]! / 255);
    guidedFilter(plane, light, Math.max(2, Math.round(4 * unit)), 0.0035).values.forEach((value, index) => {
      result.data[index * 4 + channel] = value * 255;
    });
  }
  return result;
}

function darkenCorners(raster: Raster): Raster {
  const { width, height } = raster;
  const result = copyRaster(raster);
  for (let index = 0; index < width * height; index++) {
    const x = ((index % width) / width - 0.5) * 2;
    const y = (Math.floor(index / width) / height - 0.5) * 2;
    const far = x * x * 0.9 + y * y * 0.9;
    const light = 1 - Math.min(0.8, far * far * 0.3);
    for (let channel = 0; channel < 3; channel++)
      result.data[index * 4 + channel] = raster.data[index * 4 + channel]! * light;
  }
  return result;
}

function addGrain(raster: Raster, seed: number): Raster {
  const { width } = raster;
  const result = copyRaster(raster);
  for (let index = 0; index < result.data.length / 4; index++) {
    const x = index % width;
    const y = Math.floor(index / width);
    const grit = (hashCell(x, y, seed) + hashCell(x >> 1, y >> 1, seed + 1) - 1) * 26;
    for (let channel = 0; channel < 3; channel++)
      result.data[index * 4 + channel] = raster.data[index * 4 + channel]! + grit;
  }
  return result;
}

/** The miniature effect: a narrow sharp band, and strong colours. */
function tiltShift(raster: Raster): Raster {
  const { width, height } = raster;
  const result = copyRaster(raster);
  const light = createPlane(width, height);
  for (let channel = 0; channel < 3; channel++) {
    const plane = mapPlane(light, (_, index) => raster.data[index * 4 + channel]!);
    const near = softBlur(plane, height / 220);
    const far = softBlur(plane, height / 70);
    for (let index = 0; index < light.values.length; index++) {
      const away = Math.abs(Math.floor(index / width) / height - 0.58);
      const part = Math.min(1, Math.max(0, (away - 0.09) / 0.3)) * 2;
      const sharp = raster.data[index * 4 + channel]!;
      result.data[index * 4 + channel] =
        part < 1
          ? sharp + (near.values[index]! - sharp) * part
          : near.values[index]! + (far.values[index]! - near.values[index]!) * (part - 1);
    }
  }
  return applyTone(result, 'saturate', 0);
}

function glow(raster: Raster): Raster {
  const light = createPlane(raster.width, raster.height);
  const result = copyRaster(raster);
  for (let channel = 0; channel < 3; channel++) {
    const plane = mapPlane(light, (_, index) => (raster.data[index * 4 + channel]! / 255) ** 1.6 * 255);
    softBlur(plane, raster.height / 46).values.forEach((value, index) => {
      const sharp = raster.data[index * 4 + channel]!;
      result.data[index * 4 + channel] = 255 - ((255 - sharp) * (255 - value * 0.55)) / 255;
    });
  }
  return result;
}
