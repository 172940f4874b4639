import type { Act } from './act.ts';
import { shaded, SKIN } from '../figure.ts';
import { box, counterAt, DARK_WOOD, disc, FACING, line, shape, UPRIGHT, tableAt } from './parts.ts';
import { FOOD_CART } from './rideActs.ts';

const fruits = (y: number) =>
  [-52, -20, 12, 44, 76, 108, 140, 172, 204, 236].flatMap((x, at) => [
    disc(['#d8402e', '#e8a03a', '#6fae3e'][at % 3]!, x, y, 19),
  ]);

/** Balloons of a bunch, the farthest first. */
const BALLOONS: readonly (readonly [x: number, y: number, fill: string])[] = [
  [206, -150, '#3f7fc4'],
  [120, -120, '#e8b23e'],
  [284, -112, '#d8503e'],
  [166, -66, '#5f9a4a'],
  [244, -48, '#c86aa8'],
  [320, -30, '#e88a3a'],
  [196, 14, '#d8402e'],
];

/** Bottles of herbal tonic in a basket on somebody's back. */
const jamuBasket = [
  ...(
    [
      [2, '#d9a02c'],
      [24, '#8a5a2a'],
      [46, '#c9742e'],
      [66, '#e0bc4a'],
    ] as const
  ).flatMap(([x, fill]) => [
    shape(fill, `M${x} 130Q${x} 112 ${x + 5} 104V84H${x + 13}V104Q${x + 18} 112 ${x + 18} 130V190H${x}Z`),
    box('#f3efe2', x + 5, 78, 8, 9),
  ]),
  shape('#b98a4e', 'M-12 150H96L84 262Q42 274 0 262Z'),
  shape('#8d6636', 'M-14 146H98V160H-14ZM-9 190H93L92 198H-8ZM-5 228H89L88 236H-4Z'),
];

/** A carton with its tape and label. */
const carton = (x: number, y: number, wide: number, tall: number) => [
  box('#b98a56', x, y, wide, tall),
  box('#caa06c', x, y, wide, tall * 0.12),
  box('#e2cda4', x + wide * 0.44, y, wide * 0.12, tall),
  box('#f6f2e8', x + wide * 0.62, y + tall * 0.5, wide * 0.28, tall * 0.28),
];

/** Selling and serving. */
export const TRADE_ACTS: Readonly<Record<string, Act>> = {
  sells: {
    most: 2,
    spare: 0,
    layers: [
      [line(DARK_WOOD, 12, [-72, -60], [-72, 320]), line(DARK_WOOD, 12, [272, -60], [272, 320])],
      {
        pose: {
          ...FACING,
          arms: [
            [52, 262],
            [176, 226, -1],
          ],
        },
      },
      {
        pose: {
          ...FACING,
          arms: [
            [52, 262],
            [150, 262, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [120, 0],
      },
      [
        ...fruits(296),
        box('#a9854f', -84, 316, 368, 30),
        box('#2f7f9e', -76, 346, 352, 160),
        box('#e8c040', -76, 400, 352, 16),
        shape('#c23a2c', 'M-70 -110H270L290 -40H-90Z'),
        shape('#f2efe6', 'M-36 -110H16L12 -40H-48ZM84 -110H136L140 -40H76ZM200 -110H244L254 -40H196Z'),
        shape('#a82f24', 'M-90 -40H290V-26H-90Z'),
      ],
    ],
  },
  packsParcels: {
    most: 2,
    apart: 480,
    layers: [
      [
        ...carton(-150, 398, 120, 104),
        ...carton(-130, 320, 92, 78),
        ...carton(300, 402, 130, 100),
        ...carton(318, 330, 88, 72),
        ...carton(330, 274, 66, 56),
      ],
      {
        pose: {
          ...FACING,
          nod: 4,
          arms: [
            [44, 250, 1],
            [156, 250, -1],
          ],
        },
      },
      [
        ...tableAt(-20, 330, 250),
        ...carton(34, 236, 132, 94),
        // The flaps stand open; a roll of tape is drawn over them.
        shape('#d3aa78', 'M34 236L14 204H78L100 236Z'),
        shape('#c59a66', 'M166 236L186 204H122L100 236Z'),
        disc('#e8e2d2', 200, 316, 17, 16),
        disc('#a08a5a', 200, 316, 8, 8),
        disc(SKIN, 40, 250, 13, 14),
        disc(SKIN, 160, 250, 13, 14),
      ],
    ],
  },
  sellsJamu: {
    most: 2,
    apart: 300,
    layers: [
      jamuBasket,
      {
        pose: {
          ...UPRIGHT,
          nod: 6,
          arms: [
            [186, 196, -1],
            [176, 232, -1],
          ],
        },
        held: [shape('#f4f6f0c0', 'M176 182L185 250H209L218 182Z'), shape('#e0962a', 'M181 200L188 246H206L213 200Z')],
      },
      [line('#b8406a', 12, [52, 226], [92, 190], [126, 160]), line('#8a2c50', 4, [54, 231], [94, 195], [128, 165])],
    ],
  },
  sellsFromCart: {
    most: 2,
    layers: [
      FOOD_CART,
      {
        pose: {
          ...UPRIGHT,
          nod: 6,
          arms: [
            [206, 236],
            [196, 252],
          ],
        },
        at: [44, 0],
        held: [shape('#f7f3ea', 'M186 232H240Q236 256 213 256Q190 256 186 232Z'), disc('#e0a84a', 213, 232, 25, 6)],
      },
      {
        pose: {
          ...FACING,
          arms: [
            [56, 262],
            [144, 262, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-60, -14],
        size: 0.96,
      },
    ],
  },
  holdsBalloons: {
    most: 2,
    apart: 330,
    layers: [
      BALLOONS.map(([x, y]) => line('#6b6258', 3, [162, 216], [x, y + 50])),
      BALLOONS.flatMap(([x, y, fill]) => [
        shape(shaded(fill, 0.8), `M${x - 9} ${y + 62}L${x} ${y + 48}L${x + 9} ${y + 62}Z`),
        disc(fill, x, y, 46, 54),
        disc(shaded(fill, 1.3), x - 16, y - 20, 11, 15),
      ]),
      {
        pose: {
          ...FACING,
          arms: [
            [54, 262],
            [164, 204, -1],
          ],
        },
      },
      [disc(SKIN, 164, 202, 13)],
    ],
  },
  presents: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [140, 212, 1],
            [172, 204, 1],
          ],
        },
      },
    ],
  },
  servesPlate: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [44, 226],
            [156, 226, -1],
          ],
        },
      },
    ],
  },
  prepares: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [36, 284],
            [164, 284, -1],
          ],
        },
      },
      counterAt(-70, 300, 340, '#b98d5e'),
    ],
  },
  eatsWare: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [62, 232],
            [122, 118, -1],
          ],
          isHandAtFace: true,
        },
      },
    ],
  },
  wrapsFood: {
    most: 2,
    apart: 340,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 0,
          arms: [
            [74, 288],
            [126, 288, -1],
          ],
        },
      },
      [
        ...counterAt(-70, 322, 340),
        shape('#c9a46a', 'M22 322L60 276H140L178 322Z'),
        shape('#f4efe2', 'M40 320L70 282H130L160 320Z'),
        disc('#f6f2e6', 100, 300, 30, 16),
        disc('#b8602e', 88, 296, 12, 8),
        disc('#5f9a4a', 114, 298, 9, 6),
        disc('#c8382e', 102, 306, 7, 4),
        disc(SKIN, 66, 298, 13, 11),
        disc(SKIN, 134, 298, 13, 11),
        // What is wrapped already, with a rubber band around it.
        ...[
          [-52, 284],
          [196, 284],
          [206, 250],
        ].flatMap(([x, y]) => [
          shape(
            '#c9a46a',
            `M${x} ${y! + 38}L${x! + 6} ${y! + 8}L${x! + 28} ${y}L${x! + 50} ${y! + 8}L${x! + 56} ${y! + 38}Z`,
          ),
          shape(
            '#a9854f',
            `M${x! + 20} ${y! + 2}L${x! + 28} ${y}L${x! + 36} ${y! + 2}L${x! + 32} ${y! + 38}H${x! + 24}Z`,
          ),
          box('#d8503e', x!, y! + 20, 56, 4),
        ]),
      ],
    ],
  },
  handsParcel: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 4,
          nod: 2,
          arms: [
            [190, 236],
            [196, 246],
          ],
        },
      },
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [188, 240],
            [192, 250],
          ],
        },
        who: 1,
        other: { hair: 'long', top: '#d8a05a', bottom: '#5a6a8c', wears: 'trousers' },
        isMirrored: true,
        at: [250, 0],
        mood: 'laugh',
      },
      [
        shape('#b98a56', 'M178 190H272V264H178Z'),
        shape('#caa06c', 'M178 190L190 176H284L272 190Z'),
        shape('#a5784a', 'M272 190L284 176V250L272 264Z'),
        shape('#e2cda4', 'M218 176H236L232 264H216Z'),
        box('#f2efe6', 240, 226, 24, 20),
        disc(SKIN, 190, 262, 13, 11),
        disc(SKIN, 262, 262, 13, 11),
      ],
    ],
  },
  serves: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 6,
          nod: 4,
          arms: [
            [196, 222],
            [204, 230],
          ],
        },
      },
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [190, 226],
            [194, 236],
          ],
        },
        who: 1,
        other: { hair: 'hijab', hairColour: '#8fb8b0', top: '#5f7f9a', bottom: '#5f7f9a', wears: 'gown' },
        isMirrored: true,
        at: [230, 0],
      },
      [
        shape('#d8605a', 'M186 236H240L246 300H180Z'),
        shape('#b84640', 'M198 236Q200 206 213 206Q226 206 228 236H222Q220 214 213 214Q206 214 204 236Z'),
        disc('#5f9a4a', 204, 234, 13),
        disc('#e8a03a', 224, 232, 12),
      ],
    ],
  },
};
