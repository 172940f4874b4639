import { SKIN } from '../figure.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import type { Act } from './act.ts';
import { CROSS_LEGGED, disc, FACING, INK, line, shape, STEEL, UPRIGHT, WATER } from './parts.ts';

const boxer = {
  hip: [96, 268],
  lean: 10,
  nod: 4,
  arms: [
    [168, 168],
    [222, 156],
  ],
  legs: [
    [54, 490],
    [138, 490],
  ],
} as const;

/** Sport without a ball. */
export const EXERCISE_ACTS: Readonly<Record<string, Act>> = {
  jogs: {
    most: 4,
    spare: 0,
    apart: 200,
    layers: [
      {
        pose: {
          hip: [100, 258],
          lean: 14,
          nod: 4,
          arms: [
            [196, 190],
            [46, 216],
          ],
          legs: [
            [22, 412],
            [176, 472],
          ],
        },
      },
    ],
  },
  jumps: {
    most: 4,
    apart: 210,
    layers: [
      [disc('#3a3d3a', 100, 502, 70, 6)],
      {
        pose: {
          look: 'front',
          hip: [100, 180],
          arms: [
            [24, -10, -1],
            [176, -10],
          ],
          legs: [
            [20, 330, 1],
            [180, 330, -1],
          ],
        },
        mood: 'laugh',
      },
    ],
  },
  skips: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          hip: [100, 240],
          arms: [
            [40, 232],
            [160, 232, -1],
          ],
          legs: [
            [84, 462, 1],
            [116, 462, -1],
          ],
        },
      },
      [
        {
          fill: '#d8402e',
          path: 'M24 240C-60 40 40 -56 100 -56C160 -56 260 40 176 240L168 236C246 50 150 -46 100 -46C50 -46 -46 50 32 236Z',
        },
      ],
    ],
  },
  swims: {
    most: 1,
    layers: [
      [disc('#7fb4d4', 240, 420, 430, 96), disc(WATER, 240, 428, 410, 84)],
      {
        pose: {
          hip: [196, 424],
          lean: 80,
          nod: 56,
          arms: [
            [340, 452],
            [424, 330, -1],
          ],
          legs: [
            [-16, 440, 1],
            [-12, 424, 1],
          ],
          isOnToes: true,
        },
      },
      [
        shape(
          '#6fa8cc',
          'M-176 446Q-100 428 -20 444Q40 424 100 444Q160 424 220 446Q280 430 340 450Q400 432 460 448Q560 430 654 446Q600 506 240 510Q-120 506 -176 446Z',
        ),
        shape(
          '#b8dcec',
          'M-90 462Q-20 450 50 468L48 475Q-20 459 -88 470ZM170 470Q250 456 330 478L327 485Q250 466 172 479ZM410 464Q480 450 550 468L547 475Q480 460 412 473Z',
        ),
        disc('#eaf4fa', 436, 436, 17, 10),
        disc('#eaf4fa', 466, 426, 10, 7),
        disc('#eaf4fa', 20, 428, 15, 10),
        disc('#eaf4fa', -6, 414, 9, 6),
      ],
    ],
  },
  liftsWeights: {
    most: 1,
    layers: [
      {
        pose: {
          look: 'front',
          hip: [100, 262],
          arms: [
            [40, 34, -1],
            [160, 34],
          ],
          legs: [
            [62, 492, 1],
            [138, 492, -1],
          ],
        },
      },
      [
        line(STEEL, 10, [-80, 22], [280, 22]),
        ...[-78, 278].flatMap((x) => [shape(INK, `M${x - 12} -52H${x + 12}V96H${x - 12}Z`)]),
        ...[-52, 252].flatMap((x) => [shape('#b8323a', `M${x - 10} -32H${x + 10}V76H${x - 10}Z`)]),
        disc(SKIN, 40, 24, 14, 12),
        disc(SKIN, 160, 24, 14, 12),
      ],
    ],
  },
  doesYoga: {
    most: 3,
    apart: 210,
    layers: [
      [shape('#8a6ac0', 'M-10 498H210L196 508H4Z')],
      {
        pose: {
          look: 'front',
          hip: [100, 262],
          arms: [
            [74, -20, -1],
            [126, -20],
          ],
          legs: [
            [112, 382, 1],
            [100, 490, -1],
          ],
        },
      },
    ],
  },
  meditates: {
    most: 3,
    apart: 250,
    layers: [
      [shape('#b08a5a', 'M-30 500Q-30 484 20 482H180Q230 484 230 500Q230 512 100 512Q-30 512 -30 500Z')],
      {
        pose: {
          ...CROSS_LEGGED,
          arms: [
            [26, 446, -1],
            [174, 446],
          ],
        },
        mood: 'asleep',
      },
    ],
  },
  exercises: {
    most: 4,
    apart: 290,
    layers: [
      {
        pose: {
          look: 'front',
          hip: [104, 256],
          lean: 7,
          nod: 2,
          // Straight, out to both sides: bent ones would be hidden by the head.
          arms: [
            [-34, 78, 1],
            [226, 96, -1],
          ],
          legs: [
            [26, 488, 1],
            [160, 490, -1],
          ],
        },
        mood: 'laugh',
      },
    ],
  },
  doesPushUps: {
    most: 1,
    layers: [
      [shape('#5a8ac0', 'M-40 498H440L424 508H-24Z')],
      {
        pose: {
          hip: [180, 396],
          lean: 76,
          nod: 50,
          arms: [
            [290, 488],
            [300, 492],
          ],
          legs: [
            [-30, 478, 1],
            [-20, 484, 1],
          ],
          isOnToes: true,
        },
      },
    ],
  },
  boxes: {
    most: 2,
    layers: [
      { pose: boxer },
      {
        pose: boxer,
        who: 1,
        other: { top: '#3f6fa8', bottom: '#22242a', wears: 'shorts', skin: '#b87a50' },
        isMirrored: true,
        at: [240, 0],
      },
      [
        disc('#c2322e', 184, 166, 24, 21),
        disc('#c2322e', 236, 152, 25, 22),
        disc('#2f5fb0', 256, 176, 24, 21),
        disc('#2f5fb0', 196, 128, 25, 22),
      ],
    ],
  },
  skateboards: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [108, 286],
          lean: 16,
          nod: 4,
          arms: [
            [10, 196, -1],
            [226, 172],
          ],
          legs: [
            [62, 430],
            [178, 398],
          ],
        },
      },
      [
        line('#c8402e', 15, [10, 440], [36, 456], [212, 410], [236, 380]),
        disc('#f2ead8', 66, 464, 15),
        disc('#f2ead8', 186, 432, 15),
        disc('#8a8478', 66, 464, 5),
        disc('#8a8478', 186, 432, 5),
      ],
    ],
  },
  skis: {
    most: 1,
    layers: [
      [line('#2a2e36', 7, [206, 330], [60, 470])],
      {
        pose: {
          hip: [92, 352],
          lean: 44,
          nod: 12,
          arms: [
            [204, 326],
            [176, 344],
          ],
          legs: [
            [104, 478],
            [122, 484],
          ],
        },
        held: [line('#2a2e36', 7, [182, 340], [26, 484]), disc('#2a2e36', 40, 472, 11, 5)],
      },
      [
        line('#2f6fb8', 10, [-60, 502], [250, 502], [300, 476]),
        line('#e8c23a', 10, [-40, 492], [270, 492], [318, 464]),
        disc('#f4f8fb', -84, 492, 26, 14),
        disc('#f4f8fb', -112, 478, 13, 9),
        disc('#f4f8fb', -64, 472, 9, 7),
      ],
    ],
  },
  doesHandstand: {
    most: 1,
    layers: [
      {
        pose: {
          look: 'front',
          hip: [100, 256],
          lean: 180,
          nod: 180,
          isHandAtFace: true,
          arms: [
            [8, 478],
            [192, 478, -1],
          ],
          legs: [
            [158, 40],
            [34, 70],
          ],
          isOnToes: true,
        },
      },
    ],
  },
  doesMartialArts: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [100, 262],
          lean: -18,
          nod: 2,
          arms: [
            [150, 190],
            [120, 226],
          ],
          legs: [
            [92, 490],
            [318, 176],
          ],
        },
      },
    ],
  },
  climbsRocks: {
    most: 1,
    layers: [
      [
        shape('#8a7f74', 'M210 -60H350V508H190Q220 440 196 380Q230 300 200 230Q236 160 206 90Q230 20 210 -60Z'),
        shape('#6f655c', 'M260 -60Q250 80 290 180Q250 300 300 420L280 508H350V-60Z'),
      ],
      {
        pose: {
          ...UPRIGHT,
          hip: [120, 290],
          lean: 4,
          nod: -20,
          arms: [
            [210, 110, -1],
            [200, 190],
          ],
          legs: [
            [196, 410],
            [188, 480],
          ],
        },
      },
      [line('#d8702e', 7, [130, 290], [150, 120], [240, -60])],
    ],
  },
};

/** Foam around whoever swims, and the splash of the feet behind; what is below it is under water. */
const WAKE: readonly SilhouettePart[] = [
  shape(
    '#e4f1f6e0',
    'M20 500Q70 478 130 488Q190 476 250 488Q310 478 372 496Q430 492 470 504Q380 508 240 508H40Q-10 508 20 500Z',
  ),
  shape('#ffffffd8', 'M60 504Q120 492 180 500Q130 507 80 507ZM270 503Q330 492 400 501Q350 507 300 507Z'),
  // The feet kick up water.
  disc('#f6fbfd', -60, 488, 24, 17),
  disc('#f6fbfd', -92, 474, 12, 10),
  disc('#f6fbfd', -40, 462, 10, 9),
  disc('#f6fbfd', -76, 448, 7, 7),
  disc('#f6fbfd', 396, 470, 11, 8),
  disc('#f6fbfd', 420, 486, 15, 9),
];

/** Those acts that look different in open water, where there is no pool to be drawn around them. */
export const ACTS_IN_WATER: Readonly<Record<string, Act>> = {
  swims: {
    most: 3,
    apart: 500,
    isAfloat: true,
    layers: [
      {
        pose: {
          hip: [110, 516],
          lean: 66,
          nod: 40,
          arms: [
            [180, 520],
            [372, 442, -1],
          ],
          legs: [
            [-60, 560],
            [-60, 548],
          ],
          isOnToes: true,
        },
      },
      WAKE,
    ],
  },
};
