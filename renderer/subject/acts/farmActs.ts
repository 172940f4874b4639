import { shaded } from '../figure.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import type { Act } from './act.ts';
import { DARK_WOOD, disc, INK, line, shape, STEEL, stoolAt, UPRIGHT } from './parts.ts';

/** Young rice in wet ground. */
const seedling = (x: number, y: number) =>
  shape(
    '#6fae3e',
    `M${x - 3} ${y}L${x - 16} ${y - 42}L${x - 2} ${y - 14}L${x - 1} ${y - 56}L${x + 4} ${y - 14}L${x + 17} ${y - 44}L${x + 4} ${y}Z`,
  );

const stalk = (x: number) => [
  line('#c9a23a', 5, [x, 506], [x - 6, 360]),
  disc('#e2b93e', x - 12, 360, 7, 26),
  disc('#d6aa34', x + 4, 372, 6, 24),
];

const RED_FRUITS = [
  [242, 306],
  [286, 290],
  [334, 286],
  [356, 334],
  [312, 340],
  [262, 352],
  [232, 392],
  [288, 400],
  [340, 392],
  [374, 380],
] as const;

/** A goat that faces right. */
const goat = (x: number, y: number, fill: string): SilhouettePart[] => [
  ...[22, 40, 100, 118].map((leg) => line(shaded(fill, 0.8), 10, [x + leg, y - 40], [x + leg, y - 4])),
  shape(
    fill,
    `M${x} ${y - 66}Q${x + 10} ${y - 98} ${x + 60} ${y - 94}L${x + 124} ${y - 98}Q${x + 144} ${y - 84} ${x + 136} ${y - 52}Q${x + 116} ${y - 34} ${x + 64} ${y - 36}Q${x + 10} ${y - 36} ${x} ${y - 66}Z`,
  ),
  shape(
    fill,
    `M${x + 112} ${y - 92}L${x + 138} ${y - 140}Q${x + 156} ${y - 152} ${x + 170} ${y - 138}L${x + 186} ${y - 118}Q${x + 184} ${y - 106} ${x + 170} ${y - 108}L${x + 158} ${y - 110}L${x + 140} ${y - 72}Z`,
  ),
  shape(
    '#6a5a44',
    `M${x + 146} ${y - 146}Q${x + 132} ${y - 176} ${x + 112} ${y - 178}Q${x + 132} ${y - 162} ${x + 138} ${y - 140}Z`,
  ),
  shape(
    shaded(fill, 0.8),
    `M${x + 142} ${y - 140}L${x + 118} ${y - 130}L${x + 138} ${y - 124}ZM${x + 168} ${y - 108}L${x + 162} ${y - 86}L${x + 176} ${y - 108}ZM${x} ${y - 78}L${x - 14} ${y - 96}L${x + 8} ${y - 86}Z`,
  ),
  disc(INK, x + 160, y - 130, 4),
];

/** In fields and gardens, and with animals. */
export const FARM_ACTS: Readonly<Record<string, Act>> = {
  plantsRice: {
    most: 3,
    apart: 330,
    turnsLast: true,
    layers: [
      [disc('#6f8a86', 230, 496, 200, 14), seedling(330, 488), seedling(380, 492), seedling(286, 484)],
      {
        pose: {
          hip: [110, 318],
          lean: 92,
          nod: 62,
          arms: [
            [246, 440],
            [266, 446],
          ],
          legs: [
            [92, 492],
            [136, 494],
          ],
        },
        held: [seedling(272, 486), seedling(250, 470)],
      },
      [
        seedling(310, 504),
        seedling(356, 508),
        seedling(404, 506),
        seedling(60, 500),
        seedling(180, 508),
        seedling(228, 506),
      ],
    ],
  },
  herdsGoats: {
    most: 1,
    layers: [
      [...goat(330, 486, '#e8e0d0'), ...goat(170, 478, '#8a5a38')],
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [160, 236],
            [138, 262],
          ],
        },
        held: [line(DARK_WOOD, 9, [168, 120], [178, 500])],
      },
      goat(226, 508, '#f4efe4'),
    ],
  },
  harvestsRice: {
    most: 3,
    apart: 330,
    turnsLast: true,
    layers: [
      [320, 350, 380, 410].flatMap(stalk),
      {
        pose: {
          hip: [110, 304],
          lean: 70,
          nod: 46,
          arms: [
            [270, 388],
            [252, 404],
          ],
          legs: [
            [84, 492],
            [136, 492],
          ],
        },
        held: [
          ...stalk(288),
          shape(STEEL, 'M262 414Q320 410 316 456Q302 428 262 426Z'),
          line(DARK_WOOD, 10, [244, 418], [264, 420]),
        ],
      },
      [...[300, 336, 366, 396].flatMap(stalk), ...stalk(60), shape('#d6aa34', 'M150 470Q200 440 240 470L226 504H166Z')],
    ],
  },
  picksFruit: {
    most: 2,
    apart: 420,
    layers: [
      [
        line('#6b4a2a', 12, [286, 506], [282, 380]),
        shape(
          '#4f8a3a',
          'M196 420Q170 350 220 322Q214 260 272 250Q300 214 340 254Q396 262 386 326Q424 372 376 424Q330 456 286 440Q226 456 196 420Z',
        ),
        shape(
          '#66a54a',
          'M226 340Q234 284 286 278Q262 300 262 342Q244 330 226 340ZM304 300Q350 290 366 336Q340 322 316 344Z',
        ),
        ...RED_FRUITS.map(([x, y]) => disc('#d8302a', x, y, 11, 13)),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 12,
          nod: 10,
          arms: [
            [226, 262],
            [214, 318],
          ],
        },
        held: [disc('#d8302a', 232, 310, 11, 13)],
      },
      [
        shape('#b98a4e', 'M128 440H226L214 504H140Z'),
        ...[146, 168, 190, 210].map((x) => disc('#d8302a', x, 436, 13)),
        shape('#8f6632', 'M124 440H230V452H124ZM134 472H222V480H136Z'),
      ],
    ],
  },
  picksTea: {
    most: 2,
    apart: 360,
    layers: [
      [shape('#b98a4a', 'M22 160H84L76 268H32Z'), disc('#6fa84e', 53, 160, 32, 14)],
      {
        pose: {
          ...UPRIGHT,
          lean: 12,
          nod: 18,
          arms: [
            [206, 262],
            [190, 284],
          ],
        },
        held: [line('#8a6234', 6, [84, 140], [66, 200])],
      },
      [
        shape('#3f7a3c', 'M132 506Q120 336 210 308Q300 284 372 322Q440 350 430 506Z'),
        ...[166, 206, 248, 292, 336, 382].flatMap((x, at) => [
          disc('#5f9a4a', x, 336 + (at % 2) * 22, 27, 17),
          disc('#8cc060', x + 8, 320 + (at % 3) * 16, 12, 7),
          disc('#4f8a44', x - 6, 404 + (at % 2) * 30, 25, 16),
        ]),
        disc('#9cd06a', 214, 290, 11, 6),
      ],
    ],
  },
  feedsAnimals: {
    most: 2,
    spare: 0,
    apart: 260,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 8,
          nod: 14,
          arms: [
            [70, 282],
            [196, 268],
          ],
        },
        held: [shape('#c8503a', 'M34 292H96L88 362H42Z'), disc('#e8c060', 65, 292, 30, 9)],
      },
      [
        ...[
          [212, 300],
          [230, 344],
          [222, 396],
          [246, 428],
          [232, 470],
          [262, 486],
        ].map(([x, y]) => disc('#e0b04a', x!, y!, 6, 5)),
        disc('#d9a441', 250, 502, 54, 7),
      ],
    ],
  },
  hoes: {
    most: 3,
    apart: 300,
    turnsLast: true,
    layers: [
      [shape('#6b4a30', 'M170 508Q190 478 240 484Q290 470 330 490Q370 486 380 508Z')],
      {
        pose: {
          hip: [96, 270],
          lean: 20,
          nod: 16,
          arms: [
            [226, 214],
            [190, 252],
          ],
          legs: [
            [60, 490],
            [140, 490],
          ],
        },
        held: [line('#7a5230', 11, [150, 292], [318, 86]), shape('#8a9098', 'M310 78L332 96L368 176L330 162L306 104Z')],
      },
    ],
  },
  watersPlants: {
    most: 2,
    spare: 0,
    apart: 340,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 6,
          arms: [
            [196, 244],
            [200, 232],
          ],
        },
        held: [
          shape('#3f8f7a', 'M176 236H250V312H176Z'),
          line('#3f8f7a', 12, [246, 290], [306, 246]),
          shape('#2f7264', 'M296 232L322 250L312 262L290 248Z'),
          line('#2f7264', 9, [182, 240], [212, 214], [244, 240]),
        ],
      },
      [
        ...[0, 1, 2].map((at) => line('#a8d8ee', 4, [314 + at * 9, 262], [322 + at * 14, 372])),
        shape('#b8683e', 'M296 430H392L380 508H308Z'),
        line('#3f7a36', 8, [344, 432], [344, 372]),
        shape('#5f9a4a', 'M344 420Q290 410 284 366Q330 366 344 420ZM344 420Q398 410 404 366Q358 366 344 420Z'),
        disc('#e0607e', 344, 366, 22),
        disc('#f2c04a', 344, 366, 9),
      ],
    ],
  },
  carriesSack: {
    most: 3,
    apart: 210,
    layers: [
      [
        shape('#d8c49a', 'M0 178Q-14 90 40 64Q110 44 134 92Q150 150 116 190Q70 232 26 214Q6 206 0 178Z'),
        shape('#b8a070', 'M20 180Q16 120 58 92L66 98Q32 126 34 186ZM44 152L112 92L118 100L52 162Z'),
      ],
      {
        pose: {
          hip: [106, 276],
          lean: 30,
          nod: 24,
          arms: [
            [150, 108],
            [92, 116],
          ],
          legs: [
            [50, 488],
            [144, 490],
          ],
        },
      },
    ],
  },
  milksCow: {
    most: 1,
    layers: [
      [
        shape(
          '#f4f2ec',
          'M200 230Q260 196 420 206Q470 200 486 160Q520 140 556 176Q570 220 548 252Q520 262 500 250Q486 300 470 330L476 500H440L430 350Q340 370 260 350L250 500H214L206 340Q190 280 200 230Z',
        ),
        shape(
          '#2b2622',
          'M250 220Q320 200 330 260Q300 310 250 280ZM380 214Q440 210 430 270Q390 300 372 260ZM490 170Q510 150 524 164L516 196Q496 196 490 170Z',
        ),
        disc('#e8b0a0', 546, 232, 20, 16),
        disc('#e8a8a0', 330, 366, 34, 22),
        disc(INK, 530, 190, 5),
        line('#f4f2ec', 10, [206, 250], [188, 380]),
        shape('#2b2622', 'M182 374L198 374L200 420L180 420Z'),
      ],
      [...stoolAt(100, 428)],
      {
        pose: {
          hip: [100, 414],
          lean: 24,
          arms: [
            [262, 392],
            [272, 400],
          ],
          legs: [
            [190, 490],
            [200, 492],
          ],
        },
      },
      [shape('#9aa2aa', 'M290 440H372L360 506H302Z'), disc('#f8f8f6', 331, 440, 38, 8)],
    ],
  },
};
