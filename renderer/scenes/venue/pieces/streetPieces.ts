import type { Rgb } from '../../../scene.ts';
import { BLACK, DARK_STEEL, GOODS, LAMP_LIGHT, one, type Piece, RED, STEEL, WHITE } from '../../room/pieces/piece.ts';
import { arch } from '../../room/pieces/arch.ts';

const ROOF: Rgb = [176, 84, 62];
const PANE: Rgb = [150, 190, 210];
const LIT_PANE: Rgb = [255, 220, 140];
const WALLS: readonly Rgb[] = [
  [238, 226, 204],
  [196, 216, 208],
  [236, 206, 176],
  [206, 214, 228],
  [246, 222, 160],
];

const COLONIAL: readonly Rgb[] = [
  [244, 238, 222],
  [232, 214, 176],
  [222, 226, 216],
  [238, 206, 178],
];

/** Walls of a kampung, each house in a colour of its own. */
const KAMPUNG: readonly Rgb[] = [
  [240, 214, 130],
  [134, 194, 190],
  [236, 182, 164],
  [180, 208, 150],
  [238, 228, 208],
  [156, 186, 222],
  [226, 160, 110],
];

/** What stands along streets, lanes and roads. */
export const STREET_PIECES = {
  treeRow: {
    wide: 40,
    isHung: true,
    build({ foliage, box }, random) {
      // A farther row in the haze, then trees of many crowns before it, darker towards their feet.
      for (let tree = 0; tree < 46; tree++)
        foliage([108, 156, 104], -66 + tree * 2.9 + random(), 2.7 + random() * 1.5, 1.5 + random() * 1, 0.86);
      box([84, 126, 80], -70, -0.2, 140, 2.4, { lit: 0.24 });
      for (let tree = 0; tree < 44; tree++) {
        const x = -64 + tree * 2.95 + random() * 0.9;
        const [tall, shade] = [2.2 + random() * 2.1, 0.76 + random() * 0.36];
        const leaf: Rgb = [82 * shade + random() * 18, 136 * shade, 70 * shade];
        const deep: Rgb = [leaf[0] * 0.7, leaf[1] * 0.74, leaf[2] * 0.78];
        for (const [aside, up, radius] of [
          [-0.9, 0.42, 0.95],
          [0.95, 0.4, 1],
          [0.1, 0.3, 1.1],
        ] as const)
          foliage(deep, x + aside, tall * up, radius, 0.86);
        for (const [aside, up, radius] of [
          [-0.62, 0.72, 0.78],
          [0.66, 0.7, 0.84],
          [0, 0.92, 0.86],
        ] as const)
          foliage(leaf, x + aside + (random() - 0.5) * 0.3, tall * up, radius * (0.86 + random() * 0.3), 0.88);
      }
      for (let bush = 0; bush < 60; bush++)
        foliage(
          [70 + random() * 26, 116 + random() * 26, 62],
          -62 + bush * 2.1 + random(),
          0.4,
          0.5 + random() * 0.3,
          0.7,
        );
    },
  },
  houseRow: {
    wide: 30,
    isHung: true,
    build({ box, shape, glow, isDark }) {
      for (let house = -5; house <= 5; house++) {
        const x = house * 6;
        const wall = WALLS[(house + 10) % WALLS.length]!;
        box(wall, x - 2.7, 0, 5.4, 3, { lit: 0.6 });
        shape(ROOF, [
          [x - 3.1, 2.9],
          [x - 1.9, 4.7],
          [x + 1.9, 4.7],
          [x + 3.1, 2.9],
        ]);
        box([150, 66, 50], x - 3.1, 2.84, 6.2, 0.16, { lit: 0.4 });
        box([110, 72, 48], x - 1.2, 0, 1, 2.1, { round: 0.03, lit: 0.5 });
        box(WHITE, x - 2.5, 0.9, 1.1, 1.3, { lit: 0.7 });
        box(isDark ? LIT_PANE : PANE, x - 2.42, 0.98, 0.94, 1.14, { lit: isDark ? 1 : 0.7 });
        // The carport with its flat roof.
        box([70, 74, 82], x + 0.1, 0, 2.4, 2.1, { lit: 0.2 });
        box(
          one(GOODS, () => ((house + 5) % 7) / 7),
          x + 0.3,
          0.3,
          2,
          0.62,
          { round: 0.2, lit: 0.6 },
        );
        box(PANE, x + 0.7, 0.84, 1.2, 0.46, { round: 0.16, lit: 0.6 });
        for (const wheel of [0.5, 1.8]) box(BLACK, x + wheel, 0.1, 0.4, 0.4, { round: 0.2 });
        box(WHITE, x, 2.1, 2.8, 0.16, { lit: 0.8 });
        box(WHITE, x + 2.56, 0, 0.12, 2.1, { lit: 0.6 });
        if (isDark) glow(LAMP_LIGHT, x - 1.9, 1.5, 1.6, 0.6);
      }
    },
  },
  colonialRow: {
    wide: 40,
    isHung: true,
    build({ box, shape, glow, isDark }) {
      for (let house = -4; house <= 4; house++) {
        const x = house * 7.2;
        const wall = COLONIAL[(house + 8) % COLONIAL.length]!;
        box(wall, x - 3.5, 0, 7, 5.2, { lit: 0.6 });
        shape(ROOF, [
          [x - 3.8, 5.1],
          [x - 2.6, 6.6],
          [x + 2.6, 6.6],
          [x + 3.8, 5.1],
        ]);
        box(WHITE, x - 3.6, 5, 7.2, 0.2, { lit: 0.8 });
        box(WHITE, x - 3.6, 2.6, 7.2, 0.16, { lit: 0.7 });
        for (const window of [-2.3, 0, 2.3]) {
          shape(WHITE, arch(x + window, 3, 1.3, 1.8));
          shape(isDark ? LIT_PANE : PANE, arch(x + window, 3.1, 1, 1.5));
          box([96, 120, 104], x + window - 0.03, 3.1, 0.06, 1.4);
        }
        for (const door of [-2.3, 0, 2.3]) {
          shape([92, 64, 44], arch(x + door, 0, 1.5, 2.3));
          if (isDark) shape(LIT_PANE, arch(x + door, 0, 1.1, 2));
        }
        shape(house % 2 ? RED : [52, 110, 90], [
          [x - 3.5, 2.6],
          [x + 3.5, 2.6],
          [x + 3.7, 2.1],
          [x - 3.7, 2.1],
        ]);
        if (isDark) glow(LAMP_LIGHT, x, 1.6, 2.4, 0.5);
      }
    },
  },
  hedge: {
    wide: 30,
    isHung: true,
    build({ box, foliage }, random) {
      for (let bush = -30; bush <= 30; bush++) {
        if (((bush % 6) + 6) % 6 > 2) continue;
        foliage([76 + random() * 20, 136 + random() * 20, 70], bush - 2.4, 0.3, 0.5, 0.8);
      }
      for (let mailbox = -4; mailbox <= 4; mailbox++) box(RED, mailbox * 6 + 2.9, 0.7, 0.34, 0.3, { round: 0.08 });
    },
  },
  streetLamp: {
    wide: 1,
    build({ box, disc, glow }) {
      box(DARK_STEEL, -0.06, 0, 0.12, 3.4, { lit: 0.5 });
      box(DARK_STEEL, -0.2, 0, 0.4, 0.16);
      disc([255, 244, 214], 0, 3.56, 0.24);
      box(DARK_STEEL, -0.2, 3.76, 0.4, 0.08);
      glow(LAMP_LIGHT, 0, 3.56, 1.7, 0.6);
    },
  },
  alleyWalls: {
    wide: 8,
    isHung: true,
    build({ shape, glow, isDark }, random) {
      // Walls run from the foot at this row to the vanishing point, 1.4 m up.
      const at = (x: number, y: number, far: number): readonly [number, number] => [
        x * (1 - far),
        1.4 + (y - 1.4) * (1 - far),
      ];
      for (const side of [-1, 1]) {
        const [near, wide] = [-1.3, 2.6 * side];
        const part = (from: number, to: number, y0: number, y1: number, tint: Rgb): void => {
          shape(tint, [at(wide, y0, from), at(wide, y1, from), at(wide, y1, to), at(wide, y0, to)]);
        };
        const ends = [near, -0.3, 0.22, 0.5, 0.68, 0.8];
        for (let house = 4; house >= 0; house--) {
          const [from, to] = [ends[house]!, ends[house + 1]!];
          const wall = KAMPUNG[(house * 2 + (side > 0 ? 3 : 0)) % KAMPUNG.length]!;
          part(from, to, 0, 2.9 + random() * 0.3, wall);
          part(from, to, 0, 0.62, [wall[0] * 0.62, wall[1] * 0.6, wall[2] * 0.6]);
          part(from, to, 0.62, 0.68, WHITE);
          const span = to - from;
          const between = (start: number, end: number, low: number, high: number, tint: Rgb): void => {
            part(from + span * start, from + span * end, low, high, tint);
          };
          between(0.12, 0.4, 0, 2.12, WHITE);
          between(0.15, 0.37, 0, 2.04, one(GOODS, random));
          between(0.17, 0.25, 0.3, 1.86, [96, 66, 46]);
          between(0.27, 0.35, 0.3, 1.86, [96, 66, 46]);
          between(0.1, 0.42, 0, 0.14, [196, 188, 178]);
          // A window with its curtain, bars and the shade of the eaves.
          between(0.5, 0.9, 0.82, 1.98, WHITE);
          between(0.53, 0.87, 0.9, 1.9, isDark ? LIT_PANE : PANE);
          between(0.53, 0.62, 0.9, 1.9, one(GOODS, random));
          between(0.69, 0.71, 0.9, 1.9, WHITE);
          between(0.53, 0.87, 1.38, 1.43, WHITE);
          between(0.5, 0.9, 0.74, 0.82, [170, 160, 150]);
          between(0, 1, 2.5, 2.86, [wall[0] * 0.74, wall[1] * 0.74, wall[2] * 0.78]);
          shape(ROOF, [
            at(wide, 3.1, from),
            at(wide - side * 0.7, 2.6, from),
            at(wide - side * 0.7, 2.6, to),
            at(wide, 3.1, to),
          ]);
          shape(
            [140, 64, 48],
            [at(wide, 3.1, from), at(wide * 1.6, 4.2, from), at(wide * 1.6, 4.2, to), at(wide, 3.1, to)],
          );
        }
        if (isDark) glow(LAMP_LIGHT, wide * 0.4, 2, 1.2, 0.7);
      }
      // Cables from house to house over the lane.
      for (const [left, right, middle] of [
        [2.9, 2.5, 2.3],
        [2.7, 3, 2.42],
        [2.4, 2.7, 2.2],
      ] as const)
        shape(DARK_STEEL, [
          [-3.4, left + 0.3],
          [0.1, middle],
          [3.4, right + 0.3],
          [3.4, right + 0.285],
          [0.1, middle - 0.018],
          [-3.4, left + 0.285],
        ]);
    },
  },
  washingLine: {
    wide: 4,
    isHung: true,
    build({ box, shape }, random) {
      box([230, 230, 226], -2, 2.5, 4, 0.025, { lit: 0.8 });
      for (let cloth = 0; cloth < 7; cloth++) {
        const x = -1.8 + cloth * 0.53;
        const long = 0.5 + random() * 0.5;
        shape(one(GOODS, random), [
          [x, 2.5],
          [x + 0.42, 2.5],
          [x + 0.4, 2.5 - long],
          [x + 0.03, 2.5 - long],
        ]);
      }
    },
  },
  flowerPots: {
    wide: 1.2,
    build({ box, disc, foliage }, random) {
      for (const x of [-0.4, 0, 0.4]) {
        box([188, 110, 74], x - 0.15, 0, 0.3, 0.28, { round: 0.03 });
        for (let leaf = 0; leaf < 7; leaf++)
          foliage([70, 134 + random() * 30, 70], x + (random() - 0.5) * 0.36, 0.36 + random() * 0.34, 0.12);
        disc(one(GOODS, random), x, 0.66, 0.08);
      }
    },
  },
  roadSign: {
    wide: 10,
    isHung: true,
    build({ box, shape, sign }) {
      for (const x of [-7.4, 7.2]) box(STEEL, x, 0, 0.26, 6, { lit: 0.6 });
      box(STEEL, -7.4, 5.6, 14.8, 0.24, { lit: 0.7 });
      for (const [x, text] of [
        [-3.4, 'BANDUNG'],
        [3.4, 'JAKARTA'],
      ] as const) {
        box(WHITE, x - 2.7, 4.4, 5.4, 2, { round: 0.14, lit: 0.8 });
        box([30, 122, 78], x - 2.6, 4.5, 5.2, 1.8, { round: 0.1, lit: 0.6 });
        sign(text, x, 5.5, 0.5, [255, 255, 255]);
        shape(
          [255, 255, 255],
          [
            [x - 0.3, 5.1],
            [x + 0.3, 5.1],
            [x, 4.7],
          ],
        );
      }
    },
  },
  guardRail: {
    wide: 8,
    build({ box }) {
      for (let post = -3; post <= 3; post++) box(DARK_STEEL, post * 1.2, 0, 0.12, 0.7);
      box(STEEL, -3.9, 0.42, 7.8, 0.28, { round: 0.06, lit: 0.8 });
    },
  },
  trafficRow: {
    wide: 12,
    isHung: true,
    build({ box, shape, disc }, random) {
      for (const x of [-4.3, -0.2, 4.1]) {
        const paint = one(GOODS, random);
        box(paint, x - 0.9, 0.3, 1.8, 0.8, { round: 0.16, lit: 0.6 });
        shape(paint, [
          [x - 0.74, 1],
          [x + 0.74, 1],
          [x + 0.56, 1.56],
          [x - 0.56, 1.56],
        ]);
        shape(
          [60, 74, 88],
          [
            [x - 0.6, 1.04],
            [x + 0.6, 1.04],
            [x + 0.48, 1.46],
            [x - 0.48, 1.46],
          ],
        );
        for (const side of [-0.7, 0.7]) {
          disc([255, 60, 50], x + side, 0.8, 0.13);
          box(BLACK, x + side - 0.14, 0, 0.28, 0.36, { round: 0.06 });
        }
        box(WHITE, x - 0.24, 0.5, 0.48, 0.16, { lit: 0.8 });
      }
    },
  },
} as const satisfies Record<string, Piece>;
