import { smoothstep } from '../../light/noise.ts';
import { boxBlur, mapPlane, type Plane } from '../planes.ts';

/** Lines where brightness changes, 0 (paper) to 1 (line): the difference of two blurs, softly thresholded. */
export function findLines(light: Plane, radius: number, strength: number): Plane {
  const fine = boxBlur(light, Math.max(0.6, radius * 0.5));
  const wide = boxBlur(boxBlur(light, radius * 1.3), radius);
  return mapPlane(fine, (value, index) => smoothstep(0.004, 0.05, (wide.values[index]! - value) * strength));
}
