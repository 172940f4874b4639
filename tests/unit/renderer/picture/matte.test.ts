/** Foreground, sky and depth are found where they are visible, and reported as guessed or missing elsewhere. */
import { describe, expect, it } from 'vitest';
import { estimateDepth, isWallBehind } from '../../../../renderer/picture/depth.ts';
import { cutByColour } from '../../../../renderer/picture/colourCut.ts';
import { findFront, findMatte, lostShare } from '../../../../renderer/picture/matte.ts';
import { isAtEdge } from '../../../../renderer/picture/continueByPatches.ts';
import { findSky } from '../../../../renderer/picture/skyMask.ts';
import { createPlane, mapPlane, type Plane } from '../../../../renderer/picture/planes.ts';
import type { Raster } from '../../../../renderer/picture/raster.ts';
import { bottle, landscape, paint } from './samples.ts';

const at = ({ width, height, values }: Plane, x: number, y: number): number =>
  values[Math.floor(y * height) * width + Math.floor(x * width)]!;

describe('what stands in front', () => {
  it('is the thing unlike its background, with its outline', async () => {
    const { plane, source } = await findMatte(bottle());
    expect(source).toBe('colour');
    expect(at(plane, 0.5, 0.6)).toBeGreaterThan(0.98);
    expect(at(plane, 0.5, 0.22)).toBeGreaterThan(0.9);
    expect(at(plane, 0.3, 0.6)).toBeLessThan(0.02);
    expect(at(plane, 0.42, 0.2)).toBeLessThan(0.1);
  });

  /** Red pots of one size in a row on a pale ground. */
  const pots = (places: readonly number[]) =>
    paint(240, 240, (x, y) =>
      places.some((place) => Math.abs(x - place) < 0.07 && Math.abs(y - 0.55) < 0.22) ? [176, 34, 30] : [226, 222, 214],
    );

  it('is a pair of things, both of them', async () => {
    const { plane, source } = await findMatte(pots([0.36, 0.64]));
    expect([source, at(plane, 0.36, 0.55) > 0.9, at(plane, 0.64, 0.55) > 0.9, at(plane, 0.5, 0.55) < 0.1]).toEqual([
      'colour',
      true,
      true,
      true,
    ]);
  });

  it('is only guessed in pieces', async () => {
    expect((await findMatte(pots([0.2, 0.4, 0.6, 0.8]))).source).toBe('guess');
  });

  it('is what somebody has cut out before', async () => {
    const cut = bottle(80, 80);
    for (let index = 0; index < 80 * 80; index++) if (index % 80 < 30) cut.data[index * 4 + 3] = 0;
    const { plane, source } = await findMatte(cut);
    expect([source, at(plane, 0.1, 0.5), at(plane, 0.9, 0.5)]).toEqual(['transparency', 0, 1]);
  });

  it('is only guessed where half of the thing looks like what is behind it', async () => {
    const cup = paint(240, 240, (x, y) => {
      const away = Math.hypot(x - 0.5, y - 0.55);
      return away < 0.34 && away > 0.2 ? [176, 34, 30] : [226 - y * 20, 222 - y * 20, 214 - y * 20];
    });
    expect((await findMatte(cup)).source).toBe('guess');
  });

  it('is only guessed where the rest of the picture is as sharp as a thing of other colours', () => {
    const grain = (x: number, y: number): number => ((Math.floor(x * 240) * 31 + Math.floor(y * 240) * 17) % 5) * 14;
    const thingBefore = (rest: (x: number, y: number) => number): Raster =>
      paint(240, 240, (x, y) => {
        if (Math.hypot(x - 0.5, y - 0.6) < 0.2) return [226 - grain(x, y), 178 - grain(x, y), 20];
        return [40 + rest(x, y), 70 + rest(x, y), 60 + rest(x, y)];
      });
    expect(cutByColour(thingBefore(() => 28))).not.toBeNull();
    expect(cutByColour(thingBefore(grain))).toBeNull();
  });

  it('is only guessed where nothing stands out', async () => {
    const noise = paint(90, 90, (x, y) => {
      const value = (Math.floor(x * 90) * 31 + Math.floor(y * 90) * 17) % 97;
      return [90 + value, 90 + value, 96 + value];
    });
    expect((await findMatte(noise)).source).toBe('guess');
  });
});

it('somebody whose arms are half there is lost in part, and one whose outline is soft is not', () => {
  const body = (armAt: number): Plane =>
    mapPlane(createPlane(256, 256), (_, index) => {
      const [x, y] = [index % 256, Math.floor(index / 256)];
      const away = Math.max(Math.abs(x - 128) - 30, 90 - y);
      if (away <= 0) return 1;
      return y > 40 && y < 100 && Math.abs(x - 190) < 8 ? armAt : Math.max(0, 1 - away / 5);
    });
  const whole = 62 * 166;
  expect(lostShare(body(0.5))).toBeGreaterThan((whole / 256 ** 2) * 0.08);
  expect(lostShare(body(0))).toBe(0);
  expect(lostShare(body(1))).toBe(0);
});

it('people whom an edge cuts off are known even where an arm is half there and nothing is cut out', async () => {
  const group = mapPlane(createPlane(256, 256), (_, index) => {
    const [x, y] = [index % 256, Math.floor(index / 256)];
    if (x < 80 && y > 90 && y < 200) return 1;
    return x > 190 && x < 206 && y > 60 && y < 150 ? 0.5 : 0;
  });
  const { source, somebody } = await findFront(
    paint(96, 64, () => [60, 130, 50]),
    group,
  );
  expect(source).toBe('guess');
  expect([isAtEdge(somebody!, 'left'), isAtEdge(somebody!, 'right'), at(somebody!, 0.77, 0.4) > 0.4]).toEqual([
    true,
    false,
    true,
  ]);
  expect((await findMatte(paint(96, 64, () => [60, 130, 50]))).somebody).toBeUndefined();
});

describe('the sky', () => {
  it('is found over a landscape and not on a plain wall', async () => {
    const sky = await findSky(landscape());
    expect(at(sky!.plane, 0.5, 0.05)).toBeGreaterThan(0.95);
    expect(at(sky!.plane, 0.5, 0.95)).toBeLessThan(0.02);
    expect(await findSky(bottle())).toBeNull();
  });

  it('is found below the thin dark frame of a scan', async () => {
    const framed = landscape();
    framed.data.fill(0, 0, framed.width * 4 * 2);
    expect(at((await findSky(framed))!.plane, 0.5, 0.1)).toBeGreaterThan(0.95);
  });

  it('is no wooden table behind a cup, and no plaster behind one', async () => {
    const plaster = paint(320, 240, (x, y) =>
      y > 0.57 ? [120 - 60 * x, 80 - 50 * x, 50] : [198 - 8 * y, 192 - 8 * y, 171 - 8 * y],
    );
    expect(await findSky(plaster)).toBeNull();
    const table = paint(320, 213, (x, y) =>
      Math.hypot(x - 0.35, y - 0.6) < 0.32 || y > 0.9 ? [70, 24, 18] : [206 - 30 * y, 138 - 30 * y, 84 - 30 * y],
    );
    expect(await findSky(table)).toBeNull();
  });
});

describe('what is behind somebody', () => {
  it('is a wall where it goes on down beside them, and a sky where it ends before', () => {
    const plane = mapPlane(createPlane(10, 10), () => 0.2);
    expect(isWallBehind({ source: 'person', plane }, { horizon: 0.9, isBlue: true })).toBe(true);
    expect(isWallBehind({ source: 'person', plane }, { horizon: 0.55, isBlue: false })).toBe(false);
    expect(isWallBehind({ source: 'colour', plane }, { horizon: 0.9, isBlue: false })).toBe(false);
  });

  it('is a wall behind a portrait, unless it is blue', () => {
    const plane = mapPlane(createPlane(10, 10), () => 0.6);
    expect(isWallBehind({ source: 'person', plane }, { horizon: 0.4, isBlue: false })).toBe(true);
    expect(isWallBehind({ source: 'person', plane }, { horizon: 0.4, isBlue: true })).toBe(false);
  });
});

describe('the depth', () => {
  it('puts the sky far, the ground before it near', async () => {
    const { depth } = await estimateDepth(landscape());
    expect(at(depth, 0.5, 0.05)).toBeLessThan(0.2);
    expect(at(depth, 0.5, 0.95)).toBeGreaterThan(0.55);
  });

  it('puts a thing before its table', async () => {
    const { depth } = await estimateDepth(bottle());
    expect(at(depth, 0.5, 0.55)).toBeGreaterThan(at(depth, 0.15, 0.55) + 0.2);
  });
});
