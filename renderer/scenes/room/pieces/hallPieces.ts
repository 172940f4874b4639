import { BLACK, type Piece, WHITE } from './piece.ts';

/** What stands in sports halls. */
export const HALL_PIECES = {
  netPosts: {
    wide: 5,
    build({ box }) {
      for (let mesh = -24; mesh <= 24; mesh++) box([220, 224, 226], mesh * 0.1, 0.86, 0.012, 0.6, { lit: 0.7 });
      for (let mesh = 0; mesh < 6; mesh++) box([220, 224, 226], -2.4, 0.88 + mesh * 0.1, 4.8, 0.012, { lit: 0.7 });
      box([255, 255, 255], -2.44, 1.44, 4.88, 0.09, { lit: 0.9 });
      for (const x of [-2.48, 2.42]) box([46, 92, 160], x, 0, 0.08, 1.56, { lit: 0.6 });
    },
  },
  hallSeats: {
    wide: 8,
    isHung: true,
    build({ box }, random) {
      for (let tier = 3; tier >= 0; tier--) {
        box([126, 130, 138], -6, 0.3, 12, 0.4 + tier * 0.36, { lit: 0.44 - tier * 0.04 });
        for (let seat = -16; seat <= 16; seat++)
          if (random() > 0.06)
            box((seat + 40) % 8 < 4 ? [214, 74, 58] : [58, 104, 176], seat * 0.36, 0.66 + tier * 0.36, 0.3, 0.22, {
              round: 0.05,
              lit: 0.6,
            });
      }
      box([52, 96, 84], -6, 0, 12, 0.62, { lit: 0.44 });
    },
  },
  scoreboard: {
    wide: 1.6,
    isHung: true,
    build({ box, sign }) {
      box(BLACK, -0.76, 2.3, 1.52, 0.56, { round: 0.03, lit: 0.5 });
      sign('21 : 18', 0, 2.43, 0.3, [255, 120, 60]);
    },
  },
  hoop: {
    wide: 1.8,
    build({ box, shape }) {
      box([60, 64, 74], -0.06, 0, 0.12, 2.1, { lit: 0.5 });
      box([246, 248, 250], -0.8, 1.86, 1.6, 0.98, { round: 0.03, lit: 0.7 });
      for (const [x, y, wide, tall] of [
        [-0.3, 2.02, 0.6, 0.04],
        [-0.3, 2.42, 0.6, 0.04],
        [-0.3, 2.02, 0.04, 0.44],
        [0.26, 2.02, 0.04, 0.44],
      ] as const)
        box([216, 62, 48], x, y, wide, tall);
      box([236, 104, 40], -0.28, 1.92, 0.56, 0.055, { round: 0.02, lit: 0.8 });
      for (let cord = 0; cord < 6; cord++)
        shape(
          [250, 250, 250],
          [
            [-0.26 + cord * 0.1, 1.92],
            [-0.24 + cord * 0.1, 1.92],
            [-0.15 + cord * 0.066, 1.5],
            [-0.17 + cord * 0.066, 1.5],
          ],
        );
    },
  },
  futsalGoal: {
    wide: 3.4,
    build({ box }) {
      for (let cord = 0; cord <= 16; cord++) box(WHITE, -1.5 + cord * 0.187, 0, 0.018, 1.9, { lit: 0.5 });
      for (let cord = 0; cord < 10; cord++) box(WHITE, -1.5, 0.1 + cord * 0.19, 3, 0.018, { lit: 0.5 });
      for (const x of [-1.6, 1.5]) {
        box(WHITE, x, 0, 0.1, 2, { lit: 0.9 });
        for (const y of [0.2, 0.8, 1.4]) box([216, 52, 48], x, y, 0.1, 0.3, { lit: 0.8 });
      }
      box(WHITE, -1.6, 1.92, 3.2, 0.1, { lit: 0.9 });
      for (const x of [-1, 0, 1]) box([216, 52, 48], x - 0.15, 1.92, 0.3, 0.1, { lit: 0.8 });
    },
  },
} as const satisfies Record<string, Piece>;
