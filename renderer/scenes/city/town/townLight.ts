import { mix, scale } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';

/** The light of a street lamp, and that of a shop which is open. */
export const SODIUM: Rgb = [255, 190, 112];

/** A painted thing's colour by the light of the hour: `sun` is 0 in the shade and 1 in full light. */
export function painted(light: CityLight, colour: Rgb, sun: number): Rgb {
  const { wall } = light;
  const shade = mix(wall.shade, scale(wall.lit, 0.55), 0.55);
  const tone = mix(mix(shade, wall.lit, sun), SODIUM, isLampLit(light) ? 0.16 : 0);
  return [
    Math.min(255, (colour[0] * tone[0]) / 216),
    Math.min(255, (colour[1] * tone[1]) / 216),
    Math.min(255, (colour[2] * tone[2]) / 216),
  ];
}
