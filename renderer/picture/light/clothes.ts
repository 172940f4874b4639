import type { Rgb } from '../../scene.ts';
import { mapPlane, type Plane } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { PAINTS } from './paints.ts';

/** How much of its own brightness a cloth keeps: black that turns red is a dark red. */
const OWN_LIGHT = 0.3;
/** A colour from this brightness on is white, which must not come out grey. */
const WHITE = 215;
const OWN_LIGHT_OF_WHITE = 0.06;
/** Below this brightness, of 255, folds are mostly noise and count less. */
const NOISY = 60;
/** The darkest and brightest a fold gets, in parts of the colour. */
const FOLDS = [0.42, 1.5] as const;

/** Dyes what is marked; light, shade and folds stay. */
export function dyeClothes(raster: Raster, part: Plane, paint: string): Raster {
  const { colour } = PAINTS.get(paint)!;
  const light = mapPlane(part, (_, index) => lumaAt(raster, index));
  let [sum, weight] = [0, 1e-6];
  for (let index = 0; index < part.values.length; index++) {
    sum += light.values[index]! * part.values[index]!;
    weight += part.values[index]!;
  }
  const mean = Math.max(6, sum / weight);
  const target = colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
  // From dark to bright, and from bright to dark, only most of the way.
  const own = target > WHITE ? OWN_LIGHT_OF_WHITE : OWN_LIGHT;
  const level = (target * (1 - own) + mean * own) / Math.max(1, target);
  const base = colour.map((value) => value * Math.min(1.15, level)) as unknown as Rgb;
  const depth = Math.min(target > WHITE ? 0.5 : 1, Math.max(0.45, mean / NOISY));
  const result = copyRaster(raster);
  for (let index = 0; index < part.values.length; index++) {
    const share = part.values[index]!;
    if (share === 0) continue;
    const fold = Math.min(FOLDS[1], Math.max(FOLDS[0], 1 + (light.values[index]! / mean - 1) * depth));
    for (let channel = 0; channel < 3; channel++) {
      const value = base[channel]! * fold;
      result.data[index * 4 + channel] = raster.data[index * 4 + channel]! * (1 - share) + value * share;
    }
  }
  return result;
}

function lumaAt({ data }: Raster, index: number): number {
  return data[index * 4]! * 0.2126 + data[index * 4 + 1]! * 0.7152 + data[index * 4 + 2]! * 0.0722;
}
