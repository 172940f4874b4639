/** The land repeats beyond the borders of its field, and nothing shows where. */
import { expect, it } from 'vitest';
import { createSceneSetup } from '../../../../renderer/film/sceneSetup.ts';
import { FIELD_SIZE } from '../../../../renderer/terrain/heightfield.ts';
import { createLandform } from '../../../../renderer/terrain/landforms.ts';
import { planOf } from './renderFrame.ts';

it.each(['mountain', 'hills', 'desert', 'canyon'] as const)('has no wall at the borders: %s', (scene) => {
  // The seed of a picture that had one.
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
