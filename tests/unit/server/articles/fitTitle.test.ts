/** A title on a preview card is as large as fits, and complete as long as it can be. */
import { describe, expect, it } from 'vitest';
import { fitTitle } from '../../../../server/articles/cards/fitTitle.ts';

/** A font whose letters are half as wide as high, as a typewriter's. */
const widthOf = (text: string, size: number) => (text.length * size) / 2;

describe('a title on a card', () => {
  it('is as large as it fits, in lines of about the same length', () => {
    expect(fitTitle('Kopi pagi', 1000, widthOf)).toEqual({ size: 76, lines: ['Kopi pagi'] });
    expect(fitTitle('One sentence becomes a video', 900, widthOf)).toEqual({
      size: 76,
      lines: ['One sentence', 'becomes a video'],
    });
  });

  it('of the longest length is smaller and whole', () => {
    const title = 'Menulis prompt yang menghasilkan video sesuai bayanganmu tanpa harus mencoba berkali kali lagi';
    const { size, lines } = fitTitle(title, 700, widthOf);
    expect(size).toBeLessThan(76);
    expect(lines.length).toBeLessThanOrEqual(4);
    expect(lines.join(' ')).toBe(title);
  });

  it('that fits in no size ends with an ellipsis, and a word without an end is cut', () => {
    const { size, lines } = fitTitle('a'.repeat(140), 600, widthOf);
    expect(lines).toHaveLength(4);
    expect(lines.every((line) => widthOf(line, size) <= 600)).toBe(true);
    expect(lines.at(-1)).toMatch(/a…$/);
  });

  it('leaves out what the typeface cannot draw', () => {
    expect(fitTitle('Lebaran ✨ tiba 👨‍👩‍👧', 1000, widthOf).lines).toEqual(['Lebaran tiba']);
    expect(fitTitle('✨', 1000, widthOf).lines).toEqual(['']);
  });
});
