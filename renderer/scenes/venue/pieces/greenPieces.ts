import type { Rgb } from '../../../scene.ts';
import type { Joiner } from '../../room/roomView.ts';
import { DARK_WOOD, GOODS, LAMP_LIGHT, one, PALE_WOOD, type Piece, WHITE, WOOD } from '../../room/pieces/piece.ts';

const FRUIT: Rgb = [222, 84, 52];

/** A round crown on its trunk, as high as it is wide. */
function crown({ box, foliage }: Joiner, random: () => number, { x, tall }: { x: number; tall: number }): void {
  box(DARK_WOOD, x - tall * 0.035, 0, tall * 0.07, tall * 0.5, { lit: 0.4 });
  for (let leaf = 0; leaf < 16; leaf++) {
    const shade = 0.72 + (leaf / 16) * 0.4;
    const angle = random() * Math.PI * 2;
    const reach = tall * 0.24 * Math.sqrt(random());
    foliage(
      [78 * shade, 142 * shade, 70 * shade],
      x + Math.cos(angle) * reach,
      tall * 0.7 + Math.sin(angle) * reach * 0.7,
      tall * 0.17,
      0.86,
    );
  }
}

/** What stands in parks, gardens, yards and on farms. */
export const GREEN_PIECES = {
  parkTrees: {
    wide: 16,
    isHung: true,
    build(joiner, random) {
      for (const x of [-14, -9.4, -5.6, 4.8, 8.8, 13.6]) crown(joiner, random, { x, tall: 4.6 + random() * 1.6 });
    },
  },
  flowerBed: {
    wide: 3,
    build({ disc, foliage }, random) {
      for (let leaf = 0; leaf < 30; leaf++)
        foliage([66, 128 + random() * 30, 62], -1.4 + leaf * 0.097, 0.12 + random() * 0.2, 0.16, 0.8);
      for (let flower = 0; flower < 26; flower++)
        disc(
          one<Rgb>(
            [
              [232, 74, 96],
              [250, 206, 74],
              [246, 242, 236],
              [214, 110, 190],
            ],
            random,
          ),
          -1.36 + flower * 0.108,
          0.24 + random() * 0.26,
          0.085,
        );
    },
  },
  fruitTrees: {
    wide: 30,
    isHung: true,
    build(joiner, random) {
      for (let tree = -7; tree <= 7; tree++) {
        const x = tree * 3.4 + random();
        const tall = 3 + random() * 0.8;
        crown(joiner, random, { x, tall });
        for (let fruit = 0; fruit < 9; fruit++)
          joiner.disc(FRUIT, x + (random() - 0.5) * tall * 0.5, tall * (0.56 + random() * 0.3), 0.11);
      }
    },
  },
  vegetables: {
    wide: 5,
    isHung: true,
    build({ foliage }, random) {
      for (let plant = -14; plant <= 14; plant++) {
        if (Math.abs(plant) < 3) continue;
        for (let leaf = 0; leaf < 6; leaf++)
          foliage(
            [70, 146 + random() * 30, 66],
            plant * 0.62 + (random() - 0.5) * 0.3,
            0.1 + random() * 0.3,
            0.13 + random() * 0.06,
            0.7,
          );
      }
    },
  },
  bambooFence: {
    wide: 40,
    isHung: true,
    build({ box }) {
      for (let cane = -60; cane <= 60; cane++)
        box([196, 168, 108], cane * 0.4, 0, 0.16, 1 + (cane % 2) * 0.06, { round: 0.05, lit: 0.6 });
      for (const y of [0.3, 0.74]) box([166, 136, 82], -24, y, 48, 0.09, { lit: 0.5 });
    },
  },
  bambooGoal: {
    wide: 4,
    build({ box }) {
      for (const x of [-1.9, 1.82]) box([206, 178, 112], x, 0, 0.1, 1.8, { round: 0.04, lit: 0.7 });
      box([206, 178, 112], -1.98, 1.74, 3.96, 0.1, { round: 0.04, lit: 0.8 });
    },
  },
  shed: {
    wide: 11,
    build({ box, shape, disc, glow, isDark }, random) {
      box([92, 70, 54], -5, 0, 10, 2.5, { lit: 0.2 });
      // Hay on the floor behind the rails.
      for (let wisp = 0; wisp < 40; wisp++) disc([222, 190, 104], -4.7 + wisp * 0.24, 0.14 + random() * 0.3, 0.24, 0.5);
      for (const x of [-5, -2.55, -0.1, 2.35, 4.8]) box(WOOD, x, 0, 0.22, 2.6, { lit: 0.6 });
      for (const y of [0.36, 0.8, 1.2]) box(PALE_WOOD, -5, y, 10, 0.13, { lit: 0.7 });
      shape(
        [186, 148, 96],
        [
          [-6, 2.4],
          [-4.4, 4.1],
          [4.4, 4.1],
          [6, 2.4],
        ],
      );
      for (let course = 0; course < 4; course++)
        box([158, 122, 76], -5.6 + course * 0.4, 2.6 + course * 0.4, 11.2 - course * 0.8, 0.06, { lit: 0.4 });
      if (isDark) glow(LAMP_LIGHT, 0, 2, 2.4, 0.6);
    },
  },
  railFence: {
    wide: 5,
    build({ box }) {
      for (const x of [-2.4, -0.8, 0.8, 2.3]) box(DARK_WOOD, x, 0, 0.16, 1.2, { lit: 0.5 });
      for (const y of [0.4, 0.86]) box(WOOD, -2.5, y, 5, 0.12, { lit: 0.6 });
    },
  },
  trough: {
    wide: 2,
    build({ box, disc }, random) {
      box(DARK_WOOD, -0.9, 0, 1.8, 0.42, { round: 0.05, lit: 0.5 });
      for (let blade = 0; blade < 14; blade++)
        disc([112, 158 + random() * 30, 70], -0.8 + blade * 0.123, 0.46 + random() * 0.12, 0.12, 0.7);
    },
  },
  homeFront: {
    wide: 12,
    isHung: true,
    build({ box, shape, disc, glow, isDark }) {
      box([240, 228, 206], -5.4, 0, 10.8, 2.8, { lit: 0.6 });
      box([176, 160, 140], -5.4, 0, 10.8, 0.5, { lit: 0.5 });
      shape(
        [176, 84, 62],
        [
          [-6.2, 2.7],
          [-3.8, 4.1],
          [3.8, 4.1],
          [6.2, 2.7],
        ],
      );
      box([146, 66, 50], -6.2, 2.64, 12.4, 0.16, { lit: 0.4 });
      box([112, 72, 48], -0.7, 0, 1.4, 2.3, { round: 0.04, lit: 0.5 });
      disc([226, 186, 92], 0.5, 1.1, 0.07);
      for (const x of [-3.9, 1.9]) {
        box(WHITE, x - 0.1, 0.96, 2.2, 1.5, { lit: 0.7 });
        box(isDark ? [255, 220, 140] : [150, 190, 210], x, 1.04, 2, 1.34, { lit: isDark ? 1 : 0.7 });
        box(WHITE, x + 0.95, 1.04, 0.1, 1.34, { lit: 0.7 });
        box(
          one(GOODS, () => 0.3),
          x - 0.1,
          0.66,
          2.2,
          0.3,
          { round: 0.05, lit: 0.5 },
        );
        if (isDark) glow(LAMP_LIGHT, x + 1, 1.7, 1.8, 0.5);
      }
    },
  },
} as const satisfies Record<string, Piece>;
