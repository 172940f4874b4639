import type { Rgb } from '../../../scene.ts';
import type { Joiner } from '../roomView.ts';
import { DARK_WOOD, GOODS, LAMP_LIGHT, one, PALE_WOOD, type Piece, row, WHITE, WOOD } from './piece.ts';

const LEAF: Rgb = [74, 132, 74];

function shelves(joiner: Joiner, random: () => number, goods: { tall: number; thick: number }): void {
  const { box } = joiner;
  box(DARK_WOOD, -0.8, 0, 1.6, 2.3, { lit: 0.24 });
  for (let board = 0; board < 5; board++) {
    const y = 0.08 + board * 0.44;
    box([58, 40, 30], -0.75, y, 1.5, 0.4, { lit: 0.12 });
    row(joiner, random, { from: -0.72, to: 0.72, y, ...goods });
    box(WOOD, -0.78, y - 0.045, 1.56, 0.05, { lit: 0.7 });
  }
  box(WOOD, -0.82, 2.26, 1.64, 0.08, { lit: 0.7 });
}

/** What stands in homes, cafés, stalls, schools and offices. */
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
  bookcase: {
    wide: 1.7,
    build: (joiner, random) => shelves(joiner, random, { tall: 0.34, thick: 0.075 }),
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
