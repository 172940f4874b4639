import { smoothstep } from '../light/noise.ts';
import { sampleTile } from '../light/noiseTile.ts';
import { FIELD_SIZE, type Heightfield, quantile } from './heightfield.ts';

export interface Noises {
  /** One octave, 4 periods over the field: the brick every form is built of. */
  brick: Float32Array;
  seed: number;
  random: () => number;
}

/** Fractal sum of bricks at a cell, 0–1 about 0.5. */
export function fbm(brick: Float32Array, x: number, y: number, octaves: number, gain = 0.5): number {
  let sum = 0;
  let amplitude = 1;
  let total = 0;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += sampleTile(brick, FIELD_SIZE, x * frequency + octave * 171, y * frequency + octave * 379) * amplitude;
    total += amplitude;
    amplitude *= gain;
    frequency *= 2;
  }
  return sum / total;
}

/** Where the far border of the field begins to turn into what lies beyond it. */
const SEAM = FIELD_SIZE * 0.88;

/**
 * Fractal sum with half as many periods as bricks have. They would not meet where the field repeats, as a wall across
 * the land: towards the far border they turn into what begins there.
 */
export function broadFbm(
  brick: Float32Array,
  { x, y, shiftX, shiftY }: { x: number; y: number; shiftX: number; shiftY: number },
  octaves: number,
): number {
  const at = (column: number, row: number): number => fbm(brick, column * 0.5 + shiftX, row * 0.5 + shiftY, octaves);
  const along = smoothstep(SEAM, FIELD_SIZE, x);
  const down = smoothstep(SEAM, FIELD_SIZE, y);
  const across = (row: number): number =>
    along === 0 ? at(x, row) : at(x, row) + (at(x - FIELD_SIZE, row) - at(x, row)) * along;
  return down === 0 ? across(y) : across(y) + (across(y - FIELD_SIZE) - across(y)) * down;
}

/** Ridged multifractal, 0–1: crests are rough, valleys stay smooth because each octave is weighed by the one before. */
export function ridged(brick: Float32Array, x: number, y: number, octaves: number, gain = 0.48): number {
  let sum = 0;
  let weight = 1;
  let amplitude = 0.56;
  let frequency = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const value =
      1 -
      Math.abs(
        sampleTile(brick, FIELD_SIZE, x * frequency + octave * 211 + 90, y * frequency + octave * 137 + 40) * 2 - 1,
      );
    const crest = value * value * weight;
    sum += crest * amplitude;
    weight = Math.min(1, crest * 1.9);
    amplitude *= gain;
    frequency *= 2;
  }
  return sum;
}

/** How far the highest places rise above the water, or above the lowest places. */
export function reliefOf(field: Heightfield, waterLevel: number): number {
  return quantile(field, 0.998) - Math.max(waterLevel, quantile(field, 0.02));
}

/** From 0 to 1, slowly at first. */
export function smoothRise(t: number): number {
  return t * t * (1.6 - 0.6 * t);
}
