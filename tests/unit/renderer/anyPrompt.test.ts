/** Any words in any order are read and planned: nothing that can be typed makes the form or a request fail. */
import { expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { EDIT_LEXICON } from '../../../renderer/picture/instruction/editWords.ts';
import { readInstruction } from '../../../renderer/picture/instruction/readInstruction.ts';
import { LEXICON } from '../../../renderer/prompt/vocabulary/lexicon.ts';
import { mulberry32 } from '../../../renderer/light/noise.ts';

const JOINING =
  'dan|sama|lalu|kecuali|tetap|tapi|tanpa|jangan|di|ke|dengan|jadi|and|except|without|terlalu|kurangi|kiri|atas|wajahnya|orangnya|foto kedua|tulis|"HALO"|tambahkan|2|tiga|sedang|naik|pakai'.split(
    '|',
  );
const BETWEEN = [' ', ' ', ' ', ', ', '. ', ': ', ' - ', '\n', '! ', ' (', ') ', '" '];

const PROMPTS = 1500;

it('random prompts can be planned, and read for photos', () => {
  const random = mulberry32(20261201);
  const oneOf = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const sources = [[...LEXICON.keys()], [...EDIT_LEXICON.keys()], JOINING, JOINING];
  const failed: string[] = [];
  for (let count = 0; count < PROMPTS; count++) {
    const length = 1 + Math.floor(random() * 9);
    const prompt = Array.from({ length }, () => oneOf(oneOf(sources)) + oneOf(BETWEEN)).join('');
    try {
      createPlan({ prompt, seed: 1, isStill: count % 2 === 0 });
      readInstruction(prompt, { isMoving: false, pictures: 1 });
      readInstruction(prompt, { isMoving: false, pictures: 2 });
      readInstruction(prompt, { isMoving: true, pictures: 1 });
    } catch (error) {
      failed.push(`${prompt}: ${String(error)}`);
    }
  }
  expect(failed).toEqual([]);
});
