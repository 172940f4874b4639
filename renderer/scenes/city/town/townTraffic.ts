import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../../light/colour.ts';
import type { Rgb, SceneSetup } from '../../../scene.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import { paintGlow } from '../marketView.ts';
import type { TakenLanes } from '../streetTraffic.ts';
import { sizeFor } from '../shrunk.ts';
import { hazeAt, presence, type Range, streetPoint, type StreetThing, type StreetView } from '../streetView.ts';
import { one } from './shopfront.ts';
import { bakeCar, bakeRider, type RoadSprite } from './townVehicles.ts';

const BIKES: readonly Rgb[] = [
  [196, 44, 40],
  [40, 92, 168],
  [46, 48, 54],
  [226, 226, 222],
  [224, 150, 40],
];
const JACKETS: readonly Rgb[] = [
  [40, 148, 74],
  [58, 70, 104],
  [150, 60, 54],
  [92, 92, 98],
  [206, 186, 150],
];
const PAINTS: readonly Rgb[] = [
  [226, 228, 230],
  [56, 60, 68],
  [150, 156, 162],
  [150, 36, 36],
];
const ANGKOTS: readonly Rgb[] = [
  [40, 116, 196],
  [46, 150, 88],
  [232, 120, 40],
];

/** Metres along the street after which its traffic repeats. */
const SPAN = 120;
/** Nearer than this nobody drives, or they would cover what the picture is about. */
const SEEN: Range = { near: 8.5, far: SPAN };

/** Motorbikes, minibuses and cars that keep left; `taken` is where something else stands. */
export function createTownTraffic(
  setup: SceneSetup,
  light: CityLight,
  taken: TakenLanes | null,
): (view: StreetView, seconds: number, isWet: boolean) => StreetThing[] {
  const random = setup.random('town-traffic');
  const amount = setup.plan.details.traffic ?? 0.4;
  const isJam = amount > 0.9;
  const isDark = isLampLit(light);
  const kinds = [false, true].map((isAway) => ({
    riders: [0, 1, 2].map(() =>
      bakeRider(light, { bike: one(BIKES, random), jacket: one(JACKETS, random), helmet: one(BIKES, random), isAway }),
    ),
    cars: [
      bakeCar(light, { paint: one(ANGKOTS, random), isAngkot: true, isAway }),
      ...[0, 1].map(() => bakeCar(light, { paint: one(PAINTS, random), isAngkot: false, isAway })),
    ],
  }));
  const count = Math.round(4 + amount * 26);
  const vehicles = Array.from({ length: count }, (_, index) => {
    // In Indonesia whoever drives away from us is on the left.
    const isAway = index % 2 === 0;
    const isRider = random() < 0.68;
    const { riders, cars } = kinds[isAway ? 1 : 0]!;
    const middle = isAway ? -2.4 : 2.4;
    return {
      isAway,
      sprite: one(isRider ? riders : cars, random),
      x: middle + (isRider ? (random() - 0.5) * 2.6 : (random() - 0.5) * (isJam ? 2 : 0.5)),
      z: ((index + random() * 0.7) / count) * SPAN,
      speed: isJam ? 1.2 : 5 + (isRider ? 1.4 : 0),
    };
  }).filter(({ x }) => !taken || x < taken.from || x > taken.to);
  return (view, seconds, isWet) =>
    vehicles
      .map(({ isAway, sprite, x, z, speed }) => {
        const along = z + (isAway ? speed : -speed) * seconds - view.z;
        return { isAway, sprite, x, z: ((along % SPAN) + SPAN) % SPAN };
      })
      .map(({ isAway, sprite, x, z }) => ({
        z,
        seen: presence(view, z, SEEN),
        paint: (context: SKRSContext2D) => {
          paintVehicle(context, view, { isAway, sprite, x, z, isDark, isWet, haze: light.haze });
        },
      }));
}

function paintVehicle(
  context: SKRSContext2D,
  view: StreetView,
  {
    isAway,
    sprite,
    x,
    z,
    isDark,
    isWet,
    haze,
  }: { isAway: boolean; sprite: RoadSprite; x: number; z: number; isDark: boolean; isWet: boolean; haze: Rgb },
): void {
  const [px, py] = streetPoint(view, x, 0, z);
  const unit = view.focal / z;
  const [wide, tall] = [sprite.wide * unit, sprite.tall * unit];
  context.fillStyle = css([8, 8, 12], 0.42 * (1 - hazeAt(z)));
  context.beginPath();
  context.ellipse(px, py, wide * 0.5, Math.max(1, wide * 0.09), 0, 0, Math.PI * 2);
  context.fill();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  context.save();
  context.globalAlpha *= 1 - hazeAt(z) * 0.6;
  context.drawImage(sizeFor(sprite.sizes, tall), px - wide / 2, py - tall, wide, tall);
  context.restore();
  if (!isDark) return;
  const colour: Rgb = isAway ? [255, 52, 40] : [255, 238, 206];
  for (const [lx, ly] of sprite.lamps) {
    paintGlow(context, px + lx * unit, py - ly * unit, (isAway ? 0.5 : 0.9) * unit, colour, 0.85);
    if (!isWet) continue;
    const streak = context.createLinearGradient(0, py, 0, py + unit * 1.8);
    streak.addColorStop(0, css(colour, 0.5));
    streak.addColorStop(1, css(haze, 0));
    context.save();
    context.globalCompositeOperation = 'screen';
    context.fillStyle = streak;
    context.fillRect(px + (lx - 0.11) * unit, py, 0.22 * unit, unit * 1.8);
    context.restore();
  }
}
