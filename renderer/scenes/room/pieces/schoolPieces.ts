import { DARK_WOOD, GOODS, LAMP_LIGHT, one, PALE_WOOD, type Piece, WHITE, WOOD } from './piece.ts';
import { shelves } from './shelves.ts';

/** What stands in schools, libraries and offices. */
export const SCHOOL_PIECES = {
  bookcase: {
    wide: 1.7,
    build: (joiner, random) => shelves(joiner, random, { tall: 0.34, thick: 0.075 }),
  },
  desk: {
    wide: 1.7,
    build({ box, shape, glow }, random) {
      for (const x of [-0.78, 0.72]) box(DARK_WOOD, x, 0, 0.06, 0.72);
      box(WOOD, 0.3, 0.34, 0.42, 0.36, { lit: 0.4 });
      box(DARK_WOOD, 0.46, 0.5, 0.1, 0.03);
      box(WOOD, -0.84, 0.7, 1.68, 0.06, { lit: 0.74 });
      for (let book = 0; book < 3; book++)
        box(one(GOODS, random), 0.2, 0.76 + book * 0.06, 0.36 - book * 0.03, 0.055, { round: 0.01 });
      box([60, 62, 70], -0.5, 0.8, 0.5, 0.32, { round: 0.02, lit: 0.4 });
      box([150, 196, 222], -0.47, 0.83, 0.44, 0.26, { lit: 0.9 });
      box([90, 92, 98], -0.34, 0.76, 0.18, 0.05);
      box([52, 60, 66], 0.66, 0.76, 0.03, 0.34);
      shape(
        [226, 172, 74],
        [
          [0.46, 1],
          [0.7, 1.04],
          [0.64, 1.2],
          [0.56, 1.18],
        ],
      );
      glow(LAMP_LIGHT, 0.54, 1, 0.6, 0.5);
    },
  },
  board: {
    wide: 2.8,
    isHung: true,
    build({ box }, random) {
      box(WOOD, -1.4, 1.02, 2.8, 1.2, { lit: 0.5 });
      box([44, 88, 72], -1.34, 1.08, 2.68, 1.08, { lit: 0.46 });
      for (let line = 0; line < 4; line++)
        box([226, 234, 226], -1.16, 1.92 - line * 0.2, 0.7 + random() * 0.9, 0.035, { lit: 0.6 });
      box([240, 240, 232], -1.3, 0.98, 2.6, 0.05, { lit: 0.6 });
    },
  },
  pupilDesk: {
    wide: 1.2,
    build({ box }) {
      for (const x of [-0.5, 0.44]) box([86, 92, 100], x, 0, 0.05, 0.66);
      box(PALE_WOOD, -0.58, 0.64, 1.16, 0.07, { round: 0.01, lit: 0.74 });
      box(PALE_WOOD, -0.54, 0.44, 1.08, 0.2, { lit: 0.36 });
      box([206, 74, 58], -0.3, 0.71, 0.3, 0.04);
      box(WHITE, 0.06, 0.71, 0.28, 0.02, { lit: 0.8 });
    },
  },
  globe: {
    wide: 0.7,
    build({ box, disc, shape }) {
      box(WOOD, -0.34, 0, 0.68, 0.8, { lit: 0.4 });
      box(DARK_WOOD, -0.14, 0.8, 0.28, 0.05, { round: 0.02 });
      disc([84, 142, 190], 0, 1.06, 0.2);
      shape(
        [110, 164, 96],
        [
          [-0.12, 1.14],
          [0.02, 1.2],
          [0.08, 1.06],
          [-0.04, 0.98],
        ],
      );
    },
  },
  clock: {
    wide: 0.5,
    isHung: true,
    build({ disc, box }) {
      disc(DARK_WOOD, 0, 2.02, 0.2);
      disc(WHITE, 0, 2.02, 0.17);
      box([40, 40, 44], -0.01, 2.02, 0.02, 0.12);
      box([40, 40, 44], 0, 2.01, 0.09, 0.02);
    },
  },
} as const satisfies Record<string, Piece>;
