import { mix, saturate, scale, turnHue } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

export interface AbstractColours {
  dark: Rgb;
  main: Rgb;
  accent: Rgb;
  light: Rgb;
}

const SETS: readonly AbstractColours[] = [
  { dark: [8, 12, 40], main: [44, 70, 210], accent: [226, 74, 150], light: [255, 206, 170] },
  { dark: [6, 26, 34], main: [14, 130, 140], accent: [246, 180, 90], light: [255, 240, 206] },
  { dark: [30, 8, 44], main: [150, 52, 190], accent: [255, 122, 92], light: [255, 220, 190] },
  { dark: [38, 10, 20], main: [196, 52, 70], accent: [250, 164, 86], light: [255, 232, 196] },
  { dark: [10, 20, 52], main: [30, 108, 220], accent: [70, 214, 214], light: [226, 252, 255] },
];

/**
 * The cloth's colours. Colour words are followed strictly: if there are any, only their hues appear (the first on the
 * front of the cloth, the second on its back); white and near-black remain for light and shadow.
 */
export function abstractColours(setup: SceneSetup): AbstractColours {
  const { plan, palette } = setup;
  const words = plan.colours;
  const asked = words.map((word) => TINTS[word]).filter((tint) => tint !== undefined);
  const first = asked[0];
  let colours: AbstractColours;
  if (words.includes('monochrome')) {
    colours = { dark: [10, 10, 12], main: [110, 112, 116], accent: [206, 208, 212], light: [255, 255, 255] };
  } else if (first) {
    const second = asked[1];
    colours = {
      dark: scale(mix(first, second ?? first, 0.2), 0.13),
      main: first,
      accent: second ?? mix(turnHue(first, 14), [255, 255, 255], 0.22),
      light: mix(asked[2] ?? second ?? first, [255, 255, 255], 0.72),
    };
  } else if (words.includes('neon')) {
    colours = { dark: [10, 4, 34], main: [30, 90, 255], accent: [255, 30, 190], light: [120, 255, 250] };
  } else if (
    plan.time === 'sunset' ||
    plan.time === 'golden' ||
    plan.time === 'dawn' ||
    plan.time === 'inferno' ||
    plan.time === 'fantasy'
  ) {
    colours = { dark: scale(palette.zenith, 0.5), main: palette.mid, accent: palette.horizon, light: palette.sun };
  } else {
    colours = SETS[Math.floor(setup.random('abstract-colours')() * SETS.length)]!;
  }
  if (words.includes('pastel')) {
    const soften = (colour: Rgb): Rgb => mix(saturate(colour, 0.8), [250, 240, 246], 0.52);
    colours = {
      dark: mix(soften(colours.dark), [150, 140, 176], 0.5),
      main: soften(colours.main),
      accent: soften(colours.accent),
      light: [255, 252, 248],
    };
  }
  if (words.includes('vintage')) {
    const fade = (colour: Rgb): Rgb => mix(saturate(colour, 0.62), [186, 152, 112], 0.2);
    colours = {
      dark: mix(fade(colours.dark), [52, 42, 40], 0.6),
      main: fade(colours.main),
      accent: fade(colours.accent),
      light: [244, 230, 204],
    };
  }
  if (words.includes('vivid'))
    colours = { ...colours, main: saturate(colours.main, 1.25), accent: saturate(colours.accent, 1.25) };
  return colours;
}
