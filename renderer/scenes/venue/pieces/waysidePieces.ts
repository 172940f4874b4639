import type { Rgb } from '../../../scene.ts';
import { BLACK, DARK_STEEL, GOODS, type Piece, STEEL, WHITE, WOOD } from '../../room/pieces/piece.ts';

const STONE: Rgb = [176, 168, 156];

/** What stands at zoos, jetties, schools, stops, in parks and on roofs. */
export const WAYSIDE_PIECES = {
  zooGate: {
    wide: 8,
    isHung: true,
    build({ box, disc, sign, shape }) {
      for (const x of [-3.4, 2.6]) {
        box(STONE, x, 0, 0.8, 3.8, { round: 0.1, lit: 0.6 });
        disc([92, 150, 84], x + 0.4, 4, 0.66, 0.7);
      }
      box(WOOD, -3.6, 3.2, 7.2, 1.1, { round: 0.2, lit: 0.6 });
      sign('KEBUN BINATANG', 0, 3.52, 0.5, [255, 244, 206]);
      // A giraffe's head looks over it.
      box([226, 178, 92], 1.5, 4.2, 0.34, 1.2, { round: 0.1, lit: 0.6 });
      shape(
        [226, 178, 92],
        [
          [1.4, 5.2],
          [1.9, 5.5],
          [1.2, 5.8],
          [0.7, 5.4],
        ],
      );
      for (const [x, y] of [
        [1.6, 4.5],
        [1.7, 4.9],
        [1.56, 5.3],
      ] as const)
        disc([150, 96, 50], x, y, 0.08);
      for (const x of [1.56, 1.76]) box([150, 96, 50], x, 5.6, 0.05, 0.34);
    },
  },
  enclosure: {
    wide: 7,
    build({ box, disc }, random) {
      for (let rock = 0; rock < 4; rock++) disc([150 + random() * 20, 144, 132], -2.4 + rock * 1.7, 0.5, 0.8, 0.7);
      for (let bar = -13; bar <= 13; bar++) box([70, 96, 76], bar * 0.26, 0, 0.07, 1.7, { round: 0.03, lit: 0.6 });
      for (const y of [0.2, 1.5]) box([70, 96, 76], -3.5, y, 7, 0.09, { lit: 0.7 });
      box(WHITE, -0.6, 0.8, 1.2, 0.6, { round: 0.06, lit: 0.8 });
      // A paw.
      disc(WOOD, 0, 1.02, 0.13);
      for (const x of [-0.17, -0.06, 0.06, 0.17]) disc(WOOD, x, 1.2, 0.055);
    },
  },
  headland: {
    wide: 40,
    isHung: true,
    build({ shape }) {
      for (const [x, wide, tall, tint] of [
        [-60, 70, 9, [110, 140, 146]],
        [40, 90, 13, [96, 128, 132]],
      ] as const)
        shape(tint, [
          [x - wide, 0],
          [x - wide * 0.5, tall * 0.7],
          [x - wide * 0.1, tall],
          [x + wide * 0.4, tall * 0.5],
          [x + wide, 0],
        ]);
    },
  },
  mooredBoat: {
    wide: 4,
    isHung: true,
    build({ shape, box }) {
      shape(
        [226, 232, 232],
        [
          [-1.9, 0.7],
          [2.1, 0.9],
          [1.4, 0],
          [-1.5, 0],
        ],
      );
      shape(
        [52, 112, 170],
        [
          [-1.86, 0.62],
          [2, 0.8],
          [1.86, 0.56],
          [-1.74, 0.4],
        ],
      );
      box([206, 84, 62], -0.9, 0.76, 1.2, 0.8, { round: 0.06, lit: 0.6 });
      box([160, 200, 216], -0.7, 1.06, 0.8, 0.34, { lit: 0.7 });
      box(WOOD, 0.7, 0.8, 0.07, 1.9);
    },
  },
  jettyPosts: {
    wide: 4,
    isHung: true,
    build({ box, shape }) {
      for (const far of [0.84, 0.66, 0.4, 0, -0.9])
        for (const side of [-1, 1]) {
          const size = 1 - far;
          const x = side * 1.78 * size;
          box([110, 80, 56], x - 0.1 * size, 1.4 - 1.55 * size, 0.2 * size, 1.1 * size, {
            round: 0.05 * size,
            lit: 0.5,
          });
          box([226, 214, 190], x - 0.12 * size, 1.4 - 0.62 * size, 0.24 * size, 0.1 * size, { lit: 0.7 });
        }
      for (const side of [-1, 1])
        shape(
          [206, 184, 140],
          [
            [side * 1.78 * 1.9, 1.4 - 0.76 * 1.9],
            [side * 1.78 * 0.16, 1.4 - 0.74 * 0.16],
            [side * 1.78 * 0.16, 1.4 - 0.8 * 0.16],
            [side * 1.78 * 1.9, 1.4 - 0.8 * 1.9],
          ],
        );
    },
  },
  towers: {
    wide: 60,
    isHung: true,
    build({ box, isDark: isNight }, random) {
      for (let tower = -16; tower <= 16; tower++) {
        const [x, wide, tall] = [tower * 3.4 + random(), 2.4 + random() * 1.4, 4 + random() * 9];
        box(isNight ? [58, 66, 92] : [142, 154, 170], x, 0, wide, tall, { lit: 0.4 });
        for (let y = 0.3; y < tall - 0.4; y += 0.62)
          for (let pane = 0.2; pane < wide - 0.3; pane += 0.5)
            if (random() < (isNight ? 0.5 : 0.8))
              box(isNight ? [255, 218, 140] : [196, 216, 228], x + pane, y, 0.26, 0.32, { lit: isNight ? 1 : 0.6 });
      }
    },
  },
  parapet: {
    wide: 60,
    isHung: true,
    build({ box }) {
      box([176, 172, 166], -60, 0, 120, 1, { lit: 0.44 });
      box([206, 202, 196], -60, 0.96, 120, 0.14, { lit: 0.7 });
    },
  },
  waterTank: {
    wide: 1.8,
    build({ box }) {
      for (const x of [-0.7, 0.6]) box(DARK_STEEL, x, 0, 0.1, 0.9);
      box([242, 146, 48], -0.8, 0.86, 1.6, 1.5, { round: 0.2, lit: 0.5 });
      for (const y of [1.2, 1.6, 2]) box([214, 120, 34], -0.8, y, 1.6, 0.06);
      box([242, 146, 48], -0.4, 2.3, 0.8, 0.2, { round: 0.1, lit: 0.6 });
    },
  },
  airConditioners: {
    wide: 2.4,
    build({ box, disc }) {
      for (const x of [-1.1, 0.1]) {
        box([226, 228, 228], x, 0.12, 1.04, 0.86, { round: 0.05, lit: 0.6 });
        disc([150, 156, 160], x + 0.52, 0.55, 0.34);
        disc([96, 102, 108], x + 0.52, 0.55, 0.1);
      }
    },
  },
  schoolFront: {
    wide: 24,
    isHung: true,
    build({ box, shape, sign }) {
      box([244, 232, 206], -13, 0, 26, 3.4, { lit: 0.6 });
      box([176, 72, 62], -13, 0, 26, 0.7, { lit: 0.5 });
      shape(
        [176, 84, 62],
        [
          [-14, 3.3],
          [-12, 5.6],
          [12, 5.6],
          [14, 3.3],
        ],
      );
      for (let room = -5; room <= 5; room++) {
        if (room % 2) box([92, 128, 150], room * 2.2 - 0.8, 1.1, 1.6, 1.4, { lit: 0.6 });
        else box([112, 74, 52], room * 2.2 - 0.5, 0, 1, 2.3, { lit: 0.5 });
        box(WHITE, room * 2.2 + 1.02, 0, 0.16, 3.3, { lit: 0.7 });
      }
      box([30, 80, 150], -2.4, 3.5, 4.8, 0.9, { round: 0.06, lit: 0.6 });
      sign('SEKOLAH', 0, 3.7, 0.5, [255, 255, 255]);
    },
  },
  flagPole: {
    wide: 1.4,
    build({ box, shape, disc }) {
      box(WHITE, -0.5, 0, 1, 0.24, { lit: 0.7 });
      box(STEEL, -0.04, 0.2, 0.08, 4.6, { lit: 0.8 });
      disc([226, 186, 72], 0, 4.86, 0.09);
      for (const [tint, y] of [
        [[214, 40, 44], 4.36],
        [[250, 250, 248], 3.94],
      ] as const)
        shape(tint, [
          [0.04, y],
          [0.44, y + 0.08],
          [0.9, y - 0.06],
          [1.3, y + 0.04],
          [1.3, y + 0.46],
          [0.9, y + 0.36],
          [0.44, y + 0.5],
          [0.04, y + 0.42],
        ]);
    },
  },
  shelter: {
    wide: 5,
    build({ box, sign, disc }) {
      for (const x of [-2.2, 2.1]) box(DARK_STEEL, x, 0, 0.12, 2.5, { lit: 0.5 });
      box([176, 206, 220], -2.1, 0.5, 4.2, 1.8, { lit: 0.6 });
      for (const x of [-0.75, 0.65]) box(DARK_STEEL, x, 0.4, 0.06, 2, { lit: 0.5 });
      box([40, 96, 160], -2.6, 2.44, 5.2, 0.5, { round: 0.08, lit: 0.6 });
      sign('HALTE', 0, 2.56, 0.27, [255, 255, 255]);
      for (const x of [-1.5, 1.4]) box(DARK_STEEL, x, 0, 0.08, 0.46);
      box([226, 164, 60], -1.8, 0.44, 3.6, 0.1, { round: 0.03, lit: 0.7 });
      box(STEEL, 2.9, 0, 0.08, 2.6, { lit: 0.7 });
      disc([40, 96, 160], 2.94, 2.7, 0.34);
      box(WHITE, 2.76, 2.56, 0.36, 0.26, { round: 0.05, lit: 0.8 });
    },
  },
  busRow: {
    wide: 20,
    isHung: true,
    build({ box, disc }) {
      for (let bus = -4; bus <= 4; bus++) {
        const x = bus * 3.2;
        const paint = GOODS[(bus + 7) % GOODS.length]!;
        box(paint, x - 1.3, 0.3, 2.6, 2.9, { round: 0.2, lit: 0.6 });
        box([60, 82, 100], x - 1.14, 1.4, 2.28, 1.2, { round: 0.12, lit: 0.6 });
        box(BLACK, x - 0.9, 2.7, 1.8, 0.34, { round: 0.05 });
        box([255, 170, 60], x - 0.7, 2.78, 1.4, 0.16, { lit: 1 });
        for (const side of [-0.95, 0.95]) {
          disc([255, 246, 210], x + side, 0.76, 0.18);
          box(BLACK, x + side - 0.2, 0, 0.4, 0.4, { round: 0.06 });
        }
      }
    },
  },
  terminalRoof: {
    wide: 12,
    isHung: true,
    build({ box, sign }) {
      box([196, 90, 66], -20, 3.2, 40, 0.5, { lit: 0.6 });
      for (const x of [-3.4, 3.2]) box(STEEL, x, 0, 0.2, 3.2, { lit: 0.5 });
      box([30, 80, 150], -1.5, 2.5, 3, 0.56, { round: 0.05, lit: 0.7 });
      sign('TERMINAL', 0, 2.65, 0.28, [255, 255, 255]);
    },
  },
  fountain: {
    wide: 5,
    build({ box, disc, shape }) {
      disc(STONE, 0, 0.3, 2.2, 0.2);
      disc([120, 190, 214], 0, 0.42, 1.9, 0.17);
      box(STONE, -0.2, 0.3, 0.4, 1.2, { lit: 0.6 });
      disc(STONE, 0, 1.5, 0.9, 0.2);
      for (let jet = -3; jet <= 3; jet++)
        shape(
          [206, 234, 244],
          [
            [jet * 0.06 - 0.03, 1.5],
            [jet * 0.16, 2.7 - Math.abs(jet) * 0.16],
            [jet * 0.5 + 0.05, 0.5],
            [jet * 0.5 - 0.05, 0.5],
          ],
        );
    },
  },
  parkBench: {
    wide: 2,
    build({ box }) {
      for (const x of [-0.8, 0.7]) box(DARK_STEEL, x, 0, 0.1, 0.9);
      for (const y of [0.44, 0.62, 0.78]) box(WOOD, -1, y, 2, 0.12, { round: 0.03, lit: 0.6 });
    },
  },
  farPeaks: {
    wide: 60,
    isHung: true,
    build({ shape }, random) {
      for (let peak = -6; peak <= 6; peak++) {
        const [x, tall] = [peak * 34 + random() * 16, 16 + random() * 22];
        shape(
          [112, 124, 156],
          [
            [x - 34, -2],
            [x - 6, tall * 0.8],
            [x, tall],
            [x + 9, tall * 0.72],
            [x + 36, -2],
          ],
        );
      }
    },
  },
  cloudSea: {
    wide: 60,
    isHung: true,
    build({ disc, box }, random) {
      box([240, 242, 246], -40, -4, 80, 4.3, { lit: 0.7 });
      for (let cloud = 0; cloud < 90; cloud++) {
        const tone = 226 + random() * 28;
        disc(
          [tone, tone, Math.min(255, tone + 4)],
          -30 + cloud * 0.68,
          0.1 + random() * 0.5,
          0.7 + random() * 0.9,
          0.5,
        );
      }
    },
  },
  boulders: {
    wide: 2.4,
    build({ foliage }, random) {
      for (let stone = 0; stone < 5; stone++)
        foliage(
          [128 + random() * 20, 120 + random() * 14, 108],
          -1 + stone * 0.5,
          0.2 + random() * 0.3,
          0.4 + random() * 0.3,
          0.8,
        );
    },
  },
  summitFlag: {
    wide: 1.4,
    build({ box, shape, sign }) {
      box([224, 224, 226], -0.03, 0, 0.06, 2.9, { lit: 0.8 });
      shape(
        [206, 44, 44],
        [
          [0.03, 2.9],
          [1.2, 2.82],
          [1.2, 2.48],
          [0.03, 2.5],
        ],
      );
      shape(
        [246, 246, 246],
        [
          [0.03, 2.5],
          [1.2, 2.48],
          [1.2, 2.1],
          [0.03, 2.1],
        ],
      );
      box([122, 84, 52], -0.9, 0.5, 1.2, 0.46, { round: 0.04, lit: 0.6 });
      box([104, 70, 44], -0.4, 0, 0.12, 0.5, { lit: 0.5 });
      sign('PUNCAK', -0.3, 0.63, 0.2, [250, 244, 226]);
    },
  },
} as const satisfies Record<string, Piece>;
