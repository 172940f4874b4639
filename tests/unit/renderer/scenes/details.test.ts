/** Every detail that a scene offers is visible in its picture, whatever the seed. */
import { describe, expect, it } from 'vitest';
import type { Plan, SceneName } from '../../../../renderer/scene.ts';
import { difference, meanColour, openScene, planOf, type Frame } from './renderFrame.ts';

const CASES: readonly (readonly [SceneName, Record<string, number>, Partial<Plan>])[] = [
  ['space', { ring: 1 }, { details: { ring: 0, gas: 1 } }],
  ['space', { earth: 1 }, { details: { gas: 1 } }],
  ['space', { rock: 1 }, { details: { ice: 1 } }],
  ['space', { lava: 1 }, { details: { ice: 1 } }],
  ['space', { mars: 1 }, { details: { earth: 1 } }],
  ['space', { galaxy: 1 }, {}],
  ['space', { blackhole: 1 }, {}],
  ['space', { asteroid: 1 }, {}],
  ['space', { comet: 1 }, {}],
  ['space', { planet: 0 }, {}],
  ['space', { horizon: 1 }, { details: { ring: 1 } }],
  ['flowers', { sunflower: 1 }, { details: { lavender: 1 } }],
  ['flowers', { tulip: 1 }, { details: { daisy: 1 } }],
  ['flowers', { rose: 1 }, { details: { poppy: 1 } }],
  ['flowers', { cosmos: 1 }, { details: { sunflower: 1 } }],
  ['forest', { conifer: 1 }, { details: { broadleaf: 1 } }],
  ['forest', { autumn: 1 }, { details: { broadleaf: 1 } }],
  ['forest', { fireflies: 1, conifer: 1 }, { details: { conifer: 1 } }],
  ['forest', { conifer: 1, path: 0 }, { details: { conifer: 1 } }],
  ['forest', { conifer: 1, mist: 1.5 }, { details: { conifer: 1, mist: 0 } }],
  ['sakura', { white: 1 }, {}],
  ['bamboo', { mist: 1.6 }, { details: { mist: 0 } }],
  ['ricefield', { golden: 1 }, {}],
  ['ricefield', { flooded: 1 }, { details: { flooded: 0 } }],
  ['ricefield', { palm: 0 }, {}],
  ['ricefield', { mountain: 0 }, {}],
  ['ricefield', { hut: 0 }, {}],
  ['city', { street: 1 }, { details: { harbour: 1 } }],
  ['city', { jakarta: 1 }, { details: { harbour: 1 } }],
  ['city', { street: 1, neon: 1 }, { details: { street: 1 } }],
  ['city', { street: 1, traffic: 1 }, { details: { street: 1, traffic: 0 } }],
  ['underwater', { coral: 0 }, {}],
  ['underwater', { kelp: 1 }, { details: { kelp: 0 } }],
  ['underwater', { fish: 1 }, { details: { fish: 0 } }],
  ['underwater', { deep: 1 }, {}],
  ['underwater', { bubbles: 1 }, {}],
  ['city', { market: 1 }, { details: { street: 1 } }],
  ['pond', { koi: 2 }, {}],
  ['pond', { pads: 0 }, {}],
  ['abstract', { batik: 1 }, {}],
  ['abstract', { batik: 1, kawung: 1 }, { details: { batik: 1, parang: 1 } }],
  ['table', { coffee: 1 }, { details: { cake: 1 } }],
  ['table', { coffee: 1, marble: 1 }, { details: { coffee: 1 } }],
  ['table', { coffee: 1, studio: 1 }, { details: { coffee: 1 } }],
  ['table', { coffee: 1, steam: 1 }, { details: { coffee: 1 } }],
  ['portrait', { man: 1 }, { details: { woman: 1 } }],
  ['portrait', { hijab: 1 }, {}],
  ['portrait', { old: 1 }, {}],
  ['portrait', { smile: 1 }, {}],
  ['abstract', { ribbon: 1 }, { details: { ribbon: 0 } }],
  ['abstract', { bokeh: 1 }, { details: { bokeh: 0 } }],
  ['abstract', { calm: 1 }, {}],
];

const painted = new Map<string, Promise<Frame>>();

/** Several details are compared with the same plain picture: it is painted once. */
function frameOf(scene: SceneName, changes: Partial<Plan>): Promise<Frame> {
  const key = JSON.stringify([scene, changes]);
  const known = painted.get(key);
  if (known) return known;
  const frame = openScene(planOf(scene, changes), 128, 72).then(({ frameAt }) => frameAt(1.3));
  painted.set(key, frame);
  return frame;
}

describe('a detail of a scene', () => {
  it.each(CASES)('of %s takes effect: %o', async (scene, details, without) => {
    const shared = { seed: 21, time: 'golden' } as const;
    const one = await frameOf(scene, { ...shared, details });
    const other = await frameOf(scene, { ...shared, ...without });
    // A hut in the distance is a few pixels; unchanged pictures differ by nothing at all.
    expect(difference(one, other)).toBeGreaterThan(0.03);
  });

  it('puts who goes to the moon on its ground: grey and light below, black sky above', async () => {
    const [onMoon, afloat] = await Promise.all(
      [2, 0].map((moon) => frameOf('space', { seed: 21, subject: 'astronaut', details: { moon } })),
    );
    const luma = ([r, g, b]: readonly number[]): number => r! * 0.2126 + g! * 0.7152 + b! * 0.0722;
    const ground = meanColour(onMoon!, [0, 0.8, 1, 1]);
    expect(Math.max(...ground) - Math.min(...ground)).toBeLessThan(12);
    expect(luma(ground)).toBeGreaterThan(luma(meanColour(onMoon!, [0, 0, 1, 0.3])) + 25);
    expect(difference(onMoon!, afloat!)).toBeGreaterThan(10);
  });

  it.each([1, 2, 3])('a ring asked for is there whatever the seed (%i)', async (seed) => {
    const ringed = (await openScene(planOf('space', { seed, details: { ring: 1, gas: 1, moon: 1 } }), 96, 54)).frameAt(
      1,
    );
    const bare = (await openScene(planOf('space', { seed, details: { ring: 0, gas: 1, moon: 1 } }), 96, 54)).frameAt(1);
    expect(difference(ringed, bare)).toBeGreaterThan(1);
  });
});

it('shows several shooting stars at any moment', async () => {
  for (const seed of [1, 2, 5]) {
    const night = { seed, time: 'night', weather: 'clear' } as const;
    const frame = async (details: Record<string, number>): Promise<Frame> =>
      (await openScene(planOf('flowers', { ...night, details }), 320, 180)).frameAt(0);
    const [streaked, plain] = [await frame({ meteors: 1, starry: 1 }), await frame({ starry: 1 })];
    let bright = 0;
    for (let at = 0; at < streaked.pixels.length; at += 4) if (streaked.pixels[at]! - plain.pixels[at]! > 40) bright++;
    expect(bright).toBeGreaterThan(45);
  }
});

describe('flowers', () => {
  it('of a kind bring its colour to the field', async () => {
    const field = [0, 0.55, 1, 1] as const;
    const sunflowers = meanColour(
      (await openScene(planOf('flowers', { time: 'day', details: { sunflower: 1 } }))).frameAt(1),
      field,
    );
    const lavender = meanColour(
      (await openScene(planOf('flowers', { time: 'day', details: { lavender: 1 } }))).frameAt(1),
      field,
    );
    expect(sunflowers[0] - sunflowers[2]).toBeGreaterThan(lavender[0] - lavender[2] + 30);
  });
});

describe('abstract cloth', () => {
  it.each([
    ['red', 0, [1, 2]],
    ['green', 1, [0, 2]],
    ['blue', 2, [0, 1]],
  ] as const)('is %s when asked to be, from any seed', async (colour, channel, others) => {
    for (const seed of [1, 2, 3]) {
      const mean = meanColour(
        (await openScene(planOf('abstract', { seed, colours: [colour], details: { bokeh: 0 } }), 96, 54)).frameAt(1),
      );
      for (const other of others) expect(mean[channel]).toBeGreaterThan(mean[other] * 1.15);
    }
  });

  it('has no colour at all when asked for black and white', async () => {
    const [red, green, blue] = meanColour(
      (await openScene(planOf('abstract', { colours: ['monochrome'] }))).frameAt(1),
    );
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(12);
  });
});
