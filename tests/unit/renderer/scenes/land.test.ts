/** The land repeats beyond the borders of its field without a visible seam. */
import { expect, it } from 'vitest';
import { createSceneSetup } from '../../../../renderer/frames/sceneSetup.ts';
import { chooseShot } from '../../../../renderer/terrain/camera.ts';
import { FIELD_SIZE } from '../../../../renderer/terrain/heightfield.ts';
import { createLandform } from '../../../../renderer/terrain/landforms.ts';
import { skyline } from '../../../../renderer/terrain/standpoint.ts';
import { planOf } from './renderFrame.ts';

it.each(['mountain', 'hills', 'desert', 'canyon'] as const)('has no wall at the borders: %s', (scene) => {
  // The seed of a picture that had a seam.
  const { field } = createLandform(createSceneSetup(planOf(scene, { seed: 1029 }), 160, 90));
  const stepAt = (column: number): number => {
    let sum = 0;
    for (let row = 0; row < FIELD_SIZE; row++)
      sum += Math.abs(field[row * FIELD_SIZE + ((column + 1) % FIELD_SIZE)]! - field[row * FIELD_SIZE + column]!);
    return sum / FIELD_SIZE;
  };
  const inside = Math.max(...Array.from({ length: 32 }, (_, part) => stepAt(part * 31 + 5)));
  expect(stepAt(FIELD_SIZE - 1)).toBeLessThan(inside * 1.6);
});

it.each(['mountain', 'hills', 'desert'] as const)('shows a lake that was asked for as one: %s', (scene) => {
  for (const seed of [1, 2, 5, 9]) {
    const setup = createSceneSetup(planOf(scene, { seed, details: { water: 1, blueSky: 1 } }), 160, 90);
    const landform = createLandform(setup);
    const { base } = chooseShot(setup, landform);
    const bottom = (90 - base.horizonY) / base.focal;
    const rays = Array.from({ length: 21 }, (_, ray) => Math.atan(((ray - 10) / 10) * (80 / base.focal)));
    const wet = rays.map((ray) => Math.min(1, skyline(landform, base, base.yaw + ray, -bottom).wetSlope / bottom));
    // Of the picture below the horizon; a scrap of water in a corner was one part in ten.
    expect(wet.reduce((sum, one) => sum + one, 0) / rays.length).toBeGreaterThan(0.22);
  }
});
