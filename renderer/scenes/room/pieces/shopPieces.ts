import { DARK_WOOD, GOODS, one, PALE_WOOD, type Piece, WHITE, WOOD } from './piece.ts';
import { shelves } from './shelves.ts';

/** What stands in cafés, stalls and shops. */
export const SHOP_PIECES = {
  coffeeBar: {
    wide: 2.6,
    build(joiner, random) {
      const { box, disc } = joiner;
      // Shelf with cups above, machine and jars on the counter, wooden front.
      for (const y of [1.52, 1.9]) {
        box(WOOD, -1.1, y, 2.2, 0.05, { lit: 0.6 });
        for (let cup = 0; cup < 9; cup++)
          if (random() > 0.2)
            box(cup % 3 === 0 ? [120, 82, 58] : WHITE, -1.02 + cup * 0.23, y + 0.05, 0.12, 0.1 + random() * 0.1, {
              round: 0.03,
              lit: 0.66,
            });
      }
      box([176, 180, 184], -0.86, 1, 0.72, 0.42, { round: 0.05, lit: 0.64 });
      box([70, 72, 78], -0.8, 1.02, 0.6, 0.18, { lit: 0.2 });
      box([214, 216, 218], -0.9, 1.38, 0.8, 0.07, { round: 0.03, lit: 0.8 });
      for (const x of [0.1, 0.4, 0.7]) {
        box([222, 226, 222], x, 1, 0.2, 0.28, { round: 0.04, lit: 0.6 });
        box([150, 92, 54], x + 0.02, 1.01, 0.16, 0.17, { round: 0.03, lit: 0.4 });
        box(DARK_WOOD, x, 1.27, 0.2, 0.05, { round: 0.02 });
      }
      box([74, 96, 88], -1.3, 0, 2.6, 0.96, { lit: 0.3 });
      for (let panel = 0; panel < 5; panel++) box([90, 114, 104], -1.24 + panel * 0.51, 0.1, 0.44, 0.74, { lit: 0.36 });
      box(PALE_WOOD, -1.36, 0.93, 2.72, 0.08, { lit: 0.8 });
      disc([250, 250, 246], 1.06, 1.06, 0.09, 0.7);
    },
  },
  menuBoard: {
    wide: 1.1,
    isHung: true,
    build({ box, disc }, random) {
      box(WOOD, -0.5, 1.36, 1, 0.86, { lit: 0.5 });
      box([44, 52, 50], -0.45, 1.41, 0.9, 0.76, { lit: 0.4 });
      box([232, 228, 214], -0.26, 2, 0.52, 0.07, { lit: 0.7 });
      for (let line = 0; line < 4; line++) {
        box([206, 206, 196], -0.36, 1.84 - line * 0.11, 0.26 + random() * 0.16, 0.03, { lit: 0.6 });
        box([232, 186, 104], 0.22, 1.84 - line * 0.11, 0.14, 0.03, { lit: 0.7 });
      }
      disc([232, 228, 214], -0.36, 2.04, 0.04);
    },
  },
  cafeTable: {
    wide: 1.5,
    build({ box, disc }) {
      for (const x of [-0.62, 0.36]) {
        box(DARK_WOOD, x, 0, 0.03, 0.86);
        box(DARK_WOOD, x + 0.24, 0, 0.03, 0.44);
        box(WOOD, x - 0.02, 0.42, 0.32, 0.05, { round: 0.02, lit: 0.6 });
        box(WOOD, x - 0.02, 0.68, 0.06, 0.2, { round: 0.02 });
      }
      box([46, 42, 42], -0.03, 0, 0.06, 0.7);
      box([46, 42, 42], -0.22, 0, 0.44, 0.04, { round: 0.02 });
      disc(PALE_WOOD, 0, 0.72, 0.42, 0.14);
      box(WHITE, -0.16, 0.74, 0.12, 0.1, { round: 0.03, lit: 0.7 });
      box([120, 176, 132], 0.1, 0.74, 0.09, 0.12, { round: 0.02 });
    },
  },
  goodsShelf: {
    wide: 1.7,
    build: (joiner, random) => shelves(joiner, random, { tall: 0.3, thick: 0.2 }),
  },
  stallCounter: {
    wide: 2.6,
    build({ box, disc, shape }, random) {
      // Sachets on strings from the beam, jars on the glass case.
      for (let string = 0; string < 9; string++) {
        const x = -1.2 + string * 0.29;
        const tint = one(GOODS, random);
        for (let sachet = 0; sachet < 5; sachet++)
          box(tint, x, 2.16 - sachet * 0.13, 0.13, 0.115, { round: 0.01, lit: 0.6 - sachet * 0.04 });
      }
      box(WOOD, -1.34, 2.28, 2.68, 0.09, { lit: 0.6 });
      box([206, 226, 226], -1.2, 0.86, 1.5, 0.5, { round: 0.02, lit: 0.56 });
      box([236, 214, 164], -1.14, 0.9, 1.38, 0.18, { lit: 0.6 });
      box([236, 214, 164], -1.14, 1.12, 1.38, 0.18, { lit: 0.66 });
      for (let bun = 0; bun < 8; bun++) {
        disc([196, 132, 66], -1.06 + bun * 0.17, 0.96, 0.07, 0.7);
        disc([226, 172, 92], -1.02 + bun * 0.17, 1.18, 0.06, 0.7);
      }
      box([150, 160, 160], -1.22, 1.36, 1.54, 0.04, { lit: 0.7 });
      for (const x of [0.5, 0.82]) {
        box([206, 60, 52], x, 1.28, 0.26, 0.08, { round: 0.03, lit: 0.6 });
        box([232, 232, 222], x, 0.86, 0.26, 0.42, { round: 0.05, lit: 0.62 });
        box([240, 206, 140], x + 0.03, 0.88, 0.2, 0.34, { round: 0.04, lit: 0.6 });
      }
      box([64, 138, 148], -1.34, 0, 2.68, 0.84, { lit: 0.36 });
      box([238, 230, 210], -1.34, 0.28, 2.68, 0.28, { lit: 0.5 });
      box(PALE_WOOD, -1.4, 0.8, 2.8, 0.08, { lit: 0.76 });
      shape(
        [210, 62, 54],
        [
          [1.14, 0.88],
          [1.24, 0.88],
          [1.22, 1.14],
          [1.16, 1.14],
        ],
      );
    },
  },
  banner: {
    wide: 2.2,
    isHung: true,
    build({ box, disc }) {
      box([244, 206, 84], -1.1, 1.62, 2.2, 0.58, { lit: 0.6 });
      box([206, 62, 52], -1.1, 1.62, 2.2, 0.14, { lit: 0.5 });
      for (const [x, tint] of [
        [-0.7, [250, 246, 236]],
        [0, [122, 74, 44]],
        [0.7, [250, 246, 236]],
      ] as const) {
        disc(tint, x, 1.98, 0.17, 0.8);
        disc([226, 140, 60], x, 2, 0.1, 0.8);
      }
    },
  },
  stool: {
    wide: 0.4,
    build({ box, shape }) {
      shape(
        [206, 66, 58],
        [
          [-0.14, 0.44],
          [0.14, 0.44],
          [0.2, 0],
          [0.15, 0],
          [0.1, 0.34],
          [-0.1, 0.34],
          [-0.15, 0],
          [-0.2, 0],
        ],
      );
      box([222, 82, 70], -0.17, 0.42, 0.34, 0.05, { round: 0.02, lit: 0.7 });
    },
  },
  clothesRail: {
    wide: 2.2,
    build({ box, shape }, random) {
      for (const x of [-1, 0.96]) box([70, 66, 66], x, 0, 0.04, 1.62);
      box([70, 66, 66], -1.04, 1.58, 2.08, 0.04, { lit: 0.6 });
      for (let hanger = 0; hanger < 9; hanger++) {
        const x = -0.86 + hanger * 0.21;
        const long = 0.72 + random() * 0.24;
        shape(one(GOODS, random), [
          [x - 0.04, 1.56],
          [x + 0.04, 1.56],
          [x + 0.14, 1.44],
          [x + 0.16, 1.5 - long],
          [x - 0.12, 1.5 - long],
          [x - 0.12, 1.44],
        ]);
      }
    },
  },
} as const satisfies Record<string, Piece>;
