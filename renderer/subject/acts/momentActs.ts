import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import type { BodyPose } from './body.ts';
import {
  box,
  chairAt,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  PAPER,
  SEATED,
  shape,
  tableAt,
  UPRIGHT,
  WOOD,
} from './parts.ts';

const SHE = { hair: 'long', top: '#c2486a', bottom: '#c2486a', wears: 'skirt' } as const;
const CHILD = { isChild: true, isShortSleeved: true, top: '#f0b73e', bottom: '#3a5a8c', wears: 'shorts' } as const;

/** On a chair, a hand up while talking. */
const talking = (hand: readonly [number, number]): BodyPose => ({
  ...SEATED,
  nod: 2,
  arms: [
    [160, 352],
    [hand[0], hand[1], -1],
  ],
});

const BUBBLES = [
  shape('#fbfaf6', 'M120 4Q120 -40 176 -40Q232 -40 232 4Q232 40 176 42L150 66L154 38Q120 32 120 4Z'),
  disc('#6a7078', 152, 2, 8),
  disc('#6a7078', 176, 2, 8),
  disc('#6a7078', 200, 2, 8),
];

const BEAR_TOY = [
  disc('#a8743e', 96, 176, 17),
  disc('#a8743e', 140, 176, 17),
  disc('#b9834a', 118, 200, 34, 31),
  disc('#b9834a', 118, 252, 36, 38),
  disc('#e6c79a', 118, 210, 16, 12),
  disc('#e6c79a', 118, 256, 20, 24),
  disc(INK, 107, 196, 4),
  disc(INK, 129, 196, 4),
  disc(INK, 118, 205, 5, 4),
];

/** A rocking chair for somebody who sits at 100. */
const ROCKING_CHAIR = [
  shape('#8d5c36', 'M4 500Q120 520 250 470L256 482Q130 536 0 512Z'),
  line(WOOD, 13, [34, 190], [58, 410]),
  line(DARK_WOOD, 12, [58, 410], [50, 496]),
  line(DARK_WOOD, 12, [150, 410], [172, 488]),
  line(WOOD, 12, [44, 330], [160, 326]),
  box(WOOD, 48, 400, 116, 16),
  shape('#c8785a', 'M44 200Q58 196 62 214L82 396H60Z'),
];

/** A parcel with a ribbon, from its top left corner. */
const gift = (x: number, y: number, fill = '#d8404e') => [
  box(fill, x, y, 76, 64),
  box('#f2c04a', x + 31, y, 14, 64),
  box(fill, x - 6, y - 14, 88, 18),
  box('#f2c04a', x + 31, y - 14, 14, 18),
  shape(
    '#f2c04a',
    `M${x + 38} ${y - 14}L${x + 12} ${y - 34}L${x + 16} ${y - 12}ZM${x + 38} ${y - 14}L${x + 64} ${y - 34}L${x + 60} ${y - 12}Z`,
  ),
];

/** Giving hands: what one gives to another. */
const giving = (held: Act['layers'][number], other = SHE): Act => ({
  most: 2,
  layers: [
    {
      pose: {
        ...UPRIGHT,
        lean: 4,
        nod: 2,
        arms: [
          [178, 240],
          [190, 248],
        ],
      },
    },
    {
      pose: {
        ...UPRIGHT,
        arms: [
          [178, 238],
          [184, 250],
        ],
      },
      who: 1,
      other,
      isMirrored: true,
      at: [246, 0],
      mood: 'laugh',
    },
    held,
  ],
});

/** What fills a moment: with somebody dear, alone, after shopping. */
export const MOMENT_ACTS: Readonly<Record<string, Act>> = {
  chats: {
    most: 3,
    layers: [
      chairAt(100),
      { pose: talking([190, 262]), mood: 'laugh' },
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [150, 246],
            [176, 210, -1],
          ],
        },
        who: 2,
        isOptional: true,
        at: [160, -6],
        size: 0.94,
      },
      { pose: talking([178, 300]), who: 1, other: SHE, isMirrored: true, at: [320, 0] },
      [
        line(DARK_WOOD, 11, [454, 404], [450, 500]),
        line(DARK_WOOD, 11, [380, 404], [376, 500]),
        line(WOOD, 12, [462, 230], [458, 404]),
        box(WOOD, 372, 396, 92, 15),
        ...BUBBLES,
      ],
    ],
  },
  daydreams: {
    most: 1,
    spare: 0,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          lean: 14,
          nod: -6,
          arms: [
            [196, 338],
            [168, 246],
          ],
        },
      },
      [
        ...tableAt(160, 350, 170),
        disc('#f4f6f8', 216, 128, 9),
        disc('#f4f6f8', 240, 96, 14),
        shape(
          '#f8f9fb',
          'M246 40Q246 4 290 6Q306 -26 350 -14Q396 -24 404 14Q432 40 400 62Q370 84 330 70Q286 82 266 62Q246 58 246 40Z',
        ),
        shape('#e0607e', 'M330 58Q298 34 308 16Q322 6 330 22Q338 6 352 16Q362 34 330 58Z'),
      ],
    ],
  },
  pushesStroller: {
    most: 2,
    spare: 0,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 5,
          arms: [
            [190, 266],
            [196, 270],
          ],
          legs: [
            [62, 490],
            [132, 490],
          ],
        },
      },
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [92, 260],
            [110, 262],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-130, 0],
      },
      [
        line('#3a3e46', 8, [192, 272], [250, 350], [366, 460]),
        line('#3a3e46', 8, [360, 380], [262, 466]),
        shape('#4f8fb8', 'M228 330H400Q404 400 340 408H280Q232 400 228 330Z'),
        shape('#3c769c', 'M300 330Q300 240 396 246Q410 300 400 330Z'),
        disc(SKIN, 290, 318, 24, 22),
        shape('#231a18', 'M266 314C268 290 312 288 316 312C302 300 280 300 266 314Z'),
        disc(INK, 284, 320, 3),
        disc(INK, 298, 320, 3),
        shape('#f3d6a0', 'M244 334Q300 322 352 336L346 370H256Z'),
        ...[262, 366].flatMap((x) => [disc('#2a2c32', x, 474, 28), disc('#8a9098', x, 474, 14)]),
      ],
    ],
  },
  nursesBaby: {
    most: 1,
    layers: [
      ROCKING_CHAIR,
      {
        pose: {
          ...SEATED,
          lean: -4,
          nod: 20,
          arms: [
            [164, 262],
            [168, 286],
          ],
        },
      },
      [
        shape('#f3d6a0', 'M116 238Q150 214 206 250Q216 284 180 298Q132 300 112 272Z'),
        shape('#e0bd80', 'M124 272Q160 290 206 268Q204 292 180 298Q136 298 124 272Z'),
        disc(SKIN, 128, 238, 22, 20),
        shape('#231a18', 'M106 234C108 210 150 208 152 230C140 220 120 222 106 234Z'),
        shape('#2a1c18', 'M122 240Q128 246 134 240L133 243Q128 248 123 243Z'),
        disc(SKIN, 182, 286, 14, 11),
      ],
    ],
  },
  rocks: {
    most: 1,
    spare: 1,
    layers: [
      ROCKING_CHAIR,
      {
        pose: {
          ...SEATED,
          lean: -6,
          nod: 2,
          arms: [
            [150, 330],
            [160, 336],
          ],
        },
      },
    ],
  },
  hugsToy: {
    most: 3,
    apart: 230,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 7,
          arms: [
            [96, 246, 1],
            [134, 232, -1],
          ],
        },
        held: BEAR_TOY,
        mood: 'laugh',
      },
    ],
  },
  handsGift: giving(gift(176, 190)),
  givesFlowers: giving([
    shape('#f4efe4', 'M196 262L168 176H236L212 262Z'),
    ...(
      [
        ['#d8283c', 176, 168],
        ['#e8506a', 202, 152],
        ['#d8283c', 228, 168],
        ['#f2a0b4', 190, 180],
        ['#e8506a', 216, 180],
      ] as const
    ).map(([fill, x, y]) => disc(fill, x, y, 17)),
    shape('#4f8f3f', 'M160 184Q150 170 162 158Q172 170 166 186ZM240 184Q254 172 246 156Q234 168 234 186Z'),
  ]),
  readsToChild: {
    most: 1,
    layers: [
      [
        shape('#5a7f9a', 'M-40 300Q-40 276 -12 276H300Q326 276 326 300V470H-40Z'),
        box('#6a90ac', -44, 410, 376, 70),
        ...[-30, 300].map((x) => box(DARK_WOOD, x, 476, 16, 28)),
      ],
      {
        pose: {
          ...FACING,
          hip: [80, 400],
          nod: 8,
          arms: [
            [100, 330, 1],
            [172, 320, -1],
          ],
          legs: [
            [56, 490, 1],
            [104, 490, -1],
          ],
        },
      },
      {
        pose: {
          ...FACING,
          hip: [100, 400],
          nod: -12,
          arms: [
            [86, 330, 1],
            [140, 340, -1],
          ],
          legs: [
            [80, 490, 1],
            [120, 490, -1],
          ],
        },
        who: 1,
        other: CHILD,
        at: [104, 6],
        size: 0.74,
        mood: 'laugh',
      },
      [
        shape('#a8323e', 'M84 262L142 276L200 262V326L142 340L84 326Z'),
        shape(PAPER, 'M90 258L142 272V332L90 318ZM194 258L142 272V332L194 318Z'),
        line('#9aa0a8', 3, [100, 278], [132, 286]),
        line('#9aa0a8', 3, [100, 292], [132, 300]),
        disc('#4f8f3f', 168, 296, 12, 10),
      ],
    ],
  },
  sleepsAtDesk: {
    most: 1,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          lean: 42,
          nod: 66,
          arms: [
            [250, 330],
            [236, 336],
          ],
        },
        mood: 'asleep',
      },
      [
        ...tableAt(170, 350, 250),
        box('#3a6ac8', 306, 326, 84, 12),
        box('#c8503c', 312, 338, 78, 12),
        box('#e8dcc0', 310, 314, 72, 12),
        shape('#2b3038', 'M214 348H300L296 340H218Z'),
        shape(
          '#f4f2ec',
          'M224 70H256V78L238 100H256V108H224V100L242 78H224ZM268 22H312V33L287 63H312V74H268V63L293 33H268Z',
        ),
      ],
    ],
  },
  carriesShopping: {
    most: 3,
    apart: 260,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [34, 276, 1],
            [166, 276, -1],
          ],
        },
        mood: 'laugh',
      },
      [
        ...(
          [
            ['#e8508a', -14, 300],
            ['#3a9ab8', 140, 300],
          ] as const
        ).flatMap(([fill, x, y]) => [
          line('#f4f2ee', 5, [x + 18, y + 4], [x + 26, y - 20], [x + 48, y - 20], [x + 56, y + 4]),
          shape(fill, `M${x} ${y}H${x + 74}L${x + 80} ${y + 96}H${x - 6}Z`),
          disc('#f8f6f2', x + 37, y + 48, 17),
        ]),
        shape('#f2c04a', 'M182 314H236L242 384H176Z'),
      ],
    ],
  },
};
