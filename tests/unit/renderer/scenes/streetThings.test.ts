/** What stands and drives in a street, from frame to frame of a clip, and the lanes that its subject has to itself. */
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createPlan } from '../../../../renderer/createPlan.ts';
import { createSceneSetup } from '../../../../renderer/frames/sceneSetup.ts';
import type { SceneSetup } from '../../../../renderer/scene.ts';
import { cityLight, isLampLit } from '../../../../renderer/scenes/city/cityLight.ts';
import { createMarket } from '../../../../renderer/scenes/city/market.ts';
import { streetPoint, type StreetView } from '../../../../renderer/scenes/city/streetView.ts';
import { takenLanes } from '../../../../renderer/scenes/city/takenLanes.ts';
import { createTown } from '../../../../renderer/scenes/city/town/town.ts';
import { SILHOUETTES } from '../../../../renderer/subject/silhouettes.ts';
const [WIDTH, HEIGHT] = [160, 90];
const FPS = 24;

const setupOf = (prompt: string, seed = 7): SceneSetup =>
  createSceneSetup(createPlan({ prompt, seed, fixedCamera: false }), WIDTH, HEIGHT);

const viewAt = (z: number): StreetView => ({
  x: 0,
  z,
  eye: 1.25,
  focal: 99,
  horizonY: 58,
  centreX: WIDTH / 2,
  isStill: false,
});

interface Drawn {
  x: number;
  y: number;
  tall: number;
  isInside: boolean;
  alpha: number;
}

/** The pictures that one frame lays on the canvas, where they are seen. */
function drawnBy(paint: (context: SKRSContext2D) => void): Drawn[] {
  const context = createCanvas(WIDTH, HEIGHT).getContext('2d');
  const drawn: Drawn[] = [];
  context.drawImage = (_: unknown, ...at: number[]) => {
    const [left, top, wide, tall] = at as [number, number, number, number];
    const { a, b, c, d, e, f } = context.getTransform();
    const middle = [left + wide / 2, top + tall / 2] as const;
    const [x, y] = [a * middle[0] + c * middle[1] + e, b * middle[0] + d * middle[1] + f];
    const isInside = x + wide / 2 > 0 && x - wide / 2 < WIDTH && y + tall / 2 > 0 && y - tall / 2 < HEIGHT;
    drawn.push({ x, y, tall, isInside, alpha: context.globalAlpha });
  };
  paint(context);
  return drawn;
}

/** How much is seen of what is in one frame and not in the next to it, at most. */
function mostLost(frames: readonly Drawn[][]): number {
  const isSame = (one: Drawn, other: Drawn): boolean =>
    Math.hypot(one.x - other.x, one.y - other.y) < 2 + one.tall * 0.12 &&
    Math.abs(one.tall - other.tall) < 0.5 + one.tall * 0.1;
  const lostIn = (from: readonly Drawn[], to: readonly Drawn[]): number =>
    Math.max(
      0,
      ...from.filter((one) => one.isInside && !to.some((other) => isSame(one, other))).map(({ alpha }) => alpha),
    );
  return Math.max(
    ...frames.slice(1).flatMap((frame, index) => [lostIn(frames[index]!, frame), lostIn(frame, frames[index]!)]),
  );
}

const FRAMES = Array.from({ length: 2 * FPS }, (_, index) => index);

describe('from frame to frame', () => {
  it.each(['jalan kota macet', 'pinggir jalan'])('nothing comes or goes at once in a street: %s', (prompt) => {
    const setup = setupOf(prompt);
    const town = createTown(setup, cityLight(setup), null);
    const frames = FRAMES.map((index) =>
      drawnBy((context) => {
        town.paintThings(context, viewAt(index / 10), { seconds: index / FPS, isWet: false });
      }),
    );
    expect(Math.max(...frames.map((frame) => frame.length))).toBeGreaterThan(10);
    expect(mostLost(frames)).toBeLessThan(0.2);
  });

  it('nor in a market', () => {
    const setup = setupOf('pasar malam ramai');
    const market = createMarket(setup, cityLight(setup));
    const frames = FRAMES.map((index) =>
      drawnBy((context) => {
        market(context, { ...viewAt(index / 10), eye: 3.2 }, { seconds: index / FPS, progress: index / FRAMES.length });
      }),
    );
    expect(Math.max(...frames.map((frame) => frame.length))).toBeGreaterThan(10);
    expect(mostLost(frames)).toBeLessThan(0.2);
  });
});

it.each([-1, 1])('the lanes are taken where the subject is seen, wherever the eye stands: %i', (side) => {
  const prompt = 'orang di pinggir jalan macet';
  const setup = createSceneSetup(createPlan({ prompt, seed: 7, fixedCamera: true }), WIDTH, HEIGHT);
  const view = { ...viewAt(0), x: side * 2.4, centreX: WIDTH / 2 - side * 13 };
  const below = 24;
  const aside = side * WIDTH * 0.36;
  const { from, to } = takenLanes(SILHOUETTES['person']!, setup, { size: 50, aside, below, viewOf: () => view });
  const [x] = streetPoint(view, (from + to) / 2, 0, (view.focal * view.eye) / below);
  expect(x).toBeCloseTo(WIDTH / 2 + aside);
  // Both directions of the traffic have their lanes.
  expect(Math.min(Math.abs(from), Math.abs(to))).toBeGreaterThan(3.7);
});

it('lights the stalls and the shops of a market at the same hours', () => {
  expect(isLampLit(cityLight(setupOf('bazar subuh')))).toBe(true);
});
