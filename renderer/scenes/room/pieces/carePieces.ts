import type { Rgb } from '../../../scene.ts';
import { BLACK, DARK_STEEL, LAMP_LIGHT, one, type Piece, RED, row, STEEL, WHITE, WOOD } from './piece.ts';

const CURTAIN: Rgb = [104, 176, 168];
const SHEET: Rgb = [214, 232, 236];
const GLASS: Rgb = [196, 220, 226];
const LIQUIDS: readonly Rgb[] = [
  [86, 180, 120],
  [70, 140, 214],
  [226, 120, 90],
  [232, 196, 80],
  [170, 100, 190],
];

/** What stands where people are looked after: a ward, a bathroom, a barber's, a laboratory. */
export const CARE_PIECES = {
  sickbed: {
    wide: 2.3,
    build({ box, shape }) {
      for (const x of [-1, 0.86]) {
        box(DARK_STEEL, x, 0.06, 0.06, 0.5);
        box(BLACK, x - 0.02, 0, 0.1, 0.1, { round: 0.05 });
      }
      box(STEEL, -1.08, 0.46, 2.12, 0.1, { lit: 0.6 });
      box(WHITE, -1.04, 0.56, 2.04, 0.16, { round: 0.05, lit: 0.7 });
      // The raised head end with its pillow.
      shape(WHITE, [
        [-1.04, 0.66],
        [-0.98, 1.16],
        [-0.88, 1.16],
        [-0.34, 0.72],
      ]);
      box([250, 250, 248], -1, 0.94, 0.4, 0.2, { round: 0.09, lit: 0.8 });
      shape(SHEET, [
        [-0.3, 0.82],
        [1, 0.78],
        [1.03, 0.44],
        [-0.2, 0.48],
      ]);
      shape(CURTAIN, [
        [-0.3, 0.82],
        [-0.06, 0.81],
        [0.02, 0.47],
        [-0.2, 0.48],
      ]);
      box(STEEL, -1.12, 0.44, 0.07, 0.9, { round: 0.03 });
      box(STEEL, 1.02, 0.44, 0.07, 0.6, { round: 0.03 });
      for (const y of [0.7, 0.86]) box(STEEL, -0.3, y, 0.9, 0.035, { lit: 0.8 });
      for (const x of [-0.3, 0.1, 0.56]) box(STEEL, x, 0.5, 0.035, 0.38, { lit: 0.7 });
    },
  },
  dripStand: {
    wide: 0.6,
    build({ box, disc }) {
      box(DARK_STEEL, -0.22, 0.02, 0.44, 0.04, { round: 0.02 });
      box(STEEL, -0.02, 0, 0.04, 2.06, { lit: 0.7 });
      box(STEEL, -0.2, 2.02, 0.4, 0.035, { lit: 0.8 });
      box([206, 232, 240], 0.08, 1.58, 0.18, 0.38, { round: 0.05, lit: 0.8 });
      box([130, 190, 224], 0.09, 1.58, 0.16, 0.2, { round: 0.04, lit: 0.7 });
      box([230, 240, 244], 0.16, 0.86, 0.015, 0.72);
      disc([230, 240, 244], 0.17, 1.46, 0.04, 1.5);
    },
  },
  wardCurtain: {
    wide: 1.2,
    isHung: true,
    build({ box }) {
      box(STEEL, -2.4, 2.46, 4.8, 0.05, { lit: 0.8 });
      for (let pleat = 0; pleat < 7; pleat++)
        box(CURTAIN, -0.5 + pleat * 0.14, 0.34, 0.15, 2.12, { lit: pleat % 2 ? 0.64 : 0.4 });
    },
  },
  wardSign: {
    wide: 1,
    isHung: true,
    build({ box, disc, shape }) {
      // Beside the head of whoever stands in the middle.
      disc(WHITE, -0.52, 2.16, 0.3);
      box(RED, -0.585, 1.96, 0.13, 0.4, { lit: 0.7 });
      box(RED, -0.72, 2.095, 0.4, 0.13, { lit: 0.7 });
      // The heart's trace on a screen.
      box(WHITE, 0.52, 1.2, 0.6, 0.46, { round: 0.04, lit: 0.5 });
      box([18, 34, 36], 0.56, 1.25, 0.52, 0.36, { lit: 0.3 });
      shape(
        [90, 246, 150],
        [
          [0.58, 1.42],
          [0.7, 1.42],
          [0.74, 1.5],
          [0.79, 1.28],
          [0.84, 1.58],
          [0.88, 1.42],
          [1.06, 1.42],
          [1.06, 1.44],
          [0.89, 1.44],
          [0.83, 1.6],
          [0.79, 1.34],
          [0.74, 1.53],
          [0.69, 1.44],
          [0.58, 1.44],
        ],
      );
    },
  },
  bathtub: {
    wide: 2.1,
    build({ box, disc }) {
      box(STEEL, 0.78, 0.5, 0.05, 1.6, { lit: 0.8 });
      box(STEEL, 0.34, 2.06, 0.48, 0.05, { lit: 0.8 });
      disc(STEEL, 0.36, 2.03, 0.15, 0.35);
      box([250, 250, 250], -0.96, 0.06, 1.92, 0.56, { round: 0.22, lit: 0.6 });
      box([255, 255, 255], -1.02, 0.54, 2.04, 0.1, { round: 0.05, lit: 0.9 });
      for (const [x, y, radius] of [
        [-0.6, 0.66, 0.13],
        [-0.4, 0.7, 0.16],
        [-0.16, 0.66, 0.12],
        [0.04, 0.66, 0.09],
        [0.3, 0.68, 0.14],
      ] as const)
        disc([226, 240, 250], x, y, radius, 0.8);
      for (let pleat = 0; pleat < 4; pleat++)
        box([150, 196, 214], -1.06 + pleat * 0.11, 0.5, 0.12, 1.78, { lit: pleat % 2 ? 0.7 : 0.46 });
      box(STEEL, -1.1, 2.26, 2.1, 0.035, { lit: 0.8 });
    },
  },
  washbasin: {
    wide: 1.2,
    build({ box, disc }) {
      box(STEEL, -0.5, 1.2, 1, 0.92, { round: 0.06, lit: 0.5 });
      box(GLASS, -0.46, 1.24, 0.92, 0.84, { round: 0.05, lit: 0.76 });
      box([236, 246, 250], -0.3, 1.34, 0.14, 0.64, { round: 0.04, lit: 0.9 });
      box([250, 250, 250], -0.09, 0, 0.18, 0.74, { lit: 0.44 });
      box([255, 255, 255], -0.36, 0.72, 0.72, 0.18, { round: 0.08, lit: 0.74 });
      box(STEEL, -0.03, 0.9, 0.06, 0.18, { round: 0.02 });
      box(STEEL, -0.03, 1.04, 0.06, 0.05);
      for (const [x, tint] of [
        [0.2, [226, 120, 140]],
        [0.3, [96, 176, 160]],
      ] as const)
        box(tint, x, 0.9, 0.07, 0.18, { round: 0.03 });
      disc(WHITE, -0.26, 0.92, 0.06, 0.5);
    },
  },
  toilet: {
    wide: 0.8,
    build({ box, disc }) {
      box([250, 250, 250], -0.24, 0.42, 0.48, 0.42, { round: 0.05, lit: 0.6 });
      box([255, 255, 255], -0.27, 0.82, 0.54, 0.06, { round: 0.03, lit: 0.86 });
      disc([250, 250, 250], 0, 0.4, 0.3, 0.4);
      disc([224, 230, 232], 0, 0.41, 0.22, 0.36);
      box([246, 246, 246], -0.2, 0, 0.4, 0.36, { round: 0.12, lit: 0.46 });
      box(STEEL, 0.4, 0.7, 0.16, 0.03);
      disc(WHITE, 0.48, 0.66, 0.08);
    },
  },
  towelRail: {
    wide: 0.8,
    isHung: true,
    build({ box }) {
      box(STEEL, -0.36, 1.7, 0.72, 0.04, { lit: 0.8 });
      box([232, 196, 140], -0.3, 1.16, 0.3, 0.58, { round: 0.02, lit: 0.6 });
      box([150, 190, 180], 0.04, 1.26, 0.26, 0.48, { round: 0.02, lit: 0.6 });
    },
  },
  barberMirror: {
    wide: 1.8,
    isHung: true,
    build(joiner, random) {
      const { box, disc, glow } = joiner;
      box(WOOD, -0.84, 1.02, 1.68, 1.26, { round: 0.03, lit: 0.5 });
      box(GLASS, -0.74, 1.1, 1.48, 1.1, { lit: 0.66 });
      box([232, 242, 246], -0.5, 1.1, 0.2, 1.1, { lit: 0.84 });
      for (let bulb = 0; bulb < 7; bulb++) {
        const x = -0.72 + bulb * 0.24;
        disc([255, 240, 200], x, 2.24, 0.055);
        glow(LAMP_LIGHT, x, 2.24, 0.3, 0.5);
      }
      box(WOOD, -0.94, 0.92, 1.88, 0.07, { lit: 0.7 });
      row(joiner, random, { from: -0.86, to: 0.86, y: 0.99, tall: 0.24, thick: 0.1 });
    },
  },
  barberChair: {
    wide: 1.1,
    build({ box, disc, shape }) {
      disc(STEEL, 0, 0.06, 0.36, 0.22);
      box(STEEL, -0.07, 0.06, 0.14, 0.4, { lit: 0.7 });
      box([126, 34, 34], -0.38, 0.44, 0.76, 0.2, { round: 0.07, lit: 0.6 });
      box([126, 34, 34], -0.34, 0.6, 0.68, 0.72, { round: 0.1, lit: 0.42 });
      box([146, 44, 42], -0.2, 1.34, 0.4, 0.2, { round: 0.07, lit: 0.5 });
      for (const x of [-0.48, 0.38]) {
        box(STEEL, x, 0.5, 0.1, 0.28);
        box([84, 24, 26], x - 0.02, 0.76, 0.14, 0.08, { round: 0.04, lit: 0.6 });
      }
      shape(STEEL, [
        [-0.3, 0.2],
        [0.3, 0.2],
        [0.36, 0.12],
        [-0.36, 0.12],
      ]);
    },
  },
  barberPole: {
    wide: 0.4,
    isHung: true,
    build({ box, shape, disc }) {
      box(WHITE, -0.11, 1.14, 0.22, 0.9, { lit: 0.7 });
      for (let stripe = 0; stripe < 4; stripe++) {
        const y = 1.16 + stripe * 0.22;
        for (const [tint, up] of [
          [RED, 0],
          [[52, 84, 170], 0.11],
        ] as const)
          shape(tint, [
            [-0.11, y + up],
            [0.11, y + up + 0.07],
            [0.11, y + up + 0.13],
            [-0.11, y + up + 0.06],
          ]);
      }
      box(STEEL, -0.15, 2.02, 0.3, 0.1, { round: 0.03, lit: 0.7 });
      box(STEEL, -0.15, 1.06, 0.3, 0.1, { round: 0.03, lit: 0.7 });
      disc(STEEL, 0, 2.16, 0.1);
    },
  },
  labBench: {
    wide: 2.6,
    build({ box, disc, shape }, random) {
      box([226, 232, 236], -1.3, 0, 2.6, 0.84, { lit: 0.4 });
      for (let door = 0; door < 4; door++) box([206, 214, 222], -1.24 + door * 0.64, 0.08, 0.56, 0.66, { lit: 0.46 });
      box([52, 62, 72], -1.36, 0.84, 2.72, 0.07, { lit: 0.6 });
      for (let flask = 0; flask < 5; flask++) {
        const x = -1.06 + flask * 0.34;
        const tint = LIQUIDS[flask]!;
        if (flask % 2) {
          disc([226, 238, 240], x, 1.05, 0.15);
          box([226, 238, 240], x - 0.035, 1.14, 0.07, 0.22, { round: 0.02, lit: 0.8 });
          disc(tint, x, 1.03, 0.12);
        } else {
          shape(
            [226, 238, 240],
            [
              [x - 0.17, 0.91],
              [x + 0.17, 0.91],
              [x + 0.05, 1.22],
              [x + 0.05, 1.36],
              [x - 0.05, 1.36],
              [x - 0.05, 1.22],
            ],
          );
          shape(tint, [
            [x - 0.15, 0.92],
            [x + 0.15, 0.92],
            [x + 0.09, 1.08],
            [x - 0.09, 1.08],
          ]);
        }
      }
      // Microscope.
      box(BLACK, 0.66, 0.91, 0.42, 0.06, { round: 0.02 });
      shape(WHITE, [
        [0.96, 0.97],
        [1.06, 0.97],
        [1.04, 1.34],
        [0.84, 1.46],
        [0.8, 1.38],
        [0.94, 1.28],
      ]);
      box(BLACK, 0.74, 1.1, 0.13, 0.34, { round: 0.03, lit: 0.6 });
      box(STEEL, 0.68, 1.06, 0.26, 0.03);
      box(one(LIQUIDS, random), 1.14, 0.91, 0.1, 0.18, { round: 0.02 });
    },
  },
  reagentShelf: {
    wide: 2.2,
    isHung: true,
    build(joiner, random) {
      for (const y of [1.66, 2.1]) {
        joiner.box(STEEL, -1.06, y, 2.12, 0.045, { lit: 0.7 });
        row(joiner, random, { from: -1, to: 1, y: y + 0.045, tall: 0.28, thick: 0.15, colours: LIQUIDS });
      }
    },
  },
  elementChart: {
    wide: 1.3,
    isHung: true,
    build({ box }) {
      box(WHITE, -0.66, 1.36, 1.32, 0.9, { lit: 0.6 });
      for (let column = 0; column < 12; column++)
        for (let line = 0; line < 6; line++) {
          if (line < 2 && column > 1 && column < 8) continue;
          box(
            LIQUIDS[(Math.floor(column / 3) + (line > 3 ? 2 : 0)) % 5]!,
            -0.6 + column * 0.1,
            2.1 - line * 0.13,
            0.08,
            0.1,
          );
        }
    },
  },
} as const satisfies Record<string, Piece>;
