import { luminance, mix, saturate, scale } from '../../light/colour.ts';
import { TINTS } from '../../light/palette.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

/** The sea's own colours, and those of what lives in it. */
export interface WaterColours {
  shallow: Rgb;
  mid: Rgb;
  deep: Rgb;
  sand: Rgb;
  corals: readonly Rgb[];
  fish: readonly Rgb[];
  /** Strength of the light from above, 0–1. */
  light: number;
}

const SEAS: readonly (readonly [Rgb, Rgb, Rgb])[] = [
  [
    [150, 232, 240],
    [22, 138, 178],
    [4, 40, 82],
  ],
  [
    [170, 240, 220],
    [24, 150, 160],
    [4, 54, 78],
  ],
  [
    [140, 210, 250],
    [26, 106, 190],
    [6, 28, 84],
  ],
];
const NIGHT_SEA: readonly [Rgb, Rgb, Rgb] = [
  [92, 158, 214],
  [16, 60, 122],
  [4, 16, 48],
];
const CORALS: readonly Rgb[] = [
  [238, 92, 102],
  [246, 142, 92],
  [232, 106, 168],
  [150, 92, 196],
  [250, 196, 96],
  [92, 190, 164],
  [224, 70, 70],
  [252, 176, 150],
];
const FISH: readonly Rgb[] = [
  [250, 196, 66],
  [240, 122, 60],
  [96, 150, 226],
  [232, 232, 224],
  [238, 92, 120],
];

/** The water of a plan: turquoise by day, ink blue at night, pulled towards the colour words. */
export function waterColours(setup: SceneSetup): WaterColours {
  const { plan, palette } = setup;
  const random = setup.random('water-colours');
  const seeded = SEAS[Math.floor(random() * SEAS.length)]!;
  const isDark = palette.isMoon || plan.details.deep !== undefined || plan.time === 'night';
  const [shallow, mid, deep] = isDark ? NIGHT_SEA : seeded;
  const brightness = isDark ? 1 : Math.min(1, 0.6 + luminance(palette.key) / 640);
  const warmth = plan.time === 'sunset' || plan.time === 'golden' || plan.time === 'dawn' ? 0.2 : 0;
  const tints = plan.colours.map((word) => TINTS[word]).filter((tint) => tint !== undefined);
  const dress = (colour: Rgb, amount: number): Rgb => {
    let dressed = mix(scale(colour, brightness), palette.key, warmth * amount);
    for (const tint of tints) {
      const bright = luminance(dressed) / Math.max(1, luminance(tint));
      dressed = mix(dressed, scale(tint, bright), 0.62 / tints.length);
    }
    if (plan.time === 'storm' || plan.time === 'overcast') dressed = saturate(dressed, 0.6);
    return dressed;
  };
  return {
    shallow: dress(shallow, 1),
    mid: dress(mid, 0.5),
    deep: dress(deep, 0.2),
    sand: dress(isDark ? [78, 96, 128] : [222, 208, 172], 0.4),
    corals: CORALS.map((colour) => mix(colour, isDark ? [90, 190, 255] : colour, isDark ? 0.25 : 0)),
    fish: FISH,
    light: isDark ? 0.5 : 1,
  };
}
