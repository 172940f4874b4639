import { BLACK, DARK_STEEL, GOLD, type Piece, STEEL, WHITE, WOOD } from './piece.ts';

/** What stands on stages, in cinemas and studios. */
export const SHOW_PIECES = {
  ledScreen: {
    wide: 4,
    isHung: true,
    build({ box, shape, glow }, random) {
      box(BLACK, -1.9, 0.7, 3.8, 1.76, { lit: 0.3 });
      box([54, 30, 120], -1.82, 0.78, 3.64, 1.6, { lit: 1 });
      for (let bar = 0; bar < 22; bar++) {
        const tall = 0.2 + random() * 1.1;
        box(bar % 2 ? [236, 70, 170] : [80, 190, 250], -1.76 + bar * 0.165, 0.84, 0.11, tall, { lit: 1 });
      }
      shape(
        [255, 220, 250],
        [
          [-0.5, 1.9],
          [0.5, 2.06],
          [0.4, 2.2],
          [-0.6, 2.08],
        ],
      );
      glow([200, 90, 255], 0, 1.5, 2.6, 0.4);
    },
  },
  stageTruss: {
    wide: 6,
    isHung: true,
    build({ box, shape, glow }) {
      for (const y of [2.66, 2.94]) box(STEEL, -6, y, 12, 0.05, { lit: 0.7 });
      for (let strut = -20; strut < 20; strut++)
        shape(STEEL, [
          [strut * 0.3, 2.68],
          [strut * 0.3 + 0.04, 2.68],
          [strut * 0.3 + (strut % 2 ? -0.26 : 0.3), 2.96],
          [strut * 0.3 + (strut % 2 ? -0.3 : 0.26), 2.96],
        ]);
      for (const [x, tint] of [
        [-2.4, [255, 90, 170]],
        [-1.5, [90, 180, 255]],
        [-0.6, [255, 220, 120]],
        [0.6, [170, 110, 255]],
        [1.5, [255, 220, 120]],
        [2.4, [90, 255, 190]],
      ] as const) {
        box(BLACK, x - 0.1, 2.42, 0.2, 0.26, { round: 0.04, lit: 0.4 });
        box([255, 255, 250], x - 0.08, 2.38, 0.16, 0.06, { round: 0.03, lit: 1 });
        glow(tint, x, 2.4, 0.6, 0.9);
      }
    },
  },
  loudspeakers: {
    wide: 1,
    build({ box, disc }) {
      for (let level = 0; level < 3; level++) {
        const y = level * 0.72;
        box([44, 44, 52], -0.42, y, 0.84, 0.72, { round: 0.03, lit: 0.6 });
        disc([74, 74, 84], 0, y + 0.34, 0.28);
        disc([30, 30, 36], 0, y + 0.34, 0.21);
        disc([96, 96, 106], 0, y + 0.34, 0.08);
      }
    },
  },
  drumKit: {
    wide: 1.9,
    build({ box, disc, shape }) {
      for (const [x, y] of [
        [-0.8, 1.26],
        [0.8, 1.34],
      ] as const) {
        box(STEEL, x - 0.015, 0, 0.03, y, { lit: 0.7 });
        disc(GOLD, x, y, 0.3, 0.18);
      }
      for (const x of [-0.32, 0.32]) {
        box([176, 44, 56], x - 0.22, 0.76, 0.44, 0.26, { round: 0.04, lit: 0.6 });
        disc(WHITE, x, 1.02, 0.22, 0.26);
      }
      disc([176, 44, 56], 0, 0.44, 0.44);
      disc(WHITE, 0, 0.44, 0.38);
      disc([176, 44, 56], 0, 0.44, 0.1);
      for (const x of [-0.66, 0.66]) {
        box([176, 44, 56], x - 0.22, 0.16, 0.44, 0.4, { round: 0.04, lit: 0.5 });
        disc(WHITE, x, 0.56, 0.22, 0.26);
      }
      shape(STEEL, [
        [0.86, 0],
        [0.9, 0],
        [0.8, 0.5],
        [0.76, 0.5],
      ]);
    },
  },
  microphone: {
    wide: 0.5,
    build({ box, disc }) {
      box(BLACK, -0.2, 0, 0.4, 0.04, { round: 0.02 });
      box(STEEL, -0.015, 0, 0.03, 1.4, { lit: 0.8 });
      disc([150, 154, 162], 0, 1.46, 0.075, 1.2);
    },
  },
  filmScreen: {
    wide: 4.6,
    isHung: true,
    build({ box, shape, disc, glow }) {
      box(BLACK, -2.2, 0.66, 4.4, 2.1, { lit: 0.2 });
      box([150, 196, 226], -2.1, 0.76, 4.2, 1.9, { lit: 1 });
      disc([255, 244, 210], 0.9, 2.1, 0.28);
      shape(
        [92, 116, 150],
        [
          [-2.1, 0.76],
          [-1.2, 1.8],
          [-0.5, 1.2],
          [0.3, 2],
          [1.4, 1.06],
          [2.1, 1.5],
          [2.1, 0.76],
        ],
      );
      shape(
        [58, 78, 104],
        [
          [-2.1, 0.76],
          [-2.1, 1.2],
          [-0.9, 0.96],
          [0.6, 1.26],
          [2.1, 0.94],
          [2.1, 0.76],
        ],
      );
      glow([180, 214, 240], 0, 1.6, 3, 0.5);
    },
  },
  cinemaSeats: {
    wide: 8,
    build({ box }) {
      for (const [y, lit] of [
        [0.26, 0.36],
        [0, 0.5],
      ] as const)
        for (let seat = -7; seat <= 7; seat++) {
          const x = seat * 0.66 + (y > 0 ? 0.33 : 0);
          box([150, 34, 44], x - 0.28, y, 0.56, 0.7, { round: 0.12, lit });
          box([120, 26, 36], x - 0.33, y, 0.1, 0.42, { round: 0.04, lit });
        }
    },
  },
  foamWall: {
    wide: 6,
    isHung: true,
    build({ shape }) {
      for (let column = -9; column < 9; column++)
        for (let line = 0; line < 5; line++) {
          const [x, y, size] = [column * 0.44, 0.86 + line * 0.44, 0.42];
          const middle: [number, number] = [x + size / 2, y + size / 2];
          const dark = (column + line) % 2 === 0;
          shape(dark ? [74, 62, 98] : [96, 82, 122], [[x, y], [x + size, y], middle]);
          shape(dark ? [104, 90, 134] : [126, 110, 152], [[x, y + size], [x + size, y + size], middle]);
          shape(dark ? [86, 72, 114] : [110, 94, 138], [[x, y], [x, y + size], middle]);
          shape(dark ? [60, 50, 82] : [82, 70, 106], [[x + size, y], [x + size, y + size], middle]);
        }
    },
  },
  onAirSign: {
    wide: 1.4,
    isHung: true,
    build({ box, sign, glow }) {
      box(BLACK, -0.62, 2.3, 1.24, 0.46, { round: 0.06, lit: 0.4 });
      box([236, 52, 56], -0.56, 2.36, 1.12, 0.34, { round: 0.04, lit: 1 });
      sign('ON AIR', 0, 2.44, 0.2, [255, 250, 240]);
      glow([255, 80, 80], 0, 2.52, 1, 0.5);
    },
  },
  podcastDesk: {
    wide: 1.7,
    build({ box, disc, shape }) {
      for (const x of [-0.7, 0.62]) box(DARK_STEEL, x, 0, 0.07, 0.74);
      box(WOOD, -0.84, 0.72, 1.68, 0.08, { round: 0.02, lit: 0.7 });
      // A microphone on its arm, headphones, a mixer.
      box(DARK_STEEL, -0.7, 0.8, 0.16, 0.06);
      shape(DARK_STEEL, [
        [-0.64, 0.84],
        [-0.6, 0.84],
        [-0.4, 1.5],
        [-0.44, 1.52],
      ]);
      shape(DARK_STEEL, [
        [-0.44, 1.52],
        [-0.42, 1.46],
        [0.02, 1.26],
        [0.04, 1.3],
      ]);
      box(BLACK, -0.06, 1.06, 0.17, 0.32, { round: 0.07, lit: 0.6 });
      box(STEEL, -0.06, 1.2, 0.17, 0.03, { lit: 0.9 });
      disc(BLACK, 0.52, 0.94, 0.17);
      disc(WOOD, 0.52, 0.94, 0.12);
      for (const x of [0.36, 0.64]) box([60, 60, 70], x - 0.05, 0.8, 0.13, 0.16, { round: 0.05, lit: 0.5 });
      box([56, 60, 70], -0.1, 0.8, 0.36, 0.06);
      for (let key = 0; key < 4; key++) disc([240, 90, 90], -0.04 + key * 0.08, 0.86, 0.02);
    },
  },
  softbox: {
    wide: 1,
    build({ box, shape, glow }) {
      box(BLACK, -0.02, 0.1, 0.04, 1.7);
      for (const side of [-1, 1])
        shape(BLACK, [
          [0, 0.5],
          [0.04, 0.5],
          [side * 0.34, 0],
          [side * 0.3, 0],
        ]);
      shape(BLACK, [
        [-0.46, 1.5],
        [0.46, 1.62],
        [0.46, 2.4],
        [-0.46, 2.5],
      ]);
      shape(
        [255, 252, 244],
        [
          [-0.4, 1.58],
          [0.4, 1.68],
          [0.4, 2.32],
          [-0.4, 2.42],
        ],
      );
      glow([255, 250, 236], 0, 2, 1.3, 0.5);
    },
  },
  paperRoll: {
    wide: 3,
    isHung: true,
    build({ box, shape }) {
      for (const x of [-1.42, 1.36]) box(BLACK, x, 0, 0.06, 2.6);
      box(STEEL, -1.46, 2.5, 2.92, 0.12, { round: 0.05, lit: 0.8 });
      box([240, 226, 216], -1.24, 0, 2.48, 2.52, { lit: 0.7 });
      shape(
        [240, 226, 216],
        [
          [-1.24, 0.06],
          [1.24, 0.06],
          [1.7, -0.7],
          [-1.7, -0.7],
        ],
      );
    },
  },
} as const satisfies Record<string, Piece>;
