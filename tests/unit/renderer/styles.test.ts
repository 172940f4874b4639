/**
 * A style named in the prompt is recognised, looks like no other, holds through a storyboard and a clip, and is not
 * applied where none is named.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createClip, type Clip } from '../../../renderer/frames/createClip.ts';
import { createPlan } from '../../../renderer/createPlan.ts';
import { STYLES } from '../../../renderer/prompt/vocabulary/styleWords.ts';
import { createStoryboard } from '../../../renderer/storyboard/createStoryboard.ts';

const SIZE = { width: 160, height: 90 };
const SCENE = 'balon udara di padang bunga siang';
/** The subject where any will do: the one that is set up fastest. */
const DRAWN = 'potret nelayan siang';

const NAMED: readonly (readonly [words: string, style: string])[] = [
  ['gaya cat air', 'watercolour'],
  ['watercolor painting', 'watercolour'],
  ['gaya anime', 'anime'],
  ['Studio Ghibli style', 'anime'],
  ['pixel art', 'pixel'],
  ['sketsa pensil', 'pencil'],
  ['pencil drawing', 'pencil'],
  ['lukisan minyak', 'oil'],
  ['oil painting', 'oil'],
  ['origami', 'origami'],
  ['low poly', 'origami'],
  ['seni kertas', 'paper'],
  ['papercut', 'paper'],
  ['3D render', 'render'],
  ['gaya Pixar', 'render'],
  ['kartun', 'cartoon'],
  ['line art', 'ink'],
  ['pop art', 'popArt'],
  ['flat design', 'poster'],
];

function clipOf(prompt: string, { seed = 3, frameCount = 1 } = {}): Promise<Clip> {
  return createClip({
    plan: createPlan({ prompt, seed, fixedCamera: false }),
    ...SIZE,
    fps: 24,
    frameCount,
    hasWatermark: false,
    grain: 0,
  });
}

function pixelsOf(clip: Clip, index = 0): Uint8ClampedArray {
  return clip.drawFrame(index).getContext('2d').getImageData(0, 0, SIZE.width, SIZE.height).data;
}

function digestOf(clip: Clip, index: number): string {
  return createHash('sha256').update(pixelsOf(clip, index)).digest('hex');
}

function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - b[index]!), 0) / a.length;
}

/** Mean difference between the channels: 0 in black and white. */
function colourfulness(pixels: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < pixels.length; at += 4)
    sum +=
      Math.max(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!) - Math.min(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!);
  return sum / (pixels.length / 4);
}

describe('a style in the prompt', () => {
  it.each(NAMED)('"%s" is understood as %s', (words, style) => {
    // A field is no shape of smooth plastic.
    const scene = style === 'render' ? 'mobil di jalan kota' : SCENE;
    const plan = createPlan({ prompt: `${scene}, ${words}`, seed: 3, fixedCamera: false });
    expect(plan.style).toBe(style);
    const styleChips = plan.chips.filter((chip) => chip.aspect === 'style');
    expect(styleChips).toMatchObject([{ value: style, word: expect.any(String) }]);
    expect(plan.unmatched).toEqual([]);
    expect(plan.scene).toBe(scene === SCENE ? 'flowers' : 'city');
  });

  it('is not read where none is named, or where none is wanted', () => {
    for (const prompt of [SCENE, `${SCENE}, tanpa kartun`])
      expect(createPlan({ prompt, seed: 3, fixedCamera: false }).style).toBeNull();
  });

  it('holds through a whole story', () => {
    const { panels, chips } = createStoryboard({
      prompt: 'gaya anime: seorang anak bangun pagi. Lalu dia berlari di pantai. Malam tiba di kota.',
      seed: 3,
      maxImages: 3,
    });
    expect(panels.map(({ plan }) => plan.style)).toEqual(['anime', 'anime', 'anime']);
    expect(chips).toContainEqual(expect.objectContaining({ aspect: 'style', value: 'anime', word: 'gaya anime' }));
  });
});

describe('a picture drawn in a style', { timeout: 150_000 }, () => {
  it('looks like no other', async () => {
    const pictures = new Map<string, Uint8ClampedArray>([['none', pixelsOf(await clipOf(DRAWN))]]);
    for (const style of STYLES) {
      const words =
        NAMED.find(([, name]) => name === style)?.[0] ?? (style === 'duotone' ? 'duotone' : 'teal and orange');
      const pixels = pixelsOf(await clipOf(`${DRAWN}, ${words}`));
      for (const [other, those] of pictures)
        expect(difference(pixels, those), `${style} beside ${other}`).toBeGreaterThan(2.5);
      pictures.set(style, pixels);
    }
    expect(colourfulness(pictures.get('pencil')!)).toBeLessThan(12);
    expect(colourfulness(pictures.get('ink')!)).toBeLessThan(12);
    expect(colourfulness(pictures.get('anime')!)).toBeGreaterThan(colourfulness(pictures.get('none')!));
    expect(new Set(new Uint32Array(pictures.get('pixel')!.buffer)).size).toBeLessThanOrEqual(26);
  });

  it('noir is darker in its corners and harder than plain black and white, and vintage film warmer than the scene', async () => {
    const [plain, grey, noir, vintage] = await Promise.all(
      ['', ', hitam putih', ', film noir', ', film vintage'].map(async (words) =>
        pixelsOf(await clipOf(`${DRAWN}${words}`)),
      ),
    );
    expect(colourfulness(noir!)).toBeLessThan(3);
    expect(difference(grey!, noir!)).toBeGreaterThan(8);
    const warmth = (pixels: Uint8ClampedArray): number =>
      pixels.reduce((sum, value, at) => sum + (at % 4 === 0 ? value : at % 4 === 2 ? -value : 0), 0);
    expect(warmth(vintage!)).toBeGreaterThan(warmth(plain!));
  });
});

describe('a clip drawn in a style', { timeout: 150_000 }, () => {
  it.each(['sketsa pensil', 'anime', 'pixel art'])(
    '%s is the same in any order and from a second clip',
    async (style) => {
      const clip = await clipOf(`${DRAWN}, ${style}`, { frameCount: 24 });
      const inOrder = [0, 5, 9, 20].map((index) => digestOf(clip, index));
      const other = await clipOf(`${DRAWN}, ${style}`, { frameCount: 24 });
      expect([20, 9, 5, 0].map((index) => digestOf(other, index)).toReversed()).toEqual(inOrder);
      expect(new Set(inOrder).size).toBe(4);
    },
  );

  it('holds each drawing for a few frames, while a title still comes in smoothly', async () => {
    const clip = await clipOf(`${DRAWN}, sketsa pensil`, { frameCount: 48 });
    expect([21, 22, 23].map((index) => digestOf(clip, index))).toEqual(Array(3).fill(digestOf(clip, 21)));
    expect(digestOf(clip, 24)).not.toBe(digestOf(clip, 21));
    const titled = await clipOf(`${DRAWN}, sketsa pensil "Halo"`, { frameCount: 48 });
    expect(new Set([12, 13, 14].map((index) => digestOf(titled, index))).size).toBe(3);
  });
});
