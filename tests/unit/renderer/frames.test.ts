/**
 * A frame depends only on its plan and its moment, not on what was drawn before. Camera, watermark, title, rain and
 * colours appear where they were asked for and nowhere else.
 */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createClip, type Clip, type ClipOptions } from '../../../renderer/frames/createClip.ts';
import { createPlan } from '../../../renderer/createPlan.ts';
import { i420Length } from '../../../renderer/encode/i420.ts';
import { createCanvasWriter } from '../../../renderer/encode/writeCanvas.ts';
import { createParticles } from '../../../renderer/post/particles.ts';
import { createSceneSetup } from '../../../renderer/frames/sceneSetup.ts';

const SIZE = { width: 160, height: 90 };
const FRAMES = 48;

interface Wish extends Partial<ClipOptions> {
  prompt?: string;
  seed?: number;
  fixedCamera?: boolean;
}

const BEACH = 'pantai siang ombak kamera maju';
const clips = new Map<string, Promise<Clip>>();

/** A clip that several tests may share: its frames do not depend on each other. */
function sharedClip(prompt: string): Promise<Clip> {
  const clip = clips.get(prompt) ?? clipOf({ prompt });
  clips.set(prompt, clip);
  return clip;
}

function clipOf({ prompt = 'kolam koi siang', seed = 3, fixedCamera = false, ...options }: Wish = {}): Promise<Clip> {
  const plan = createPlan({ prompt, seed, fixedCamera });
  return createClip({ plan, ...SIZE, fps: 24, frameCount: FRAMES, hasWatermark: false, grain: 0, ...options });
}

function pixelsOf(clip: Clip, index: number): Uint8ClampedArray {
  const canvas = clip.drawFrame(index);
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
}

function digest(pixels: Uint8ClampedArray): string {
  return createHash('sha256').update(pixels).digest('hex');
}

/** Mean difference of each row of two frames, in levels. */
function rowsOf(a: Uint8Array, b: Uint8Array, width: number): number[] {
  return Array.from({ length: a.length / width }, (_, row) => {
    let sum = 0;
    for (let index = row * width; index < (row + 1) * width; index++) sum += Math.abs(a[index]! - b[index]!);
    return sum / width;
  });
}

/** Mean difference of two pictures in a part of their rows and columns, in levels of 255. */
function difference(
  a: Uint8ClampedArray,
  b: Uint8ClampedArray,
  part = { left: 0, right: 1, top: 0, bottom: 1 },
): number {
  let sum = 0;
  let count = 0;
  for (let row = Math.floor(part.top * SIZE.height); row < Math.floor(part.bottom * SIZE.height); row++) {
    for (let column = Math.floor(part.left * SIZE.width); column < Math.floor(part.right * SIZE.width); column++) {
      const index = (row * SIZE.width + column) * 4;
      for (let channel = 0; channel < 3; channel++) sum += Math.abs(a[index + channel]! - b[index + channel]!);
      count += 3;
    }
  }
  return sum / count;
}

// A limit for loaded machines, not an expectation: landscapes take a second or two to build.
describe('frames', { timeout: 150_000 }, () => {
  it.each([
    BEACH,
    'gunung danau hujan badai petir',
    'gunung berapi erupsi lautan awan fajar kamera orbit',
    'kolam koi siang kamera maju',
  ])('are functions of the moment alone: %s', async (prompt) => {
    const clip = await sharedClip(prompt);
    const digests = [0, 10, 25, 40].map((index) => digest(pixelsOf(clip, index)));
    expect(digest(pixelsOf(clip, 10))).toBe(digests[1]);
    expect(digest(pixelsOf(clip, 40))).toBe(digests[3]);
    expect(new Set(digests).size).toBe(4);
  });

  it.each([BEACH, 'kolam koi siang kamera maju'])(
    'are the same from a second clip, wherever it begins: %s',
    async (prompt) => {
      const [one, other] = [await sharedClip(prompt), await clipOf({ prompt })];
      for (const index of [40, 10]) expect(digest(pixelsOf(other, index))).toBe(digest(pixelsOf(one, index)));
    },
  );

  it('differ with the seed', async () => {
    const [a, b] = await Promise.all([clipOf({ seed: 3 }), clipOf({ seed: 4 })]);
    expect(difference(pixelsOf(a, 0), pixelsOf(b, 0))).toBeGreaterThan(4);
  });

  it('keep the camera still when asked, while water and sky go on', async () => {
    const [moving, fixed] = await Promise.all([sharedClip(BEACH), clipOf({ prompt: BEACH, fixedCamera: true })]);
    const last = FRAMES - 1;
    const moved = difference(pixelsOf(moving, 0), pixelsOf(moving, last));
    const stayed = difference(pixelsOf(fixed, 0), pixelsOf(fixed, last));
    expect(stayed).toBeGreaterThan(0);
    expect(stayed).toBeLessThan(moved / 2);
  });

  it('of a landscape change as evenly where they are made of two views as a landscape drawn whole', async () => {
    const clip = await sharedClip(BEACH);
    const frames = Array.from({ length: 18 }, (_, index) => pixelsOf(clip, index + 8));
    const steps = frames.slice(1).map((frame, index) => difference(frame, frames[index]!));
    // If the picture jumped when the views change, it would stand out from its neighbours.
    expect(Math.max(...steps)).toBeLessThan(Math.min(...steps) * 1.25);
  });

  it('are written for an encoder as they are drawn', async () => {
    const size = { width: 960, height: 720 };
    const clip = await clipOf({ prompt: 'batik abstrak "Halo"', hasWatermark: true, ...size });
    for (const index of [12, 40]) {
      const drawn = new Uint8Array(i420Length(size.width, size.height));
      createCanvasWriter(size)(clip.drawFrame(index), drawn);
      const written = new Uint8Array(drawn.length);
      clip.writeFrame(index, written);
      expect(Math.max(...rowsOf(drawn, written, size.width))).toBeLessThan(2);
    }
  });

  it('carry the watermark in the lower right corner and nowhere else', async () => {
    const [plain, marked] = await Promise.all([clipOf(), clipOf({ hasWatermark: true })]);
    const a = pixelsOf(plain, 5);
    const b = pixelsOf(marked, 5);
    expect(difference(a, b, { left: 0.7, right: 1, top: 0.75, bottom: 1 })).toBeGreaterThan(2);
    expect(difference(a, b, { left: 0, right: 0.6, top: 0, bottom: 0.6 })).toBe(0);
  });

  it('show what flies above the subject, and a subject in the colour it was given', async () => {
    const alone = pixelsOf(await clipOf({ prompt: 'kucing di padang bunga', frameCount: 1 }), 0);
    const withKite = pixelsOf(await clipOf({ prompt: 'kucing dengan layangan di padang bunga', frameCount: 1 }), 0);
    expect(difference(alone, withKite, { left: 0, right: 1, top: 0, bottom: 0.45 })).toBeGreaterThan(1);
    const white = pixelsOf(await clipOf({ prompt: 'kucing putih di padang bunga', frameCount: 1 }), 0);
    const black = pixelsOf(await clipOf({ prompt: 'kucing hitam di padang bunga', frameCount: 1 }), 0);
    expect(difference(white, black)).toBeGreaterThan(0.5);
    expect(difference(white, black, { left: 0, right: 1, top: 0, bottom: 0.2 })).toBeLessThan(0.05);
  });

  it('keep the rain outside a room', () => {
    const fallingIn = (prompt: string): number =>
      createParticles(createSceneSetup(createPlan({ prompt, seed: 3, fixedCamera: false }), SIZE.width, SIZE.height))
        .length;
    expect(fallingIn('kota siang hujan')).toBe(1);
    expect(fallingIn('secangkir kopi siang hujan')).toBe(0);
  });

  it.each(['hutan bambu hujan', 'hutan bambu hujan, anime'])('let the rain be seen: %s', async (prompt) => {
    const plan = createPlan({ prompt, seed: 3, isStill: true });
    const without = { ...plan, details: { ...plan.details, rainStrength: 1e-6 } };
    const pictures = await Promise.all(
      [plan, without].map(async (each) =>
        pixelsOf(
          await createClip({
            plan: each,
            width: 640,
            height: 360,
            fps: 24,
            frameCount: 1,
            hasWatermark: false,
            grain: 0,
          }),
          0,
        ),
      ),
    );
    const seen = pictures[0]!.filter((level, at) => Math.abs(level - pictures[1]![at]!) > 20).length;
    expect(seen / pictures[0]!.length).toBeGreaterThan(0.008);
  });

  it('show a title', async () => {
    const [plain, titled] = await Promise.all([clipOf(), clipOf({ prompt: 'kolam koi siang "Halo"' })]);
    expect(
      difference(pixelsOf(plain, 40), pixelsOf(titled, 40), { left: 0.3, right: 0.7, top: 0.3, bottom: 0.55 }),
    ).toBeGreaterThan(6);
  });

  it('obey colour words', async () => {
    const pixels = pixelsOf(await clipOf({ prompt: 'kolam koi sore hitam putih' }), 0);
    let most = 0;
    for (let index = 0; index < pixels.length; index += 4)
      most = Math.max(most, Math.abs(pixels[index]! - pixels[index + 2]!));
    expect(most).toBeLessThanOrEqual(2);
  });
});
