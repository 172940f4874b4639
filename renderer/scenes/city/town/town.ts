import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../../scene.ts';
import { paintBlock } from '../blocks.ts';
import { createBystanders, OVERHEAD } from '../bystanders.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import type { TakenLanes } from '../streetTraffic.ts';
import {
  distanceOf,
  hazeAt,
  paintStreetThings,
  presence,
  type Range,
  streetPoint,
  type StreetThing,
  type StreetView,
  type Surroundings,
} from '../streetView.ts';
import { createFarEnd } from './farEnd.ts';
import { createRoadside } from './roadside.ts';
import { buildRuko, TOWN_REPEAT, type Canopy } from './ruko.ts';
import { painted, SODIUM } from './townLight.ts';
import { paintRoad } from './townRoad.ts';
import { createTownTraffic } from './townTraffic.ts';

/** Metres from the middle of the street to the walls; a market needs room for its stalls. */
const HALF = 8.6;
const HALF_OF_MARKET = 12;

const WALKERS = 14;
const WALK_SPAN = 70;
const WALKERS_SEEN: Range = { near: 7, far: WALK_SPAN };
const CANOPIES_SEEN: Range = { near: -Infinity, far: 70 };

/** A street of an Indonesian town: shop houses, kerbs in black and white, poles with cables, trees, motorbikes. */
export function createTown(setup: SceneSetup, light: CityLight, taken: TakenLanes | null): Surroundings {
  const isMarket = Boolean(setup.plan.details.market);
  const half = isMarket ? HALF_OF_MARKET : HALF;
  const blocks = buildRuko(setup, light, half);
  const farEnd = createFarEnd(setup, light, { hasWheel: isMarket && isLampLit(light) });
  const roadside = isMarket ? null : createRoadside(setup, light);
  const traffic = isMarket ? null : createTownTraffic(setup, light, taken);
  const walkers = isMarket ? null : createWalkers(setup, light);
  return {
    paintBehind(context, view, { seconds }) {
      farEnd(context, view, seconds);
      const visible = blocks
        .map((block) => ({ block, z: distanceOf(block.z, view.z, TOWN_REPEAT) }))
        .filter(({ block, z }) => z + block.length > 1.2 && z < 130)
        .sort((a, b) => b.z - a.z);
      for (const { block, z } of visible) {
        paintBlock(context, { setup, light, view, seconds }, block, z);
        for (const canopy of block.canopies)
          paintCanopy(context, view, light, {
            canopy,
            side: block.side,
            wall: block.wall,
            from: canopy.from - block.z + z,
            to: canopy.to - block.z + z,
          });
      }
    },
    paintGround(context, view, isWet) {
      paintRoad(context, { setup, light, view, half, isWet, hasKerbs: !isMarket });
    },
    paintThings(context, view, { seconds, isWet }) {
      const things = [
        ...(roadside?.(view, seconds) ?? []),
        ...(traffic?.(view, seconds, isWet) ?? []),
        ...(walkers?.(view, seconds) ?? []),
      ];
      paintStreetThings(context, things);
    },
  };
}

/** A roof over the pavement before a shop, with the edge that hangs from it and its shade on the wall. */
function paintCanopy(
  context: SKRSContext2D,
  view: StreetView,
  light: CityLight,
  { canopy, side, wall, from, to }: { canopy: Canopy; side: -1 | 1; wall: number; from: number; to: number },
): void {
  const near = Math.max(1.6, from);
  const seen = presence(view, near, CANOPIES_SEEN);
  if (to < 2 || seen === 0) return;
  context.globalAlpha = seen;
  const [inner, outer] = [side * wall, side * (wall - 1.7)];
  const tone = (colour: Rgb, part: number): string =>
    css(mix(scale(painted(light, colour, side < 0 ? 0.9 : 0.6), part), light.haze, hazeAt((near + to) / 2)));
  const quad = (fill: string, corners: readonly (readonly [number, number, number])[]): void => {
    context.fillStyle = fill;
    context.beginPath();
    for (const [x, up, z] of corners) context.lineTo(...streetPoint(view, x, up, Math.max(1.6, z)));
    context.fill();
  };
  // Its shade on the shop below.
  quad(css([10, 10, 18], 0.3), [
    [inner, 2.9, near],
    [inner, 2.9, to],
    [inner, 1.9, to],
    [inner, 1.9, near],
  ]);
  const count = canopy.stripe ? Math.max(3, Math.round((to - from) / 0.5)) : 1;
  for (let stripe = count - 1; stripe >= 0; stripe--) {
    const [a, b] = [from + ((to - from) * stripe) / count, from + ((to - from) * (stripe + 1)) / count];
    if (b < 1.6) continue;
    const colour = canopy.stripe && stripe % 2 ? canopy.stripe : canopy.colour;
    // Seen from below the slope: the underside, and the edge in the light.
    quad(tone(colour, 0.62), [
      [inner, 3.15, a],
      [inner, 3.15, b],
      [outer, 2.62, b],
      [outer, 2.62, a],
    ]);
    quad(tone(colour, 1), [
      [outer, 2.66, a],
      [outer, 2.66, b],
      [outer, 2.34, b],
      [outer, 2.34, a],
    ]);
  }
  if (from > 1.8)
    quad(tone(canopy.colour, 0.8), [
      [inner, 3.15, from],
      [outer, 2.66, from],
      [outer, 2.4, from],
      [inner, 2.9, from],
    ]);
  context.globalAlpha = 1;
}

/** People on both pavements. */
function createWalkers(setup: SceneSetup, light: CityLight): (view: StreetView, seconds: number) => StreetThing[] {
  const random = setup.random('town-walkers');
  const isDark = isLampLit(light);
  const people = createBystanders(setup, {
    light: {
      key: isDark ? SODIUM : painted(light, [255, 250, 240], 0.95),
      ambient: isDark ? [116, 100, 104] : painted(light, [196, 196, 206], 0.5),
      from: OVERHEAD,
      backlit: 0.1,
    },
    hazeColour: light.haze,
    without: setup.plan.subject,
  });
  const first = Math.floor(random() * people.count);
  const walking = Array.from({ length: WALKERS }, (_, index) => ({
    look: first + index * 5,
    side: index % 2 === 0 ? -1 : 1,
    x: 5.7 + random() * 2.2,
    z: 8 + ((index + random() * 0.6) / WALKERS) * (WALK_SPAN - 8),
    pace: (random() - 0.5) * 1.2,
    phase: random() * 6,
  }));
  return (view, seconds) =>
    walking
      .map((walker) => ({
        ...walker,
        z: (((walker.z + walker.pace * seconds - view.z) % WALK_SPAN) + WALK_SPAN) % WALK_SPAN,
      }))
      .map(({ look, side, x, z, pace, phase }) => ({
        z,
        seen: presence(view, z, WALKERS_SEEN),
        paint: (context: SKRSContext2D) => {
          const [px, py] = streetPoint(view, side * x, 0.2, z);
          const tall = (1.68 * view.focal) / z;
          const bob = Math.abs(Math.sin(seconds * 3 + phase)) * tall * 0.012 * Math.min(1, Math.abs(pace) * 2);
          people.paint(context, { look, x: px, y: py - bob, tall, isFlipped: side > 0, haze: hazeAt(z) });
        },
      }));
}
