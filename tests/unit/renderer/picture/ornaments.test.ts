/** Hearts, flowers and the like are laid where they were asked for, off what is in front; hats are put on heads. */
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../../renderer/createPlan.ts';
import { createClip } from '../../../../renderer/frames/createClip.ts';
import { fromCanvas } from '../../../../renderer/picture/raster.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { type Area, bottle, difference, edit, landscape, mean } from './samples.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });
const product = bottle();

describe('a wish for an ornament', () => {
  it.each([
    ['tambahkan bunga di pojok kiri bawah', 'flower', 'place', { side: 'left', row: 'bottom' }],
    ['di kanan atas tambahkan bintang kecil', 'star', 'place', { side: 'right', row: 'top' }],
    ['tambahin hati-hati kecil di sekelilingnya', 'heart', 'thing', { side: null, row: null }],
    ['tambahkan kilauan bintang di sekitar cangkir', 'sparkle', 'thing', { side: null, row: null }],
    ['kasih bingkai bunga mawar', 'rose', 'edges', { side: null, row: null }],
    ['hias dengan kupu-kupu', 'butterfly', 'free', { side: null, row: null }],
    ['add some confetti', 'confetti', 'free', { side: null, row: null }],
  ])('is "%s"', (prompt, kind, spread, placement) => {
    expect(still(prompt)).toMatchObject({ ornaments: [{ kind, spread, placement }], subject: null, border: null });
    expect(still(prompt).unmatched).toEqual([]);
  });

  it('has a colour, a size and a number of its own', () => {
    const [blue] = still('tambahkan hati kecil warna biru').ornaments;
    expect(blue!.size).toBe(0.7);
    expect(blue!.colour![2]).toBeGreaterThan(blue!.colour![0] * 2);
    expect(still('tambahkan banyak hati').ornaments).toMatchObject([{ number: 1.7, colour: null }]);
    expect(still('tambahkan hati kecil warna biru')).toMatchObject({ colours: [], recolour: null });
  });

  it('may be for several, and for what is worn', () => {
    expect(still('add butterflies and sparkles').ornaments.map(({ kind }) => kind)).toEqual(['butterfly', 'sparkle']);
    expect(still('tambahin telinga kelinci dan hati')).toMatchObject({
      worn: ['bunnyEars'],
      ornaments: [{ kind: 'heart' }],
    });
    expect(still('tambahkan bunga di rambutnya').worn).toEqual(['flowerCrown']);
  });

  it.each([
    'tambahkan bunga di vas',
    'tambahkan topi santa di kepala kucing',
    'tambahkan bunga di tangannya',
    'tambahkan bunga tulip',
    'ganti langit jadi malam, tambahkan bintang',
    'cerahkan bunganya',
    'hapus bunga di pojok kiri',
  ])('is not "%s"', (prompt) => {
    expect(still(prompt)).toMatchObject({ ornaments: [], worn: [] });
  });

  it('is told before coins are held where it is for a place in the photo', () => {
    for (const prompt of ['tambahkan bunga di vas', 'tambahkan bunga tulip', 'tambahkan topi santa di kepala kucing'])
      expect(still(prompt)).toMatchObject({ chips: [], background: null });
  });
});

describe('ornaments', () => {
  const BODY: Area = [0.42, 0.4, 0.58, 0.8];

  it('leave what is in front free, and are the same with the same seed', async () => {
    const one = await edit(product, 'tambahkan banyak hati');
    expect(mean(one.raster, BODY)).toEqual(mean(product, BODY));
    expect(difference(one.raster, product)).toBeGreaterThan(0.5);
    expect(difference(one.raster, (await edit(product, 'tambahkan banyak hati')).raster)).toBe(0);
    expect(one.chips).toMatchObject([{ value: 'heart', word: 'hati' }]);
  });

  it('grow in the corner that was named only', async () => {
    const { raster } = await edit(product, 'tambahkan bunga di pojok kiri bawah');
    const changed = (area: Area): number =>
      mean(raster, area).reduce((sum, value, at) => sum + Math.abs(value - mean(product, area)[at]!), 0);
    expect(changed([0, 0.8, 0.2, 1])).toBeGreaterThan(20);
    expect(changed([0.6, 0, 1, 1])).toBe(0);
    expect(changed([0, 0, 1, 0.5])).toBe(0);
  });
});

describe('what is worn', () => {
  it('sits on the head, and is refused where there is none', async () => {
    const plan = createPlan({ prompt: 'potret wanita siang', seed: 7, fixedCamera: true, isStill: true });
    const clip = await createClip({
      plan,
      width: 480,
      height: 360,
      fps: 24,
      frameCount: 1,
      hasWatermark: false,
      grain: 0,
    });
    const portrait = fromCanvas(clip.drawFrame(0));
    const { raster, chips } = await edit(portrait, 'pakaikan kacamata hitam');
    expect(chips).toMatchObject([{ value: 'sunglasses' }]);
    const EYES: Area = [0.4, 0.48, 0.6, 0.54];
    expect(mean(raster, EYES)[0]).toBeLessThan(mean(portrait, EYES)[0] * 0.6);
    expect(mean(raster, [0, 0, 0.2, 1])).toEqual(mean(portrait, [0, 0, 0.2, 1]));
    await expect(edit(landscape(), 'pakaikan kacamata hitam')).rejects.toThrow('object_not_found');
  });
});
