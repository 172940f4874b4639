import { mix } from '../../light/colour.ts';
import type { Rgb, SceneFamily } from '../../scene.ts';
import { bakeBroadleaf } from './trees.ts';
import { woodGlow } from './woodGlow.ts';
import { createWoods } from './woods.ts';

const BLOSSOM: readonly Rgb[] = [
  [255, 198, 218],
  [250, 170, 200],
  [255, 226, 236],
  [240, 140, 180],
];

/**
 * An avenue of cherry trees in blossom over a path of fallen petals. Details read: `white`, `path`, `mist`,
 * `fireflies`, `rays`.
 */
export const createSakura: SceneFamily = (setup) => {
  const { plan } = setup;
  const isWhite = Boolean(plan.details.white);
  const accents: readonly Rgb[] = isWhite
    ? [
        [255, 246, 248],
        [246, 226, 232],
        [255, 255, 255],
      ]
    : BLOSSOM;
  const leaf: Rgb = isWhite ? [252, 238, 242] : [250, 178, 206];
  return createWoods(setup, {
    trunk: [84, 60, 58],
    shade: isWhite ? [150, 118, 132] : [196, 104, 146],
    leaf,
    rim: [255, 244, 246],
    glow: mix(woodGlow(setup, [255, 214, 226], 0.3), [255, 238, 240], setup.palette.isMoon ? 0.03 : 0.16),
    floor: { dark: [74, 84, 52], light: [176, 186, 112] },
    counts: [18, 13, 9, 5, 2],
    heights: [0.3, 0.42, 0.56, 0.74, 1.1],
    clearing: 0.9,
    nearLight: 0.86,
    bake: (options) =>
      bakeBroadleaf({
        ...options,
        accents: accents.map((accent) => mix(accent, options.colours.leaf, 0.5)),
        fullness: 1.1,
        spread: 1.5,
        twist: 1.1,
      }),
    grass: { count: 70, height: 0.09 },
    isBroad: true,
    kinds: 3,
    litter: accents,
    path: (plan.details.path ?? 1) > 0,
    motes:
      plan.details.fireflies || plan.weather === 'fireflies'
        ? { colour: [255, 236, 150], amount: 1, glows: true }
        : { colour: [255, 226, 236], amount: 0.7, glows: false },
    rays: 0.6 * (plan.details.rays ?? 1),
  });
};
