/** A colour that a chip tells tints the light so far that it is seen, whatever the scene and hour. */
import { expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { paletteFor, TINTS } from '../../../renderer/light/palette.ts';
import { type ColourWord, COLOURS, SCENES, type SceneName } from '../../../renderer/scene.ts';

/** What is of the colour by itself. */
const NATURAL: Partial<Record<ColourWord, readonly SceneName[]>> = {
  green: ['mountain', 'hills', 'islands', 'volcano', 'forest', 'bamboo', 'flowers', 'ricefield'],
  red: ['canyon'],
};

/** Levels of 255 by which a hue must move to be told from daylight. */
const SEEN = 25;

it.each(COLOURS.filter((word) => TINTS[word] !== undefined))('%s is seen in every scene by daylight', (word) => {
  const plan = createPlan({ prompt: 'pemandangan siang hari', seed: 4 });
  const tint = TINTS[word]!;
  const unseen = SCENES.filter((scene) => {
    if (NATURAL[word]?.includes(scene)) return false;
    const plain = paletteFor({ ...plan, scene, colours: [] });
    const tinted = paletteFor({ ...plan, scene, colours: [word] });
    const moved = Math.max(...[0, 1, 2].map((channel) => Math.abs(tinted.horizon[channel]! - plain.horizon[channel]!)));
    const strongest = tint.indexOf(Math.max(...tint));
    const weakest = tint.indexOf(Math.min(...tint));
    const lean = (colour: readonly number[]): number => colour[strongest]! - colour[weakest]!;
    return moved < SEEN || lean(tinted.horizon) <= lean(plain.horizon);
  });
  expect(unseen).toEqual([]);
});
