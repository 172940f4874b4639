import type { Rgb } from '../../../scene.ts';
import { DARK_WOOD, LAMP_LIGHT, one, type Piece, WHITE, WOOD } from './piece.ts';

const LEAF: Rgb = [74, 132, 74];

/** What stands in homes and on porches. */
export const HOME_PIECES = {
  sofa: {
    wide: 2.2,
    build({ box, shape }, random) {
      const cloth = one<Rgb>(
        [
          [122, 150, 142],
          [196, 150, 112],
          [132, 140, 170],
        ],
        random,
      );
      box([40, 30, 26], -0.95, 0, 0.08, 0.14);
      box([40, 30, 26], 0.87, 0, 0.08, 0.14);
      box(cloth, -0.96, 0.36, 1.92, 0.54, { round: 0.1, lit: 0.34 });
      box(cloth, -1, 0.12, 2, 0.34, { round: 0.05, lit: 0.26 });
      for (const x of [-0.86, 0.01]) box(cloth, x, 0.34, 0.85, 0.2, { round: 0.08, lit: 0.66 });
      for (const x of [-1.1, 0.86]) box(cloth, x, 0.1, 0.24, 0.56, { round: 0.1, lit: 0.5 });
      shape(
        [226, 178, 92],
        [
          [-0.74, 0.54],
          [-0.42, 0.5],
          [-0.36, 0.84],
          [-0.68, 0.88],
        ],
      );
      shape(
        [214, 222, 214],
        [
          [0.4, 0.5],
          [0.76, 0.54],
          [0.7, 0.86],
          [0.38, 0.84],
        ],
      );
    },
  },
  floorLamp: {
    wide: 0.6,
    build({ box, shape, glow }) {
      box(DARK_WOOD, -0.16, 0, 0.32, 0.04, { round: 0.02 });
      box(DARK_WOOD, -0.02, 0.02, 0.04, 1.4);
      shape(
        [250, 226, 178],
        [
          [-0.24, 1.34],
          [0.24, 1.34],
          [0.16, 1.7],
          [-0.16, 1.7],
        ],
      );
      glow(LAMP_LIGHT, 0, 1.5, 1, 0.5);
    },
  },
  plant: {
    wide: 0.8,
    build({ box, disc, shape }, random) {
      box([188, 110, 74], -0.18, 0, 0.36, 0.36, { round: 0.05 });
      for (let leaf = 0; leaf < 13; leaf++) {
        const angle = -1.1 + (leaf / 12) * 2.2 + (random() - 0.5) * 0.2;
        const long = 0.6 + random() * 0.5;
        const [tipX, tipY] = [Math.sin(angle) * long * 0.6, 0.34 + Math.cos(angle) * long];
        const shade = 0.75 + random() * 0.5;
        shape(
          [LEAF[0] * shade, LEAF[1] * shade, LEAF[2] * shade],
          [
            [0, 0.32],
            [tipX * 0.5 - 0.09, 0.34 + (tipY - 0.34) * 0.6],
            [tipX, tipY],
            [tipX * 0.5 + 0.09, 0.34 + (tipY - 0.34) * 0.55],
          ],
        );
      }
      disc([120, 70, 46], 0, 0.36, 0.18, 0.2);
    },
  },
  picture: {
    wide: 0.9,
    isHung: true,
    build({ box, shape, disc }) {
      box(DARK_WOOD, -0.42, 1.5, 0.84, 0.62, { lit: 0.4 });
      box([226, 232, 226], -0.37, 1.55, 0.74, 0.52, { lit: 0.7 });
      disc([246, 190, 96], 0.14, 1.9, 0.07);
      shape(
        [128, 164, 158],
        [
          [-0.37, 1.55],
          [-0.1, 1.86],
          [0.1, 1.68],
          [0.2, 1.76],
          [0.37, 1.55],
        ],
      );
    },
  },
  hangingLamps: {
    wide: 2.4,
    isHung: true,
    build({ box, shape, glow }) {
      for (const [x, y] of [
        [-0.9, 2.02],
        [0, 2.14],
        [0.9, 2.02],
      ] as const) {
        box([40, 36, 36], x - 0.008, y + 0.2, 0.016, 3);
        shape(
          [62, 74, 70],
          [
            [x - 0.2, y],
            [x + 0.2, y],
            [x + 0.07, y + 0.22],
            [x - 0.07, y + 0.22],
          ],
        );
        box([255, 236, 190], x - 0.11, y - 0.04, 0.22, 0.05, { round: 0.02, lit: 1 });
        glow(LAMP_LIGHT, x, y - 0.05, 0.8, 0.6);
      }
    },
  },
  cooker: {
    wide: 2.6,
    build({ box, disc, shape }) {
      box(WHITE, -1.3, 0, 2.6, 0.84, { lit: 0.36 });
      for (let door = 0; door < 4; door++) {
        if (door === 1) continue;
        box([232, 226, 214], -1.26 + door * 0.65, 0.06, 0.6, 0.72, { round: 0.01, lit: 0.46 });
        box([150, 140, 126], -0.82 + door * 0.65, 0.5, 0.03, 0.16);
      }
      box([60, 62, 68], -0.6, 0.04, 0.58, 0.78, { round: 0.02, lit: 0.3 });
      box([30, 30, 36], -0.54, 0.16, 0.46, 0.38, { round: 0.02, lit: 0.1 });
      box([96, 98, 104], -1.34, 0.84, 2.68, 0.06, { lit: 0.6 });
      // A pot and a wok on the cooker, a knife block and bottles beside it.
      box([176, 182, 188], -0.56, 0.92, 0.3, 0.22, { round: 0.03, lit: 0.7 });
      box([120, 124, 130], -0.58, 1.12, 0.34, 0.04, { round: 0.02 });
      shape(
        [56, 58, 64],
        [
          [-0.2, 1.04],
          [0.24, 1.04],
          [0.14, 0.92],
          [-0.1, 0.92],
        ],
      );
      box(DARK_WOOD, 0.24, 1, 0.2, 0.03);
      for (const [x, tint] of [
        [0.56, [196, 62, 50]],
        [0.68, [226, 176, 70]],
        [0.8, [80, 52, 36]],
      ] as const)
        box(tint, x, 0.9, 0.09, 0.24, { round: 0.03, lit: 0.6 });
      disc([214, 88, 60], 1.06, 0.98, 0.08);
      disc([228, 178, 66], 1.16, 0.97, 0.07);
    },
  },
  wallCupboard: {
    wide: 2.6,
    isHung: true,
    build({ box, disc }) {
      box([232, 226, 214], -1.26, 1.66, 1, 0.7, { round: 0.01, lit: 0.5 });
      box([214, 206, 192], -0.77, 1.7, 0.02, 0.62);
      box(WOOD, 0, 1.82, 1.24, 0.05, { lit: 0.6 });
      for (let plate = 0; plate < 4; plate++)
        disc(plate % 2 ? [226, 158, 104] : WHITE, 0.16 + plate * 0.27, 1.98, 0.12);
      for (let hook = 0; hook < 4; hook++) box([120, 124, 130], 0.14 + hook * 0.26, 1.5, 0.03, 0.3);
      for (let hook = 0; hook < 4; hook++) disc([150, 154, 160], 0.155 + hook * 0.26, 1.5, 0.06);
    },
  },
  bed: {
    wide: 2.3,
    build({ box, shape }) {
      box(WOOD, -1.14, 0, 0.12, 1, { round: 0.03, lit: 0.4 });
      box(WOOD, 0.98, 0, 0.1, 0.5, { round: 0.03, lit: 0.4 });
      box(DARK_WOOD, -1.1, 0.14, 2.14, 0.18);
      box(WHITE, -1.04, 0.3, 2.04, 0.22, { round: 0.06, lit: 0.56 });
      box([250, 248, 242], -0.98, 0.48, 0.6, 0.2, { round: 0.09, lit: 0.7 });
      shape(
        [96, 136, 170],
        [
          [-0.34, 0.56],
          [1, 0.54],
          [1.02, 0.16],
          [-0.24, 0.2],
        ],
      );
      shape(
        [124, 162, 190],
        [
          [-0.34, 0.56],
          [-0.14, 0.56],
          [-0.06, 0.2],
          [-0.24, 0.2],
        ],
      );
    },
  },
  kentongan: {
    wide: 0.4,
    isHung: true,
    build({ box }) {
      box([66, 50, 34], -0.01, 2.1, 0.02, 2);
      box(WOOD, -0.1, 1.42, 0.2, 0.7, { round: 0.09, lit: 0.5 });
      box([40, 28, 20], -0.03, 1.54, 0.06, 0.44, { round: 0.03, lit: 0.1 });
    },
  },
  bench: {
    wide: 2,
    build({ box }) {
      for (const x of [-0.86, 0.78]) box(DARK_WOOD, x, 0, 0.08, 0.42);
      box(WOOD, -1, 0.4, 2, 0.07, { round: 0.01, lit: 0.74 });
      box(WOOD, -1, 0.2, 2, 0.04, { lit: 0.3 });
    },
  },
  cushion: {
    wide: 1.4,
    build({ disc, box }) {
      box([168, 120, 84], -0.66, 0, 1.32, 0.2, { round: 0.1, lit: 0.44 });
      disc([196, 150, 108], 0, 0.19, 0.56, 0.14);
    },
  },
} as const satisfies Record<string, Piece>;
