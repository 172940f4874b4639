/** A photo gets the shape it was asked to have: extended by its plain ground or before a blurred copy, or cut. */
import { describe, expect, it } from 'vitest';
import { expandTo } from '../../../../renderer/picture/expand.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { extendedSize, readExtension } from '../../../../renderer/readExtension.ts';
import { readShape } from '../../../../renderer/readShape.ts';
import { bottle, edit, landscape, mean, paint, roughness } from './samples.ts';

describe('another shape', () => {
  it.each([
    ['jadikan 16:9 buat thumbnail youtube', '16:9'],
    ['jadikan foto ini 9:16 untuk story', '9:16'],
    ['ubah ke rasio 1:1', '1:1'],
    ['bikin ukuran 3x4', '3:4'],
  ])('is asked for by its numbers alone: "%s"', (prompt, ratio) => {
    expect(readShape(prompt)?.ratio).toBe(ratio);
    const { chips, unmatched } = readInstruction(prompt, { isMoving: false, pictures: 1 });
    expect(chips).toMatchObject([{ value: 'reframe', drawn: { en: `${ratio} shape` } }]);
    expect(unmatched).toEqual([]);
  });

  it.each(['tulis "jadi 16:9"', 'skor 4:3', 'hapus background'])('is not meant by "%s"', (prompt) => {
    expect(readShape(prompt)).toBeNull();
  });
});

it('nothing is taken off one side, and no crop is told for it', () => {
  const { frame, chips, unmatched } = readInstruction('potong bagian bawah', { isMoving: false, pictures: 1 });
  expect([frame, chips, unmatched]).toEqual([null, [], ['potong']]);
});

describe('a side to go on at', () => {
  it.each([
    ['perbesar gambarnya ke kanan', 'right'],
    ['perluas ke kiri', 'left'],
    ['lebarin ke samping', 'sides'],
    ['extend the picture to the top', 'top'],
  ] as const)('is read out of "%s"', (prompt, side) => {
    expect(readExtension(prompt)?.side).toBe(side);
    const read = readInstruction(prompt, { isMoving: false, pictures: 1 });
    expect(read).toMatchObject({ frame: 'expand', extension: side, isUpscaled: false, unmatched: [] });
  });

  it.each(['perbesar', 'perbesar tulisan di kanan', 'putar ke kanan', 'tulis "perluas ke kanan"'])(
    'is not named by "%s"',
    (prompt) => {
      expect(readInstruction(prompt, { isMoving: false, pictures: 1 }).extension).toBeNull();
    },
  );

  it('is where the photo grows, and nowhere else', async () => {
    const size = extendedSize({ width: 320, height: 180 }, 'right');
    expect(size).toEqual({ width: 448, height: 180 });
    expect(extendedSize({ width: 100, height: 50 }, 'top')).toEqual({ width: 100, height: 70 });
    const { raster, around } = await expandTo(landscape(), size.width, size.height, 'right');
    expect(around).toBe('ground');
    expect(mean(raster, [0, 0, 300 / 448, 1])).toEqual(mean(landscape(), [0, 0, 300 / 320, 1]));
    // The sky and the meadow go on at their heights.
    const [, , sky] = mean(raster, [0.85, 0, 1, 0.2]);
    const [, , grass] = mean(raster, [0.85, 0.8, 1, 1]);
    expect(sky).toBeGreaterThan(grass * 1.8);
  });
});

describe('an extended photo', () => {
  it('goes on where its ground is plain', async () => {
    const { raster, around } = await expandTo(bottle(), 320, 180);
    expect(around).toBe('ground');
    const [red, green, blue] = mean(raster, [0.05, 0, 0.15, 1]);
    expect(Math.min(red, green, blue)).toBeGreaterThan(190);
  });

  it('goes on in patches of itself, and what stands in front is there once', async () => {
    const lawn = paint(160, 120, (x, y) => {
      const grain = ((Math.floor(x * 160) * 31 + Math.floor(y * 120) * 17) % 7) * 5;
      if (Math.abs(x - 0.5) < 0.16 && Math.abs(y - 0.5) < 0.25) return [200, 30, 36];
      return y < 0.4 ? [120 + grain, 160 + grain, 220] : [50 + grain, 120 + grain, 40];
    });
    const { raster, around } = await expandTo(lawn, 213, 120);
    expect(around).toBe('ground');
    for (const side of [0, 0.88]) {
      const [skyRed, , skyBlue] = mean(raster, [side, 0.05, side + 0.12, 0.35]);
      const [red, green] = mean(raster, [side, 0.5, side + 0.12, 0.95]);
      expect([skyBlue > skyRed * 1.3, green > red * 1.4]).toEqual([true, true]);
      // As grainy as the lawn itself, where the old one was blurred.
      expect(roughness(raster, [side, 0.5, side + 0.12, 0.95])).toBeGreaterThan(3);
    }
  });

  it('stands before a blurred copy of itself elsewhere, in which nothing is to be seen twice', async () => {
    const { raster, around } = await expandTo(landscape(), 180, 320);
    expect(around).toBe('copy');
    expect(roughness(raster, [0, 0.02, 1, 0.3])).toBeLessThan(2);
    expect(roughness(raster, [0, 0.52, 1, 0.64])).toBeGreaterThan(5);
    expect(mean(raster, [0, 0.95, 1, 1])[3]).toBe(255);
  });
});

it('a crop keeps the thing in front, wherever it stands', async () => {
  const off = paint(240, 120, (x, y) =>
    Math.hypot((x - 0.8) * 2, y - 0.5) < 0.3 ? [190, 20, 24 + (Math.floor(x * 240) % 3) * 9] : [214, 216, 212],
  );
  const { raster } = await edit(off, 'crop 1:1', { width: 120, height: 120 });
  const [red, green] = mean(raster, [0.5, 0.4, 0.7, 0.6]);
  expect(red).toBeGreaterThan(green * 3);
});

it('below somebody whom the lower edge cuts off nothing is continued, and that is told', async () => {
  const body = paint(80, 60, () => [60, 130, 50]);
  for (let index = 0; index < 80 * 60; index++)
    if (Math.abs((index % 80) - 40) > 12 || index < 80 * 20) body.data[index * 4 + 3] = 0;
  expect((await expandTo(body, 80, 60)).around).toBe('groundAbove');
  expect((await expandTo(body, 106, 60)).around).toBe('ground');
});

it('a picture that is next to no picture wide is extended, too', async () => {
  const { raster } = await expandTo(
    paint(16, 3200, () => [90, 120, 60]),
    48,
    64,
  );
  expect(mean(raster).map(Math.round)).toEqual([90, 120, 60, 255]);
});
