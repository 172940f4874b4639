import type { Act } from './act.ts';
import { CHILD } from './homeActs.ts';
import {
  box,
  CROSS_LEGGED,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  SEATED,
  shape,
  stoolAt,
  tableAt,
  UPRIGHT,
} from './parts.ts';

/** Kneeling with the forehead on the ground. */
const bowed = {
  hip: [96, 408],
  lean: 106,
  nod: 104,
  arms: [
    [284, 486],
    [296, 490],
  ],
  legs: [
    [52, 484],
    [60, 490],
  ],
  isOnToes: true,
} as const;

const WOMAN_BESIDE = { hair: 'long', top: '#c2486a', bottom: '#c2486a', wears: 'skirt' } as const;
const MAN_BESIDE = { top: '#6b9a58', bottom: '#3d3a4a', wears: 'trousers' } as const;

/** With others, with a telephone, and in worship. */
export const TOGETHER_ACTS: Readonly<Record<string, Act>> = {
  prays: {
    most: 3,
    apart: 300,
    layers: [
      [shape('#2f6a5a', 'M-20 496H380L368 508H-8Z'), shape('#d9b45a', 'M6 499H354L350 504H10Z')],
      { pose: bowed, dress: 'prayer' },
    ],
  },
  bowsInPrayer: {
    most: 3,
    apart: 210,
    layers: [
      {
        pose: {
          hip: [100, 262],
          lean: 84,
          nod: 70,
          arms: [
            [122, 350],
            [132, 356],
          ],
          legs: [
            [92, 492],
            [106, 492],
          ],
        },
        dress: 'prayer',
      },
    ],
  },
  asksInPrayer: {
    most: 4,
    apart: 220,
    layers: [
      [shape('#2f6a5a', 'M-20 488H220L232 508H-32Z')],
      {
        pose: {
          ...CROSS_LEGGED,
          nod: 0,
          arms: [
            [76, 312, 1],
            [124, 312, -1],
          ],
        },
        mood: 'asleep',
        dress: 'prayer',
      },
    ],
  },
  hugs: {
    most: 2,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 7,
          nod: 10,
          arms: [
            [196, 190],
            [190, 214],
          ],
        },
        who: 0,
      },
      {
        pose: {
          ...UPRIGHT,
          lean: 7,
          nod: 6,
          arms: [
            [190, 170],
            [196, 200],
          ],
        },
        who: 1,
        other: WOMAN_BESIDE,
        isMirrored: true,
        at: [116, 0],
        size: 0.97,
        mood: 'asleep',
      },
    ],
  },
  hugsChild: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [100, 300],
          lean: 26,
          nod: 18,
          arms: [
            [196, 300],
            [210, 280],
          ],
          legs: [
            [60, 490],
            [140, 490],
          ],
        },
        mood: 'asleep',
      },
      {
        pose: {
          ...UPRIGHT,
          nod: -6,
          arms: [
            [180, 130, -1],
            [176, 150, -1],
          ],
        },
        other: CHILD,
        isMirrored: true,
        at: [92, 0],
        size: 0.62,
      },
    ],
  },
  feedsChild: {
    most: 1,
    layers: [
      stoolAt(100),
      {
        pose: {
          ...SEATED,
          hip: [100, 396],
          lean: 10,
          nod: 12,
          arms: [
            [180, 330],
            [214, 258],
          ],
        },
        held: [
          shape('#e8e4da', 'M158 324H222Q216 352 190 352Q164 352 158 324Z'),
          disc('#f4e2a8', 190, 324, 30, 7),
          line('#aab0b8', 5, [214, 262], [246, 258]),
          disc('#f4e2a8', 250, 258, 10, 6),
        ],
      },
      {
        pose: {
          ...UPRIGHT,
          nod: -4,
          arms: [
            [92, 266],
            [112, 268],
          ],
        },
        other: CHILD,
        isMirrored: true,
        at: [196, 0],
        size: 0.62,
        mood: 'laugh',
      },
    ],
  },
  holdsHands: {
    most: 2,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 5,
          arms: [
            [48, 264, 1],
            [184, 244, -1],
          ],
        },
      },
      {
        pose: {
          ...FACING,
          nod: -5,
          arms: [
            [16, 244, 1],
            [152, 264, -1],
          ],
        },
        who: 1,
        other: WOMAN_BESIDE,
        at: [186, 0],
        size: 0.97,
      },
    ],
  },
  shakesHands: {
    most: 2,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 5,
          arms: [
            [92, 262],
            [186, 226],
          ],
        },
      },
      {
        pose: {
          ...UPRIGHT,
          lean: 5,
          arms: [
            [92, 262],
            [186, 226],
          ],
        },
        who: 1,
        other: MAN_BESIDE,
        isMirrored: true,
        at: [182, 0],
      },
    ],
  },
  takesSelfie: {
    most: 3,
    layers: [
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [40, 100, -1],
            [146, 264, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-90, 0],
        size: 0.96,
      },
      {
        pose: {
          ...FACING,
          nod: 4,
          arms: [
            [54, 262, 1],
            [110, 210, -1],
          ],
        },
        who: 2,
        isOptional: true,
        at: [120, 0],
        size: 0.95,
      },
      {
        pose: {
          ...FACING,
          lean: -4,
          nod: 4,
          arms: [
            [54, 262, 1],
            [210, 70, -1],
          ],
        },
        mood: 'smile',
      },
      [shape(INK, 'M196 2L250 -8L262 60L208 72Z'), shape('#9fd0ea', 'M202 8L246 0L255 54L212 64Z')],
    ],
  },
  films: {
    most: 2,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 4,
          arms: [
            [20, 150, -1],
            [176, 200, -1],
          ],
        },
        mood: 'laugh',
      },
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [40, 262, 1],
            [178, 150, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-130, 0],
        size: 0.97,
      },
      [
        line(INK, 8, [330, 250], [280, 500]),
        line(INK, 8, [330, 250], [330, 502]),
        line(INK, 8, [330, 250], [382, 500]),
        line(INK, 9, [330, 170], [330, 250]),
        {
          fill: '#f6f2dc',
          path: 'M262 100A68 68 0 1 1 398 100A68 68 0 1 1 262 100ZM282 100A48 48 0 1 0 378 100A48 48 0 1 0 282 100Z',
        },
        shape(INK, 'M308 60H352V146H308Z'),
        shape('#9fd0ea', 'M313 68H347V138H313Z'),
      ],
    ],
  },
  blowsCandles: {
    most: 3,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 12,
          nod: 12,
          arms: [
            [170, 270],
            [180, 286],
          ],
        },
      },
      {
        pose: {
          ...FACING,
          arms: [
            [54, 240],
            [140, 240, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [130, -20],
        mood: 'laugh',
      },
      {
        pose: {
          ...FACING,
          arms: [
            [54, 240],
            [140, 240, -1],
          ],
        },
        who: 2,
        isOptional: true,
        at: [250, -20],
        size: 0.96,
        mood: 'laugh',
      },
      [
        ...tableAt(180, 330, 190),
        shape('#f4e6d8', 'M214 266H342V330H214Z'),
        shape('#e88ab0', 'M214 262H342V284Q326 300 310 284Q294 300 278 284Q262 300 246 284Q230 300 214 284Z'),
        ...[236, 264, 292, 320].flatMap((x) => [
          box('#5a8ac0', x - 4, 228, 8, 36),
          shape('#ffb83a', `M${x} 200Q${x + 11} 216 ${x} 228Q${x - 11} 216 ${x} 200Z`),
        ]),
      ],
    ],
  },
  opensGift: {
    most: 2,
    apart: 250,
    layers: [
      {
        pose: {
          ...CROSS_LEGGED,
          arms: [
            [40, 380, 1],
            [160, 380, -1],
          ],
        },
        mood: 'laugh',
      },
      [
        shape('#5a8ac0', 'M46 420H154V500H46Z'),
        box('#f2c04a', 92, 420, 16, 80),
        shape('#3f6fa8', 'M20 356L150 330L156 356L26 384Z'),
        shape('#f2c04a', 'M84 336Q60 306 78 300Q94 308 88 334Q96 306 112 302Q122 316 92 338Z'),
        ...[64, 100, 138].map((x, at) => disc(['#ffe08a', '#ffd0e0', '#d0f0ff'][at]!, x, 404 - (at % 2) * 12, 6)),
      ],
    ],
  },
  salutesFlag: {
    most: 3,
    layers: [
      [
        line('#d8d8d4', 9, [320, -120], [320, 500]),
        shape('#d8402e', 'M316 -116Q280 -130 240 -112Q206 -96 176 -110V-56Q206 -42 240 -58Q280 -76 316 -62Z'),
        shape('#f6f6f2', 'M316 -62Q280 -76 240 -58Q206 -42 176 -56V-2Q206 12 240 -4Q280 -22 316 -8Z'),
        shape('#b8b4a8', 'M276 490H364V508H276Z'),
      ],
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [60, 264, 1],
            [136, 58, -1],
          ],
        },
      },
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [60, 264, 1],
            [136, 58, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-150, 0],
        size: 0.98,
      },
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [60, 264, 1],
            [136, 58, -1],
          ],
        },
        who: 2,
        isOptional: true,
        at: [-300, 0],
      },
    ],
  },
  points: {
    most: 3,
    apart: 230,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [92, 262],
            [226, 130, -1],
          ],
        },
      },
    ],
  },
  claps: {
    most: 4,
    apart: 160,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [88, 190, 1],
            [112, 190, -1],
          ],
        },
        mood: 'laugh',
      },
    ],
  },
  holdsUmbrella: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [54, 264, 1],
            [128, 190, -1],
          ],
        },
      },
      [
        line(DARK_WOOD, 7, [128, 206], [118, -110]),
        shape(
          '#c2322e',
          'M-44 -20Q-30 -160 116 -166Q262 -160 276 -20Q236 -50 196 -24Q156 -54 116 -26Q76 -54 36 -24Q-4 -50 -44 -20Z',
        ),
        shape('#a02824', 'M116 -166Q76 -110 76 -42Q94 -42 116 -26Q138 -42 156 -42Q156 -110 116 -166Z'),
      ],
    ],
  },
  usesPhone: {
    most: 3,
    apart: 180,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          nod: 16,
          arms: [
            [164, 206],
            [158, 214],
          ],
        },
        held: [shape(INK, 'M160 162L186 156L200 214L174 220Z'), shape('#9fd0ea', 'M163 168L184 162L195 208L175 214Z')],
      },
    ],
  },
};
