import { smoothstep } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { type PictureAnalysis, skyOf } from '../depth.ts';
import { boxBlur, luminancePlane, mapPlane, type Plane } from '../planes.ts';
import type { Raster } from '../raster.ts';

/** Colour of lamps at night. */
const LAMP: Rgb = [255, 176, 88];
/** Share of the pixels brighter than their surroundings that are taken for lamps. */
const LAMP_SHARE = 0.2;

/** No lamp stands out less than the first, and what stands out more than the second is one, however many there are. */
const SURELY_LAMP = [0.08, 0.25] as const;

/** A pixel is lit from this on, and fewer of a picture's than these are no lamps that anybody would see. */
const LIT = 0.3;
const LEAST_LIT = 0.0006;

/** Whether a picture shows lamps that could be lit at night. */
export function hasLamps(raster: Raster, analysis: PictureAnalysis): boolean {
  const sky = skyOf(analysis, raster.width, raster.height);
  const lit = findLamps(luminancePlane(raster), sky).values.filter((value) => value > LIT).length;
  return lit > raster.width * raster.height * LEAST_LIT;
}

/** The brightest spots on the ground. */
function findLamps(before: Plane, sky: Plane | null): Plane {
  // A lamp is brighter than its surroundings; a bright wall or an unrecognised sky is not.
  const around = boxBlur(before, before.width / 20);
  const outstanding = mapPlane(before, (value, index) =>
    Math.max(0, (value - around.values[index]!) * (1 - (sky?.values[index] ?? 0))),
  );
  const sorted = outstanding.values.filter((value) => value > 0.03).sort();
  const brightest = sorted[Math.floor(sorted.length * (1 - LAMP_SHARE))] ?? 1;
  const least = Math.max(SURELY_LAMP[0], Math.min(SURELY_LAMP[1], brightest));
  return mapPlane(
    outstanding,
    (value, index) => smoothstep(least, least + 0.14, value) * smoothstep(0.4, 0.7, before.values[index]!),
  );
}

/** Makes lamps glow, with warm light on their surroundings. */
export function lightLamps(result: Raster, before: Plane, sky: Plane | null): void {
  const { width, height } = before;
  const lamps = findLamps(before, sky);
  const near = boxBlur(boxBlur(lamps, Math.max(2, width / 90)), Math.max(2, width / 90));
  const wide = boxBlur(boxBlur(lamps, Math.max(4, width / 14)), Math.max(4, height / 14));
  for (let index = 0; index < lamps.values.length; index++) {
    const ground = 1 - (sky?.values[index] ?? 0);
    const light = Math.min(1, 0.8 * lamps.values[index]! + 0.7 * near.values[index]!);
    // Dark things reflect less of the light than pale ones.
    const spill = Math.min(1, 2.6 * wide.values[index]!) * ground * (0.12 + 0.55 * before.values[index]!);
    for (let channel = 0; channel < 3; channel++) {
      const at = index * 4 + channel;
      const value = result.data[at]! + LAMP[channel]! * spill * 0.55;
      result.data[at] = value + (LAMP[channel]! * (0.5 + 0.6 * before.values[index]!) - value) * light * 0.72;
    }
  }
}
