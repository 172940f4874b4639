/**
 * A clip of a picture moves as the prompt says, near things more than far ones, never shows what is beside the picture,
 * and claims no effect that cannot be seen.
 */
import { describe, expect, it } from 'vitest';
import { poseOnPath } from '../../../../renderer/picture/cameraPath.ts';
import { createPictureClip, type PictureClip } from '../../../../renderer/picture/pictureClip.ts';
import { createPlane } from '../../../../renderer/picture/planes.ts';
import { createRaster, fromCanvas, type Raster } from '../../../../renderer/picture/raster.ts';
import { readInstruction } from '../../../../renderer/picture/instruction/readInstruction.ts';
import { createWarp } from '../../../../renderer/picture/warp.ts';
import { MOTIONS } from '../../../../renderer/scene.ts';
import { bottle, brightness, difference, landscape, paint } from './samples.ts';

const WIDTH = 192;
const HEIGHT = 108;

const meadow = landscape();

function clip(prompt: string, fixedCamera = false, picture = meadow): Promise<PictureClip> {
  return createPictureClip(picture, {
    instruction: readInstruction(prompt, { isMoving: true, pictures: 1 }),
    seed: 2,
    width: WIDTH,
    height: HEIGHT,
    fps: 24,
    frameCount: 25,
    fixedCamera,
    hasWatermark: false,
  });
}

const frame = (clip: PictureClip, index: number): Raster => fromCanvas(clip.drawFrame(index));

describe('the warp', () => {
  it.each(MOTIONS)('paints every pixel on the way "%s" and never leaves the picture', (motion) => {
    // Far left, near right, with a step in the middle: the hardest case. The border of the picture is blue.
    const depth = createPlane(64, 36);
    depth.values.forEach((_, index) => {
      depth.values[index] = index % 64 > 31 ? 1 : 0;
    });
    const source = paint(220, 124, (x, y) =>
      x < 0.005 || y < 0.008 || x > 0.995 || y > 0.992 ? [0, 0, 255] : [200, 120, 40],
    );
    const warp = createWarp({ depth, width: WIDTH, height: HEIGHT });
    for (const progress of [0, 0.3, 0.5, 1]) {
      const target = createRaster(WIDTH, HEIGHT);
      warp(source, poseOnPath(motion, progress), target.data);
      let wrong = 0;
      for (let at = 0; at < target.data.length; at += 4)
        if (target.data[at + 3] !== 255 || (motion !== 'none' && target.data[at]! < 190)) wrong++;
      expect(wrong, `${motion} at ${progress}`).toBe(0);
    }
  });

  it('moves near things more than far ones', () => {
    const depth = createPlane(64, 36);
    depth.values.forEach((_, index) => {
      depth.values[index] = Math.floor(index / 64) > 17 ? 1 : 0;
    });
    const lines = paint(WIDTH, HEIGHT, (x) => (Math.abs(x - 0.5) < 0.03 ? [255, 255, 255] : [0, 0, 0]));
    const placeOfLine = (raster: Raster, row: number): number => {
      let sum = 0;
      let weight = 0;
      for (let x = 0; x < WIDTH; x++) {
        const value = raster.data[(row * WIDTH + x) * 4]!;
        sum += x * value;
        weight += value;
      }
      return sum / weight;
    };
    const warp = createWarp({ depth, width: WIDTH, height: HEIGHT });
    const [start, end] = [0, 1].map((progress) => {
      const target = createRaster(WIDTH, HEIGHT);
      warp(lines, poseOnPath('right', progress), target.data);
      return target;
    }) as [Raster, Raster];
    const far = placeOfLine(end, 10) - placeOfLine(start, 10);
    const near = placeOfLine(end, HEIGHT - 10) - placeOfLine(start, HEIGHT - 10);
    // The camera goes right, so what is near goes left, past the distance.
    expect(near).toBeLessThan(far - 4);
  });
});

describe('a clip of a picture', () => {
  it('moves as the prompt says, and differently for different words', async () => {
    const [left, zoom] = [await clip('kamera ke kiri'), await clip('zoom')];
    expect(difference(frame(left, 0), frame(left, 24))).toBeGreaterThan(2);
    expect(difference(frame(left, 24), frame(zoom, 24))).toBeGreaterThan(2);
    expect(zoom.chips).toContainEqual({ aspect: 'motion', value: 'zoom', word: 'zoom' });
  });

  it('stands still with a fixed camera: hardly a level of light changes', async () => {
    const still = await clip('kamera maju', true);
    expect(difference(frame(still, 0), frame(still, 24))).toBeLessThan(6);
    const edges = (raster: Raster): Raster => ({
      ...raster,
      data: raster.data.map((value, at) => Math.min(255, Math.abs(value - (raster.data[at + 4] ?? value)) * 4)),
    });
    expect(difference(edges(frame(still, 0)), edges(frame(still, 24)))).toBeLessThan(3);
    expect(still.chips).toContainEqual({ aspect: 'motion', value: 'none', word: null });
    expect(still.unmatched).toContain('kamera maju');
  });

  it('goes half the way with a slow camera', async () => {
    const [slow, usual] = [await clip('kamera maju pelan'), await clip('kamera maju')];
    expect(difference(frame(slow, 0), frame(slow, 24))).toBeLessThan(
      difference(frame(usual, 0), frame(usual, 24)) * 0.85,
    );
  });

  it('lets it rain over a still picture', async () => {
    const rain = await clip('hujan', true);
    expect(difference(frame(rain, 0), frame(rain, 12))).toBeGreaterThan(0.4);
  });

  it('claims no autumn without a leaf, and no rainbow without a sky', async () => {
    const { chips, unmatched } = await clip('musim gugur, pelangi, kamera maju', false, bottle());
    expect(chips.map(({ value }) => value)).toEqual(['forward']);
    expect(unmatched).toEqual(['musim gugur', 'pelangi']);
    expect((await clip('musim gugur')).unmatched).toEqual([]);
  });

  it('darkens on the way from day to night', async () => {
    const evening = await clip('perlahan dari siang menjadi malam');
    expect(brightness(frame(evening, 24))).toBeLessThan(brightness(frame(evening, 0)) * 0.6);
  });

  it('draws any frame by itself, always alike', async () => {
    const [one, other] = [await clip('mengitari, kelopak bunga'), await clip('mengitari, kelopak bunga')];
    frame(other, 3);
    frame(other, 24);
    expect(difference(frame(one, 12), frame(other, 12))).toBe(0);
  });
});
