import type { Act } from './act.ts';
import { box, DARK_WOOD, disc, FACING, line, shape, UPRIGHT } from './parts.ts';
import { FOOD_CART } from './rideActs.ts';

const fruits = (y: number) =>
  [-52, -20, 12, 44, 76, 108, 140, 172, 204, 236].flatMap((x, at) => [
    disc(['#d8402e', '#e8a03a', '#6fae3e'][at % 3]!, x, y, 19),
  ]);

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
        disc('#c98d62', 190, 262, 13, 11),
        disc('#c98d62', 262, 262, 13, 11),
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
