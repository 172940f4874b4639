import { createStreams } from '../light/noise.ts';
import { paletteFor } from '../light/palette.ts';
import type { Plan, SceneSetup } from '../scene.ts';

/** What a scene family needs to draw a plan, at a size in pixels (even numbers). */
export function createSceneSetup(plan: Plan, width: number, height: number): SceneSetup {
  return { plan, width, height, palette: paletteFor(plan), random: createStreams(plan.seed) };
}
