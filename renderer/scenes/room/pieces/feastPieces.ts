import type { Rgb } from '../../../scene.ts';
import { arch } from './arch.ts';
import { BLACK, DARK_WOOD, GOLD, GOODS, LAMP_LIGHT, one, type Piece, RED, row, STEEL, WHITE, WOOD } from './piece.ts';

/** What stands where people dine, feast and shop. */
export const FEAST_PIECES = {
  diningSet: {
    wide: 2.4,
    build({ box, disc }) {
      // Chairs behind the table, whose backs are seen over it.
      for (const x of [-0.8, -0.2, 0.4]) {
        box(DARK_WOOD, x, 0, 0.44, 1.06, { round: 0.06, lit: 0.5 });
        for (const slat of [0.08, 0.2, 0.32]) box(WOOD, x + slat, 0.6, 0.05, 0.4, { lit: 0.6 });
      }
      for (const x of [-1, 0.92]) box(DARK_WOOD, x, 0, 0.1, 0.72, { lit: 0.5 });
      box(WOOD, -1.15, 0.7, 2.3, 0.09, { round: 0.02, lit: 0.7 });
      box(WHITE, -0.5, 0.56, 1, 0.23, { round: 0.02, lit: 0.8 });
      for (const x of [-0.8, 0.8]) {
        disc(WHITE, x, 0.82, 0.2, 0.24);
        disc([214, 206, 192], x, 0.83, 0.12, 0.24);
      }
      disc([206, 120, 70], 0, 0.9, 0.2, 0.4);
      for (const [x, tint] of [
        [-0.1, [214, 62, 52]],
        [0.03, [236, 176, 60]],
        [0.13, [126, 170, 70]],
      ] as const)
        disc(tint, x, 0.98, 0.09);
      for (const side of [-1, 1]) {
        box(DARK_WOOD, side * 1.42 - 0.03, 0, 0.06, 1.06, { lit: 0.5 });
        box(WOOD, side * 1.28 - 0.2, 0.44, 0.4, 0.06, { lit: 0.6 });
        box(DARK_WOOD, side * 1.12 - 0.03, 0, 0.06, 0.44, { lit: 0.5 });
      }
    },
  },
  bridalSeat: {
    wide: 3.6,
    build({ box, disc, shape }, random) {
      for (let panel = -2; panel <= 2; panel++)
        shape([250, 240, 230], arch(panel * 0.76, 0.2, 0.72, 2.5 - Math.abs(panel) * 0.3));
      shape(GOLD, arch(0, 0.3, 1.5, 1.6));
      shape([206, 90, 104], arch(0, 0.3, 1.3, 1.44));
      box(GOLD, -0.84, 0.2, 1.68, 0.14, { lit: 0.6 });
      box([206, 90, 104], -0.78, 0.34, 1.56, 0.24, { round: 0.08, lit: 0.7 });
      for (const x of [-0.9, 0.74]) box(GOLD, x, 0.2, 0.16, 0.62, { round: 0.06, lit: 0.7 });
      box(WHITE, -1.9, 0, 3.8, 0.2, { lit: 0.6 });
      for (let flower = 0; flower < 90; flower++) {
        const side = flower % 2 ? 1 : -1;
        const up = random();
        disc(
          one<Rgb>(
            [
              [250, 214, 220],
              [255, 250, 246],
              [232, 130, 150],
              [110, 160, 104],
            ],
            random,
          ),
          side * (1.2 + random() * 0.6 - up * 0.5),
          0.24 + up * 2.3,
          0.07 + random() * 0.06,
        );
      }
    },
  },
  throne: {
    wide: 3.4,
    build({ box, disc, shape }) {
      for (const [side, sign] of [
        [-1.7, 1],
        [1.7, -1],
      ] as const)
        shape(
          [140, 30, 48],
          [
            [side, 2.9],
            [side + sign * 1.3, 2.9],
            [side + sign * 0.5, 1.5],
            [side + sign * 0.4, 0.3],
            [side, 0.3],
          ],
        );
      box([206, 190, 160], -1.7, 0, 3.4, 0.14, { lit: 0.6 });
      box([222, 208, 180], -1.3, 0.14, 2.6, 0.14, { lit: 0.7 });
      shape(GOLD, arch(0, 0.28, 1.5, 2.3));
      shape([150, 36, 52], arch(0, 0.5, 1.16, 1.9));
      disc(GOLD, 0, 2.5, 0.16);
      disc(RED, 0, 2.5, 0.08);
      box(GOLD, -0.8, 0.28, 1.6, 0.5, { round: 0.05, lit: 0.6 });
      box([168, 44, 60], -0.62, 0.74, 1.24, 0.2, { round: 0.08, lit: 0.8 });
      for (const x of [-0.84, 0.66]) {
        box(GOLD, x, 0.74, 0.18, 0.5, { round: 0.05, lit: 0.7 });
        disc(GOLD, x + 0.09, 1.26, 0.13);
      }
    },
  },
  pillar: {
    wide: 0.7,
    build({ box }) {
      box([226, 214, 190], -0.24, 0, 0.48, 3, { lit: 0.7 });
      for (const x of [-0.14, 0, 0.12]) box([196, 182, 156], x, 0.3, 0.03, 2.4);
      box([206, 192, 166], -0.34, 0, 0.68, 0.24, { lit: 0.6 });
      box(GOLD, -0.34, 2.5, 0.68, 0.16, { lit: 0.7 });
    },
  },
  fireplace: {
    wide: 2.8,
    build({ box, shape, glow, disc }, random) {
      box([138, 74, 58], -0.95, 0, 1.9, 3, { lit: 0.5 });
      box([150, 82, 64], -1.35, 0, 2.7, 1.35, { lit: 0.6 });
      for (let course = 0; course < 9; course++)
        for (let brick = 0; brick < 7; brick++)
          box(
            one<Rgb>(
              [
                [166, 92, 70],
                [142, 76, 60],
                [156, 86, 66],
              ],
              random,
            ),
            -1.33 + brick * 0.38 + (course % 2) * 0.08,
            0.03 + course * 0.147,
            0.34,
            0.12,
            { lit: 0.6 },
          );
      shape([34, 24, 22], arch(0, 0.08, 1.5, 1.06));
      box(DARK_WOOD, -1.55, 1.35, 3.1, 0.14, { lit: 0.7 });
      for (const [x, tall] of [
        [-0.4, 0.5],
        [-0.14, 0.74],
        [0.16, 0.62],
        [0.42, 0.44],
      ] as const) {
        shape(
          [238, 104, 36],
          [
            [x - 0.2, 0.16],
            [x - 0.12, tall * 0.6],
            [x, tall + 0.16],
            [x + 0.14, tall * 0.6],
            [x + 0.2, 0.16],
          ],
        );
        shape(
          [252, 204, 84],
          [
            [x - 0.1, 0.16],
            [x - 0.04, tall * 0.5],
            [x + 0.02, tall * 0.74],
            [x + 0.1, 0.16],
          ],
        );
      }
      for (const x of [-0.5, -0.05, 0.34]) box(DARK_WOOD, x - 0.2, 0.08, 0.5, 0.13, { round: 0.06, lit: 0.4 });
      glow([255, 150, 60], 0, 0.5, 1.9, 0.6);
      disc([214, 206, 190], -0.9, 1.6, 0.12);
      box(WHITE, 0.7, 1.49, 0.26, 0.34, { lit: 0.6 });
    },
  },
  balloons: {
    wide: 1.2,
    isHung: true,
    build({ disc, box }, random) {
      for (let balloon = 0; balloon < 7; balloon++) {
        const [x, y] = [(random() - 0.5) * 0.9, 1.5 + random() * 0.9];
        box([220, 220, 220], x - 0.006, y - 0.9, 0.012, 0.8);
        disc(one(GOODS, random), x, y, 0.19, 1.18);
        disc([255, 255, 255], x - 0.06, y + 0.08, 0.035);
      }
    },
  },
  partyTable: {
    wide: 1.7,
    build({ box, disc, glow }) {
      box([236, 120, 150], -0.8, 0, 1.6, 0.72, { lit: 0.5 });
      box([255, 246, 250], -0.86, 0.7, 1.72, 0.07, { lit: 0.8 });
      for (let lace = 0; lace < 8; lace++) disc([255, 246, 250], -0.74 + lace * 0.21, 0.69, 0.11, 0.7);
      box([250, 238, 220], -0.34, 0.77, 0.68, 0.28, { round: 0.04, lit: 0.7 });
      box([232, 104, 136], -0.36, 0.98, 0.72, 0.1, { round: 0.05, lit: 0.7 });
      box([250, 238, 220], -0.2, 1.06, 0.4, 0.2, { round: 0.04, lit: 0.7 });
      for (const x of [-0.12, 0, 0.12]) {
        box([110, 180, 236], x - 0.015, 1.26, 0.03, 0.17);
        glow(LAMP_LIGHT, x, 1.48, 0.16, 0.9);
      }
      for (const [x, tint] of [
        [-0.64, [90, 170, 220]],
        [0.6, [240, 190, 70]],
      ] as const) {
        box(tint, x - 0.12, 0.77, 0.24, 0.22, { lit: 0.6 });
        box(WHITE, x - 0.02, 0.77, 0.04, 0.22, { lit: 0.7 });
      }
    },
  },
  bunting: {
    wide: 5,
    isHung: true,
    build({ shape }) {
      for (let flag = -12; flag < 12; flag++) {
        const x = flag * 0.3;
        const y = 2.62 - Math.sin((((flag + 12) % 8) / 8) * Math.PI) * 0.16;
        shape(GOODS[(flag + 24) % GOODS.length]!, [
          [x, y],
          [x + 0.28, y],
          [x + 0.14, y - 0.3],
        ]);
      }
    },
  },
  dinnerTable: {
    wide: 1.7,
    build({ box, disc, glow, shape }) {
      for (const x of [-0.86, 0.6]) {
        box(DARK_WOOD, x, 0, 0.04, 0.5);
        box(DARK_WOOD, x + 0.22, 0, 0.04, 0.5);
        box([150, 44, 46], x - 0.03, 0.46, 0.34, 0.08, { round: 0.03, lit: 0.6 });
        box([150, 44, 46], x + 0.01, 0.52, 0.26, 0.52, { round: 0.08, lit: 0.4 });
      }
      shape(WHITE, [
        [-0.56, 0.76],
        [0.56, 0.76],
        [0.64, 0.12],
        [-0.64, 0.12],
      ]);
      disc([255, 252, 246], 0, 0.76, 0.58, 0.16);
      for (const x of [-0.3, 0.3]) {
        disc([236, 240, 242], x, 0.78, 0.17, 0.3);
        box([232, 240, 244], x * 1.5 - 0.01, 0.8, 0.02, 0.16);
        disc([150, 34, 54], x * 1.5, 0.98, 0.06, 1.3);
      }
      box(GOLD, -0.03, 0.78, 0.06, 0.14);
      box([250, 244, 226], -0.02, 0.9, 0.04, 0.22, { lit: 0.9 });
      glow(LAMP_LIGHT, 0, 1.16, 0.5, 0.9);
    },
  },
  shopFront: {
    wide: 2,
    build({ box, disc, shape, sign, glow }, random) {
      box(BLACK, -1, 0, 2, 2.3, { lit: 0.5 });
      box([255, 240, 214], -0.92, 0.12, 1.84, 1.7, { lit: 0.9 });
      box(RED, -0.92, 1.88, 1.84, 0.34, { lit: 0.7 });
      sign('SALE', 0, 1.96, 0.2, [255, 255, 255]);
      for (const x of [-0.5, 0.2]) {
        const cloth = one(GOODS, random);
        disc([232, 206, 184], x, 1.52, 0.1, 1.2);
        shape(cloth, [
          [x - 0.2, 1.34],
          [x + 0.2, 1.34],
          [x + 0.15, 0.86],
          [x + 0.26, 0.44],
          [x - 0.26, 0.44],
          [x - 0.15, 0.86],
        ]);
        box([232, 206, 184], x - 0.07, 0.14, 0.05, 0.32);
        box([232, 206, 184], x + 0.02, 0.14, 0.05, 0.32);
      }
      glow(LAMP_LIGHT, 0, 1.4, 1.2, 0.3);
    },
  },
  gallery: {
    wide: 8,
    isHung: true,
    build(joiner, random) {
      const { box, glow } = joiner;
      // The upper floor behind its glass rail, its lit shops.
      box([250, 238, 216], -12, 2.5, 24, 3, { lit: 0.8 });
      for (let shop = -4; shop <= 4; shop++) {
        box(one(GOODS, random), shop * 1.5 - 0.64, 3.2, 1.28, 0.3, { lit: 0.6 });
        row(joiner, random, { from: shop * 1.5 - 0.6, to: shop * 1.5 + 0.6, y: 2.6, tall: 0.5, thick: 0.22 });
      }
      box([206, 226, 232], -12, 2.46, 24, 0.4, { lit: 0.8 });
      box(STEEL, -12, 2.84, 24, 0.05, { lit: 0.9 });
      box([250, 250, 248], -12, 2.2, 24, 0.28, { lit: 0.7 });
      for (let lamp = -5; lamp <= 5; lamp++) glow(LAMP_LIGHT, lamp * 1.2, 2.18, 0.5, 0.5);
    },
  },
  escalator: {
    wide: 2.4,
    build({ box, shape }) {
      shape(
        [150, 158, 166],
        [
          [-1, 0],
          [-0.6, 0],
          [1.2, 2.2],
          [1.2, 2.46],
          [0.8, 2.46],
          [-1, 0.24],
        ],
      );
      for (let step = 0; step < 11; step++)
        box([86, 92, 100], -0.86 + step * 0.17, 0.16 + step * 0.2, 0.2, 0.07, { lit: 0.7 });
      shape(
        [206, 226, 232],
        [
          [-1, 0.2],
          [-1, 0.84],
          [0.86, 3.06],
          [1.2, 3.06],
          [1.2, 2.6],
          [0.8, 2.46],
        ],
      );
      shape(BLACK, [
        [-1.06, 0.8],
        [-1.06, 0.9],
        [0.84, 3.14],
        [0.9, 3.06],
      ]);
    },
  },
  railing: {
    wide: 8,
    build({ box }) {
      for (let bar = -40; bar <= 40; bar++) box([54, 56, 62], bar * 0.14, 0.06, 0.03, 0.96, { lit: 0.6 });
      box([54, 56, 62], -12, 1, 24, 0.07, { round: 0.02, lit: 0.8 });
      box([54, 56, 62], -12, 0.06, 24, 0.05, { lit: 0.6 });
    },
  },
} as const satisfies Record<string, Piece>;
