import type { Act } from './act.ts';
import { box, disc, FACING, INK, line, shape, STEEL, UPRIGHT, WATER } from './parts.ts';

/** A football. */
const football = (x: number, y: number) => [
  disc('#f8f8f8', x, y, 34),
  shape(
    INK,
    `M${x} ${y - 14}L${x + 14} ${y - 3}L${x + 8} ${y + 13}H${x - 8}L${x - 14} ${y - 3}ZM${x - 30} ${y - 14}L${x - 20} ${y - 12}L${x - 26} ${y + 2}ZM${x + 30} ${y - 14}L${x + 20} ${y - 12}L${x + 26} ${y + 2}ZM${x - 12} ${y + 30}L${x - 5} ${y + 22}H${x + 5}L${x + 12} ${y + 30}Z`,
  ),
];

const racket = (fromX: number, fromY: number, toX: number, toY: number) => [
  line('#3a4a58', 8, [fromX, fromY], [toX, toY]),
  disc('#2f7fc4', toX + (toX - fromX) * 0.5, toY + (toY - fromY) * 0.5, 32, 38),
  disc('#eef0e8', toX + (toX - fromX) * 0.5, toY + (toY - fromY) * 0.5, 25, 31),
];

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

/** Sport and play. */
export const SPORT_ACTS: Readonly<Record<string, Act>> = {
  playsFootball: {
    most: 4,
    apart: 250,
    layers: [
      {
        pose: {
          hip: [100, 262],
          lean: -8,
          nod: 4,
          arms: [
            [170, 190],
            [22, 200],
          ],
          legs: [
            [66, 490],
            [212, 420],
          ],
        },
      },
      football(276, 470),
    ],
  },
  playsBasketball: {
    most: 1,
    layers: [
      [
        box('#f4f2ee', 380, -180, 18, 170),
        box('#8a939c', 404, -120, 14, 628),
        line('#d8502e', 9, [300, -40], [384, -40]),
        shape('#f2f2f0', 'M302 -36L318 40H326L314 -36ZM340 -36V40H346V-36ZM380 -36L364 40H356L370 -36Z'),
      ],
      {
        pose: {
          hip: [106, 240],
          lean: 6,
          nod: -22,
          arms: [
            [196, 44, -1],
            [180, 30, -1],
          ],
          legs: [
            [56, 440],
            [110, 466],
          ],
        },
      },
      [
        disc('#d8702e', 226, -6, 38),
        shape(
          '#7a3a1e',
          'M188 -8H264V-3H188ZM223 -44H228V32H223ZM200 -34Q218 -6 200 24L195 20Q210 -6 196 -30ZM252 -34Q234 -6 252 24L257 20Q242 -6 256 -30Z',
        ),
      ],
    ],
  },
  playsBadminton: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [100, 262],
          lean: 8,
          nod: -14,
          arms: [
            [196, 210],
            [168, 58, -1],
          ],
          legs: [
            [34, 488],
            [160, 490],
          ],
        },
      },
      [
        ...racket(172, 44, 214, -24),
        shape('#f4f4f2', 'M300 -74L336 -106L354 -80L312 -60Z'),
        disc('#d8402e', 302, -64, 10),
      ],
    ],
  },
  playsVolleyball: {
    most: 1,
    layers: [
      [
        line('#8a939c', 10, [372, 60], [372, 508]),
        shape(
          '#f2f4f4',
          'M340 60H400V74H340ZM344 74H349V180H344ZM358 74H363V180H358ZM384 74H389V180H384ZM340 104H400V109H340ZM340 140H400V145H340ZM340 176H400V184H340Z',
        ),
      ],
      {
        pose: {
          hip: [110, 240],
          lean: 6,
          nod: -18,
          arms: [
            [206, 50, -1],
            [190, 40, -1],
          ],
          legs: [
            [60, 446],
            [112, 466],
          ],
        },
      },
      [
        disc('#f4e6b0', 240, -20, 40),
        shape('#3f6fb0', 'M206 -40Q240 -20 276 -38L280 -26Q240 -6 202 -28ZM212 8Q240 -6 268 8L262 16Q240 6 218 16Z'),
      ],
    ],
  },
  jogs: {
    most: 4,
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
        disc('#c98d62', 40, 24, 14, 12),
        disc('#c98d62', 160, 24, 14, 12),
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
  playsChess: {
    most: 2,
    layers: [
      [96, 364].flatMap((x) => [
        line('#6e4528', 10, [x - 26, 440], [x - 32, 500]),
        line('#6e4528', 10, [x + 26, 440], [x + 32, 500]),
        box('#8d5c36', x - 42, 430, 84, 14),
      ]),
      {
        pose: {
          hip: [96, 416],
          lean: 12,
          nod: 20,
          arms: [
            [190, 330],
            [206, 346],
          ],
          legs: [
            [166, 490],
            [176, 492],
          ],
        },
      },
      {
        pose: {
          hip: [96, 416],
          lean: 10,
          nod: 18,
          arms: [
            [176, 356],
            [180, 340],
          ],
          legs: [
            [166, 490],
            [176, 492],
          ],
        },
        who: 1,
        other: { hair: 'bald', top: '#8c8468', bottom: '#4a4650', wears: 'trousers' },
        isMirrored: true,
        at: [260, 0],
      },
      [
        line('#6e4528', 14, [230, 400], [230, 504]),
        box('#6e4528', 150, 384, 160, 16),
        shape('#f2e6c8', 'M160 372H300L306 386H154Z'),
        shape(INK, 'M172 372H190L188 386H168ZM208 372H226L225 386H206ZM244 372H262V386H243ZM280 372H298L302 386H282Z'),
        ...[172, 200, 232, 262, 288].flatMap((x, at) => [
          disc(at % 2 ? INK : '#fbf4e2', x, 348, 8),
          shape(at % 2 ? INK : '#fbf4e2', `M${x - 6} 352H${x + 6}L${x + 10} 374H${x - 10}Z`),
        ]),
      ],
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
