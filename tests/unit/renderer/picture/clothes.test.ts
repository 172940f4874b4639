/** What people wear gets another colour where it is told for certain; their faces and what is behind stay. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlan } from '../../../../renderer/createPlan.ts';
import { createClip } from '../../../../renderer/frames/createClip.ts';
import { fromCanvas, type Raster } from '../../../../renderer/picture/raster.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { type Area, bottle, brightness, edit, landscape, mean } from './samples.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });

describe('a wish for clothes', () => {
  it.each([
    ['bajunya jadi merah', 'red'],
    ['ganti warna baju jadi hijau', 'green'],
    ['ubah jas jadi biru dongker', 'dark blue'],
    ['kemejanya ganti warna putih', 'white'],
    ['change the shirt color to purple', 'purple'],
    ['baju putihnya jadi hitam', 'black'],
  ])('is "%s"', (prompt, clothes) => {
    expect(still(prompt)).toMatchObject({ clothes, recolour: null, colours: [], unmatched: [] });
  });

  it.each([
    'hapus orang baju merah',
    'bajunya ganti jadi gaun merah',
    'celananya jadi hitam',
    'hitam putih kecuali bajunya',
    'merahin bajunya',
    'pakai baju merah',
    'orang berbaju merah, jadikan senja',
  ])('is not "%s"', (prompt) => {
    expect(still(prompt).clothes).toBeNull();
  });
});

describe('a top', () => {
  const CHEST: Area = [0.4, 0.86, 0.6, 1];
  const FACE: Area = [0.42, 0.4, 0.58, 0.6];
  const BEHIND: Area = [0, 0, 0.15, 0.6];
  let portrait: Raster;

  beforeAll(async () => {
    const plan = createPlan({ prompt: 'potret pria tersenyum', seed: 7, fixedCamera: true, isStill: true });
    const clip = await createClip({
      plan,
      width: 360,
      height: 480,
      fps: 24,
      frameCount: 1,
      hasWatermark: false,
      grain: 2,
    });
    portrait = fromCanvas(clip.drawFrame(0));
  });

  it('is dyed, and nothing else', async () => {
    const { raster, chips } = await edit(portrait, 'bajunya jadi hijau');
    const [red, green, blue] = mean(raster, CHEST);
    expect(green).toBeGreaterThan(Math.max(red, blue) * 1.2);
    expect(mean(raster, FACE)).toEqual(mean(portrait, FACE));
    expect(mean(raster, BEHIND)).toEqual(mean(portrait, BEHIND));
    expect(chips).toMatchObject([{ aspect: 'colour', value: 'green', drawn: { id: 'baju hijau' } }]);
  });

  it('becomes white as well, and is white then', async () => {
    const { raster } = await edit(portrait, 'bajunya jadi putih');
    expect(brightness(raster, CHEST)).toBeGreaterThan(190);
  });

  it('is refused where nobody wears one', async () => {
    await expect(edit(landscape(), 'bajunya jadi merah')).rejects.toThrow('object_not_found');
    await expect(edit(bottle(), 'bajunya jadi merah')).rejects.toThrow('object_not_found');
  });
});
