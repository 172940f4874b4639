/**
 * Several pictures are combined as the prompt says and in their order; without instructions, in the way that suits
 * them.
 */
import { describe, expect, it } from 'vitest';
import { combinePictures } from '../../../../renderer/picture/combine.ts';
import type { Raster } from '../../../../renderer/picture/raster.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { bottle, difference, mean, paint } from './samples.ts';

const plain = (colour: readonly [number, number, number]): Raster => paint(120, 120, () => colour);
const RED = plain([220, 30, 30]);
const GREEN = plain([30, 200, 30]);
const BLUE = plain([30, 30, 220]);
const GOLD = plain([230, 190, 40]);

function combine(pictures: Raster[], prompt: string) {
  return combinePictures(pictures, {
    instruction: readInstruction(prompt, { isMoving: false, pictures: pictures.length }),
    width: 200,
    height: 200,
  });
}

describe('combinePictures', () => {
  it('lays two side by side in their order', async () => {
    const { raster } = await combine([RED, BLUE], 'berdampingan');
    expect(mean(raster, [0, 0, 0.45, 1])[0]).toBeGreaterThan(200);
    expect(mean(raster, [0.55, 0, 1, 1])[2]).toBeGreaterThan(200);
    const turned = await combine([BLUE, RED], 'berdampingan');
    expect(difference(raster, turned.raster)).toBeGreaterThan(50);
  });

  it('stacks them, and fills a square with four in reading order', async () => {
    const stacked = (await combine([RED, BLUE], 'atas bawah')).raster;
    expect(mean(stacked, [0, 0, 1, 0.45])[0]).toBeGreaterThan(200);
    const { raster, chips } = await combine([RED, GREEN, BLUE, GOLD], 'gabungkan');
    expect(chips).toEqual([{ aspect: 'edit', value: 'grid', word: null }]);
    expect(mean(raster, [0.55, 0, 1, 0.45])[1]).toBeGreaterThan(180);
    expect(mean(raster, [0, 0.55, 0.45, 1])[2]).toBeGreaterThan(200);
    expect(mean(raster, [0.55, 0.55, 1, 1])[0]).toBeGreaterThan(200);
  });

  it('lays a logo small into the corner that is named, without the paper around it', async () => {
    const { raster } = await combine([BLUE, RED], 'tempel logo foto kedua di pojok kanan atas');
    expect(mean(raster, [0.8, 0.05, 0.95, 0.25])[0]).toBeGreaterThan(200);
    expect(mean(raster, [0, 0.4, 1, 1])[2]).toBeGreaterThan(200);
    const logo = paint(120, 120, (x, y) => (Math.hypot(x - 0.5, y - 0.5) < 0.25 ? [220, 30, 30] : [255, 255, 255]));
    const cut = (await combine([logo, BLUE], 'taruh foto pertama di pojok kiri bawah foto kedua')).raster;
    expect(mean(cut, [0.12, 0.8, 0.2, 0.88])[0]).toBeGreaterThan(190);
    // Paper would be white here.
    expect(mean(cut, [0.04, 0.92, 0.06, 0.96])[0]).toBeLessThan(90);
  });

  it('mixes a double exposure, the first a little more', async () => {
    const [red, , blue] = mean((await combine([RED, BLUE], 'double exposure')).raster);
    expect(red).toBeGreaterThan(60);
    expect(blue).toBeGreaterThan(60);
  });

  it('stands a thing before the other picture without being told, and the other way round when told', async () => {
    const { raster, chips } = await combine([bottle(), GREEN], 'gabungkan');
    expect(chips).toEqual([{ aspect: 'edit', value: 'onto', word: null }]);
    expect(mean(raster, [0.02, 0.1, 0.2, 0.6])[1]).toBeGreaterThan(160);
    const middle = mean(raster, [0.45, 0.5, 0.55, 0.7]);
    expect(middle[0]).toBeGreaterThan(middle[1]);
    const told = (await combine([GREEN, bottle()], 'gambar pertama sebagai latar')).raster;
    expect(mean(told, [0.02, 0.1, 0.2, 0.6])[1]).toBeGreaterThan(160);
  });

  it('gives the first picture the colours of the second', async () => {
    const grey = paint(120, 120, (x) => [60 + x * 120, 60 + x * 120, 62 + x * 120]);
    const { raster } = await combine([grey, GOLD], 'warna dari gambar kedua');
    const [red, , blue] = mean(raster);
    expect(red).toBeGreaterThan(blue * 1.6);
    expect(mean(raster, [0.8, 0, 1, 1])[0]).toBeGreaterThan(mean(raster, [0, 0, 0.2, 1])[0] + 20);
  });
});
