/** What an edit cannot do is reported, and a request that would change nothing is refused. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Raster, toCanvas } from '../../../../renderer/picture/raster.ts';
import { renderToFiles } from '../../../../renderer/renderToFiles.ts';
import { bottle, difference, edit, landscape } from './samples.ts';

const meadow = landscape();
const product = bottle();

function flat(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 4).map((_, at) => (at % 4 === 3 ? 255 : 128)) };
}

function grey({ width, height, data }: Raster): Raster {
  return { width, height, data: data.map((value, at) => (at % 4 === 3 ? value : data[at - (at % 4) + 1]!)) };
}

/** An edit of one picture of 320 × 180. */
const EDIT = {
  mode: 'image-edit' as const,
  width: 320,
  height: 180,
  fps: 24,
  durationSeconds: 0,
  seed: 3,
  maxImages: 1,
  fixedCamera: false,
  watermark: false,
  memoryLimit: Infinity,
  encoder: 'auto' as const,
};

describe('what cannot be done', () => {
  it('is said: unknown words, and a sky that the picture has not', async () => {
    const strange = await edit(meadow, 'qwerty tolong jadikan zxcvb');
    expect(strange.unmatched).toEqual(['qwerty', 'zxcvb']);
    expect(strange.chips).toEqual([]);
    expect(difference(strange.raster, meadow)).toBeLessThan(0.5);
    const skyless = await edit(product, 'tambahkan pelangi');
    expect(skyless.unmatched).toContain('pelangi');
    expect(skyless.chips.filter((chip) => chip.value === 'rainbow')).toEqual([]);
    // The main request cannot be done, so nothing is made and nothing charged.
    await expect(edit(product, 'ganti langit jadi senja')).rejects.toThrow('sky_not_found');
  });

  it('is autumn where nothing has leaves', async () => {
    const { chips, unmatched, raster } = await edit(product, 'musim gugur');
    expect([chips, unmatched]).toEqual([[], ['musim gugur']]);
    expect(difference(raster, product)).toBeLessThan(0.5);
    expect((await edit(meadow, 'musim gugur')).unmatched).toEqual([]);
  });

  it.each([
    ['the shape', 'tambahkan pelangi', () => product, 1],
    ['a shape that it has', 'potong jadi 16:9', () => meadow, 1],
    ['the size, where it is blurred already', 'jadikan buram', () => flat(320, 180), 2],
    ['the contrast, where it has no colour', 'jadikan hitam putih', () => grey(product), 1],
  ])('of which nothing was done but %s is refused', async (_, prompt, picture, scale) => {
    const outputDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-edit-'));
    const input = path.join(outputDirectory, 'input.png');
    await writeFile(input, await toCanvas(picture()).encode('png'));
    const size = { width: 320 * scale, height: 180 * scale };
    const job = { ...EDIT, ...size, prompt, inputs: [input], outputDirectory };
    await expect(renderToFiles(job, () => {})).rejects.toThrow('result_unchanged');
    await rm(outputDirectory, { recursive: true });
  });

  it('of which the background was removed already is refused', async () => {
    const outputDirectory = await mkdtemp(path.join(tmpdir(), 'kilas-edit-'));
    const input = path.join(outputDirectory, 'input.png');
    await writeFile(input, await toCanvas(product).encode('png'));
    const job = { ...EDIT, prompt: 'hapus latar belakang', inputs: [input], outputDirectory };
    const { files } = await renderToFiles(job, () => {});
    const again = { ...job, inputs: [files[0]!.main] };
    await expect(renderToFiles(again, () => {})).rejects.toThrow('result_unchanged');
    await rm(outputDirectory, { recursive: true });
  });
});
