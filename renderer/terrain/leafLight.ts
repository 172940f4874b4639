import type { Rgb } from '../scene.ts';
import type { Lighting } from './bakeLight.ts';

export interface PlantLight {
  lighting: Lighting;
  /** −1 light from the left of the picture, 1 from the right. */
  side: number;
  /** 0 light from before the plant to 1 from behind it. */
  backlit: number;
  /** Snow on the branches, 0–1. */
  snow: number;
}

export type Albedo = readonly [number, number, number];

export const BARK: Albedo = [0.07, 0.05, 0.035];

/** A colour between two. */
export function blendAlbedo(a: Albedo, b: Albedo, t: number): Albedo {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Direct light at a place of the crown: `across` −1…1 from left to right, `up` 0…1. */
function litAt(light: PlantLight, across: number, up: number): number {
  const front = 0.42 + 0.42 * across * light.side + 0.2 * up;
  const rim = Math.max(0, across * light.side * 1.3 - 0.35) + Math.max(0, up - 0.8) * 0.6;
  return Math.max(0, front * (1 - light.backlit) + rim * 0.5 * light.backlit);
}

/** The colour of a place of the crown in the light; `open` is how much sky it sees. */
export function shadeAt(light: PlantLight, albedo: Albedo, across: number, up: number, open: number): Rgb {
  return light.lighting.shade(albedo, litAt(light, across, up), open);
}
