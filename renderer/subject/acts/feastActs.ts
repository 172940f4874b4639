import { SKIN } from '../figure.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import type { Act } from './act.ts';
import { box, CROSS_LEGGED, disc, FACING, line, shape, tableAt, UPRIGHT } from './parts.ts';

const salute = {
  ...FACING,
  isHandAtFace: true,
  nod: -4,
  arms: [
    [60, 264, 1],
    [136, 46, 1],
  ],
} as const;

const looksOn = {
  ...FACING,
  arms: [
    [54, 240],
    [140, 240, -1],
  ],
} as const;

/** A tower of fruit and cakes on the head, with plaited palm leaves on top. */
const GEBOGAN: readonly SilhouettePart[] = [
  shape('#c9a24a', 'M52 2H148L136 24H64Z'),
  ...[
    ['#d8402e', -12, 40],
    ['#f0b23a', -40, 34],
    ['#6fae3e', -66, 27],
    ['#e0703a', -90, 19],
  ].flatMap(([fill, y, half]) =>
    [-1, -0.33, 0.33, 1].map((along) => disc(fill as string, 100 + along * (half as number), y as number, 15)),
  ),
  shape('#f2e6a8', 'M100 -150L84 -100H116ZM78 -132L88 -98L100 -104ZM122 -132L112 -98L100 -104Z'),
  shape('#e8d890', 'M54 6L44 46L66 14ZM146 6L156 46L134 14Z'),
];

/** On days that are celebrated. */
export const FEAST_ACTS: Readonly<Record<string, Act>> = {
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
        pose: looksOn,
        who: 1,
        isOptional: true,
        at: [130, -20],
        mood: 'laugh',
      },
      {
        pose: looksOn,
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
  racesInSack: {
    most: 3,
    apart: 230,
    layers: [
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [58, 300, 1],
            [142, 300, -1],
          ],
        },
        at: [0, -40],
        mood: 'laugh',
      },
      [
        shape('#c9a86a', 'M48 232Q100 212 152 232L160 448Q100 476 40 448Z'),
        shape(
          '#a98850',
          'M48 232Q100 252 152 232L152 246Q100 266 48 246ZM74 280L82 440H76L66 282ZM124 282L120 440H126L132 282Z',
        ),
        disc('#6f6a50', 100, 504, 62, 6),
        disc(SKIN, 54, 252, 13),
        disc(SKIN, 146, 252, 13),
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
        pose: salute,
      },
      {
        pose: salute,
        who: 1,
        isOptional: true,
        at: [-150, 0],
        size: 0.98,
      },
      {
        pose: salute,
        who: 2,
        isOptional: true,
        at: [-300, 0],
      },
    ],
  },
  carriesOffering: {
    most: 3,
    apart: 190,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [150, 20, -1],
            [128, 250],
          ],
          legs: [
            [66, 490],
            [138, 490],
          ],
        },
        held: GEBOGAN,
      },
    ],
  },
};
