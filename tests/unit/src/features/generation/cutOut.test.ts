/**
 * A stroke over a forgotten part restores all of it, stops at edges, and fits the original as the studio cropped it.
 */
import { expect, test } from 'vitest';
import type { Task } from '../../../../../contract/generation.ts';
import { canTouchUp } from '../../../../../src/features/generation/detail/cutOut/canTouchUp.ts';
import { coveredArea } from '../../../../../src/features/generation/brush/cutOutCanvas.ts';
import { growStroke } from '../../../../../src/features/generation/brush/growStroke.ts';

const COLOURS: Record<string, readonly number[]> = { r: [200, 40, 40], o: [210, 60, 45], w: [240, 240, 240] };

/** A picture of letters; `#` marks the brush, which has the colour of the letter before it. */
function grow(rows: string[], { brush, open }: { brush: [number, number]; open?: string[] }): string[] {
  const width = rows[0]!.length;
  const region = growStroke({
    pixels: Uint8ClampedArray.from([...rows.join('')].flatMap((letter) => [...COLOURS[letter]!, 255])),
    width,
    height: rows.length,
    painted: Uint8Array.from({ length: width * rows.length }, (_, at) => Number(at === brush[1] * width + brush[0])),
    open: open ? Uint8Array.from([...open.join('')].map(Number)) : new Uint8Array(width * rows.length).fill(1),
  });
  return rows.map((_, y) => region.slice(y * width, (y + 1) * width).join(''));
}

test('a stroke spreads over the colours under it, up to the next edge and not around it', () => {
  expect(grow(['wwwww', 'wrorw', 'wwwww', 'wrrrw'], { brush: [1, 1] })).toEqual(['00000', '01110', '00000', '00000']);
});

test('it does not spread into what is kept or removed already, but always takes what was painted over', () => {
  expect(grow(['rrrrr'], { brush: [1, 0], open: ['11011'] })).toEqual(['11000']);
  expect(grow(['rrrrr'], { brush: [2, 0], open: ['11011'] })).toEqual(['00100']);
});

test('the original is laid over the result as the studio cropped it', () => {
  expect(coveredArea({ width: 400, height: 300 }, { width: 800, height: 600 })).toEqual({
    x: 0,
    y: 0,
    width: 400,
    height: 300,
  });
  expect(coveredArea({ width: 400, height: 300 }, { width: 600, height: 600 })).toEqual({
    x: 50,
    y: 0,
    width: 300,
    height: 300,
  });
  // Slightly above the middle, where faces are.
  expect(coveredArea({ width: 300, height: 500 }, { width: 300, height: 300 })).toEqual({
    x: 0,
    y: 75,
    width: 300,
    height: 300,
  });
});

test('what can be corrected: a cut-out whose pixels are the original’s, or one where nothing was found', () => {
  const chips = (...values: string[]) => ({
    chips: values.map((value) => ({ aspect: 'edit', value, word: null })),
    unmatched: [],
  });
  const cut = {
    mode: 'image-edit',
    inputs: [{}],
    media: {},
    failure: null,
    plan: chips('removeBackground', 'crop'),
  } as unknown as Task;
  expect(canTouchUp(cut)).toBe(true);
  expect(canTouchUp({ ...cut, plan: chips('removeBackground', 'sketch') })).toBe(false);
  expect(canTouchUp({ ...cut, plan: chips('crop') })).toBe(false);
  const sticker = { ...chips('removeBackground').chips[0]!, drawn: { id: 'stiker', en: 'sticker' } };
  expect(canTouchUp({ ...cut, plan: { ...chips(), chips: [sticker] } })).toBe(false);
  expect(canTouchUp({ ...cut, mode: 'text-to-image' })).toBe(false);
  const failed = (code: string): Task => ({ ...cut, media: null, plan: null, failure: { code, message: '' } });
  expect(canTouchUp(failed('object_not_found'))).toBe(true);
  expect(canTouchUp(failed('generation_failed'))).toBe(false);
});
