import { mix } from '../../light/colour.ts';
import type { Rgb, SceneFamily, SceneSetup } from '../../scene.ts';
import { bakeBroadleaf, bakeConifer } from './trees.ts';
import { woodGlow } from './woodGlow.ts';
import { createWoods } from './woods.ts';
import { type WoodStyle } from './woodStyle.ts';

const AUTUMN: readonly Rgb[] = [
  [232, 148, 42],
  [206, 84, 34],
  [240, 190, 70],
  [168, 50, 36],
];

/**
 * A forest. Details read: `conifer` (1) or `broadleaf` (1), `autumn`, `path`, `mist`, `fireflies`, `rays` (strength of the light shafts).
 * Without a word for the trees the seed chooses.
 */
export const createForest: SceneFamily = (setup) => {
  const { details } = setup.plan;
  const random = setup.random('forest-kind');
  const isAutumn = Boolean(details.autumn);
  const isSnowy = setup.plan.weather === 'snow' || Boolean(details.snow);
  const isConifer = details.conifer ? true : details.broadleaf || isAutumn ? false : isSnowy || random() < 0.55;
  return createWoods(setup, isConifer ? coniferStyle(setup, isSnowy) : broadleafStyle(setup, isAutumn));
};

function common({ plan, palette }: SceneSetup): Pick<WoodStyle, 'motes' | 'rays' | 'path'> {
  const hasFireflies = Boolean(plan.details.fireflies) || plan.weather === 'fireflies';
  return {
    motes:
      hasFireflies || (palette.isMoon && plan.weather === 'clear')
        ? { colour: [214, 255, 110], amount: hasFireflies ? 1 : 0.35, glows: true }
        : { colour: mix(palette.sun, [255, 240, 200], 0.4), amount: 0.6, glows: false },
    rays: plan.details.rays ?? 0.9,
    path: (plan.details.path ?? 1) > 0,
  };
}

function coniferStyle(setup: SceneSetup, isSnowy: boolean): WoodStyle {
  const leaf: Rgb = isSnowy ? [206, 218, 228] : [60, 104, 66];
  return {
    ...common(setup),
    trunk: [88, 68, 54],
    shade: isSnowy ? [54, 78, 88] : [20, 44, 36],
    leaf,
    rim: isSnowy ? [250, 252, 255] : [176, 190, 104],
    glow: woodGlow(setup, isSnowy ? [214, 226, 236] : [126, 158, 120], 0.22),
    floor: isSnowy ? { dark: [150, 166, 184], light: [236, 242, 248] } : { dark: [28, 40, 22], light: [112, 132, 58] },
    counts: [26, 18, 13, 9, 5],
    heights: [0.34, 0.48, 0.66, 0.9, 1.3],
    clearing: 0.62,
    nearLight: isSnowy ? 0.8 : 0.42,
    bake: bakeConifer,
    grass: { count: isSnowy ? 30 : 110, height: 0.13 },
    isBroad: true,
    kinds: 3,
    litter: [],
  };
}

function broadleafStyle(setup: SceneSetup, isAutumn: boolean): WoodStyle {
  const leaf: Rgb = isAutumn ? [226, 140, 44] : [92, 146, 52];
  const accents: readonly Rgb[] = isAutumn
    ? AUTUMN
    : [
        [116, 168, 60],
        [70, 124, 46],
        [150, 188, 76],
      ];
  return {
    ...common(setup),
    trunk: isAutumn ? [74, 54, 44] : [86, 70, 54],
    shade: isAutumn ? [96, 40, 24] : [26, 56, 30],
    leaf,
    rim: isAutumn ? [255, 222, 120] : [220, 232, 120],
    glow: woodGlow(setup, isAutumn ? [255, 206, 120] : [190, 214, 130], isAutumn ? 0.5 : 0.36),
    floor: isAutumn ? { dark: [70, 40, 22], light: [204, 128, 50] } : { dark: [30, 46, 22], light: [130, 156, 60] },
    counts: [18, 13, 9, 5, 2],
    heights: [0.34, 0.46, 0.6, 0.78, 1.12],
    clearing: 0.86,
    nearLight: isAutumn ? 0.72 : 0.56,
    bake: (options) =>
      bakeBroadleaf({
        ...options,
        accents: accents.map((accent) => mix(accent, options.colours.leaf, 0.62)),
        fullness: 1,
        spread: 1.35,
        twist: 0.7,
      }),
    grass: { count: isAutumn ? 50 : 110, height: 0.11 },
    isBroad: true,
    kinds: 3,
    litter: isAutumn ? AUTUMN : [],
  };
}
