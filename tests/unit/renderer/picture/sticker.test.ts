/** A photo becomes a sticker (cut out, with a white edge) or a round crop where its prompt says so, and only there. */
import { describe, expect, it } from 'vitest';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { readShape } from '../../../../renderer/readShape.ts';
import { bottle, edit, landscape, mean } from './samples.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });

describe('a sticker', () => {
  it.each([
    'jadiin stiker wa dong',
    'stiker dengan garis putih tepi',
    'make it a sticker with a white outline',
    'buat jadi stiker, hapus latarnya',
  ])('is what "%s" asks for', (prompt) => {
    const { background, border, chips, unmatched } = still(prompt);
    expect([background, border]).toEqual([{ kind: 'sticker' }, null]);
    expect(chips).toMatchObject([{ aspect: 'edit', value: 'removeBackground' }]);
    expect(unmatched).toEqual([]);
  });

  it.each([
    'tempel stiker bunga',
    'add a sticker of a flower',
    'stiker di laptopnya dihapus',
    'label stiker tulisan "Kopi Kita"',
    'hapus latar',
  ])('is not what "%s" asks for', (prompt) => expect(still(prompt).background).not.toEqual({ kind: 'sticker' }));

  it('has a white edge around the thing, and nothing beyond', async () => {
    const { raster } = await edit(bottle(), 'jadikan stiker');
    // Beside the bottle's body, whose left side is at 0.37.
    const [red, green, blue, opacity] = mean(raster, [0.352, 0.5, 0.362, 0.7]);
    expect(Math.min(red, green, blue, opacity)).toBeGreaterThan(225);
    expect(mean(raster, [0, 0, 0.3, 1])[3]).toBeLessThan(3);
  });
});

describe('a round crop', () => {
  it('is square for whoever draws it, and transparent in its corners', async () => {
    expect(readShape('potong lingkaran')).toEqual({ ratio: '1:1', isRound: true, words: ['lingkaran'] });
    expect(readShape('crop kotak 1:1')).toEqual({ ratio: '1:1', isRound: false, words: ['1:1', 'kotak'] });
    expect(readShape('crop ke meja bulat')).toBeNull();
    const { raster, chips, unmatched } = await edit(landscape(), 'crop bulat', { width: 120, height: 120 });
    expect(mean(raster, [0, 0, 0.1, 0.1])[3]).toBe(0);
    expect(mean(raster, [0.4, 0.4, 0.6, 0.6])[3]).toBe(255);
    expect(chips).toMatchObject([{ value: 'crop', drawn: { en: 'round crop' } }]);
    expect(unmatched).toEqual([]);
  });
});
