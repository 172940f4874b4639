import { sampleTile } from '../light/noise.ts';
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
