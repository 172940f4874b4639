import { mix, saturate, scale, turnHue } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';
import type { NebulaColours } from './nebula.ts';

/** Pairs that have long worked together in pictures of deep space: cool gas with a warm heart, or the reverse. */
const HARMONIES: readonly NebulaColours[] = [
  { deep: [4, 9, 20], main: [20, 112, 150], accent: [236, 128, 62], heart: [255, 226, 190] },
  { deep: [10, 5, 24], main: [96, 52, 190], accent: [232, 72, 150], heart: [255, 214, 240] },
  { deep: [5, 8, 26], main: [44, 82, 206], accent: [30, 184, 196], heart: [224, 246, 255] },
  { deep: [16, 6, 12], main: [176, 46, 58], accent: [246, 156, 74], heart: [255, 236, 196] },
  { deep: [6, 8, 22], main: [56, 74, 176], accent: [214, 88, 172], heart: [255, 222, 210] },
  { deep: [5, 12, 16], main: [24, 130, 116], accent: [206, 182, 92], heart: [250, 244, 208] },
];

/**
 * The gas of a plan: one of the harmonies, or what the colour words ask for (the first is the gas, a second its
 * accent).
 */
export function nebulaColours(setup: SceneSetup): NebulaColours {
  const { plan } = setup;
  const chosen = HARMONIES[Math.floor(setup.random('space-colours')() * HARMONIES.length)]!;
  const asked = plan.colours.map((word) => TINTS[word]).filter((tint) => tint !== undefined);
  if (plan.time === 'inferno' && asked.length === 0) return HARMONIES[3]!;
  if (plan.colours.includes('neon') && asked.length === 0) {
    return { deep: [8, 4, 26], main: [20, 170, 255], accent: [255, 40, 190], heart: [255, 220, 255] };
  }
  let colours = chosen;
  const first = asked[0];
  if (first) {
    const main = scale(saturate(first, 1.1), 0.78);
    const accent = asked[1] ?? mix(turnHue(first, 32), [255, 255, 255], 0.16);
    colours = { deep: scale(first, 0.055), main, accent, heart: mix(first, [255, 255, 255], 0.72) };
  }
  if (plan.colours.includes('pastel')) {
    const soften = (colour: Rgb): Rgb => mix(colour, [226, 216, 236], 0.38);
    colours = {
      deep: mix(colours.deep, [60, 56, 92], 0.5),
      main: soften(colours.main),
      accent: soften(colours.accent),
      heart: colours.heart,
    };
  }
  return colours;
}
