import { createNoiseTile } from '../light/noiseTile.ts';
import type { SceneName, SceneSetup } from '../scene.ts';
import { buildBeach, buildIslands } from './buildCoast.ts';
import { buildCanyon, buildDunes, buildHills, buildMountains } from './buildLand.ts';
import { buildVolcano } from './buildVolcano.ts';
import { FIELD_SIZE } from './heightfield.ts';
import type { Noises } from './landNoises.ts';
import type { Landform } from './landform.ts';

type Builder = (setup: SceneSetup, noises: Noises) => Landform;

/** Builds the land of a terrain scene; about half a second of work. */
export function createLandform(setup: SceneSetup): Landform {
  const random = setup.random('terrain');
  const seed = Math.floor(random() * 1e9);
  const brick = createNoiseTile({ size: FIELD_SIZE, period: 4, octaves: 1, seed });
  return (BUILDERS[setup.plan.scene] ?? buildMountains)(setup, { brick, seed, random });
}

const BUILDERS: Partial<Record<SceneName, Builder>> = {
  mountain: buildMountains,
  snow: buildMountains,
  hills: buildHills,
  desert: buildDunes,
  canyon: buildCanyon,
  islands: buildIslands,
  beach: buildBeach,
  volcano: buildVolcano,
};
