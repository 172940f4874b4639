import type { Rgb } from '../../../scene.ts';
import type { Joiner } from '../../room/roomView.ts';
import type { Piece } from '../../room/pieces/piece.ts';

const ROCK: Rgb = [98, 90, 104];
const DEEP_ROCK: Rgb = [46, 40, 54];

/** A fir of layered boughs. */
function fir({ shape, box }: Joiner, x: number, tall: number, shade: number): void {
  box([92, 66, 48], x - tall * 0.025, 0, tall * 0.05, tall * 0.2);
  for (let bough = 0; bough < 5; bough++) {
    const [y, half] = [tall * (0.12 + bough * 0.17), tall * (0.24 - bough * 0.04)];
    const green: Rgb = [46 * shade + bough * 6, 92 * shade + bough * 9, 66 * shade + bough * 4];
    shape(green, [
      [x - half, y],
      [x - half * 0.4, y + tall * 0.1],
      [x, y + tall * 0.28],
      [x + half * 0.4, y + tall * 0.1],
      [x + half, y],
      [x, y + tall * 0.035],
    ]);
  }
}

/** A mountain with snow on its top and a lit and a shaded side. */
function peak({ shape }: Joiner, x: number, wide: number, tall: number): void {
  const ridge: readonly [number, number][] = [
    [x - wide, -1],
    [x - wide * 0.62, tall * 0.36],
    [x - wide * 0.34, tall * 0.6],
    [x - wide * 0.12, tall * 0.9],
    [x, tall],
  ];
  const shaded: readonly [number, number][] = [
    [x, tall],
    [x + wide * 0.16, tall * 0.82],
    [x + wide * 0.4, tall * 0.56],
    [x + wide * 0.7, tall * 0.3],
    [x + wide, -1],
    [x + wide * 0.12, -1],
    [x - wide * 0.08, tall * 0.4],
    [x + wide * 0.06, tall * 0.66],
  ];
  shape([128, 146, 168], [...ridge, [x + wide, -1]]);
  shape([96, 114, 142], shaded);
  shape(
    [236, 242, 248],
    [
      [x - wide * 0.24, tall * 0.73],
      [x - wide * 0.12, tall * 0.9],
      [x, tall],
      [x + wide * 0.16, tall * 0.82],
      [x + wide * 0.25, tall * 0.72],
      [x + wide * 0.13, tall * 0.76],
      [x + wide * 0.05, tall * 0.66],
      [x - wide * 0.05, tall * 0.78],
      [x - wide * 0.13, tall * 0.68],
    ],
  );
}

const CRYSTALS: readonly Rgb[] = [
  [104, 214, 240],
  [178, 120, 246],
  [110, 240, 196],
  [240, 132, 220],
];

function crystals({ shape, glow }: Joiner, random: () => number, x: number, y: number, size: number): void {
  const colour = CRYSTALS[Math.floor(random() * CRYSTALS.length)]!;
  const [pale, deep]: [Rgb, Rgb] = [
    [colour[0] * 0.5 + 127, colour[1] * 0.5 + 127, colour[2] * 0.5 + 127],
    [colour[0] * 0.6, colour[1] * 0.6, colour[2] * 0.66],
  ];
  glow(colour, x, y + size * 0.6, size * 2.6, 0.75);
  for (let at = 0; at < 5; at++) {
    const [lean, tall, half] = [(at - 2) * 0.34, size * (0.7 + random() * 0.7), size * 0.17];
    const [footX, tipX] = [x + (at - 2) * size * 0.26, x + (at - 2) * size * 0.26 + lean * tall];
    shape(colour, [
      [footX - half, y],
      [tipX - half * 0.9, y + tall * 0.8],
      [tipX, y + tall],
      [tipX + half * 0.9, y + tall * 0.8],
      [footX + half, y],
    ]);
    shape(pale, [
      [footX - half, y],
      [tipX - half * 0.9, y + tall * 0.8],
      [tipX, y + tall],
      [footX - half * 0.2, y],
    ]);
    shape(deep, [
      [footX + half * 0.4, y],
      [tipX + half * 0.4, y + tall * 0.8],
      [tipX, y + tall],
      [tipX + half * 0.9, y + tall * 0.8],
      [footX + half, y],
    ]);
  }
}

/** How far away the hangers of a rope bridge are. */
const HANGERS: readonly number[] = [11.5, 8.5, 6.4, 5, 4, 3.2, 2.5, 2];

/** Mountains, woods and caves around a road or a floor of rock. */
export const WILD_PIECES = {
  snowPeaks: {
    wide: 60,
    isHung: true,
    build(joiner, random) {
      for (const [x, wide, tall] of [
        [-120, 90, 44],
        [96, 100, 56],
        [-34, 70, 62],
        [34, 60, 46],
      ] as const)
        peak(joiner, x + random() * 12, wide, tall);
    },
  },
  firSlope: {
    wide: 40,
    isHung: true,
    build(joiner, random) {
      for (let tree = 0; tree < 74; tree++)
        fir(joiner, -44 + tree * 1.2 + random(), 3.6 + random() * 3.4, 0.8 + random() * 0.5);
    },
  },
  nearFirs: {
    wide: 12,
    isHung: true,
    build(joiner, random) {
      for (const x of [-7.6, -6, -4.6, 4.8, 6.2, 7.9]) fir(joiner, x + random() * 0.4, 4.4 + random() * 1.6, 1.1);
    },
  },
  roadRail: {
    wide: 20,
    isHung: true,
    build({ box }) {
      for (let post = -12; post <= 12; post++) box([150, 154, 158], post * 0.9 - 0.05, 0, 0.1, 0.5, { lit: 0.5 });
      box([206, 210, 214], -12, 0.34, 24, 0.17, { lit: 0.7 });
      box([150, 154, 158], -12, 0.4, 24, 0.04, { lit: 0.4 });
    },
  },
  shorePalms: {
    wide: 40,
    isHung: true,
    build({ shape }, random) {
      for (const x of [-9, -5.6, 5.4, 9.2]) {
        const tall = 4.6 + random() * 1.4;
        shape(
          [132, 104, 76],
          [
            [x - 0.14, 0],
            [x + 0.14, 0],
            [x + 0.44, tall],
            [x + 0.26, tall],
          ],
        );
        for (let leaf = 0; leaf < 13; leaf++) {
          const angle = -2.3 + (leaf / 12) * 4.6;
          const [tipX, tipY] = [x + 0.35 + Math.sin(angle) * 2, tall + Math.cos(angle) * 1.3 - 0.5];
          const shade = 0.72 + random() * 0.5;
          shape(
            [74 * shade, 142 * shade, 66 * shade],
            [
              [x + 0.35, tall],
              [(x + 0.35 + tipX) / 2, (tall + tipY) / 2 + 0.6],
              [tipX, tipY],
              [(x + 0.35 + tipX) / 2, (tall + tipY) / 2 + 0.16],
            ],
          );
        }
      }
    },
  },
  tallTrunks: {
    wide: 40,
    isHung: true,
    build(joiner, random) {
      for (let tree = 0; tree < 26; tree++) {
        const [x, tall] = [-26 + tree * 2.1 + random(), 9 + random() * 4];
        joiner.box([104 + random() * 16, 82, 62], x - 0.22, 0, 0.44, tall, { lit: 0.5 });
        for (let crown = 0; crown < 5; crown++)
          joiner.foliage(
            [60 + random() * 24, 116 + random() * 26, 62],
            x + (random() - 0.5) * 3,
            4 + random() * (tall - 4),
            1.2 + random() * 0.9,
            0.9,
          );
      }
    },
  },
  cave: {
    wide: 20,
    isHung: true,
    build(joiner, random) {
      const { shape, metre } = joiner;
      // All of the sky but the mouth, through which the light of the hour falls.
      const mouth: readonly [number, number][] = [
        [-2.9, 0],
        [-3.2, 1.6],
        [-2.6, 3.2],
        [-1.4, 4.4],
        [0.3, 4.9],
        [1.8, 4.3],
        [2.7, 3],
        [3.1, 1.4],
        [2.8, 0],
      ];
      shape(DEEP_ROCK, [[-60, 0], ...mouth, [60, 0], [60, 40], [-60, 40]]);
      for (let layer = 0; layer < 3; layer++) {
        const shade = 0.44 + layer * 0.16;
        const rock: Rgb = [ROCK[0] * shade, ROCK[1] * shade, ROCK[2] * shade];
        for (const side of [-1, 1])
          shape(rock, [
            [side * 30, -1],
            [side * 30, 14],
            [side * (4.6 + layer * 1.8), 14],
            [side * (4 + layer * 1.9 + random()), 5.4],
            [side * (5 + layer * 2 + random()), 3.4],
            [side * (4.2 + layer * 2.1 + random()), 1.4],
            [side * (3.6 + layer * 2), -1],
          ]);
        for (let stone = 0; stone < 11; stone++) {
          const [x, length] = [-12 + stone * 2.4 + random(), 0.9 + random() * (2.6 - layer * 0.5)];
          shape(rock, [
            [x - 0.7, 14],
            [x - 0.5, 6.6 - layer * 0.2],
            [x, 6.6 - length],
            [x + 0.5, 6.6 - layer * 0.2],
            [x + 0.7, 14],
          ]);
        }
      }
      for (const [x, y, size] of [
        [-4.6, -0.2, 1.3],
        [4.2, -0.2, 1.6],
        [-6.8, 2.6, 0.9],
        [6.6, 3, 1],
        [-2.6, -0.1, 0.6],
        [2.4, -0.1, 0.5],
      ] as const)
        crystals(joiner, random, x, y, size * Math.min(1.2, 60 / metre + 0.6));
    },
  },
  nearCrystals: {
    wide: 8,
    isHung: true,
    build(joiner, random) {
      for (const [x, size] of [
        [-2.6, 0.62],
        [2.8, 0.7],
        [-3.6, 0.4],
      ] as const)
        crystals(joiner, random, x, 0, size);
    },
  },
  gorgeSides: {
    wide: 20,
    isHung: true,
    build({ foliage, box }, random) {
      for (const side of [-1, 1])
        for (let bush = 0; bush < 22; bush++)
          foliage(
            [52 + random() * 30, 112 + random() * 34, 60],
            side * (2.2 + bush * 0.5),
            -0.3 + random() * (0.6 + bush * 0.1),
            0.7 + random() * 0.7,
            0.85,
          );
      for (const x of [-1.5, 1.2]) box([110, 80, 54], x, -0.2, 0.32, 2.4, { lit: 0.5 });
    },
  },
  bridgeRopes: {
    wide: 4,
    isHung: true,
    build({ shape, metre }) {
      // From the far posts towards whoever looks, ropes that hang between hangers.
      const at = (away: number): number => 4.67 / away;
      for (const side of [-1, 1]) {
        const points = HANGERS.map((away, index): readonly [number, number, number] => {
          const size = at(away);
          return [side * 1.1 * size, (1 - size) * 1.4 + 0.95 * size * (index % 2 ? 0.9 : 1), (1 - size) * 1.4];
        });
        for (const [index, [x, y, foot]] of points.entries()) {
          const thick = Math.max(1.4 / metre, 0.02 * at(HANGERS[index]!));
          shape(
            [186, 160, 116],
            [
              [x - thick, foot],
              [x + thick, foot],
              [x + thick, y],
              [x - thick, y],
            ],
          );
          const next = points[index + 1];
          if (!next) continue;
          shape(
            [198, 172, 126],
            [
              [x, y + thick],
              [next[0], next[1] + thick * 1.6],
              [next[0], next[1] - thick * 1.6],
              [x, y - thick],
            ],
          );
        }
      }
    },
  },
  ruins: {
    wide: 40,
    isHung: true,
    build({ box, shape, glow }, random) {
      for (let block = 0; block < 13; block++) {
        const [x, wide, tall] = [-30 + block * 4.8 + random() * 1.4, 3.4 + random() * 1.4, 4 + random() * 8];
        const grey = 96 + random() * 46;
        const wall: Rgb = [grey, grey * 0.95, grey * 0.92];
        shape(wall, [
          [x, 0],
          [x, tall * (0.7 + random() * 0.3)],
          [x + wide * 0.24, tall],
          [x + wide * 0.42, tall * 0.74],
          [x + wide * 0.66, tall * 0.92],
          [x + wide * 0.8, tall * 0.6],
          [x + wide, tall * (0.4 + random() * 0.3)],
          [x + wide, 0],
        ]);
        for (let floor = 0; floor < tall - 2; floor++)
          for (let pane = 0; pane < 3; pane++)
            if (random() > 0.3 && floor < tall * 0.5)
              box([44, 42, 46], x + 0.4 + pane * (wide / 3.4), 0.6 + floor, wide * 0.16, 0.55);
        if (random() > 0.6) glow([255, 120, 50], x + wide * 0.5, 0.6, 2.4, 0.6);
        for (let stone = 0; stone < 6; stone++)
          box(
            [wall[0] * 0.8, wall[1] * 0.8, wall[2] * 0.8],
            x - 0.6 + stone * 0.8,
            0,
            0.5 + random() * 0.5,
            0.2 + random() * 0.6,
          );
      }
    },
  },
} as const satisfies Record<string, Piece>;
