/** Which street a prompt gets: that of an Indonesian town, or one between towers. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { rgb } from '../../../renderer/light/colour.ts';

const detailsOf = (prompt: string): Record<string, number> =>
  createPlan({ prompt, seed: 7, fixedCamera: false }).details;

describe('a street', () => {
  it.each([
    'orang berjalan di pinggir jalan',
    'jalan kota malam',
    'kota malam hujan',
    'pasar malam',
    'motor di trotoar',
  ])('is that of a town: %s', (prompt) => {
    expect(detailsOf(prompt)).not.toHaveProperty('towers');
  });

  it.each(['jalan kota tokyo malam hujan', 'jalanan new york', 'jalan kota neon malam', 'bundaran hi malam'])(
    'runs between towers: %s',
    (prompt) => {
      expect(detailsOf(prompt)).toMatchObject({ towers: 1 });
    },
  );
});

describe('a colour in writing', () => {
  it('is read without how clear it is: steam is white, not green', () => {
    expect(rgb('#f6f6f42e')).toEqual([246, 246, 244]);
  });
});
