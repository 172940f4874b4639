/** What is asked of faces changes them and nothing around them, and is refused where nobody shows one. */
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlan } from '../../../../renderer/createPlan.ts';
import { createClip } from '../../../../renderer/frames/createClip.ts';
import { type Face, findFaces } from '../../../../renderer/picture/person/findFaces.ts';
import { fromCanvas, type Raster } from '../../../../renderer/picture/raster.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { brightness, difference, edit, landscape, mean, paint, roughness } from './samples.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });
let portrait: Raster;
let face: Face;

beforeAll(async () => {
  const plan = createPlan({ prompt: 'potret wanita siang', seed: 7, fixedCamera: true, isStill: true });
  const size = { width: 480, height: 360 };
  const clip = await createClip({ plan, ...size, fps: 24, frameCount: 1, hasWatermark: false, grain: 2 });
  portrait = fromCanvas(clip.drawFrame(0));
  [face] = (await findFaces(portrait)) as [Face];
});

/** The middle of the face, parts of the portrait. */
const cheeks = () =>
  [
    (face.left + face.width * 0.3) / 480,
    (face.top + face.height * 0.4) / 360,
    (face.left + face.width * 0.7) / 480,
    (face.top + face.height * 0.8) / 360,
  ] as const;
const BESIDE = [0, 0, 0.2, 1] as const;

describe('a wish for faces', () => {
  it.each([
    ['cerahkan wajahnya', { tones: ['brighten'], isBlurred: false }],
    ['wajahnya dicerahkan', { tones: ['brighten'], isBlurred: false }],
    ['cerahkan wajah anak-anak ini', { tones: ['brighten'], isBlurred: false }],
    ['haluskan dan cerahkan wajah', { tones: ['smooth', 'brighten'], isBlurred: false }],
    ['brighten her face', { tones: ['brighten'], isBlurred: false }],
    ['blur muka mereka', { tones: [], isBlurred: true }],
    ['sensor wajah orang-orangnya', { tones: [], isBlurred: true }],
  ])('is "%s"', (prompt, faces) => {
    expect(still(prompt)).toMatchObject({ faces, tones: [], background: null });
  });

  it.each([
    'cerahkan foto, jaga wajah asli',
    'blur semua kecuali wajah',
    'cerahkan wajah dan background',
    'cerahkan foto',
    'sensor plat nomornya',
    'wajah tetap, gelapkan langit',
    'cerahkan, dan jangan ubah wajahnya',
    'darker, and no face',
  ])('is not "%s"', (prompt) => {
    expect(still(prompt).faces).toBeNull();
  });

  it('leaves the rest of a prompt to the photo', () => {
    expect(still('cerahkan wajahnya, latarnya diblur')).toMatchObject({
      faces: { tones: ['brighten'] },
      background: { kind: 'blur' },
    });
    expect(still('haluskan wajah lalu bikin lebih kontras').tones).toEqual(['contrast']);
  });
});

describe('faces', () => {
  it('are found where they are, and none in a landscape', async () => {
    expect(face.left + face.width / 2).toBeGreaterThan(200);
    expect(face.left + face.width / 2).toBeLessThan(280);
    expect(face.eyes[0].x).toBeLessThan(face.eyes[1].x);
    expect(face.mouth.y).toBeGreaterThan(face.nose.y);
    expect(await findFaces(landscape())).toEqual([]);
    expect(await findFaces(paint(40, 400, () => [120, 120, 120]))).toEqual([]);
  });

  it('get brighter, and nothing beside them', async () => {
    const { raster, chips } = await edit(portrait, 'cerahkan wajahnya');
    expect(brightness(raster, cheeks())).toBeGreaterThan(brightness(portrait, cheeks()) * 1.04);
    expect(mean(raster, BESIDE)).toEqual(mean(portrait, BESIDE));
    expect(chips).toMatchObject([{ value: 'brighten', drawn: { en: 'faces brightened' } }]);
  });

  it('are blurred until nobody can be recognised', async () => {
    const { raster } = await edit(portrait, 'sensor wajahnya');
    expect(roughness(raster, cheeks())).toBeLessThan(roughness(portrait, cheeks()) * 0.5);
    expect(difference(raster, portrait)).toBeGreaterThan(0.4);
    expect(mean(raster, BESIDE)).toEqual(mean(portrait, BESIDE));
  });

  it('are refused where there is none', async () => {
    await expect(edit(landscape(), 'cerahkan wajahnya')).rejects.toThrow('object_not_found');
  });
});
