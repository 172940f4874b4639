import type { Rgb } from '../../../scene.ts';
import type { Joiner } from '../../room/roomView.ts';
import { DARK_STEEL, LAMP_LIGHT, one, type Piece, STEEL, WHITE, WOOD } from '../../room/pieces/piece.ts';

const BULBS: readonly Rgb[] = [
  [255, 92, 84],
  [255, 206, 84],
  [110, 226, 128],
  [96, 182, 255],
  [232, 118, 240],
];
const AWNINGS: readonly Rgb[] = [
  [206, 58, 52],
  [42, 122, 178],
  [232, 150, 40],
  [62, 146, 92],
];
const CLOTHES: readonly Rgb[] = [
  [196, 74, 82],
  [62, 108, 168],
  [226, 178, 76],
  [92, 150, 104],
  [148, 96, 158],
  [226, 222, 214],
];
/** Of the horses of a carousel. */
const COATS: readonly Rgb[] = [WHITE, [226, 150, 130], [150, 190, 220], [240, 206, 130]];
const HAIR: Rgb = [38, 28, 26];
const SKIN: Rgb = [201, 141, 98];

/** A coloured bulb, and by night its light. */
function bulb({ disc, glow, isDark, context, metre }: Joiner, at: number, x: number, y: number, size: number): void {
  const colour = BULBS[at % BULBS.length]!;
  disc(colour, x, y, size);
  if (!isDark) return;
  glow(colour, x, y, size * 5, 0.7);
  // A bulb shines by its own light.
  context.save();
  context.globalCompositeOperation = 'lighter';
  disc(colour, x, y, size * Math.min(1, metre));
  context.restore();
}

/** Bulbs along a cord that hangs from one point to another. */
function cord(
  joiner: Joiner,
  [fromX, fromY]: readonly [number, number],
  [toX, toY]: readonly [number, number],
  { sag, count, size }: { sag: number; count: number; size: number },
): void {
  for (let at = 0; at <= count; at++) {
    const part = at / count;
    bulb(joiner, at, fromX + (toX - fromX) * part, fromY + (toY - fromY) * part - Math.sin(part * Math.PI) * sag, size);
  }
}

const VEILS: readonly Rgb[] = [
  [232, 214, 206],
  [148, 178, 190],
  [206, 132, 150],
  [84, 96, 128],
];

const KINDS = ['veiled', 'child', 'man', 'woman', 'man', 'child', 'veiled'] as const;

/** Somebody on a visit with the middle at `x`: a man, a woman or a child, standing, pointing or holding something. */
function visitor({ box, disc, shape }: Joiner, random: () => number, { x, index }: { x: number; index: number }): void {
  const [top, bottom] = [CLOTHES[(index * 3) % CLOTHES.length]!, one(CLOTHES, random)];
  const kind = KINDS[index % KINDS.length]!;
  const tall = kind === 'child' ? 0.96 + random() * 0.2 : 1.48 + random() * 0.24;
  const [unit, lean] = [tall / 1.6, (random() - 0.5) * 0.1];
  const at = (dx: number, y: number): readonly [number, number] => [x + (dx + lean * y) * unit, y * unit];
  const isSkirted = kind === 'veiled' || (kind === 'woman' && random() < 0.6);
  const dark: Rgb = [bottom[0] * 0.6, bottom[1] * 0.6, bottom[2] * 0.64];
  const stride = random() * 0.09;
  if (isSkirted)
    shape(kind === 'veiled' ? top : dark, [at(-0.14, 0.86), at(0.14, 0.86), at(0.24, 0.1), at(-0.24, 0.1)]);
  else
    for (const side of [-1, 1])
      shape(dark, [
        at(side * 0.15, 0.86),
        at(side * 0.01, 0.86),
        at(side * (0.05 + stride), 0.06),
        at(side * (0.16 + stride), 0.06),
      ]);
  for (const side of [-0.11, 0.11]) disc([54, 44, 40], at(side, 0)[0], 0.05 * unit, 0.09 * unit, 0.5);
  shape(top, [at(-0.17, 0.78), at(-0.2, 1.26), at(-0.08, 1.34), at(0.08, 1.34), at(0.2, 1.26), at(0.17, 0.78)]);
  const reach = random();
  for (const side of [-1, 1]) {
    const isBusy = side > 0 === reach < 0.5 && reach > 0.15;
    const [ex, ey] = [side * 0.29, 1];
    const [hx, hy] = isBusy ? [side * 0.2, 1.2 + reach * 0.2] : [side * 0.25, 0.76];
    shape(top, [at(side * 0.13, 1.28), at(side * 0.21, 1.26), at(ex + side * 0.04, ey), at(ex - side * 0.05, ey)]);
    shape(SKIN, [
      at(ex + side * 0.03, ey + 0.02),
      at(ex - side * 0.05, ey),
      at(hx - side * 0.04, hy),
      at(hx + side * 0.03, hy),
    ]);
    if (!isBusy) continue;
    const [thingX, thingY] = at(hx, hy + 0.12);
    if (kind === 'child') {
      box([90, 90, 96], thingX, thingY, 0.012, 0.7);
      disc(one(BULBS, random), thingX, thingY + 0.84, 0.16, 1.16);
    } else disc(random() < 0.5 ? [250, 176, 204] : [244, 226, 190], thingX, thingY, 0.09, 1.2);
  }
  const [headX, headY] = at(0, 1.48);
  if (kind === 'woman') shape(HAIR, [at(-0.15, 1.5), at(0.15, 1.5), at(0.16, 1.2), at(-0.16, 1.2)]);
  disc(SKIN, headX, headY, 0.115 * unit, 1.16);
  if (kind === 'veiled') {
    const veil = one(VEILS, random);
    shape(veil, [at(-0.14, 1.5), at(0.14, 1.5), at(0.2, 1.16), at(-0.2, 1.16)]);
    disc(veil, headX, headY + 0.01, 0.145 * unit, 1.12);
    disc(SKIN, headX + lean * 0.4, headY - 0.01, 0.085 * unit, 1.1);
  } else disc(HAIR, headX - lean * 0.3, headY + 0.085 * unit, 0.118 * unit, 0.56);
}

/** What stands on the field of a fair. */
export const FAIR_PIECES = {
  bigWheel: {
    wide: 9,
    isHung: true,
    build(joiner) {
      const { shape, box, disc, glow, isDark } = joiner;
      const [middle, radius, cars] = [5.1, 4.1, 14];
      if (isDark) glow([255, 150, 120], 0, middle, 8, 0.42);
      for (const side of [-1, 1])
        shape(STEEL, [
          [side * 2.9, 0],
          [side * 2.5, 0],
          [0, middle + 0.2],
          [side * 0.34, middle + 0.2],
        ]);
      const spoke = (from: readonly [number, number], to: readonly [number, number], wide: number): void => {
        const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
        const length = Math.hypot(dx, dy) || 1;
        const [nx, ny] = [(-dy / length) * wide, (dx / length) * wide];
        shape(isDark ? [236, 214, 240] : [214, 220, 228], [
          [from[0] + nx, from[1] + ny],
          [to[0] + nx, to[1] + ny],
          [to[0] - nx, to[1] - ny],
          [from[0] - nx, from[1] - ny],
        ]);
      };
      const rim = (at: number, reach: number): [number, number] => [
        Math.sin((at / cars) * Math.PI * 2) * reach,
        middle + Math.cos((at / cars) * Math.PI * 2) * reach,
      ];
      for (let at = 0; at < cars; at++) {
        spoke([0, middle], rim(at, radius), 0.05);
        spoke(rim(at, radius), rim(at + 1, radius), 0.12);
        spoke(rim(at, radius * 0.66), rim(at + 1, radius * 0.66), 0.07);
      }
      for (let at = 0; at < cars; at++) {
        const colour = BULBS[at % BULBS.length]!;
        const [x, y] = rim(at, radius + 0.04);
        box(colour, x - 0.42, y - 0.86, 0.84, 0.52, { round: 0.14, lit: isDark ? 0.9 : 0.6 });
        shape(WHITE, [
          [x - 0.5, y - 0.28],
          [x, y + 0.02],
          [x + 0.5, y - 0.28],
        ]);
        for (let along = 1; along <= 5; along++) bulb(joiner, at + along, ...rim(at, (radius * along) / 5), 0.09);
      }
      disc([246, 196, 70], 0, middle, 0.5);
      if (isDark) glow([255, 220, 140], 0, middle, 1.8, 0.8);
    },
  },
  carousel: {
    wide: 5,
    build(joiner) {
      const { shape, box, disc, glow, isDark } = joiner;
      if (isDark) glow(LAMP_LIGHT, 0, 1.8, 4.4, 0.62);
      box([120, 74, 56], -2.3, 0, 4.6, 0.3, { round: 0.1 });
      box([246, 226, 190], -0.4, 0.3, 0.8, 2.6, { lit: 0.8 });
      for (const [at, x] of [-1.8, -1, 1, 1.8].entries()) {
        box([228, 188, 92], x - 0.04, 0.3, 0.08, 2.5, { lit: 0.8 });
        const coat = COATS[at]!;
        disc(coat, x, 1.22, 0.42, 0.56);
        disc(coat, x + 0.36, 1.6, 0.19, 0.8);
        for (const leg of [-0.28, 0.2]) box(coat, x + leg, 0.6, 0.1, 0.5);
      }
      for (let strip = 0; strip < 10; strip++)
        shape(strip % 2 ? [250, 244, 232] : [206, 58, 66], [
          [-2.7 + strip * 0.54, 2.7],
          [-2.7 + (strip + 1) * 0.54, 2.7],
          [0, 4.3],
        ]);
      box([228, 188, 92], -2.75, 2.56, 5.5, 0.24, { round: 0.08, lit: 0.8 });
      disc([246, 196, 70], 0, 4.36, 0.16);
      cord(joiner, [-2.7, 2.62], [2.7, 2.62], { sag: 0, count: 15, size: 0.09 });
    },
  },
  fairStalls: {
    wide: 14,
    isHung: true,
    build(joiner, random) {
      const { box, shape, disc, glow, isDark } = joiner;
      for (const [at, x] of [-8.2, -4.9, 4.9, 8.2].entries()) {
        const cloth = AWNINGS[at % AWNINGS.length]!;
        for (const post of [-1.4, 1.3]) box(WOOD, x + post, 0, 0.1, 2.4);
        box(isDark ? [246, 214, 156] : [226, 206, 170], x - 1.3, 0.9, 2.6, 1.3, { lit: isDark ? 0.9 : 0.5 });
        if (isDark) glow(LAMP_LIGHT, x, 1.7, 2.6, 0.75);
        for (let good = 0; good < 9; good++)
          disc(BULBS[Math.floor(random() * BULBS.length)]!, x - 1.1 + good * 0.27, 1.06 + random() * 0.5, 0.13);
        box(cloth, x - 1.45, 0, 2.9, 0.94, { lit: 0.6 });
        box(WHITE, x - 1.45, 0.8, 2.9, 0.14, { lit: 0.8 });
        for (let strip = 0; strip < 8; strip++)
          shape(strip % 2 ? [250, 244, 232] : cloth, [
            [x - 1.64 + strip * 0.41, 2.2],
            [x - 1.64 + (strip + 1) * 0.41, 2.2],
            [x - 1.2 + (strip + 1) * 0.3, 2.9],
            [x - 1.2 + strip * 0.3, 2.9],
          ]);
      }
    },
  },
  bulbStrings: {
    wide: 10,
    isHung: true,
    build(joiner) {
      for (const x of [-4.3, 4.3]) joiner.box(DARK_STEEL, x - 0.05, 0, 0.1, 4.5, { lit: 0.4 });
      const look = { count: 22, size: 0.085 };
      cord(joiner, [-4.3, 4.4], [4.3, 4.4], { ...look, sag: 0.7 });
      cord(joiner, [-4.3, 4.4], [-12, 5.2], { ...look, sag: 0.7 });
      cord(joiner, [4.3, 4.4], [12, 5.2], { ...look, sag: 0.7 });
    },
  },
  visitors: {
    wide: 12,
    isHung: true,
    build(joiner, random) {
      for (let at = 0; at < 15; at++) {
        const x = -7.4 + at + (random() - 0.5) * 0.6;
        if (Math.abs(x) > 0.7) visitor(joiner, random, { x, index: at });
      }
    },
  },
} as const satisfies Record<string, Piece>;
