import type { Rgb } from '../../../scene.ts';
import { BLACK, DARK_STEEL, GOODS, one, type Piece, RED, STEEL, WHITE } from '../../room/pieces/piece.ts';

/** How far things that run along the horizon reach, in metres from the middle. */
const REACH = 60;

/** What stands where people play, race and swim. */
export const SPORT_PIECES = {
  stands: {
    wide: 40,
    isHung: true,
    build({ box, disc, shape }, random) {
      shape(
        [96, 104, 120],
        [
          [-22, 0],
          [-22, 6.8],
          [-20, 7.2],
          [20, 7.2],
          [22, 6.8],
          [22, 0],
        ],
      );
      for (let tier = 4; tier >= 0; tier--) {
        box(tier % 2 ? [70, 84, 120] : [84, 98, 136], -22, 0.8, 44, 1 + tier, { lit: 0.5 - tier * 0.02 });
        for (let seat = 0; seat < 54; seat++)
          if (random() > 0.12)
            disc(one(GOODS, random), -21.6 + seat * 0.8 + random() * 0.3, 1.9 + tier * 1.02 + random() * 0.2, 0.36);
      }
      box([226, 230, 234], -22.6, 6.9, 45.2, 0.7, { lit: 0.8 });
      for (let post = -4; post <= 4; post++) box([200, 206, 212], post * 5 - 0.12, 5.6, 0.24, 1.4, { lit: 0.6 });
      box([52, 62, 84], -22, 0, 44, 1, { lit: 0.4 });
    },
  },
  floodlights: {
    wide: 4,
    isHung: true,
    build({ box, disc, glow, isDark }) {
      box(STEEL, -0.14, 0, 0.28, 8.4, { lit: 0.6 });
      box(DARK_STEEL, -1.3, 7.7, 2.6, 1.5, { lit: 0.4 });
      for (let lamp = 0; lamp < 8; lamp++) {
        const [x, y] = [-0.96 + (lamp % 4) * 0.64, 8.1 + Math.floor(lamp / 4) * 0.7];
        disc([255, 255, 244], x, y, 0.26);
        if (isDark) glow([240, 246, 255], x, y, 2.6, 0.5);
      }
    },
  },
  hoardings: {
    wide: 40,
    isHung: true,
    build({ box }) {
      for (let board = -12; board < 12; board++)
        box(GOODS[(board + 24) % GOODS.length]!, board * 3, 0, 2.9, 0.9, { lit: 0.6 });
    },
  },
  goal: {
    wide: 5,
    build({ box, shape }) {
      for (let cord = 0; cord <= 18; cord++)
        shape(
          [226, 230, 232],
          [
            [-2.4 + cord * 0.267, 2.1],
            [-2.38 + cord * 0.267, 2.1],
            [-2.1 + cord * 0.234, 0.2],
            [-2.12 + cord * 0.234, 0.2],
          ],
        );
      for (let cord = 0; cord < 8; cord++) box([226, 230, 232], -2.3, 0.24 + cord * 0.24, 4.6, 0.02, { lit: 0.6 });
      for (const x of [-2.5, 2.4]) box(WHITE, x, 0, 0.12, 2.2, { lit: 0.9 });
      box(WHITE, -2.5, 2.1, 5.02, 0.13, { lit: 0.95 });
    },
  },
  startGantry: {
    wide: 12,
    isHung: true,
    build({ box, disc, sign }) {
      for (const x of [-5.8, 5.5]) box(DARK_STEEL, x, 0, 0.3, 5, { lit: 0.5 });
      for (let square = 0; square < 24; square++)
        for (let line = 0; line < 2; line++)
          box((square + line) % 2 ? BLACK : WHITE, -6 + square * 0.5, 4.4 + line * 0.4, 0.5, 0.4, { lit: 0.7 });
      box(RED, -6, 5.2, 12, 0.9, { lit: 0.6 });
      sign('START', 0, 5.38, 0.56, [255, 255, 255]);
      for (const x of [-1.2, -0.6, 0, 0.6, 1.2]) disc([255, 70, 60], x, 4.1, 0.2);
    },
  },
  tyreWall: {
    wide: 3,
    build({ box }) {
      for (let stack = 0; stack < 6; stack++)
        for (let tyre = 0; tyre < 3; tyre++)
          box(stack % 2 ? [216, 60, 52] : [240, 240, 236], -1.5 + stack * 0.5, tyre * 0.26, 0.47, 0.25, {
            round: 0.1,
            lit: 0.6,
          });
    },
  },
  swing: {
    wide: 2.6,
    build({ box, shape }) {
      for (const side of [-1, 1])
        for (const spread of [-0.34, 0.34])
          shape(
            [216, 72, 62],
            [
              [side * 1.2 - 0.05, 2.3],
              [side * 1.2 + 0.05, 2.3],
              [side * 1.2 + spread + 0.05, 0],
              [side * 1.2 + spread - 0.05, 0],
            ],
          );
      box([216, 72, 62], -1.3, 2.24, 2.6, 0.12, { round: 0.05, lit: 0.7 });
      for (const x of [-0.6, 0.5]) {
        for (const side of [-0.2, 0.2]) box(STEEL, x + side - 0.012, 0.62, 0.024, 1.64);
        box([54, 104, 176], x - 0.25, 0.56, 0.5, 0.08, { round: 0.02, lit: 0.7 });
      }
    },
  },
  slide: {
    wide: 3,
    build({ box, shape }) {
      for (const x of [0.5, 1.22]) box([246, 190, 60], x, 0, 0.09, 2.3, { lit: 0.6 });
      for (let rung = 0; rung < 6; rung++) box([222, 160, 40], 0.5, 0.2 + rung * 0.26, 0.8, 0.06);
      box([70, 150, 96], 0.36, 1.62, 1.1, 0.12, { lit: 0.7 });
      shape(
        [216, 72, 62],
        [
          [0.3, 2.3],
          [0.9, 2.9],
          [1.5, 2.3],
        ],
      );
      shape(
        [60, 122, 196],
        [
          [0.4, 1.78],
          [0.4, 1.56],
          [-0.9, 0.24],
          [-1.6, 0.2],
          [-1.6, 0.36],
          [-0.94, 0.46],
        ],
      );
      shape(
        [110, 166, 226],
        [
          [0.4, 1.96],
          [0.4, 1.78],
          [-0.94, 0.44],
          [-1.6, 0.36],
          [-1.6, 0.5],
          [-0.98, 0.6],
        ],
      );
    },
  },
  seesaw: {
    wide: 2.4,
    build({ box, shape }) {
      shape(
        [54, 104, 176],
        [
          [-0.24, 0],
          [0.24, 0],
          [0, 0.42],
        ],
      );
      shape(
        [240, 176, 60],
        [
          [-1.2, 0.16],
          [-1.2, 0.26],
          [1.2, 0.66],
          [1.2, 0.56],
        ],
      );
      for (const [x, y] of [
        [-0.96, 0.28],
        [0.9, 0.6],
      ] as const)
        box(RED, x, y, 0.05, 0.26, { lit: 0.6 });
    },
  },
  sunshade: {
    wide: 3,
    build({ box, shape }) {
      box(WHITE, -0.04, 0, 0.08, 2.3);
      for (let part = 0; part < 6; part++)
        shape(part % 2 ? WHITE : ([226, 74, 62] as Rgb), [
          [0, 2.7],
          [-1.4 + part * 0.467, 2],
          [-1.4 + (part + 1) * 0.467, 2],
        ]);
      box(WHITE, 0.5, 0.34, 1.7, 0.1, { round: 0.04, lit: 0.8 });
      shape(WHITE, [
        [1.9, 0.4],
        [2.1, 0.4],
        [2.5, 1],
        [2.34, 1.04],
      ]);
      for (const x of [0.7, 1.9]) box(STEEL, x, 0, 0.06, 0.34);
    },
  },
  poolLadder: {
    wide: 0.8,
    isHung: true,
    build({ box, disc }) {
      for (const x of [-0.3, 0.26]) {
        box(STEEL, x, -0.2, 0.05, 0.9, { lit: 0.9 });
        disc(STEEL, x + 0.025, 0.7, 0.06);
      }
      for (const y of [0, 0.24]) box(STEEL, -0.3, y, 0.6, 0.05, { lit: 0.9 });
    },
  },
  palmRow: {
    wide: 10,
    isHung: true,
    build({ box, shape }, random) {
      for (let palm = -8; palm <= 8; palm++) {
        const [x, tall] = [palm * 4.6 + random() * 1.6, 4.6 + random() * 2];
        shape(
          [140, 108, 76],
          [
            [x - 0.14, 0],
            [x + 0.14, 0],
            [x + 0.4, tall],
            [x + 0.24, tall],
          ],
        );
        for (let leaf = 0; leaf < 9; leaf++) {
          const angle = -2 + (leaf / 8) * 4;
          const [tipX, tipY] = [x + 0.32 + Math.sin(angle) * 2.1, tall + Math.cos(angle) * 1.2 - 0.3];
          shape(
            [60 + random() * 30, 128 + random() * 30, 62],
            [
              [x + 0.32, tall],
              [(x + 0.32 + tipX) / 2, (tall + tipY) / 2 + 0.55],
              [tipX, tipY],
              [(x + 0.32 + tipX) / 2, (tall + tipY) / 2 + 0.2],
            ],
          );
        }
      }
      box([92, 148, 84], -REACH, 0, REACH * 2, 0.8, { round: 0.3, lit: 0.4 });
    },
  },
} as const satisfies Record<string, Piece>;
