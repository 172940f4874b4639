import type { Rgb } from '../../../scene.ts';
import { BLACK, LAMP_LIGHT, one, type Piece, STEEL, WHITE, WOOD } from '../../room/pieces/piece.ts';
import type { Joiner } from '../../room/roomView.ts';

const TARPAULINS: readonly Rgb[] = [
  [54, 112, 178],
  [206, 88, 60],
  [70, 142, 98],
  [226, 170, 62],
];

/** What is heaped up for sale: tomatoes, chillies, cabbages, carrots, aubergines, limes, shallots, greens. */
const HARVEST: readonly Rgb[] = [
  [214, 64, 48],
  [188, 38, 36],
  [168, 204, 120],
  [232, 134, 52],
  [104, 62, 122],
  [150, 190, 70],
  [172, 92, 118],
  [66, 136, 66],
];

const BASKET: Rgb = [186, 138, 84];

/** A basket with a heap of one kind in it. */
function heap({ box, disc }: Joiner, x: number, y: number, wide: number, colour: Rgb): void {
  const ball = wide * 0.15;
  for (const [row, many] of [4, 3, 2].entries())
    for (let at = 0; at < many; at++)
      disc(colour, x + (at - (many - 1) / 2) * ball * 1.9, y + 0.12 + row * ball * 1.25, ball, 0.95);
  box(BASKET, x - wide / 2, y - 0.06, wide, 0.2, { round: 0.06, lit: 0.55 });
}

/** Bananas of a bunch that hangs. */
function bananas({ disc, box }: Joiner, x: number, y: number): void {
  box(BLACK, x - 0.012, y, 0.024, 0.24);
  for (let at = 0; at < 9; at++)
    disc([236, 200, 74], x + ((at % 3) - 1) * 0.09, y - 0.06 - Math.floor(at / 3) * 0.13, 0.085, 1.25);
}

/** A stall under a tarpaulin, seen from the front. */
function stall(joiner: Joiner, random: () => number, x: number, tarpaulin: Rgb): void {
  const { box, shape, disc, glow, isDark } = joiner;
  box([70, 58, 50], x - 1.35, 0.2, 2.7, 2.3, { lit: 0.12 });
  for (const post of [-1.35, 1.29]) box(WOOD, x + post, 0, 0.07, 2.6, { lit: 0.5 });
  // Who sells there.
  const shirt = one(TARPAULINS, random);
  const at = x + (random() - 0.5) * 1.2;
  box(shirt, at - 0.21, 0.8, 0.42, 0.66, { round: 0.14, lit: 0.6 });
  disc([186, 128, 88], at, 1.6, 0.16, 1.1);
  if (random() < 0.5) disc([232, 226, 214], at, 1.66, 0.19, 0.8);
  else disc([36, 28, 26], at, 1.7, 0.165, 0.66);
  for (const step of [0, 1])
    for (let kind = 0; kind < 4; kind++)
      heap(joiner, x - 0.98 + kind * 0.66, 0.92 - step * 0.36, 0.6, one(HARVEST, random));
  box([120, 92, 66], x - 1.32, 0, 2.64, 0.46, { lit: 0.4 });
  if (random() < 0.6) bananas(joiner, x - 0.9, 2.1);
  shape(tarpaulin, [
    [x - 1.6, 2.34],
    [x - 1.3, 3],
    [x + 1.3, 3],
    [x + 1.6, 2.34],
  ]);
  for (let scallop = 0; scallop < 8; scallop++)
    disc(scallop % 2 ? WHITE : tarpaulin, x - 1.4 + scallop * 0.4, 2.32, 0.2, 0.55);
  if (isDark) glow(LAMP_LIGHT, x, 2, 2, 0.7);
}

/** What stands in a market where people buy what they cook. */
export const MARKET_PIECES = {
  marketHall: {
    wide: 40,
    isHung: true,
    build({ box, shape, disc, glow, isDark }) {
      // A roof on posts, open to the sky behind; lamps hang from its beams.
      shape(
        [172, 92, 66],
        [
          [-22, 4.6],
          [-18, 6.6],
          [18, 6.6],
          [22, 4.6],
        ],
      );
      box([128, 66, 48], -22, 4.46, 44, 0.2, { lit: 0.4 });
      box([96, 82, 72], -19, 0, 38, 4.4, { lit: 0.2 });
      for (let post = -6; post <= 6; post++) box([206, 200, 188], post * 3.1 - 0.12, 0, 0.24, 4.5, { lit: 0.6 });
      for (let lamp = -5; lamp <= 5; lamp++) {
        box(BLACK, lamp * 2.8, 3.6, 0.03, 0.9);
        disc([255, 240, 200], lamp * 2.8, 3.5, 0.13);
        glow(LAMP_LIGHT, lamp * 2.8, 3.5, isDark ? 2.4 : 1.1, isDark ? 0.7 : 0.3);
      }
    },
  },
  marketRow: {
    wide: 30,
    isHung: true,
    build(joiner, random) {
      for (let at = -5; at <= 5; at++) stall(joiner, random, at * 3, TARPAULINS[(at + 8) % TARPAULINS.length]!);
    },
  },
  vegetableStall: {
    wide: 3,
    build(joiner, random) {
      stall(joiner, random, 0, one(TARPAULINS, random));
    },
  },
  vegetableBaskets: {
    wide: 1.8,
    build(joiner, random) {
      const { box, disc } = joiner;
      // A sack of rice, greens in bundles, and baskets on the ground.
      box([222, 206, 172], 0.46, 0, 0.5, 0.62, { round: 0.14, lit: 0.6 });
      disc([248, 244, 232], 0.71, 0.6, 0.2, 0.4);
      for (const x of [-0.7, -0.16]) heap(joiner, x, 0.1, 0.5, one(HARVEST, random));
      for (let leaf = 0; leaf < 8; leaf++)
        disc([62 + random() * 40, 132 + random() * 40, 62], -0.98 + leaf * 0.06, 0.12 + random() * 0.2, 0.1, 1.4);
    },
  },
  shopRow: {
    wide: 40,
    isHung: true,
    build({ box, shape, sign, glow, isDark }) {
      for (const [index, [name, wall, board]] of SHOPS.entries()) {
        const x = (index - (SHOPS.length - 1) / 2) * SHOP_WIDE;
        box(wall, x - 2.6, 0, 5.2, 6.3, { lit: 0.6 });
        box([255, 255, 255], x - 2.7, 6.2, 5.4, 0.26, { lit: 0.5 });
        for (const pane of [-1.7, 0, 1.7]) {
          box(WHITE, x + pane - 0.62, 4.3, 1.24, 1.3, { lit: 0.7 });
          box(isDark ? [255, 220, 140] : [128, 164, 186], x + pane - 0.54, 4.38, 1.08, 1.14, { lit: isDark ? 1 : 0.6 });
          box(WHITE, x + pane - 0.03, 4.38, 0.06, 1.14, { lit: 0.7 });
        }
        // A shop below: glass and goods, or a shutter rolled down.
        if (index % 3 === 1) {
          for (let slat = 0; slat < 12; slat++)
            box(slat % 2 ? [176, 182, 186] : [160, 166, 172], x - 2.3, slat * 0.22, 4.6, 0.22, { lit: 0.5 });
        } else {
          box(isDark ? [255, 232, 176] : [92, 112, 122], x - 2.3, 0.1, 4.6, 2.6, { lit: isDark ? 1 : 0.5 });
          for (let shelf = 0; shelf < 3; shelf++)
            for (let thing = 0; thing < 11; thing++)
              box(
                HARVEST[(thing * 3 + shelf * 5 + index) % HARVEST.length]!,
                x - 2.1 + thing * 0.39,
                0.34 + shelf * 0.68,
                0.26,
                0.34 + ((thing * 5 + shelf) % 4) * 0.05,
                { lit: isDark ? 0.8 : 0.5 },
              );
          box([52, 60, 66], x - 0.62, 0, 1.24, 2.3, { lit: 0.3 });
          box([150, 186, 200], x - 0.54, 0.08, 1.08, 2.14, { lit: 0.6 });
          box(STEEL, x - 0.03, 0, 0.06, 2.3, { lit: 0.7 });
        }
        shape(board, [
          [x - 2.5, 3.02],
          [x + 2.5, 3.02],
          [x + 2.75, 2.6],
          [x - 2.75, 2.6],
        ]);
        box(board, x - 2.4, 3.1, 4.8, 0.9, { round: 0.05, lit: 0.7 });
        sign(name, x, 3.32, name.length > 9 ? 0.44 : 0.52, [255, 255, 255]);
        if (isDark) glow(LAMP_LIGHT, x, 2.6, 3.2, 0.55);
      }
    },
  },
  pavementTrees: {
    wide: 30,
    isHung: true,
    build({ box, foliage }, random) {
      for (const x of [-8.4, -2.8, 2.8, 8.4]) {
        box([120, 92, 70], x - 0.09, 0, 0.18, 2.2, { lit: 0.5 });
        for (const [aside, up] of [
          [-0.6, 2.5],
          [0.62, 2.55],
          [0, 3.1],
        ] as const)
          foliage([86 + random() * 20, 146, 76], x + aside, up, 0.86, 0.9);
        box([166, 158, 148], x - 0.5, 0, 1, 0.16, { lit: 0.6 });
      }
    },
  },
} as const satisfies Record<string, Piece>;

const SHOP_WIDE = 5.4;

/** Shops of a town, from the left; the one in the middle is what a prompt speaks of most. */
const SHOPS: readonly (readonly [name: string, wall: Rgb, board: Rgb])[] = [
  ['APOTEK', [226, 232, 226], [52, 134, 96]],
  ['TOKO KAIN', [240, 222, 196], [148, 70, 110]],
  ['WARUNG', [210, 222, 228], [196, 88, 44]],
  ['MINIMARKET', [246, 240, 228], [198, 44, 48]],
  ['FOTOKOPI', [232, 216, 186], [42, 84, 150]],
  ['NASI PADANG', [222, 226, 210], [40, 110, 74]],
  ['TOKO BUKU', [238, 226, 206], [92, 72, 140]],
];
