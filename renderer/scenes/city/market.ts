import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Moment, Rgb, SceneSetup } from '../../scene.ts';
import { drawSubject } from '../../subject/subject.ts';
import type { CityLight } from './cityLight.ts';
import { paintStall, type Stall, STALL_LENGTH } from './marketStall.ts';
import { BACK, isLampLit, LAMP_COLOUR, marketPoint, paintGlow, STATURE } from './marketView.ts';
import type { StreetView } from './streetView.ts';

/** Metres: stalls stand this far apart, and the row repeats after `SPAN`. */
const SPACING = 6.4;
const STALLS = 16;
const SPAN = SPACING * STALLS;
/** Enough of them that a street called crowded is. */
const VISITORS = 84;

/** Who walks there and in which cloth: no two alike. */
const WALKING: readonly (readonly [name: string, cloth: Rgb])[] = [
  ['person', [66, 104, 168]],
  ['woman', [196, 74, 108]],
  ['hijabi', [118, 148, 140]],
  ['person', [176, 72, 60]],
  ['mother', [128, 92, 158]],
  ['person', [78, 128, 88]],
  ['woman', [222, 168, 74]],
  ['boy', [232, 136, 52]],
  ['hijabi', [156, 104, 92]],
  ['person', [214, 204, 186]],
  ['girl', [92, 168, 190]],
  ['woman', [70, 92, 122]],
];

interface Visitor {
  x: number;
  z: number;
  name: string;
  /** The scene with nobody but them in it, in their own cloth. */
  setup: SceneSetup;
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
  const stalls = ([-1, 1] as const).flatMap((side) =>
    Array.from({ length: STALLS }, (_, index): Stall => ({
      side,
      z: index * SPACING + (side > 0 ? SPACING * 0.4 : 0),
      cloth: pick(CLOTHS),
      counter: scale(pick(CLOTHS), 0.6),
      wares: Array.from({ length: 24 }, () => pick(WARES)),
    })),
  );
  // Whoever the picture is about is there once: the others would do and wear the same.
  const walkers = WALKING.filter(([name]) => name !== setup.plan.subject).map(([name, cloth]) => ({
    name,
    setup: {
      ...setup,
      plan: { ...setup.plan, subject: name, subjectColour: cloth, beside: null, mount: null, details: {} },
    },
  }));
  const visitors = Array.from({ length: VISITORS }, (): Visitor => ({
    x: (random() < 0.5 ? -1 : 1) * (0.2 + random() * 2.8),
    z: random() * SPAN,
    ...pick(walkers),
    phase: random() * 6,
    isFlipped: random() < 0.5,
  }));
  const isDark = isLampLit(light);
  return (context, view, moment) => {
    const ahead = (z: number): number => (((z - view.z) % SPAN) + SPAN) % SPAN;
    const things = [
      // A stall is there until its far end has gone by.
      ...stalls.map((stall) => {
        const end = ahead(stall.z + STALL_LENGTH);
        return {
          z: end,
          paint: () => {
            paintStall(context, view, light, stall, end - STALL_LENGTH);
          },
        };
      }),
      ...visitors.map((visitor) => ({
        z: ahead(visitor.z) < 8 ? 0 : ahead(visitor.z),
        paint: () => {
          paintVisitor(context, view, moment, visitor, ahead(visitor.z));
        },
      })),
      ...Array.from({ length: Math.floor(SPAN / 9) }, (_, index) => ({
        z: ahead(index * 9 + 3),
        paint: () => {
          paintString(context, view, moment, index, ahead(index * 9 + 3));
        },
      })),
    ]
      .filter(({ z }) => z > 3.4 && z < 90)
      .toSorted((a, b) => b.z - a.z);
    for (const { paint } of things) paint();
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

  function paintVisitor(
    context: SKRSContext2D,
    view: StreetView,
    moment: Moment,
    { x, name, setup: own, phase, isFlipped }: Visitor,
    z: number,
  ): void {
    const stroll = Math.sin(moment.seconds * 0.25 + phase) * 0.5;
    const [px, py] = marketPoint(view, x, 0, z + stroll);
    drawSubject(context, own, moment, {
      name,
      x: px,
      y: py,
      height: (view.focal / (z + stroll)) * 1.72 * STATURE,
      isFlipped,
      phase,
      haze: Math.min(0.6, z / 120),
      hazeColour: light.haze,
      light: {
        key: isDark ? LAMP_COLOUR : setup.palette.key,
        ambient: isDark ? [150, 108, 90] : setup.palette.ambient,
        from: [x > 0 ? 0.7 : -0.7, -0.4],
        backlit: 0.1,
      },
    });
  }
}
