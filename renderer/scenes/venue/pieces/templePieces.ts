import type { Rgb } from '../../../scene.ts';
import type { Joiner } from '../../room/roomView.ts';
import { LAMP_LIGHT, type Piece } from '../../room/pieces/piece.ts';

const BRICK: Rgb = [186, 104, 72];
const CARVED: Rgb = [150, 146, 136];
const SANDSTONE: Rgb = [196, 168, 128];
const THATCH: Rgb = [74, 62, 54];

/** One half of a split gate: steps of brick and carved stone, the inner side cut straight. */
function halfGate({ box, shape, glow, isDark }: Joiner, side: -1 | 1): void {
  const at = (x: number): number => side * x;
  const slab = (colour: Rgb, from: number, y: number, wide: number, tall: number): void =>
    box(colour, side < 0 ? -from - wide : from, y, wide, tall, { lit: 0.58 });
  for (const [step, [wide, tall]] of [
    [2.5, 0.7],
    [2.1, 1.5],
    [1.6, 0.9],
    [1.2, 0.8],
    [0.8, 0.7],
    [0.44, 0.7],
  ].entries()) {
    const foot = [0, 0.7, 2.2, 3.1, 3.9, 4.6][step]!;
    slab(step % 2 ? BRICK : CARVED, 0.62, foot, wide!, tall!);
    slab(step % 2 ? CARVED : BRICK, 0.62, foot + tall! - 0.16, wide! + 0.16, 0.16);
    // Carved ears at the corner of each step.
    if (step > 0)
      shape(CARVED, [
        [at(0.62 + wide! + 0.16), foot + tall!],
        [at(0.62 + wide! + 0.3), foot + tall! + 0.4],
        [at(0.62 + wide! - 0.2), foot + tall!],
      ]);
  }
  slab([120, 116, 108], 1.3, 1.1, 0.7, 0.8);
  slab(CARVED, 1.4, 1.2, 0.5, 0.6);
  shape(CARVED, [
    [at(0.62), 5.2],
    [at(0.98), 5.2],
    [at(0.62), 5.9],
  ]);
  if (isDark) glow(LAMP_LIGHT, at(1.6), 1.4, 1.6, 0.7);
}

/** A shrine under many roofs of black thatch, each smaller than the one below it. */
function meru({ box, shape }: Joiner, x: number, roofs: number): void {
  box(CARVED, x - 1.2, 0, 2.4, 0.9, { lit: 0.6 });
  box(BRICK, x - 0.9, 0.9, 1.8, 1.1, { lit: 0.6 });
  for (let roof = 0; roof < roofs; roof++) {
    const [half, y] = [1.9 * (1 - roof / (roofs + 1.6)), 2 + roof * 0.74];
    box([150, 100, 62], x - half * 0.42, y - 0.1, half * 0.84, 0.4, { lit: 0.5 });
    shape(THATCH, [
      [x - half, y + 0.1],
      [x - half * 0.52, y + 0.62],
      [x + half * 0.52, y + 0.62],
      [x + half, y + 0.1],
      [x, y + 0.02],
    ]);
  }
  shape(
    [214, 168, 74],
    [
      [x - 0.12, 2 + roofs * 0.74 - 0.1],
      [x, 2 + roofs * 0.74 + 0.5],
      [x + 0.12, 2 + roofs * 0.74 - 0.1],
    ],
  );
}

/** A tower of an old temple: terraces that grow narrower, niches, a bell at the top. */
function stoneTower({ box, shape, disc, glow, isDark }: Joiner, x: number, size: number, tint: number): void {
  const stone: Rgb = [SANDSTONE[0] * tint, SANDSTONE[1] * tint, SANDSTONE[2] * tint];
  const dark: Rgb = [stone[0] * 0.72, stone[1] * 0.7, stone[2] * 0.68];
  const slab = (half: number, y: number, tall: number): void => {
    box(stone, x - half * size, y * size, half * size * 2, tall * size, { lit: 0.56 });
    box(dark, x - half * size * 1.06, (y + tall) * size - 0.05 * size, half * size * 2.12, 0.09 * size, { lit: 0.5 });
  };
  slab(1.7, 0, 0.5);
  slab(1.3, 0.5, 1.5);
  box(isDark ? [255, 206, 128] : [70, 56, 46], x - 0.28 * size, 0.5 * size, 0.56 * size, 1.05 * size, {
    round: 0.26 * size,
    lit: isDark ? 0.95 : 0.4,
  });
  if (isDark) glow(LAMP_LIGHT, x, 1.1 * size, 1.9 * size, 0.6);
  for (const [step, half] of [1.12, 0.9, 0.7, 0.5].entries()) {
    slab(half, 2 + step * 0.62, 0.6);
    for (const side of [-1, 1])
      shape(stone, [
        [x + side * half * size, (2.6 + step * 0.62) * size],
        [x + side * (half - 0.16) * size, (3 + step * 0.62) * size],
        [x + side * (half - 0.34) * size, (2.6 + step * 0.62) * size],
      ]);
    box(dark, x - 0.13 * size, (2.1 + step * 0.62) * size, 0.26 * size, 0.36 * size, { round: 0.12 * size });
  }
  disc(stone, x, 4.6 * size, 0.36 * size, 0.9);
  shape(stone, [
    [x - 0.16 * size, 4.8 * size],
    [x, 5.6 * size],
    [x + 0.16 * size, 4.8 * size],
  ]);
}

/** Temples and the towns around them. */
export const TEMPLE_PIECES = {
  splitGate: {
    wide: 8,
    build(joiner) {
      const { box, shape, disc } = joiner;
      for (const side of [-1, 1] as const) {
        box(BRICK, side < 0 ? -16 : 3, 0, 13, 1.7, { lit: 0.56 });
        box(CARVED, side < 0 ? -16 : 3, 1.6, 13, 0.24, { lit: 0.6 });
        halfGate(joiner, side);
        // A parasol, and a guardian in his cloth of black and white squares.
        box([214, 168, 74], side * 3.6 - 0.03, 0, 0.06, 3, { lit: 0.7 });
        shape(side < 0 ? [244, 240, 232] : [238, 196, 62], [
          [side * 3.6 - 0.95, 2.7],
          [side * 3.6, 3.35],
          [side * 3.6 + 0.95, 2.7],
        ]);
        box([214, 168, 74], side * 3.6 - 0.95, 2.6, 1.9, 0.14, { lit: 0.7 });
        box(CARVED, side * 2.4 - 0.34, 0, 0.68, 0.5, { lit: 0.6 });
        disc(CARVED, side * 2.4, 1.42, 0.26);
        box(CARVED, side * 2.4 - 0.3, 0.9, 0.6, 0.42, { round: 0.16, lit: 0.6 });
        for (let row = 0; row < 3; row++)
          for (let column = 0; column < 4; column++)
            box(
              (row + column) % 2 ? [36, 36, 40] : [240, 238, 232],
              side * 2.4 - 0.3 + column * 0.15,
              0.48 + row * 0.14,
              0.15,
              0.14,
            );
      }
      for (let step = 0; step < 4; step++)
        box([166, 160, 150], -0.62 - step * 0.12, -0.06 - step * 0.1, 1.24 + step * 0.24, 0.14, { lit: 0.7 });
    },
  },
  merus: {
    wide: 20,
    isHung: true,
    build(joiner) {
      meru(joiner, -6.4, 5);
      meru(joiner, 5.4, 7);
      meru(joiner, 10, 3);
    },
  },
  penjor: {
    wide: 1,
    build({ shape, box }) {
      let [x, y] = [0, 0];
      for (let along = 0; along < 22; along++) {
        const lean = (along / 21) ** 3;
        const [nextX, nextY] = [x - lean * 0.3, y + 0.3 * (1 - lean * 1.5)];
        shape(
          [206, 178, 92],
          [
            [x - 0.05, y],
            [x + 0.05, y],
            [nextX + 0.04, nextY],
            [nextX - 0.04, nextY],
          ],
        );
        if (along > 3 && along % 2 === 0)
          shape(along % 4 ? [232, 208, 112] : [226, 120, 84], [
            [x, y],
            [x - 0.34, y - 0.36],
            [x - 0.06, y - 0.3],
            [x + 0.24, y - 0.34],
          ]);
        [x, y] = [nextX, nextY];
      }
      box([238, 214, 120], x - 0.12, y - 1, 0.24, 1, { round: 0.1, lit: 0.7 });
      box([226, 120, 84], x - 0.2, y - 1.1, 0.4, 0.24, { round: 0.08, lit: 0.7 });
    },
  },
  farTemples: {
    wide: 40,
    isHung: true,
    build(joiner) {
      for (const [x, size] of [
        [-21, 1.5],
        [-14, 2],
        [-6.4, 1.7],
        [0.4, 2.7],
        [7.4, 1.8],
        [14.6, 2.2],
        [21, 1.5],
      ] as const)
        stoneTower(joiner, x, size, 0.98);
    },
  },
  nearTemples: {
    wide: 20,
    isHung: true,
    build(joiner) {
      const { box } = joiner;
      for (const side of [-1, 1]) {
        for (let block = 0; block < 9; block++)
          box(
            [178, 150, 114],
            side < 0 ? -2.4 - (block + 1) * 1.4 : 2.4 + block * 1.4,
            0,
            1.36,
            1.2 + (block % 2) * 0.22,
            {
              lit: 0.54,
            },
          );
        stoneTower(joiner, side * 6.2, 1.05, 1.06);
      }
    },
  },
  torches: {
    wide: 6,
    isHung: true,
    build({ box, shape, disc, glow, isDark }) {
      for (const x of [-3, 3]) {
        box([92, 66, 46], x - 0.06, 0, 0.12, 1.7, { lit: 0.5 });
        box([60, 50, 44], x - 0.16, 1.62, 0.32, 0.24, { round: 0.06 });
        glow([255, 150, 60], x, 2.1, isDark ? 3 : 1.2, isDark ? 0.9 : 0.4);
        shape(
          [255, 138, 40],
          [
            [x - 0.2, 1.82],
            [x - 0.16, 2.16],
            [x + 0.02, 2.6],
            [x + 0.18, 2.12],
            [x + 0.2, 1.82],
          ],
        );
        disc([255, 226, 140], x, 1.96, 0.12, 1.4);
      }
    },
  },
} as const satisfies Record<string, Piece>;
