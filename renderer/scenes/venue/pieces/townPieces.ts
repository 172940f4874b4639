import type { Rgb } from '../../../scene.ts';
import { BLACK, DARK_STEEL, GOODS, type Piece, STEEL, WHITE } from '../../room/pieces/piece.ts';

const CONCRETE: Rgb = [172, 168, 162];
const GLASS: Rgb = [132, 172, 196];
const BRICK: Rgb = [178, 98, 70];
const SAFETY: Rgb = [236, 146, 46];

/** What stands on a campus, at a building site and where people park. */
export const TOWN_PIECES = {
  campusHall: {
    wide: 24,
    isHung: true,
    build({ box, shape, sign }) {
      box([238, 236, 230], -11, 0, 22, 5, { lit: 0.6 });
      box([214, 210, 202], -11.3, 4.8, 22.6, 0.5, { lit: 0.7 });
      for (let bay = -4; bay <= 4; bay++)
        for (const y of [1.1, 3]) if (bay !== 0) box(GLASS, bay * 2.4 - 0.8, y, 1.6, 1.2, { lit: 0.6 });
      // A porch on columns, and the steps up to it.
      box([226, 222, 214], -3, 0, 6, 4.4, { lit: 0.5 });
      box([92, 128, 150], -1.5, 0.6, 3, 2.6, { lit: 0.6 });
      for (const x of [-2.7, -1.7, 1.3, 2.3]) box(WHITE, x, 0.5, 0.4, 3.5, { lit: 0.8 });
      shape(
        [206, 92, 62],
        [
          [-3.6, 4.2],
          [0, 5.7],
          [3.6, 4.2],
        ],
      );
      for (let step = 0; step < 4; step++)
        box(CONCRETE, -3.4 + step * 0.14, step * 0.14, 6.8 - step * 0.28, 0.15, { lit: 0.7 });
      box([30, 74, 130], -2.3, 3.42, 4.6, 0.76, { round: 0.05, lit: 0.6 });
      sign('KAMPUS', 0, 3.56, 0.46, [255, 255, 255]);
    },
  },
  concreteFrame: {
    wide: 16,
    isHung: true,
    build({ box, shape }) {
      for (const y of [0, 2.7, 5.4]) box(CONCRETE, -7.6, y, 15.2, 0.42, { lit: 0.6 });
      for (let column = -3; column <= 3; column++) {
        box(CONCRETE, column * 2.4 - 0.22, 0, 0.44, 5.6, { lit: 0.6 });
        for (const x of [-0.14, 0.02, 0.16]) box([122, 84, 66], column * 2.4 + x, 5.8, 0.05, 0.9);
      }
      for (const [x, y] of [
        [-7, 0.4],
        [-4.6, 0.4],
        [2.6, 0.4],
        [-2.2, 3.1],
      ] as const)
        box(BRICK, x + 0.24, y, 1.94, y > 1 ? 1.1 : 1.5, { lit: 0.5 });
      // Scaffolding of bamboo.
      for (const x of [3.4, 4.8, 6.2, 7.6]) box([196, 158, 92], x, 0, 0.11, 6.3, { lit: 0.7 });
      for (const y of [1.5, 3.2, 4.9]) box([196, 158, 92], 3.1, y, 5, 0.11, { lit: 0.7 });
      shape(
        [70, 120, 170],
        [
          [-7.4, 3.2],
          [-5.2, 3.2],
          [-5.2, 5.2],
          [-7.4, 5],
        ],
      );
    },
  },
  towerCrane: {
    wide: 14,
    isHung: true,
    build({ box, shape }) {
      box(SAFETY, -0.25, 0, 0.5, 10.4, { lit: 0.6 });
      for (let cross = 0; cross < 13; cross++) box([150, 90, 24], -0.25, 0.5 + cross * 0.76, 0.5, 0.09);
      box(SAFETY, -3, 10, 12, 0.36, { lit: 0.6 });
      box(DARK_STEEL, -3.2, 9.3, 1.2, 0.9, { lit: 0.5 });
      shape(SAFETY, [
        [-0.3, 10.3],
        [0.3, 10.3],
        [0, 11.8],
      ]);
      box(BLACK, 6.4, 6.4, 0.05, 3.6);
      box(DARK_STEEL, 6.1, 6, 0.65, 0.42, { lit: 0.5 });
    },
  },
  siteFence: {
    wide: 24,
    isHung: true,
    build({ box, sign }) {
      for (let sheet = -12; sheet < 12; sheet++)
        box(sheet % 2 ? [98, 132, 150] : [112, 146, 164], sheet, 0, 0.98, 1.5, { lit: 0.5 });
      box([250, 206, 60], -1.9, 0.34, 3.8, 0.86, { round: 0.05, lit: 0.7 });
      sign('AREA PROYEK', 0, 0.56, 0.4, [40, 36, 30]);
    },
  },
  sandHeap: {
    wide: 3,
    build({ shape, box }) {
      shape(
        [206, 178, 126],
        [
          [-1.7, 0],
          [-0.8, 0.7],
          [-0.1, 1.02],
          [0.7, 0.6],
          [1.6, 0],
        ],
      );
      for (const [x, y] of [
        [1.5, 0],
        [1.95, 0],
        [2.4, 0],
        [1.72, 0.25],
        [2.18, 0.25],
      ] as const)
        box(BRICK, x, y, 0.42, 0.23, { lit: 0.6 });
    },
  },
  parkedCars: {
    wide: 20,
    isHung: true,
    build({ box, disc }) {
      for (let car = -3; car <= 3; car++) {
        const x = car * 3;
        const paint = GOODS[(car + 7) % GOODS.length]!;
        box(BLACK, x - 0.95, 0, 0.36, 0.4, { round: 0.08 });
        box(BLACK, x + 0.6, 0, 0.36, 0.4, { round: 0.08 });
        box(paint, x - 1.1, 0.24, 2.2, 0.72, { round: 0.2, lit: 0.6 });
        box(paint, x - 0.86, 0.8, 1.72, 0.66, { round: 0.26, lit: 0.6 });
        box([70, 92, 108], x - 0.7, 0.9, 1.4, 0.42, { round: 0.14, lit: 0.6 });
        for (const side of [-0.8, 0.8]) disc([255, 246, 214], x + side, 0.62, 0.15, 0.8);
        box(WHITE, x - 0.3, 0.34, 0.6, 0.18, { lit: 0.8 });
      }
    },
  },
  parkingSign: {
    wide: 1,
    build({ box, sign }) {
      box(STEEL, -0.05, 0, 0.1, 2.4, { lit: 0.7 });
      box([32, 92, 176], -0.46, 2.1, 0.92, 0.92, { round: 0.1, lit: 0.7 });
      sign('P', 0, 2.3, 0.56, [255, 255, 255]);
    },
  },
} as const satisfies Record<string, Piece>;
