import type { SceneFamily } from '../../scene.ts';
import { bakeBamboo } from './trees.ts';
import { woodGlow } from './woodGlow.ts';
import { createWoods } from './woods.ts';

/**
 * A bamboo grove: tall green stalks closing into light, a path between. Details read: `path`, `mist`, `fireflies`,
 * `rays`.
 */
export const createBamboo: SceneFamily = (setup) => {
  const { plan, palette } = setup;
  const hasFireflies = Boolean(plan.details.fireflies) || plan.weather === 'fireflies' || palette.isMoon;
  return createWoods(setup, {
    trunk: [104, 128, 62],
    shade: [34, 62, 34],
    leaf: [116, 152, 62],
    rim: [226, 236, 140],
    glow: woodGlow(setup, [206, 226, 140], 0.42),
    floor: { dark: [44, 50, 28], light: [150, 150, 82] },
    counts: [48, 34, 24, 15, 7],
    heights: [0.86, 1.0, 1.14, 1.3, 1.62],
    clearing: 0.62,
    nearLight: 0.4,
    bake: bakeBamboo,
    grass: { count: 60, height: 0.1 },
    isBroad: false,
    kinds: 4,
    litter: [
      [170, 160, 84],
      [126, 120, 58],
    ],
    path: (plan.details.path ?? 1) > 0,
    motes: { colour: hasFireflies ? [220, 255, 120] : [250, 250, 210], amount: 0.6, glows: hasFireflies },
    rays: plan.details.rays ?? 1,
  });
};
