/** What a prompt excepts stays as it was while the rest changes, and nothing changes where it cannot be found. */
import { describe, expect, it } from 'vitest';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { bottle, edit, landscape, mean } from './samples.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });

describe('what is excepted', () => {
  it.each([
    ['foto jadi hitam putih kecuali motornya', { kind: 'front' }],
    ['hitam putih selain orangnya', { kind: 'front' }],
    ['hitam putih kecuali bunga merah', { kind: 'colour', colour: 'red' }],
    ['gelapkan semua kecuali langit', { kind: 'sky' }],
    ['bikin hitam putih tapi tupainya tetap berwarna', { kind: 'front' }],
    ['buat latar belakang hitam putih tapi orangnya tetap berwarna', { kind: 'front' }],
    ['ubah jadi hitam putih tapi bunganya tetap merah', { kind: 'colour', colour: 'red' }],
    ['selain itu, cerahkan', null],
    ['jadikan hitam putih, tetap berwarna hangat', null],
    ['hitam putih', null],
  ])('by "%s"', (prompt, kept) => {
    expect(still(prompt).kept).toEqual(kept);
    if (kept) expect(still(prompt).unmatched).toEqual([]);
  });

  it.each([
    ['gelapkan background', 'front', 'background only'],
    ['bikin background lebih gelap, orangnya tetap terang', 'front', 'background only'],
    ['langitnya aja yang hitam putih', 'ground', 'sky only'],
  ])('is all but what "%s" is about', (prompt, kind, told) => {
    expect(still(prompt).kept).toEqual({ kind });
    expect(still(prompt).chips.at(-1)).toMatchObject({ value: 'keep', drawn: { en: told } });
  });

  it.each(['ganti langit jadi senja', 'hapus background', 'langit biru', 'cerahkan'])(
    'is nothing with "%s"',
    (prompt) => {
      expect(still(prompt).kept).toBeNull();
    },
  );

  it('is what "tetap" says of its light, and less of it what "dikurangi" says', () => {
    expect(still('latarnya diblur, orangnya tetap tajam').tones).toEqual([]);
    expect(still('kontras dikurangi').tones).toEqual(['fade']);
  });

  it('is told as not possible before anything is done, for parts that are not found', () => {
    const { chips, unmatched } = still('hitam putih selain bajunya');
    expect([chips, unmatched]).toEqual([[], ['hitam putih', 'selain', 'bajunya']]);
  });

  it('is no skin where a red dress was meant', async () => {
    const arm = { width: 320, height: 180, data: new Uint8ClampedArray(320 * 180 * 4).fill(255) };
    for (let at = 0; at < arm.data.length; at += 4) {
      const isArm = at / 4 > 320 * 60 && at / 4 < 320 * 120;
      arm.data.set(isArm ? [190, 100, 80] : [120, 150, 180], at);
    }
    await expect(edit(arm, 'hitam putih kecuali baju merah')).rejects.toThrow('object_not_found');
  });

  it('keeps its colours before a grey background', async () => {
    const { raster, chips } = await edit(bottle(), 'hitam putih kecuali botolnya');
    const [red, , blue] = mean(raster, [0.42, 0.4, 0.58, 0.8]);
    expect(red).toBeGreaterThan(blue * 3);
    const [r, , b] = mean(raster, [0, 0, 0.3, 1]);
    expect(Math.abs(r - b)).toBeLessThan(6);
    expect(chips.map(({ value }) => value)).toEqual(['monochrome', 'keep']);
  });

  it('is the ground below a sky that is darkened', async () => {
    const { raster } = await edit(landscape(), 'gelapkan langit');
    expect(mean(raster, [0.1, 0, 0.9, 0.2])[2]).toBeLessThan(mean(landscape(), [0.1, 0, 0.9, 0.2])[2] * 0.9);
    const [, before] = mean(landscape(), [0.1, 0.8, 0.9, 1]);
    expect(Math.abs(mean(raster, [0.1, 0.8, 0.9, 1])[1] - before)).toBeLessThan(2);
  });

  it('is looked for first', async () => {
    await expect(edit(landscape(), 'hitam putih kecuali mobilnya')).rejects.toThrow('object_not_found');
    await expect(edit(landscape(), 'hitam putih kecuali merah')).rejects.toThrow('object_not_found');
  });
});
