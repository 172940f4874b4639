import { mix, scale } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import type { CityLight } from '../cityLight.ts';

/** The light of a street lamp, and that of a shop which is open. */
export const SODIUM: Rgb = [255, 190, 112];

/** Whether the lamps of a town are on. */
export const isLampLit = ({ lamps }: CityLight): boolean => lamps > 0.5;

/** A painted thing's colour by the light of the hour: `sun` is 0 in the shade and 1 in full light. */
export function painted({ wall, lamps }: CityLight, colour: Rgb, sun: number): Rgb {
  const shade = mix(wall.shade, scale(wall.lit, 0.55), 0.55);
  const light = mix(mix(shade, wall.lit, sun), SODIUM, lamps > 0.5 ? 0.16 : 0);
  return [
    Math.min(255, (colour[0] * light[0]) / 216),
    Math.min(255, (colour[1] * light[1]) / 216),
    Math.min(255, (colour[2] * light[2]) / 216),
  ];
}
