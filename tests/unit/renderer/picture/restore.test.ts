/** Old photos: how a wish to mend one is read, and what it does to scratches, casts and photos that need nothing. */
import { describe, expect, it } from 'vitest';
import { correctColours, fillScratches } from '../../../../renderer/picture/light/restore.ts';
import type { Raster } from '../../../../renderer/picture/raster.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { paint } from './samples.ts';

const still = (prompt: string) => readInstruction(prompt, { isMoving: false, pictures: 1 });

describe('a photo to be mended', () => {
  it.each([
    ['restorasi foto jadul ini', ['restore']],
    ['perbaiki foto lama yang sudah pudar', ['restore']],
    ['hilangkan goresan di foto lama', ['restore']],
    ['restore this faded yellow photo', ['restore']],
    ['foto lama kuning, kembalikan warnanya', ['correct']],
    ['fotonya gelap dan kusam, tolong perbaiki warnanya', ['correct']],
    ['bikin fotonya lebih bagus', ['correct']],
  ])('becomes no paler and no older by "%s"', (prompt, tones) => {
    expect(still(prompt)).toMatchObject({ tones, colours: [], time: null, unmatched: [] });
  });

  it('may be made to look old all the same', () => {
    expect(still('perbaiki foto lama terus kasih efek vintage')).toMatchObject({
      tones: ['restore'],
      colours: ['vintage'],
    });
    expect(still('bikin kayak foto jadul')).toMatchObject({ tones: [], colours: ['vintage'] });
  });

  it.each([
    'warnai foto hitam putih ini',
    'colorize this black and white photo',
    'ubah foto hitam putih jadi berwarna',
  ])('gets no lost colours back, and loses none: "%s"', (prompt) => {
    const { colours, chips, unmatched } = still(prompt);
    expect({ colours, chips }).toEqual({ colours: [], chips: [] });
    expect(unmatched).toHaveLength(2);
  });
});

const at = ({ width, data }: Raster, x: number, y: number): number[] =>
  [0, 1, 2].map((channel) => data[(y * width + x) * 4 + channel]!);
const areSame = (one: Raster, other: Raster): boolean =>
  Buffer.from(one.data.buffer).equals(Buffer.from(other.data.buffer));
const [WIDTH, HEIGHT] = [600, 400];
const grey = (level: number): [number, number, number] => [level, level, level];

describe('mending', () => {
  it('fills a scratch with what is beside it, and leaves the rest', () => {
    const slope = (x: number): [number, number, number] => grey(40 + x * 75);
    const whole = paint(WIDTH, HEIGHT, slope);
    const isScratch = (x: number, y: number): boolean => Math.floor(x * WIDTH) === 400 + Math.floor(y * 25) && y > 0.1;
    const scratched = paint(WIDTH, HEIGHT, (x, y) => (isScratch(x, y) ? [250, 244, 230] : slope(x)));
    const mended = fillScratches(scratched);
    for (const y of [60, 200, 380]) {
      const x = 400 + Math.floor(((y + 0.5) / HEIGHT) * 25);
      expect(at(scratched, x, y)[0]).toBe(250);
      expect(Math.abs(at(mended, x, y)[0]! - at(whole, x, y)[0]!)).toBeLessThan(4);
    }
    expect(at(mended, 100, 200)).toEqual(at(whole, 100, 200));
  });

  it('leaves glitter alone', () => {
    const isLight = (x: number, y: number): boolean => (Math.floor(x * 300) * 7 + Math.floor(y * 200) * 13) % 5 === 0;
    const glitter = paint(300, 200, (x, y) => (isLight(x, y) ? grey(250) : grey(65)));
    expect(areSame(fillScratches(glitter), glitter)).toBe(true);
  });

  it('takes the cast of an old print out', () => {
    const mended = correctColours(paint(300, 200, (x) => [90 + x * 100, 80 + x * 100, 40 + x * 90]));
    const [dark, light] = [at(mended, 4, 100), at(mended, 295, 100)];
    for (const colour of [dark, light]) expect(Math.max(...colour) - Math.min(...colour)).toBeLessThan(8);
    expect(dark[0]).toBeLessThan(20);
    expect(light[0]).toBeGreaterThan(235);
  });

  it.each([12, 128, 250])('keeps the light of a plain ground of %i', (level) => {
    const plain = correctColours(paint(40, 30, () => grey(level)));
    expect(Math.abs(at(plain, 20, 15)[0]! - level)).toBeLessThan(4);
  });

  it('leaves a photo of full range as it is', () => {
    const full = paint(256, 100, (x) => grey(x * 255));
    expect(areSame(correctColours(full), full)).toBe(true);
  });
});
