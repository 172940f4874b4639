import type { Rgb } from '../../../scene.ts';
import { BLACK, DARK_STEEL, GOODS, one, type Piece, RED, row, STEEL, WHITE } from './piece.ts';

const CARDBOARD: readonly Rgb[] = [
  [196, 150, 98],
  [180, 134, 84],
  [210, 168, 118],
];
const ORANGE: Rgb = [226, 120, 44];
const BLUE: Rgb = [52, 92, 150];

/** What stands in a workshop, a factory, a warehouse, a gym, a shop and a prison. */
export const WORK_PIECES = {
  toolBoard: {
    wide: 2.2,
    isHung: true,
    build({ box, disc, shape }) {
      box([92, 106, 118], -1.1, 1.14, 2.2, 1.16, { lit: 0.5 });
      for (let spanner = 0; spanner < 5; spanner++) {
        const x = -0.94 + spanner * 0.2;
        const long = 0.66 - spanner * 0.08;
        box(STEEL, x - 0.025, 2.14 - long, 0.05, long, { lit: 0.8 });
        disc(STEEL, x, 2.16, 0.07);
        disc([92, 106, 118], x, 2.18, 0.035);
        disc(STEEL, x, 2.14 - long, 0.06);
      }
      for (let driver = 0; driver < 4; driver++) {
        const x = 0.16 + driver * 0.16;
        box(driver % 2 ? RED : [236, 184, 56], x - 0.035, 1.92, 0.07, 0.22, { round: 0.03 });
        box(STEEL, x - 0.012, 1.66, 0.024, 0.28, { lit: 0.8 });
      }
      box(STEEL, 0.8, 1.6, 0.05, 0.5);
      box(DARK_STEEL, 0.7, 2.04, 0.26, 0.12, { round: 0.02 });
      shape(STEEL, [
        [-0.1, 1.24],
        [0.8, 1.24],
        [0.8, 1.34],
        [0.1, 1.46],
        [-0.1, 1.46],
      ]);
      box(RED, 0.78, 1.24, 0.22, 0.2, { round: 0.05 });
    },
  },
  carLift: {
    wide: 2.7,
    build({ box, disc, shape }) {
      for (const x of [-1.24, 1.12]) {
        box(BLUE, x, 0, 0.16, 2.7, { lit: 0.5 });
        box(DARK_STEEL, x - 0.08, 0, 0.32, 0.07);
      }
      box(ORANGE, -1.1, 1.16, 2.2, 0.08, { lit: 0.6 });
      // The car on the lift, seen from its side.
      shape(
        [196, 56, 54],
        [
          [-1.06, 1.34],
          [1.06, 1.34],
          [1.08, 1.6],
          [0.86, 1.74],
          [0.52, 1.78],
          [0.22, 2.1],
          [-0.5, 2.1],
          [-0.84, 1.76],
          [-1.06, 1.66],
        ],
      );
      shape(
        [190, 214, 224],
        [
          [0.4, 1.78],
          [0.18, 2.03],
          [-0.1, 2.03],
          [-0.1, 1.78],
        ],
      );
      shape(
        [190, 214, 224],
        [
          [-0.18, 1.78],
          [-0.18, 2.03],
          [-0.46, 2.03],
          [-0.7, 1.78],
        ],
      );
      for (const x of [-0.66, 0.66]) {
        disc(BLACK, x, 1.36, 0.23);
        disc(STEEL, x, 1.36, 0.12);
      }
    },
  },
  tyreStack: {
    wide: 0.9,
    build({ box, disc }) {
      for (let tyre = 0; tyre < 4; tyre++) {
        box([46, 46, 50], -0.36, tyre * 0.21, 0.72, 0.2, { round: 0.09, lit: 0.5 });
        for (let rib = 0; rib < 7; rib++) box([26, 26, 30], -0.3 + rib * 0.1, tyre * 0.21 + 0.03, 0.03, 0.14);
      }
      disc([52, 52, 56], 0, 0.84, 0.36, 0.24);
      disc([20, 20, 22], 0, 0.85, 0.2, 0.22);
    },
  },
  toolTrolley: {
    wide: 0.9,
    build({ box, disc }) {
      for (const x of [-0.32, 0.32]) disc(BLACK, x, 0.07, 0.07);
      box(RED, -0.42, 0.14, 0.84, 0.8, { round: 0.03, lit: 0.5 });
      for (let drawer = 0; drawer < 4; drawer++) {
        box([176, 40, 38], -0.38, 0.18 + drawer * 0.19, 0.76, 0.16, { lit: 0.44 });
        box(STEEL, -0.16, 0.28 + drawer * 0.19, 0.32, 0.03, { lit: 0.8 });
      }
      box(DARK_STEEL, -0.44, 0.94, 0.88, 0.05, { lit: 0.7 });
      box(STEEL, -0.3, 0.99, 0.3, 0.05);
      box([236, 184, 56], 0.08, 0.99, 0.12, 0.2, { round: 0.03 });
    },
  },
  conveyor: {
    wide: 5,
    build({ box, disc }, random) {
      for (let leg = -3; leg <= 3; leg++) box(DARK_STEEL, leg * 0.9, 0, 0.1, 0.72);
      box(STEEL, -3.4, 0.66, 6.8, 0.16, { lit: 0.5 });
      box(BLACK, -3.4, 0.8, 6.8, 0.06, { lit: 0.5 });
      for (let roller = -12; roller <= 12; roller++) disc(DARK_STEEL, roller * 0.27, 0.74, 0.05);
      for (let parcel = -4; parcel <= 4; parcel++) {
        const x = parcel * 0.74 + 0.2;
        box(one(CARDBOARD, random), x - 0.22, 0.86, 0.44, 0.36, { lit: 0.6 });
        box([230, 206, 150], x - 0.04, 0.86, 0.08, 0.36, { lit: 0.6 });
      }
    },
  },
  machine: {
    wide: 1.9,
    build({ box, disc, glow }) {
      box([78, 124, 116], -0.9, 0, 1.8, 1.9, { round: 0.04, lit: 0.44 });
      box([64, 104, 98], -0.82, 0.1, 1.64, 0.7, { lit: 0.34 });
      for (let slot = 0; slot < 5; slot++) box([40, 62, 60], -0.7, 0.2 + slot * 0.11, 0.8, 0.05);
      for (const x of [-0.56, -0.1]) {
        disc(WHITE, x, 1.46, 0.19);
        box(RED, x - 0.012, 1.46, 0.024, 0.15);
      }
      box([30, 44, 52], 0.24, 1.24, 0.5, 0.4, { lit: 0.3 });
      box([110, 226, 170], 0.3, 1.32, 0.36, 0.05, { lit: 1 });
      box([110, 226, 170], 0.3, 1.46, 0.24, 0.05, { lit: 1 });
      for (const [x, tint] of [
        [0.3, RED],
        [0.48, [236, 196, 60]],
        [0.66, [70, 190, 100]],
      ] as const)
        disc(tint, x, 1.06, 0.06);
      box(STEEL, -0.6, 1.9, 0.3, 1.4, { lit: 0.6 });
      box(STEEL, -0.66, 2.3, 0.42, 0.1, { lit: 0.7 });
      box(STEEL, 0.3, 1.9, 0.2, 1.4, { lit: 0.5 });
      disc(ORANGE, -0.02, 2, 0.09);
      glow([255, 140, 60], -0.02, 2, 0.5, 0.6);
    },
  },
  hallPipes: {
    wide: 6,
    isHung: true,
    build({ box, disc }) {
      for (const [y, thick, tint] of [
        [2.62, 0.16, STEEL],
        [2.36, 0.1, [206, 160, 60]],
      ] as const) {
        box(tint, -6, y, 12, thick, { lit: 0.6 });
        for (let joint = -5; joint <= 5; joint++)
          box(tint, joint * 1.1 - 0.05, y - 0.03, 0.1, thick + 0.06, { lit: 0.76 });
      }
      disc(RED, 1.4, 2.42, 0.15);
      disc([120, 34, 34], 1.4, 2.42, 0.06);
    },
  },
  palletRack: {
    wide: 2.6,
    build({ box }, random) {
      for (let level = 0; level < 3; level++) {
        const y = 0.08 + level * 1;
        for (let column = 0; column < 3; column++) {
          const x = -1.2 + column * 0.82;
          box([150, 112, 70], x, y, 0.74, 0.07);
          const tall = 0.5 + random() * 0.26;
          box(one(CARDBOARD, random), x + 0.02, y + 0.07, 0.36, tall, { lit: 0.5 });
          box(one(CARDBOARD, random), x + 0.39, y + 0.07, 0.33, tall * (0.6 + random() * 0.4), { lit: 0.54 });
          box([232, 212, 160], x + 0.17, y + 0.07, 0.05, tall, { lit: 0.5 });
        }
        box(ORANGE, -1.3, y - 0.09, 2.6, 0.1, { lit: 0.6 });
      }
      for (const x of [-1.32, -0.05, 1.22]) box(BLUE, x, 0, 0.1, 3.1, { lit: 0.5 });
    },
  },
  forklift: {
    wide: 1.9,
    build({ box, disc, shape }, random) {
      box(DARK_STEEL, -0.72, 0.06, 0.09, 1.86);
      box(STEEL, -1.2, 0.3, 0.5, 0.06);
      box(one(CARDBOARD, random), -1.22, 0.36, 0.5, 0.46);
      shape(
        [238, 184, 44],
        [
          [-0.62, 0.26],
          [0.76, 0.26],
          [0.8, 0.86],
          [0.3, 0.94],
          [0.2, 0.6],
          [-0.3, 0.6],
          [-0.62, 0.7],
        ],
      );
      for (const x of [-0.54, 0.5]) box(DARK_STEEL, x, 0.6, 0.06, 1.16);
      box([238, 184, 44], -0.62, 1.72, 1.24, 0.07, { lit: 0.7 });
      for (const x of [-0.4, 0.5]) {
        disc(BLACK, x, 0.22, 0.22);
        disc(STEEL, x, 0.22, 0.1);
      }
    },
  },
  cartons: {
    wide: 1.2,
    build({ box }, random) {
      for (const [x, y, wide, tall] of [
        [-0.56, 0, 0.6, 0.5],
        [0.08, 0, 0.5, 0.42],
        [-0.46, 0.5, 0.5, 0.4],
        [0.1, 0.42, 0.4, 0.34],
      ] as const) {
        box(one(CARDBOARD, random), x, y, wide, tall, { lit: 0.56 });
        box([232, 212, 160], x + wide * 0.42, y, wide * 0.14, tall, { lit: 0.56 });
      }
    },
  },
  wallMirrors: {
    wide: 4,
    isHung: true,
    build({ box, shape }) {
      for (let panel = -3; panel < 3; panel++) {
        const x = panel * 1.3 + 0.02;
        box(DARK_STEEL, x, 0.5, 1.26, 1.9, { lit: 0.5 });
        box([172, 196, 208], x + 0.04, 0.54, 1.18, 1.82, { lit: 0.5 });
        shape(
          [206, 224, 232],
          [
            [x + 0.2, 0.54],
            [x + 0.5, 0.54],
            [x + 0.94, 2.36],
            [x + 0.64, 2.36],
          ],
        );
      }
    },
  },
  squatRack: {
    wide: 2.4,
    build({ box, disc }) {
      for (const x of [-0.66, 0.58]) {
        box(BLACK, x, 0, 0.09, 2.2, { lit: 0.6 });
        box(BLACK, x - 0.1, 0, 0.29, 0.06);
      }
      box(BLACK, -0.66, 2.14, 1.33, 0.08, { lit: 0.6 });
      box(STEEL, -1.2, 1.34, 2.4, 0.045, { lit: 0.9 });
      for (const side of [-1, 1]) {
        box(RED, side * 0.9 - 0.05, 1.06, 0.1, 0.6, { round: 0.03, lit: 0.6 });
        box([50, 80, 140], side * 1.03 - 0.04, 1.12, 0.08, 0.48, { round: 0.03, lit: 0.6 });
      }
      box(BLACK, -0.34, 0.44, 0.68, 0.12, { round: 0.04, lit: 0.5 });
      for (const x of [-0.28, 0.22]) box(DARK_STEEL, x, 0, 0.06, 0.44);
      disc(DARK_STEEL, 0, 0.5, 0.02);
    },
  },
  dumbbells: {
    wide: 1.9,
    build({ box, disc }) {
      for (const x of [-0.86, 0.8]) box(DARK_STEEL, x, 0, 0.07, 0.98);
      for (const y of [0.16, 0.5, 0.84]) {
        box(DARK_STEEL, -0.9, y, 1.8, 0.06, { lit: 0.6 });
        for (let pair = 0; pair < 5; pair++) {
          const x = -0.72 + pair * 0.36;
          box(STEEL, x - 0.1, y + 0.12, 0.2, 0.04, { lit: 0.9 });
          for (const side of [-1, 1]) disc(BLACK, x + side * 0.1, y + 0.14, 0.085, 1.1);
        }
      }
    },
  },
  treadmill: {
    wide: 1.6,
    build({ box, shape }) {
      shape(BLACK, [
        [-0.76, 0.06],
        [0.7, 0.06],
        [0.74, 0.22],
        [-0.76, 0.16],
      ]);
      shape(DARK_STEEL, [
        [0.42, 0.2],
        [0.52, 0.2],
        [0.72, 1.16],
        [0.62, 1.18],
      ]);
      box(STEEL, 0.1, 0.86, 0.54, 0.05, { round: 0.02, lit: 0.8 });
      box(BLACK, 0.46, 1.14, 0.34, 0.3, { round: 0.04, lit: 0.6 });
      box([96, 204, 230], 0.5, 1.2, 0.26, 0.18, { lit: 1 });
    },
  },
  fridges: {
    wide: 2.4,
    build(joiner, random) {
      const { box, glow } = joiner;
      for (let door = 0; door < 3; door++) {
        const x = -1.2 + door * 0.8;
        box([206, 214, 222], x, 0, 0.78, 2.2, { lit: 0.5 });
        box([226, 240, 248], x + 0.06, 0.16, 0.66, 1.72, { lit: 0.9 });
        for (let board = 0; board < 5; board++) {
          const y = 0.2 + board * 0.34;
          row(joiner, random, { from: x + 0.08, to: x + 0.76, y, tall: 0.28, thick: 0.1 });
          box(STEEL, x + 0.06, y - 0.03, 0.66, 0.03, { lit: 0.8 });
        }
        box([52, 128, 200], x, 1.92, 0.78, 0.24, { lit: 0.6 });
        box(DARK_STEEL, x + 0.71, 0.8, 0.03, 0.5);
      }
      glow([220, 240, 255], 0, 1.1, 1.7, 0.3);
    },
  },
  checkout: {
    wide: 1.8,
    build({ box, disc }, random) {
      box([226, 62, 54], -0.9, 0, 1.8, 0.9, { lit: 0.44 });
      box([246, 200, 62], -0.9, 0.5, 1.8, 0.16, { lit: 0.6 });
      box(WHITE, -0.96, 0.88, 1.92, 0.08, { lit: 0.8 });
      box(BLACK, -0.5, 0.96, 0.4, 0.16, { round: 0.02 });
      box(BLACK, -0.56, 1.12, 0.5, 0.34, { round: 0.02, lit: 0.5 });
      box([150, 206, 232], -0.52, 1.16, 0.42, 0.25, { lit: 0.9 });
      for (let sweet = 0; sweet < 5; sweet++) disc(one(GOODS, random), 0.2 + sweet * 0.13, 1, 0.055);
      box([255, 255, 255], 0.34, 1.06, 0.3, 0.2, { lit: 0.8 });
    },
  },
  offerSigns: {
    wide: 4,
    isHung: true,
    build({ box, sign }) {
      for (const [y, tint] of [
        [2.56, [222, 58, 52]],
        [2.42, [246, 204, 64]],
        [2.28, [46, 104, 190]],
      ] as const)
        box(tint, -6, y, 12, 0.14, { lit: 0.6 });
      for (const x of [-1.5, 0, 1.5]) {
        box([246, 204, 64], x - 0.42, 1.94, 0.84, 0.3, { round: 0.03, lit: 0.8 });
        sign('PROMO', x, 2.01, 0.17, [206, 44, 44]);
      }
    },
  },
  prisonCell: {
    wide: 4.2,
    build({ box, disc }) {
      // The cell behind its bars: a bunk, a bucket.
      box([46, 48, 52], -2.1, 0, 4.2, 2.5, { lit: 0.24 });
      box([108, 112, 116], -1.8, 0.5, 1.6, 0.1, { lit: 0.4 });
      box([150, 150, 140], -1.76, 0.6, 1.5, 0.12, { round: 0.04, lit: 0.44 });
      box([180, 178, 166], -1.7, 0.7, 0.4, 0.14, { round: 0.06, lit: 0.5 });
      box([108, 112, 116], -1.8, 1.3, 1.6, 0.1, { lit: 0.4 });
      box([150, 150, 140], -1.76, 1.4, 1.5, 0.12, { round: 0.04, lit: 0.44 });
      box([140, 146, 150], 1.3, 0.02, 0.34, 0.36, { round: 0.04, lit: 0.4 });
      for (let bar = -10; bar <= 10; bar++)
        box([120, 126, 134], bar * 0.2 - 0.03, 0, 0.06, 2.5, { round: 0.02, lit: 0.6 });
      for (const y of [0.04, 1.14, 2.4]) box([104, 110, 118], -2.14, y, 4.28, 0.09, { lit: 0.6 });
      box([90, 96, 104], 0.5, 0.96, 0.3, 0.36, { round: 0.02, lit: 0.6 });
      disc(BLACK, 0.65, 1.12, 0.05);
    },
  },
} as const satisfies Record<string, Piece>;
