import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import { DARK_WOOD, disc, FACING, line, shape, UPRIGHT } from './parts.ts';

const WOMAN_BESIDE = { hair: 'long', top: '#c2486a', bottom: '#c2486a', wears: 'skirt' } as const;

const MAN_BESIDE = { top: '#6b9a58', bottom: '#3d3a4a', wears: 'trousers' } as const;

/** With others, and with their hands. */
export const COMPANY_ACTS: Readonly<Record<string, Act>> = {
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
  points: {
    most: 3,
    spare: 0,
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
  protests: {
    most: 4,
    apart: 190,
    layers: [
      [line(DARK_WOOD, 9, [150, 210], [150, -60])],
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [30, 110, -1],
            [150, 150, -1],
          ],
        },
      },
      [
        shape('#f6f2e6', 'M84 -150H222V-40H84Z'),
        shape('#c2322e', 'M100 -130H206V-116H100ZM100 -102H190V-88H100ZM100 -74H206V-60H100Z'),
        disc(SKIN, 150, 152, 13),
      ],
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
};
