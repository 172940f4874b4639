import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, scale } from '../../light/colour.ts';
import type { Moment, Rgb, SceneSetup } from '../../scene.ts';
import { drawSubject } from '../../subject/subject.ts';
import type { CityLight } from './cityLight.ts';
import { EYE, type StreetView } from './streetView.ts';

/** Metres: stalls stand this far apart, and the row repeats after `SPAN`. */
const SPACING = 6.4;
const STALLS = 16;
const SPAN = SPACING * STALLS;
const STALL_LENGTH = 5;
const COUNTER = 4;
const BACK = 6.6;
/**
 * The eye hangs above the street; stalls and people are drawn larger than life, so that it looks in under the awnings.
 */
const STATURE = 1.4;

interface Stall {
  side: -1 | 1;
  z: number;
  cloth: Rgb;
  counter: Rgb;
  wares: readonly Rgb[];
}
interface Visitor {
  x: number;
  z: number;
  name: string;
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
  const visitors = Array.from({ length: 26 }, (): Visitor => ({
    x: (random() < 0.5 ? -1 : 1) * (0.5 + random() * 2.2),
    z: random() * SPAN,
    name: pick(['person', 'couple']),
    phase: random() * 6,
    isFlipped: random() < 0.5,
  }));
  const isDark = light.lamps > 0.4;
  const glow: Rgb = [255, 196, 112];
  const dim = (colour: Rgb): Rgb => (isDark ? mix(scale(colour, 0.82), glow, 0.16) : colour);
  return (context, view, moment) => {
    const ahead = (z: number): number => (((z - view.z) % SPAN) + SPAN) % SPAN;
    const things = [
      // A stall is there until its far end has gone by.
      ...stalls.map((stall) => {
        const end = ahead(stall.z + STALL_LENGTH);
        return {
          z: end,
          paint: () => {
            paintStall(context, view, stall, end - STALL_LENGTH);
          },
        };
      }),
      ...visitors.map((visitor) => ({
        z: ahead(visitor.z) < 9 ? 0 : ahead(visitor.z),
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

  function at(view: StreetView, x: number, up: number, z: number): readonly [number, number] {
    const unit = view.focal / Math.max(1.2, z);
    return [view.centreX + (x - view.x) * unit, view.horizonY + (EYE - up * STATURE) * unit];
  }

  function quad(
    context: SKRSContext2D,
    corners: readonly (readonly [number, number])[],
    fill: string | ReturnType<SKRSContext2D['createLinearGradient']>,
  ): void {
    context.fillStyle = fill;
    context.beginPath();
    for (const [x, y] of corners) context.lineTo(x, y);
    context.closePath();
    context.fill();
  }

  function paintStall(
    context: SKRSContext2D,
    view: StreetView,
    { side, cloth, counter, wares }: Stall,
    z: number,
  ): void {
    const far = z + STALL_LENGTH;
    const haze = Math.min(0.7, Math.max(0, z) / 150);
    const seen = (colour: Rgb, factor = 1): string => css(mix(scale(dim(colour), factor), light.haze, haze));
    const unit = view.focal / Math.max(1.2, z);
    // The lit inside: back wall and the end that faces the eye.
    const top = at(view, BACK * side, 2.9, z);
    const foot = at(view, BACK * side, 0, z);
    const inside = context.createLinearGradient(0, top[1], 0, foot[1]);
    inside.addColorStop(0, css(mix(isDark ? [250, 206, 132] : [150, 118, 92], light.haze, haze)));
    inside.addColorStop(0.45, css(mix(isDark ? [204, 120, 58] : [120, 92, 74], light.haze, haze)));
    inside.addColorStop(1, css(mix([74, 42, 30], light.haze, haze)));
    quad(context, [top, at(view, BACK * side, 2.9, far), at(view, BACK * side, 0, far), foot], inside);
    quad(
      context,
      [
        at(view, COUNTER * side, 2.5, far),
        at(view, BACK * side, 2.8, far),
        at(view, BACK * side, 0, far),
        at(view, COUNTER * side, 0, far),
      ],
      inside,
    );
    for (let shelf = 0; shelf < 2; shelf++) {
      for (let thing = 0; thing < 8; thing++) {
        if (z + thing * 0.55 < 1.4) continue;
        const [x, y] = at(view, (BACK - 0.1) * side, 1.25 + shelf * 0.6, z + 0.4 + thing * 0.55);
        context.fillStyle = seen(wares[(thing + shelf * 8) % wares.length]!, 0.9);
        context.fillRect(x - unit * 0.1, y - unit * 0.3, unit * 0.2, unit * 0.3);
      }
    }
    // Counter with its cloth, wares heaped on it.
    const cloths = context.createLinearGradient(0, at(view, 0, 1, z)[1], 0, at(view, 0, 0, z)[1]);
    cloths.addColorStop(0, seen(counter, 1.3));
    cloths.addColorStop(1, seen(counter, 0.5));
    quad(
      context,
      [
        at(view, COUNTER * side, 1, z),
        at(view, COUNTER * side, 1, far),
        at(view, COUNTER * side, 0, far),
        at(view, COUNTER * side, 0, z),
      ],
      cloths,
    );
    quad(
      context,
      [
        at(view, COUNTER * side, 1, z),
        at(view, BACK * side, 1, z),
        at(view, BACK * side, 0, z),
        at(view, COUNTER * side, 0, z),
      ],
      seen(counter, 0.55),
    );
    quad(
      context,
      [
        at(view, COUNTER * side, 1, z),
        at(view, COUNTER * side, 1, far),
        at(view, (COUNTER + 1) * side, 1, far),
        at(view, (COUNTER + 1) * side, 1, z),
      ],
      seen([196, 150, 96]),
    );
    for (let heap = 0; heap < 16; heap++) {
      if (far - heap * 0.28 < 1.4) continue;
      const [x, y] = at(view, (COUNTER + 0.3 + (heap % 2) * 0.4) * side, 1.06, far - 0.3 - heap * 0.28);
      const size = (view.focal / Math.max(1.2, far - heap * 0.28)) * 0.17;
      context.fillStyle = seen(wares[heap]!, 1.12);
      context.beginPath();
      context.arc(x, y, size, 0, Math.PI * 2);
      context.fill();
    }
    // Striped awning sloping over the counter, with a hanging edge.
    const stripes = 10;
    for (let stripe = 0; stripe < stripes; stripe++) {
      const from = z - 0.2 + ((STALL_LENGTH + 0.4) * stripe) / stripes;
      const to = z - 0.2 + ((STALL_LENGTH + 0.4) * (stripe + 1)) / stripes;
      const colour: Rgb = stripe % 2 ? [246, 236, 218] : cloth;
      const under = isDark ? 0.8 : 1;
      quad(
        context,
        [
          at(view, BACK * side, 3.3, from),
          at(view, BACK * side, 3.3, to),
          at(view, (COUNTER - 1) * side, 2.75, to),
          at(view, (COUNTER - 1) * side, 2.75, from),
        ],
        seen(colour, under),
      );
      const [ax, ay] = at(view, (COUNTER - 1) * side, 2.75, from);
      const [bx, by] = at(view, (COUNTER - 1) * side, 2.75, to);
      const drop = (view.focal / Math.max(1.2, from)) * 0.3;
      context.fillStyle = seen(colour, under * 1.08);
      context.beginPath();
      context.moveTo(ax, ay - 1);
      context.lineTo(bx, by - 1);
      context.lineTo(bx, by + drop * 0.7);
      context.quadraticCurveTo((ax + bx) / 2, (ay + by) / 2 + drop * 1.35, ax, ay + drop * 0.7);
      context.fill();
    }
    quad(
      context,
      [
        at(view, (COUNTER - 1) * side, 2.75, z - 0.2),
        at(view, BACK * side, 3.3, z - 0.2),
        at(view, BACK * side, 2.9, z - 0.2),
      ],
      seen(cloth, 0.72),
    );
    if (!isDark) return;
    const [lampX, lampY] = at(view, (COUNTER + 0.6) * side, 2.3, z + STALL_LENGTH / 2);
    paintGlow(context, lampX, lampY, (view.focal / Math.max(1.2, z + STALL_LENGTH / 2)) * 2.6, glow, 0.5 * (1 - haze));
  }

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
      return at(view, (part * 2 - 1) * BACK, 4.3 - Math.sin(part * Math.PI) * (0.8 + sway) + (index % 2) * 0.25, z);
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
          : glow;
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
    { x, name, phase, isFlipped }: Visitor,
    z: number,
  ): void {
    const stroll = Math.sin(moment.seconds * 0.25 + phase) * 0.5;
    const [px, py] = at(view, x, 0, z + stroll);
    drawSubject(context, setup, moment, {
      name,
      x: px,
      y: py,
      height: (view.focal / (z + stroll)) * 1.72 * STATURE,
      isFlipped,
      phase,
      haze: Math.min(0.6, z / 120),
      hazeColour: light.haze,
      light: {
        key: isDark ? glow : setup.palette.key,
        ambient: isDark ? [150, 108, 90] : setup.palette.ambient,
        from: [x > 0 ? 0.7 : -0.7, -0.4],
        backlit: 0.1,
      },
    });
  }
}

function paintGlow(context: SKRSContext2D, x: number, y: number, radius: number, colour: Rgb, strength: number): void {
  context.save();
  context.globalCompositeOperation = 'screen';
  const fill = context.createRadialGradient(x, y, 0, x, y, radius);
  fill.addColorStop(0, css(colour, strength));
  fill.addColorStop(0.3, css(colour, strength * 0.3));
  fill.addColorStop(1, css(colour, 0));
  context.fillStyle = fill;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}
