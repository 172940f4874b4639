import { mix, rgb, saturate, scale, turnHue } from './colour.ts';
import { createStreams } from './noise.ts';
import type { ColourWord, Palette, Plan, Rgb, SceneName, TimeOfDay } from '../scene.ts';

interface Light {
  zenith: string;
  mid: string;
  horizon: string;
  sun: string;
  ambient: string;
  key: string;
  cloudLit: string;
  cloudDark: string;
  elevation: number;
  stars: number;
  cover: number;
  isMoon?: boolean;
}

/** The light of each time of day, chosen by eye. Elevation in degrees. */
const LIGHTS: Record<TimeOfDay, Light> = {
  dawn: {
    zenith: '#3d5c94',
    mid: '#b79bb4',
    horizon: '#ffc8a0',
    sun: '#ffe3b8',
    ambient: '#74789f',
    key: '#ffbe92',
    cloudLit: '#ffd2bd',
    cloudDark: '#77749b',
    elevation: 5,
    stars: 0.12,
    cover: 0.42,
  },
  morning: {
    zenith: '#5088c4',
    mid: '#bccfdd',
    horizon: '#ffd9a6',
    sun: '#fff0c2',
    ambient: '#8ea0c0',
    key: '#ffd68e',
    cloudLit: '#ffecd2',
    cloudDark: '#a3a9c0',
    elevation: 12,
    stars: 0,
    cover: 0.36,
  },
  day: {
    zenith: '#2367b4',
    mid: '#66a9de',
    horizon: '#d3e8f4',
    sun: '#fffbe8',
    ambient: '#8fb0d6',
    key: '#fff4dc',
    cloudLit: '#ffffff',
    cloudDark: '#a4b7cd',
    elevation: 42,
    stars: 0,
    cover: 0.4,
  },
  golden: {
    zenith: '#3d74b4',
    mid: '#cfc0ac',
    horizon: '#ffdb92',
    sun: '#fff0c0',
    ambient: '#8d8ba6',
    key: '#ffc878',
    cloudLit: '#ffe6b8',
    cloudDark: '#9a8f9d',
    elevation: 11,
    stars: 0,
    cover: 0.42,
  },
  sunset: {
    zenith: '#26376b',
    mid: '#a8567a',
    horizon: '#ff9f55',
    sun: '#fff0b8',
    ambient: '#5f5687',
    key: '#ff9a5c',
    cloudLit: '#ffb27a',
    cloudDark: '#5d446f',
    elevation: 4,
    stars: 0.1,
    cover: 0.48,
  },
  dusk: {
    zenith: '#141d45',
    mid: '#4a3f7d',
    horizon: '#d97f86',
    sun: '#ffc9a0',
    ambient: '#4a4a80',
    key: '#c98aa0',
    cloudLit: '#c2748f',
    cloudDark: '#332f5c',
    elevation: 1.2,
    stars: 0.45,
    cover: 0.4,
  },
  night: {
    zenith: '#050a1c',
    mid: '#0f2146',
    horizon: '#2b4675',
    sun: '#eaf0ff',
    ambient: '#3a4f84',
    key: '#a3b8e6',
    cloudLit: '#5a6f9e',
    cloudDark: '#141f40',
    elevation: 20,
    stars: 1,
    cover: 0.3,
    isMoon: true,
  },
  storm: {
    zenith: '#232c38',
    mid: '#465463',
    horizon: '#98a5ab',
    sun: '#c4ccd0',
    ambient: '#75828f',
    key: '#b3bfc8',
    cloudLit: '#8b959d',
    cloudDark: '#2a323b',
    elevation: 26,
    stars: 0,
    cover: 0.92,
  },
  overcast: {
    zenith: '#71808f',
    mid: '#a0acb7',
    horizon: '#d5dade',
    sun: '#f0f2f2',
    ambient: '#94a0ac',
    key: '#c9d0d5',
    cloudLit: '#d3d9de',
    cloudDark: '#7d8994',
    elevation: 34,
    stars: 0,
    cover: 0.82,
  },
  fantasy: {
    zenith: '#241a5e',
    mid: '#7a3fa6',
    horizon: '#ff8fc4',
    sun: '#ffe0fa',
    ambient: '#6f5aae',
    key: '#ff9ee0',
    cloudLit: '#ff9fdc',
    cloudDark: '#43307f',
    elevation: 9,
    stars: 0.7,
    cover: 0.44,
  },
  inferno: {
    zenith: '#1a0f14',
    mid: '#54201d',
    horizon: '#ff7a2e',
    sun: '#ffd38a',
    ambient: '#5d3a38',
    key: '#ff8a4a',
    cloudLit: '#d9592a',
    cloudDark: '#2a1719',
    elevation: 6,
    stars: 0,
    cover: 0.66,
  },
};

/** The colour towards which a colour word tints sky and light. */
export const TINTS: Partial<Record<ColourWord, Rgb>> = {
  red: [214, 48, 44],
  orange: [255, 138, 46],
  gold: [255, 196, 74],
  green: [64, 168, 96],
  teal: [22, 172, 170],
  blue: [48, 110, 224],
  purple: [136, 76, 214],
  pink: [255, 120, 184],
};

/**
 * The light of a plan: the table's entry for its time of day, changed by weather and colour words,
 * with the hue turned by at most 9° by the seed.
 */
export function paletteFor(plan: Plan): Palette {
  const light = LIGHTS[plan.time];
  const hueJitter = (createStreams(plan.seed)('palette')() * 2 - 1) * 9;
  let palette: Palette = {
    zenith: turnHue(rgb(light.zenith), hueJitter),
    mid: turnHue(rgb(light.mid), hueJitter),
    horizon: turnHue(rgb(light.horizon), hueJitter * 0.6),
    sun: rgb(light.sun),
    ambient: turnHue(rgb(light.ambient), hueJitter),
    key: turnHue(rgb(light.key), hueJitter * 0.5),
    cloudLit: turnHue(rgb(light.cloudLit), hueJitter * 0.6),
    cloudDark: turnHue(rgb(light.cloudDark), hueJitter),
    elevation: light.elevation,
    stars: light.stars,
    cover: light.cover,
    isMoon: light.isMoon ?? false,
  };
  palette = withColours(palette, plan);
  palette = withWeather(palette, plan);
  if (plan.details.starry || plan.details.milkyWay || plan.details.meteors)
    return { ...palette, stars: Math.max(0.75, palette.stars), cover: Math.min(0.24, palette.cover) };
  return palette;
}

/** Land that is green by itself, and rock that is red: their colour word is not about the sky. */
const GREEN_LAND: ReadonlySet<SceneName> = new Set<SceneName>([
  'mountain',
  'hills',
  'islands',
  'volcano',
  'forest',
  'bamboo',
  'flowers',
  'ricefield',
]);

/** How far a colour tints the light. Orange and gold are so near to sunlight that less of them is taken for that. */
function tintAmount(word: ColourWord, scene: SceneName): number {
  if ((word === 'green' && GREEN_LAND.has(scene)) || (word === 'red' && scene === 'canyon')) return 0.1;
  // Half blue, half gold is green.
  return word === 'gold' ? 0.66 : word === 'orange' ? 0.48 : 0.42;
}

function withColours(palette: Palette, { colours, scene }: Plan): Palette {
  let next = palette;
  const tinting = colours.filter((word) => TINTS[word] !== undefined);
  for (const word of tinting) {
    const amount = tintAmount(word, scene) / tinting.length;
    next = mapLight(next, (colour) => tintTowards(colour, TINTS[word]!, amount));
  }
  return next;
}

/** Shifts the hue towards the tint but keeps the colour's brightness, so that night stays night. */
function tintTowards(colour: Rgb, tint: Rgb, amount: number): Rgb {
  const brightness = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  const tintBrightness = 0.2126 * tint[0] + 0.7152 * tint[1] + 0.0722 * tint[2];
  // Lighter than that, a channel would be cut off and pink become lilac.
  const factor = Math.min(brightness / tintBrightness, 255 / Math.max(...tint));
  return mix(colour, scale(tint, factor), amount);
}

function withWeather(palette: Palette, plan: Plan): Palette {
  switch (plan.weather) {
    case 'clear':
      return {
        ...palette,
        cover: Math.min(palette.cover, plan.time === 'storm' || plan.time === 'overcast' ? 1 : 0.4),
      };
    case 'cloudy':
      // Clouds as purple as a dream's sky would not be told from it.
      return {
        ...palette,
        cover: Math.max(palette.cover, plan.time === 'fantasy' ? 0.9 : 0.72),
        // White clouds in a white sky are not seen.
        ...(plan.details.clouded && {
          mid: mix(palette.mid, palette.zenith, 0.4),
          horizon: mix(palette.horizon, palette.zenith, 0.16),
          cloudDark: scale(palette.cloudDark, 0.8),
        }),
        ...(plan.time === 'fantasy' && { cloudLit: mix(palette.cloudLit, [255, 244, 252], 0.6) }),
      };
    case 'rain':
      return (plan.details.rainStrength ?? 1) > 1 ? grey(palette, 0.4, 0.95, 0.66) : grey(palette, 0.62, 0.82, 0.84);
    case 'storm':
      return grey(palette, 0.6, 0.95, plan.time === 'storm' ? 0.92 : 0.68);
    case 'snow':
      return grey(palette, 0.72, 0.7, 1);
    case 'fog':
      return { ...grey(palette, 0.72, 0.55, 1), mid: mix(palette.mid, palette.horizon, 0.5) };
    case 'aurora':
      return { ...palette, cover: Math.min(palette.cover, 0.16), stars: Math.max(palette.stars, 0.8) };
    default:
      return palette;
  }
}

function grey(palette: Palette, saturation: number, cover: number, brightness: number): Palette {
  return {
    ...mapLight(palette, (colour) => scale(saturate(colour, saturation), brightness)),
    cover: Math.max(palette.cover, cover),
    stars: palette.stars * (1 - cover),
  };
}

function mapLight(palette: Palette, change: (colour: Rgb) => Rgb): Palette {
  return {
    ...palette,
    zenith: change(palette.zenith),
    mid: change(palette.mid),
    horizon: change(palette.horizon),
    ambient: change(palette.ambient),
    key: change(palette.key),
    cloudLit: change(palette.cloudLit),
    cloudDark: change(palette.cloudDark),
  };
}
