import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Moment, Rgb, SceneSetup } from '../../scene.ts';
import { createBystanders, OVERHEAD } from './bystanders.ts';
import { type CityLight, isLampLit } from './cityLight.ts';
import { COUNTER, paintStall, type Stall, STALL_LENGTH } from './marketStall.ts';
import { BACK, LAMP_COLOUR, marketPoint, paintGlow, STATURE } from './marketView.ts';
import { paintStreetThings, presence, type Range, type StreetThing, type StreetView } from './streetView.ts';
import { BOARDS } from './town/shopfront.ts';
import { bakeShopSign } from './town/shopSign.ts';

/** Metres: stalls stand this far apart, and the row repeats after `SPAN`. */
const SPACING = 6.4;
const STALLS = 16;
const SPAN = SPACING * STALLS;
/** Enough of them that a street called crowded is. */
const VISITORS = 84;

const SEEN: Range = { near: 1.2, far: 90 };
/** Their nearest lamps would be as large as moons. */
const STRINGS_SEEN: Range = { ...SEEN, near: 3.4 };
/** Nearer ones would cover the street. */
const VISITORS_SEEN: Range = { ...SEEN, near: 8 };
const SELLERS_SEEN: Range = { near: 3, far: 60 };

const FOODS: readonly string[] = ['SATE', 'BAKSO', 'MARTABAK', 'ES TEH', 'JAGUNG', 'CILOK', 'KERAK TELOR', 'KAOS'];

interface Visitor {
  x: number;
  z: number;
  look: number;
  phase: number;
  isFlipped: boolean;
}

const CLOTHS: readonly Rgb[] = [
  [206, 56, 48],
  [40, 120, 150],
  [226, 150, 40],
  [58, 132, 76],
  [150, 66, 130],
  [210, 84, 110],
];
const WARES: readonly Rgb[] = [
  [240, 186, 60],
  [214, 74, 50],
  [110, 172, 66],
  [244, 222, 176],
  [196, 110, 58],
  [236, 120, 130],
];

/**
 * A night market down the street: stalls with striped awnings on both sides, strings of lamps above, people before
 * them.
 */
export function createMarket(
  setup: SceneSetup,
  light: CityLight,
): (context: SKRSContext2D, view: StreetView, moment: Moment) => void {
  const random = setup.random('market');
  const pick = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const boards = FOODS.map((food, index) => bakeShopSign(food, BOARDS[index % BOARDS.length]!, light).face);
  const stalls = ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: STALLS }, (_, index): Stall => ({
      side,
      z: index * SPACING + (side > 0 ? SPACING * 0.4 : 0),
      cloth: pick(CLOTHS),
      counter: scale(pick(CLOTHS), 0.6),
      wares: Array.from({ length: 24 }, () => pick(WARES)),
      board: pick(boards),
      seller: Math.floor(random() * 90),
    })),
  );
  const isDark = isLampLit(light);
  const people = createBystanders(setup, {
    light: {
      key: isDark ? LAMP_COLOUR : setup.palette.key,
      ambient: isDark ? [150, 108, 90] : setup.palette.ambient,
      from: OVERHEAD,
      backlit: 0.1,
    },
    hazeColour: light.haze,
    without: setup.plan.subject,
  });
  const visitors = Array.from({ length: VISITORS }, (_, index): Visitor => ({
    // In two streams beside the stalls rather than in one crowd: some look at the wares.
    x: (index % 2 ? -1 : 1) * (0.5 + random() * 2.9),
    z: ((index + random() * 0.8) / VISITORS) * SPAN,
    look: Math.floor(index * 7 + random() * 3),
    phase: random() * 6,
    isFlipped: random() < 0.5,
  }));
  return (context, view, moment) => {
    const ahead = (z: number): number => (((z - view.z) % SPAN) + SPAN) % SPAN;
    const things: StreetThing[] = [
      // A stall is there until its far end has gone by.
      ...stalls.map((stall) => {
        const end = ahead(stall.z + STALL_LENGTH);
        return {
          z: end,
          seen: presence(view, end, SEEN),
          paint: () => {
            const z = end - STALL_LENGTH;
            paintStall(context, view, light, stall, {
              z,
              paintSeller: () => {
                paintSeller(context, view, stall, z + STALL_LENGTH * 0.55);
              },
            });
          },
        };
      }),
      ...visitors.map((visitor) => ({
        z: ahead(visitor.z),
        seen: presence(view, ahead(visitor.z), VISITORS_SEEN),
        paint: () => {
          paintVisitor(context, view, moment, visitor, ahead(visitor.z));
        },
      })),
      ...Array.from({ length: Math.floor(SPAN / 9) }, (_, index) => ({
        z: ahead(index * 9 + 3),
        seen: presence(view, ahead(index * 9 + 3), STRINGS_SEEN),
        paint: () => {
          paintString(context, view, moment, index, ahead(index * 9 + 3));
        },
      })),
    ];
    paintStreetThings(context, things);
  };

  function paintString(context: SKRSContext2D, view: StreetView, moment: Moment, index: number, z: number): void {
    const bulbs = 17;
    const unit = view.focal / z;
    const fade = 1 - Math.min(0.7, z / 120);
    context.strokeStyle = css(scale(light.haze, 0.3), 0.8);
    context.lineWidth = Math.max(0.6, unit * 0.02);
    context.beginPath();
    const points = Array.from({ length: bulbs }, (_, bulb) => {
      const part = bulb / (bulbs - 1);
      const sway = Math.sin(moment.seconds * 0.9 + index + part * 2) * 0.05;
      return marketPoint(
        view,
        (part * 2 - 1) * BACK,
        4.3 - Math.sin(part * Math.PI) * (0.8 + sway) + (index % 2) * 0.25,
        z,
      );
    });
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
    points.forEach(([x, y], bulb) => {
      const colour =
        setup.plan.colours.includes('vivid') || index % 3 === 2
          ? (
              [
                [255, 110, 90],
                [255, 214, 110],
                [110, 220, 150],
                [120, 180, 255],
                [246, 130, 220],
              ] as const
            )[bulb % 5]!
          : LAMP_COLOUR;
      const twinkle = 0.84 + 0.16 * Math.sin(moment.seconds * 2.4 + bulb * 1.7 + index * 3);
      if (isDark) paintGlow(context, x, y + unit * 0.1, unit * 0.9, colour, 0.7 * fade * twinkle);
      context.fillStyle = css(mix(colour, [255, 255, 255], isDark ? 0.7 : 0.3), 0.6 + 0.4 * fade);
      context.beginPath();
      context.arc(x, y + unit * 0.1, Math.max(0.9, unit * 0.11), 0, Math.PI * 2);
      context.fill();
    });
  }

  function paintSeller(context: SKRSContext2D, view: StreetView, { side, seller }: Stall, z: number): void {
    const seen = presence(view, z, SELLERS_SEEN);
    if (seen === 0) return;
    const [x, y] = marketPoint(view, (COUNTER + 1.6) * side, 0.1, z);
    const tall = (view.focal / z) * 1.72 * STATURE;
    context.save();
    context.globalAlpha *= seen;
    people.paint(context, { look: seller, x, y, tall, isFlipped: side > 0, haze: Math.min(0.6, z / 120) });
    context.restore();
  }

  function paintVisitor(
    context: SKRSContext2D,
    view: StreetView,
    { seconds }: Moment,
    { x, look, phase, isFlipped }: Visitor,
    z: number,
  ): void {
    const away = z + Math.sin(seconds * 0.25 + phase) * 0.5;
    const [px, py] = marketPoint(view, x, 0, away);
    const tall = (view.focal / away) * 1.72 * STATURE;
    const bob = Math.abs(Math.sin(seconds * 2.6 + phase)) * tall * 0.008;
    people.paint(context, { look, x: px, y: py - bob, tall, isFlipped, haze: Math.min(0.6, away / 120) });
  }
}
