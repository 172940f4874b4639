import type { SilhouettePart } from '../silhouetteShape.ts';
import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import {
  box,
  chairAt,
  CROSS_LEGGED,
  DARK_WOOD,
  disc,
  FACING,
  line,
  SEATED,
  shape,
  steamAt,
  tableAt,
  WOOD,
} from './parts.ts';

/** Whoever eats with somebody who is named alone. */
const COMPANION = { hair: 'hijab', hairColour: '#8fb8b0', top: '#5f7f9a', bottom: '#5f7f9a', wears: 'gown' } as const;

/** On the floor behind a low table, and at an end of it. */
const BEHIND_TABLE = {
  ...CROSS_LEGGED,
  hip: [100, 400],
  legs: [
    [96, 458, 1],
    [104, 458, -1],
  ],
} as const;
const atItsEnd = {
  hip: [100, 424],
  lean: 10,
  arms: [
    [196, 384],
    [190, 372],
  ],
  legs: [
    [170, 490],
    [184, 492],
  ],
} as const;

/** On a chair at a table, with a spoon or a fork on its way to the mouth. */
const mealOf = (dish: readonly SilhouettePart[], food: string): Act => ({
  most: 3,
  spare: 0,
  apart: 350,
  layers: [
    chairAt(100),
    {
      pose: {
        ...SEATED,
        lean: 8,
        nod: 12,
        arms: [
          [214, 334],
          [182, 262],
        ],
      },
      held: [line('#aab0b8', 5, [182, 262], [160, 228]), disc(food, 158, 224, 11, 8)],
    },
    [...tableAt(176, 356, 170), ...dish],
  ],
});

/** On a chair, with a glass in the hand; a drink with ice has a straw. */
const glassOf = (drink: string, isIced: boolean): Act => ({
  most: 3,
  spare: 0,
  apart: 330,
  layers: [
    chairAt(100),
    {
      pose: {
        ...SEATED,
        nod: 4,
        arms: [
          [206, 342],
          [168, 232],
        ],
      },
      held: [
        ...(isIced ? [line('#e0503c', 5, [166, 232], [150, 142])] : []),
        shape('#dfeaf0', 'M146 168H196L190 246H152Z'),
        shape(drink, 'M149 182H193L188 242H154Z'),
        ...(isIced ? [box('#f2f8fb', 154, 186, 16, 14), box('#eaf3f8', 172, 192, 15, 13)] : []),
      ],
    },
    [...tableAt(210, 360, 130), shape('#f7f3ea', 'M240 350H312L306 362H246Z')],
  ],
});

const BOWL = shape('#f7f3ea', 'M204 316H320Q316 356 284 358H240Q208 356 204 316Z');

/** Eating and drinking. */
export const MEAL_ACTS: Readonly<Record<string, Act>> = {
  drinks: {
    most: 2,
    apart: 330,
    spare: 0,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          nod: 2,
          arms: [
            [204, 340],
            [158, 218],
          ],
        },
        held: [shape('#f7f3ea', 'M146 180H186L180 222H152Z'), disc('#6b4228', 166, 181, 20, 5)],
      },
      [
        ...tableAt(210, 360, 130),
        shape('#f7f3ea', 'M250 340H300L292 362H258Z'),
        disc('#f7f3ea', 276, 360, 36, 5),
        ...steamAt(176, 150),
      ],
    ],
  },
  drinksCold: glassOf('#c9803a', true),
  drinksWhite: glassOf('#fbf8f0', false),
  drinksWater: glassOf('#bfe0ee', false),
  eatsNoodles: mealOf(
    [
      BOWL,
      disc('#d89a52', 262, 316, 58, 12),
      ...[220, 238, 256, 274, 292].map((x) => line('#f6e2a0', 6, [x, 318], [x + 10, 308], [x + 20, 316], [x + 4, 322])),
      disc('#8d6a4c', 236, 308, 13, 11),
      disc('#8d6a4c', 290, 310, 13, 11),
      disc('#5f9a4a', 264, 306, 12, 6),
      ...steamAt(250, 290),
    ],
    '#f6e2a0',
  ),
  eatsRice: mealOf(
    [
      disc('#f7f3ea', 262, 350, 68, 11),
      shape('#fffdf6', 'M214 346Q220 306 250 306Q280 308 284 346Z'),
      disc('#b8702e', 300, 340, 22, 13),
      disc('#5f9a4a', 272, 346, 12, 6),
      disc('#c8402e', 226, 346, 9, 6),
    ],
    '#fffdf6',
  ),
  eatsIceCream: {
    most: 4,
    apart: 160,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 6,
          arms: [
            [54, 262, 1],
            [134, 158, -1],
          ],
        },
        mood: 'laugh',
      },
      [
        shape('#d9a25a', 'M122 132H152L138 188Z'),
        disc('#f7b8cc', 137, 120, 20, 18),
        disc('#fff4e0', 137, 100, 15, 13),
        disc(SKIN, 140, 168, 13, 11),
      ],
    ],
  },
  eatsTogether: {
    most: 4,
    layers: [
      {
        pose: {
          ...BEHIND_TABLE,
          arms: [
            [62, 372],
            [134, 300, -1],
          ],
        },
        at: [10, -36],
        size: 0.96,
      },
      {
        pose: {
          ...BEHIND_TABLE,
          arms: [
            [70, 300],
            [138, 372, -1],
          ],
        },
        who: 1,
        other: COMPANION,
        at: [170, -36],
        size: 0.96,
      },
      {
        pose: atItsEnd,
        who: 2,
        isOptional: true,
        at: [-120, 0],
      },
      {
        pose: atItsEnd,
        who: 3,
        isOptional: true,
        isMirrored: true,
        at: [310, 0],
      },
      [
        line(DARK_WOOD, 14, [40, 416], [40, 500]),
        line(DARK_WOOD, 14, [350, 416], [350, 500]),
        shape(WOOD, 'M20 392H370L392 422H-2Z'),
        shape(DARK_WOOD, 'M-2 422H392V434H-2Z'),
        disc('#f7f3ea', 84, 398, 44, 10),
        disc('#e0b04a', 84, 388, 28, 12),
        disc('#f7f3ea', 196, 404, 52, 11),
        shape('#c98a48', 'M160 402Q164 366 196 366Q232 366 234 402Z'),
        disc('#f7f3ea', 306, 398, 44, 10),
        disc('#5f9a4a', 300, 390, 20, 9),
        disc('#c8503a', 322, 392, 14, 8),
        shape('#e88a4a', 'M132 364H152L149 402H135ZM252 364H272L269 402H255Z'),
      ],
    ],
  },
  eatsMeal: {
    most: 3,
    apart: 350,
    spare: 0,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          lean: 8,
          nod: 12,
          arms: [
            [206, 330],
            [184, 262],
          ],
        },
        held: [line('#aab0b8', 5, [184, 262], [160, 228]), disc('#e8a04a', 158, 224, 12, 9)],
      },
      [
        ...tableAt(176, 356, 170),
        shape('#f7f3ea', 'M204 318H316Q312 354 282 358H238Q208 354 204 318Z'),
        shape('#3f6fa8', 'M206 330H314L311 340H209Z'),
        disc('#c8602e', 260, 318, 55, 11),
        disc('#e8b04a', 240, 312, 18, 10),
        disc('#f2d48a', 276, 312, 16, 9),
        disc('#5f9a4a', 260, 310, 9, 5),
        ...steamAt(250, 288),
      ],
    ],
  },
};
