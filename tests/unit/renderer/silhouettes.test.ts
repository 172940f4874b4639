/**
 * Every subject that can be named shows up in the picture, stands where it was put, takes the light and haze of its
 * scene, and looks the same at the same moment.
 */
import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../renderer/createPlan.ts';
import { SILHOUETTE_CREDITS, SILHOUETTES } from '../../../renderer/subject/silhouettes.ts';
import { CURLED_UP } from '../../../renderer/subject/sittingAnimals.ts';
import { drawSubject } from '../../../renderer/subject/subject.ts';
import type { SubjectPlacement } from '../../../renderer/subject/subjectPlacement.ts';
import { paintOf } from '../../../renderer/subject/vehiclePaint.ts';
import { isWheeled } from '../../../renderer/subject/vehicleProps.ts';
import { createSceneSetup } from '../../../renderer/frames/sceneSetup.ts';
import { distanceTo } from '../../../renderer/subject/silhouetteRelief.ts';
import { planOf } from './scenes/renderFrame.ts';

const WIDTH = 128;
const HEIGHT = 96;

function paint(
  placement: Partial<SubjectPlacement> & { name: string },
  seconds = 0,
  setup = createSceneSetup(planOf('hills', { time: 'day' }), WIDTH, HEIGHT),
): Uint8ClampedArray {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  drawSubject(context, setup, { seconds, progress: 0 }, { x: 64, y: 72, height: 48, ...placement });
  return context.getImageData(0, 0, WIDTH, HEIGHT).data;
}

function covered(pixels: Uint8ClampedArray, [top, bottom]: readonly [number, number] = [0, HEIGHT]): number {
  let count = 0;
  for (let index = top * WIDTH; index < bottom * WIDTH; index++) if (pixels[index * 4 + 3]! > 100) count++;
  return count;
}

describe('a vehicle in another colour', () => {
  it('keeps its glass, lamps and wheels', () => {
    const { parts, box } = SILHOUETTES.car!;
    const isPainted = paintOf({ parts, box });
    const painted = parts.filter(isPainted).map(({ fill }) => fill);
    expect(new Set(painted)).toEqual(new Set(['#c8402f', '#a8352a', '#8f2d24']));
  });

  it.each(Object.keys(SILHOUETTES).filter(isWheeled))('takes it: %s', (name) => {
    expect(SILHOUETTES[name]!.parts.some(paintOf(SILHOUETTES[name]!))).toBe(true);
  });
});

describe('an animal that sleeps', () => {
  const asleep = (subject: string, mount: string | null = null) =>
    createSceneSetup({ ...planOf('city', { time: 'day' }), subject, mount, details: { asleep: 1 } }, WIDTH, HEIGHT);
  const awake = (subject: string) =>
    createSceneSetup({ ...planOf('city', { time: 'day' }), subject, details: {} }, WIDTH, HEIGHT);

  it.each(Object.keys(CURLED_UP))('lies lower than it sits: %s', (name) => {
    const upper: readonly [number, number] = [24, 44];
    expect(covered(paint({ name }, 0, asleep(name)), upper)).toBeLessThan(
      covered(paint({ name }, 0, awake(name)), upper),
    );
    expect(covered(paint({ name }, 0, asleep(name)))).toBeGreaterThan(200);
  });

  it('is told to sleep, and another one is not', () => {
    const planFor = (prompt: string) => createPlan({ prompt, seed: 1 });
    expect(planFor('kucing tidur di kamar').details.asleep).toBe(1);
    expect(planFor('kucing duduk di kamar').unmatched).toEqual([]);
    expect(planFor('kucing tidur sambil duduk di kamar').unmatched).toContain('duduk');
    expect(planFor('gajah tidur').unmatched).toContain('tidur');
  });

  it('is seen above the motorbike on which it lies', () => {
    const alone = createSceneSetup({ ...planOf('city', { time: 'day' }), subject: 'motorbike' }, WIDTH, HEIGHT);
    const bikeOnly = covered(paint({ name: 'motorbike', height: 48 * 0.78 }, 0, alone));
    expect(covered(paint({ name: 'cat' }, 0, asleep('cat', 'motorbike')))).toBeGreaterThan(bikeOnly + 40);
  });
});

describe('silhouettes', () => {
  it('hold at least sixty subjects under their own names', () => {
    expect(Object.keys(SILHOUETTES).length).toBeGreaterThanOrEqual(60);
    for (const [name, silhouette] of Object.entries(SILHOUETTES)) expect(silhouette.name).toBe(name);
  });

  it('carry the credit their licence asks for', () => {
    expect(SILHOUETTE_CREDITS.licence).toBe('CC BY 3.0');
    expect(SILHOUETTE_CREDITS.source).toMatch(/^https:/);
  });

  it.each(Object.keys(SILHOUETTES))('%s leaves a body on the picture', (name) => {
    expect(
      covered(
        paint({ name, y: SILHOUETTES[name]!.anchor === 'ground' || SILHOUETTES[name]!.anchor === 'water' ? 72 : 48 }),
      ),
    ).toBeGreaterThan(40);
  });
});

describe('drawSubject', () => {
  it('paints nothing for a name it does not know', () => {
    expect(covered(paint({ name: 'no-such-thing' }))).toBe(0);
  });

  it('stands a ground subject on the given foot', () => {
    const pixels = paint({ name: 'candi', y: 60 });
    expect(covered(pixels, [20, 60])).toBeGreaterThan(200);
    expect(covered(pixels, [66, HEIGHT])).toBe(0);
  });

  it('mirrors a boat in water only when asked', () => {
    expect(covered(paint({ name: 'pinisi', y: 48, height: 40, reflection: 0.9 }), [52, HEIGHT])).toBeGreaterThan(60);
    expect(covered(paint({ name: 'pinisi', y: 48, height: 40 }), [52, HEIGHT])).toBe(0);
  });

  it('dissolves into the haze colour with distance', () => {
    const near = paint({ name: 'elephant', hazeColour: [255, 0, 255] });
    const far = paint({ name: 'elephant', haze: 1, hazeColour: [255, 0, 255] });
    const at = (56 * WIDTH + 64) * 4;
    expect([far[at], far[at + 1], far[at + 2]]).toEqual([255, 0, 255]);
    expect(near[at + 1]).toBeGreaterThan(20);
  });

  it('is lit on the side of the light', () => {
    const left = paint({ name: 'moai', lightAt: { x: -400, y: 40 } });
    const right = paint({ name: 'moai', lightAt: { x: 500, y: 40 } });
    const brightness = (pixels: Uint8ClampedArray, from: number, to: number): number => {
      let sum = 0;
      let count = 0;
      for (let y = 30; y < 70; y++)
        for (let x = from; x < to; x++)
          if (pixels[(y * WIDTH + x) * 4 + 3]! > 250) {
            sum += pixels[(y * WIDTH + x) * 4]!;
            count++;
          }
      return sum / Math.max(1, count);
    };
    expect(brightness(left, 40, 62) - brightness(right, 40, 62)).toBeGreaterThan(
      brightness(left, 66, 90) - brightness(right, 66, 90),
    );
  });

  it('moves in its own way and is the same at the same moment whatever was painted before', () => {
    const setup = createSceneSetup(planOf('hills'), WIDTH, HEIGHT);
    const early = paint({ name: 'birds', y: 40 }, 1, setup);
    const late = paint({ name: 'birds', y: 40 }, 3, setup);
    const again = paint({ name: 'birds', y: 40 }, 1, setup);
    expect(Buffer.from(early).equals(Buffer.from(again))).toBe(true);
    expect(Buffer.from(early).equals(Buffer.from(late))).toBe(false);
    const small = paint({ name: 'dragon', height: 20 }, 1, setup);
    paint({ name: 'dragon', height: 60 }, 1, setup);
    expect(
      Buffer.from(small).equals(
        Buffer.from(paint({ name: 'dragon', height: 20 }, 1, createSceneSetup(planOf('hills'), WIDTH, HEIGHT))),
      ),
    ).toBe(true);
  });
});

describe('distanceTo', () => {
  it('measures straight-line distances exactly', () => {
    const source = new Uint8Array(7 * 5);
    source[2 * 7 + 3] = 1;
    const distances = distanceTo(source, 7, 5);
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 7; x++) expect(distances[y * 7 + x]).toBeCloseTo(Math.hypot(x - 3, y - 2), 4);
  });
});
