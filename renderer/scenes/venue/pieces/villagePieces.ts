import type { Rgb } from '../../../scene.ts';
import type { Joiner } from '../../room/roomView.ts';
import { DARK_WOOD, GOODS, LAMP_LIGHT, one, type Piece, WHITE, WOOD } from '../../room/pieces/piece.ts';

const TILE: Rgb = [178, 88, 62];
const WALLS: readonly Rgb[] = [
  [240, 226, 200],
  [206, 222, 206],
  [232, 208, 180],
];

/** A house of a village under its roof of tiles, with a porch, its middle at `x`. */
function villageHouse({ box, shape, glow, isDark }: Joiner, x: number, wall: Rgb): void {
  box(wall, x - 2.4, 0, 4.8, 2.5, { lit: 0.6 });
  box([150, 128, 108], x - 2.4, 0, 4.8, 0.5, { lit: 0.5 });
  box([112, 72, 48], x - 0.45, 0, 0.9, 2, { round: 0.03, lit: 0.5 });
  for (const pane of [-1.8, 0.9]) {
    box(WOOD, x + pane - 0.07, 0.85, 1.04, 1.14, { lit: 0.6 });
    box(isDark ? [255, 220, 140] : [138, 176, 190], x + pane, 0.92, 0.9, 1, { lit: isDark ? 1 : 0.6 });
    box(WOOD, x + pane + 0.42, 0.92, 0.06, 1, { lit: 0.6 });
  }
  shape(TILE, [
    [x - 3, 2.3],
    [x - 1.3, 4.2],
    [x + 1.3, 4.2],
    [x + 3, 2.3],
  ]);
  // Courses of tiles, narrower the higher they are.
  for (let course = 0; course < 6; course++) {
    const y = 2.42 + course * 0.3;
    const half = 2.86 - (y - 2.3) * 0.895;
    box([150, 70, 50], x - half, y, half * 2, 0.07, { lit: 0.4 });
  }
  box([132, 60, 44], x - 3, 2.22, 6, 0.14, { lit: 0.4 });
  for (const post of [-2.5, -0.9, 0.8, 2.4]) box(WHITE, x + post, 0, 0.12, 2.24, { lit: 0.6 });
  if (isDark) glow(LAMP_LIGHT, x, 1.9, 2.2, 0.5);
}

function palm({ shape }: Joiner, random: () => number, x: number, tall: number): void {
  shape(
    [132, 104, 76],
    [
      [x - 0.15, 0],
      [x + 0.15, 0],
      [x + 0.42, tall],
      [x + 0.24, tall],
    ],
  );
  for (let leaf = 0; leaf < 13; leaf++) {
    const angle = -2.3 + (leaf / 12) * 4.6;
    const [tipX, tipY] = [x + 0.33 + Math.sin(angle) * 2.3, tall + Math.cos(angle) * 1.5 - 0.5];
    const shade = 0.72 + random() * 0.5;
    shape(
      [74 * shade, 142 * shade, 66 * shade],
      [
        [x + 0.33, tall],
        [(x + 0.33 + tipX) / 2, (tall + tipY) / 2 + 0.62],
        [tipX, tipY],
        [(x + 0.33 + tipX) / 2, (tall + tipY) / 2 + 0.18],
      ],
    );
  }
}

/** A banana tree: broad leaves that bend over, the old ones torn and dry. */
function banana({ shape, box }: Joiner, random: () => number, x: number): void {
  const tall = 1.5 + random() * 0.7;
  box([148, 158, 96], x - 0.1, 0, 0.2, tall, { lit: 0.6 });
  for (let leaf = 0; leaf < 8; leaf++) {
    const side = leaf % 2 ? 1 : -1;
    const reach = side * (0.34 + (leaf / 8) * 0.9 + random() * 0.2);
    const rise = 1.5 - (leaf / 8) * 1.1;
    const dry = leaf > 6 ? 0.5 : 0;
    const shade = 0.76 + random() * 0.4;
    shape(
      [(86 + dry * 130) * shade, (156 - dry * 30) * shade, 66 * shade],
      [
        [x, tall - 0.1],
        [x + reach * 0.35 - side * 0.12, tall + rise * 0.9],
        [x + reach, tall + rise * 0.5],
        [x + reach * 1.12, tall + rise * 0.2],
        [x + reach * 0.62, tall + rise * 0.5],
      ],
    );
  }
}

/** Where plants of a row stand, none of them on the path in the middle. */
function rowOf(step: number, path: number, random: () => number, plant: (x: number) => void): void {
  for (let at = -Math.ceil(14 / step); at <= 14 / step; at++) {
    const x = at * step + (random() - 0.5) * step * 0.3;
    if (Math.abs(x) > path) plant(x);
  }
}

/** What stands along the roads of villages, and grows in their fields. */
export const VILLAGE_PIECES = {
  farHills: {
    wide: 40,
    isHung: true,
    build({ shape }) {
      for (const [x, wide, tall, tint] of [
        [-50, 60, 14, [142, 168, 184]],
        [44, 80, 20, [128, 158, 172]],
        [-8, 46, 9, [116, 150, 140]],
      ] as const)
        shape(tint, [
          [x - wide, 0],
          [x - wide * 0.55, tall * 0.42],
          [x - wide * 0.24, tall * 0.82],
          [x - wide * 0.04, tall],
          [x + wide * 0.12, tall * 0.9],
          [x + wide * 0.5, tall * 0.4],
          [x + wide, 0],
        ]);
    },
  },
  villageHouses: {
    wide: 30,
    isHung: true,
    build(joiner, random) {
      for (const [at, x] of [-15, -8.6, 6.4, 13.4].entries()) {
        palm(joiner, random, x + 3.6, 5.6 + random() * 1.6);
        villageHouse(joiner, x, WALLS[at % WALLS.length]!);
      }
    },
  },
  fieldHouses: {
    wide: 30,
    isHung: true,
    build(joiner, random) {
      for (const x of [-19, -10.4, -5.2, 3.9, 8.8, 17]) palm(joiner, random, x, 5.4 + random() * 2.6);
      for (const [at, x] of [-14.6, -8, 6.6, 12.6].entries()) villageHouse(joiner, x, WALLS[at % WALLS.length]!);
      // Washing between the houses.
      for (const [at, x] of [-4.6, -4, -3.5, -2.9].entries())
        joiner.box(one(GOODS, random), x, 0.8 + (at % 2) * 0.2, 0.42, 0.6, { lit: 0.6 });
      joiner.box([230, 228, 220], -5, 1.5, 2.8, 0.03, { lit: 0.8 });
    },
  },
  bananas: {
    wide: 30,
    isHung: true,
    build(joiner, random) {
      for (const x of [-17.4, -11.6, -10.9, -4.4, 3.2, 3.9, 9.4, 10.2, 15.6]) banana(joiner, random, x);
    },
  },
  nearHouse: {
    wide: 8,
    isHung: true,
    build(joiner, random) {
      palm(joiner, random, -4.2, 6.4);
      villageHouse(joiner, 0, one(WALLS, random));
      for (let bush = 0; bush < 8; bush++)
        joiner.foliage([72, 136 + random() * 24, 66], -3.2 + bush * 0.9, 0.26, 0.46 + random() * 0.12, 0.8);
    },
  },
  powerPole: {
    wide: 1,
    build({ box }) {
      box(DARK_WOOD, -0.08, 0, 0.16, 5.4, { lit: 0.5 });
      box(DARK_WOOD, -0.7, 4.9, 1.4, 0.12, { lit: 0.5 });
      for (const x of [-0.62, 0, 0.62]) box([220, 224, 226], x - 0.05, 5.02, 0.1, 0.2, { round: 0.03, lit: 0.7 });
    },
  },
  cornRow: {
    wide: 20,
    isHung: true,
    build({ box, shape, disc }, random) {
      rowOf(0.5, 1.25, random, (x) => {
        const tall = 1.6 + random() * 0.4;
        box([112, 150, 66], x - 0.025, 0, 0.05, tall, { lit: 0.6 });
        for (let leaf = 0; leaf < 6; leaf++) {
          const [y, out] = [0.3 + leaf * 0.22, (leaf % 2 ? 1 : -1) * (0.34 + random() * 0.14)];
          shape(
            [78 + random() * 26, 148 + random() * 26, 62],
            [
              [x, y],
              [x + out * 0.5, y + 0.34],
              [x + out, y + 0.1],
              [x + out * 0.5, y + 0.22],
            ],
          );
        }
        disc([238, 196, 70], x + 0.08, 0.86, 0.07, 2.1);
        shape(
          [140, 178, 84],
          [
            [x + 0.02, 0.68],
            [x + 0.16, 0.94],
            [x + 0.14, 0.7],
          ],
        );
        for (const tassel of [-0.08, 0, 0.08])
          box([222, 190, 112], x + tassel - 0.015, tall - 0.04, 0.03, 0.24, { lit: 0.7 });
      });
    },
  },
  chilliRow: {
    wide: 20,
    isHung: true,
    build({ foliage, shape, box }, random) {
      rowOf(0.86, 1.2, random, (x) => {
        box([120, 98, 66], x - 0.02, 0, 0.04, 0.5);
        for (let leaf = 0; leaf < 6; leaf++)
          foliage(
            [64, 138 + random() * 26, 62],
            x + (random() - 0.5) * 0.56,
            0.34 + random() * 0.44,
            0.17 + random() * 0.06,
            0.86,
          );
        for (let pod = 0; pod < 8; pod++) {
          const [px, py] = [x + (random() - 0.5) * 0.66, 0.34 + random() * 0.44];
          shape(pod % 4 ? [222, 44, 36] : [104, 168, 60], [
            [px - 0.03, py],
            [px + 0.03, py],
            [px + 0.02, py - 0.15],
            [px + 0.045, py - 0.22],
            [px - 0.02, py - 0.15],
          ]);
        }
      });
    },
  },
  strawberryRow: {
    wide: 20,
    isHung: true,
    build({ foliage, disc, shape }, random) {
      rowOf(0.62, 1.2, random, (x) => {
        for (let leaf = 0; leaf < 4; leaf++)
          foliage([70, 150 + random() * 24, 66], x + (random() - 0.5) * 0.44, 0.18 + random() * 0.2, 0.17, 0.7);
        for (let berry = 0; berry < 3; berry++) {
          const [bx, by] = [x + (random() - 0.5) * 0.5, 0.2 + random() * 0.2];
          shape(
            [224, 48, 58],
            [
              [bx - 0.07, by],
              [bx + 0.07, by],
              [bx + 0.04, by - 0.1],
              [bx, by - 0.14],
              [bx - 0.04, by - 0.1],
            ],
          );
          disc([84, 150, 70], bx, by, 0.06, 0.4);
        }
      });
    },
  },
} as const satisfies Record<string, Piece>;
