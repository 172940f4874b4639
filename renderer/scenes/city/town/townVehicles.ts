import { createCanvas } from '@napi-rs/canvas';
import { css, mix, scale } from '../../../light/colour.ts';
import type { Rgb } from '../../../scene.ts';
import { type CityLight, isLampLit } from '../cityLight.ts';
import { shrink, type Shrunk } from '../shrunk.ts';
import { painted } from './townLight.ts';

/** A vehicle seen from before or behind; metres. */
export interface RoadSprite {
  sizes: Shrunk;
  wide: number;
  tall: number;
  /** Where its lamps are, from the middle and above the road. */
  lamps: readonly (readonly [x: number, y: number])[];
}

const METRE = 130;

interface Pen {
  box(colour: Rgb, x: number, y: number, wide: number, tall: number, round?: number): void;
  shape(colour: Rgb, points: readonly (readonly [number, number])[]): void;
  disc(colour: Rgb, x: number, y: number, radius: number): void;
}

function bake(wide: number, tall: number, light: CityLight, draw: (pen: Pen) => void): Shrunk {
  const canvas = createCanvas(Math.ceil(wide * METRE), Math.ceil(tall * METRE));
  const context = canvas.getContext('2d');
  const px = (x: number): number => (x + wide / 2) * METRE;
  const py = (y: number): number => (tall - y) * METRE;
  const ink = (colour: Rgb, top: number, low: number): ReturnType<typeof context.createLinearGradient> => {
    const tone = context.createLinearGradient(0, py(top), 0, py(low));
    tone.addColorStop(0, css(painted(light, mix(colour, [255, 255, 255], 0.12), 0.9)));
    tone.addColorStop(1, css(painted(light, scale(colour, 0.66), 0.5)));
    return tone;
  };
  draw({
    box(colour, x, y, broad, high, round = 0.03) {
      context.fillStyle = ink(colour, y + high, y);
      context.beginPath();
      context.roundRect(px(x), py(y + high), broad * METRE, high * METRE, round * METRE);
      context.fill();
    },
    shape(colour, points) {
      const rows = points.map(([, y]) => y);
      context.fillStyle = ink(colour, Math.max(...rows), Math.min(...rows));
      context.beginPath();
      for (const [x, y] of points) context.lineTo(px(x), py(y));
      context.fill();
    },
    disc(colour, x, y, radius) {
      context.fillStyle = css(painted(light, colour, 0.8));
      context.beginPath();
      context.arc(px(x), py(y), radius * METRE, 0, Math.PI * 2);
      context.fill();
    },
  });
  return shrink(canvas);
}

/** Both sides of something that is the same on the left and on the right. */
const bothSides = (points: readonly (readonly [number, number])[]): (readonly [number, number])[] => [
  ...points,
  ...points.toReversed().map(([x, y]) => [-x, y] as const),
];

const TYRE: Rgb = [34, 34, 38];
const GLASS: Rgb = [70, 92, 108];

/** Somebody on a motorbike, coming or going. */
export function bakeRider(
  light: CityLight,
  { bike, jacket, helmet, isAway }: { bike: Rgb; jacket: Rgb; helmet: Rgb; isAway: boolean },
): RoadSprite {
  const sizes = bake(1, 1.8, light, ({ box, shape, disc }) => {
    box(TYRE, -0.07, 0, 0.14, 0.6, 0.06);
    // Legs on both sides of the seat.
    for (const side of [-1, 1]) {
      shape(
        [52, 58, 76],
        [
          [side * 0.1, 0.82],
          [side * 0.3, 0.72],
          [side * 0.27, 0.3],
          [side * 0.15, 0.3],
          [side * 0.16, 0.62],
        ],
      );
      box([42, 38, 36], side * 0.21 - 0.08, 0.22, 0.16, 0.1, 0.04);
    }
    shape(
      bike,
      bothSides([
        [0.11, 0.3],
        [0.17, 0.62],
        [0.13, 0.98],
      ]),
    );
    if (isAway) box([40, 40, 44], -0.18, 0.76, 0.36, 0.12, 0.05);
    shape(
      jacket,
      bothSides([
        [0.17, 0.78],
        [0.25, 1.22],
        [0.2, 1.36],
        [0.06, 1.42],
      ]),
    );
    for (const side of [-1, 1])
      shape(scale(jacket, 0.86), [
        [side * 0.22, 1.34],
        [side * 0.31, 1.22],
        [side * 0.42, 1.0],
        [side * 0.36, 0.95],
        [side * 0.2, 1.14],
      ]);
    if (!isAway) {
      box([44, 44, 48], -0.42, 0.97, 0.84, 0.05, 0.02);
      shape(
        bike,
        bothSides([
          [0.12, 0.86],
          [0.17, 1.02],
          [0.08, 1.1],
        ]),
      );
      disc([255, 250, 226], 0, 0.99, 0.075);
    } else {
      box([206, 34, 30], -0.09, 0.64, 0.18, 0.07);
      box([24, 24, 28], -0.1, 0.46, 0.2, 0.12, 0.01);
      box([236, 236, 232], -0.07, 0.5, 0.14, 0.03, 0);
    }
    disc(helmet, 0, 1.57, 0.155);
    if (!isAway) {
      box([34, 40, 50], -0.12, 1.5, 0.24, 0.12, 0.05);
      box([170, 190, 204], -0.09, 1.57, 0.1, 0.03, 0.01);
    } else box(mix(helmet, [255, 255, 255], 0.4), -0.03, 1.46, 0.06, 0.24, 0.02);
  });
  return { sizes, wide: 1, tall: 1.8, lamps: [[0, isAway ? 0.67 : 0.99]] };
}

/** A minibus or a family car, coming or going. */
export function bakeCar(
  light: CityLight,
  { paint, isAngkot, isAway }: { paint: Rgb; isAngkot: boolean; isAway: boolean },
): RoadSprite {
  const tall = isAngkot ? 1.95 : 1.75;
  const sizes = bake(2, tall + 0.1, light, ({ box, shape, disc }) => {
    for (const side of [-1, 1]) box(TYRE, side * 0.66 - 0.11, 0, 0.22, 0.5, 0.06);
    shape(
      paint,
      bothSides([
        [0.8, 0.24],
        [0.86, 0.5],
        [0.83, 0.98],
        [0.66, tall - 0.06],
        [0.52, tall],
      ]),
    );
    shape(
      isLampLit(light) ? [96, 104, 112] : GLASS,
      bothSides([
        [0.72, 1.02],
        [0.6, tall - 0.16],
      ]),
    );
    shape(
      [150, 172, 186],
      [
        [-0.66, 1.06],
        [-0.2, 1.06],
        [-0.34, tall - 0.2],
        [-0.56, tall - 0.2],
      ],
    );
    box(mix(paint, [255, 255, 255], 0.3), -0.83, 0.92, 1.66, 0.04, 0.01);
    box([52, 54, 60], -0.84, 0.26, 1.68, 0.2, 0.06);
    if (isAngkot) {
      box([250, 246, 232], -0.34, tall - 0.14, 0.68, 0.16, 0.03);
      box([240, 206, 70], -0.84, 0.5, 1.68, 0.1, 0);
    } else box([44, 46, 52], -0.4, 0.56, 0.8, 0.14, 0.03);
    for (const side of [-1, 1]) {
      if (isAway) box([196, 36, 32], side * 0.71 - 0.09, 0.62, 0.18, 0.26, 0.03);
      else disc([250, 248, 230], side * 0.62, 0.72, 0.11);
    }
    box([26, 26, 30], -0.24, 0.34, 0.48, 0.13, 0.01);
    box([236, 236, 232], -0.19, 0.385, 0.38, 0.04, 0);
  });
  return {
    sizes,
    wide: 2,
    tall: tall + 0.1,
    lamps: [
      [-0.64, isAway ? 0.74 : 0.72],
      [0.64, isAway ? 0.74 : 0.72],
    ],
  };
}
