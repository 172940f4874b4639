import type { Act } from './act.ts';
import { box, CROSS_LEGGED, disc, FACING, INK, line, shape, STEEL, UPRIGHT, WATER } from './parts.ts';

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

/** In worship. */
export const PRAYER_ACTS: Readonly<Record<string, Act>> = {
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
  recitesQuran: {
    most: 4,
    apart: 230,
    layers: [
      [shape('#3f7a62', 'M-30 500Q100 470 230 500V508H-30Z')],
      {
        pose: {
          ...CROSS_LEGGED,
          nod: 0,
          arms: [
            [70, 420],
            [130, 420, -1],
          ],
        },
      },
      [
        shape('#8d5c36', 'M62 500L124 440H140L78 500ZM138 500L76 440H60L122 500Z'),
        shape('#2f6a4a', 'M34 410L100 428L166 410V452L100 470L34 452Z'),
        shape('#fbf8ef', 'M40 406Q74 400 100 420V462Q74 442 40 448ZM160 406Q126 400 100 420V462Q126 442 160 448Z'),
        shape(
          '#8a8474',
          'M50 420L90 426V429L50 424ZM50 432L90 438V441L50 436ZM150 420L110 426V429L150 424ZM150 432L110 438V441L150 436Z',
        ),
      ],
    ],
  },
  foldsHands: {
    most: 4,
    apart: 170,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 7,
          arms: [
            [93, 178, 1],
            [107, 178, -1],
          ],
        },
        mood: 'asleep',
        dress: 'bareheaded',
      },
    ],
  },
  callsToPrayer: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          nod: -10,
          arms: [
            [70, 84],
            [92, 78],
          ],
        },
        dress: 'prayer',
        mood: 'asleep',
      },
      [
        line(STEEL, 8, [206, 500], [206, 130]),
        line(STEEL, 6, [206, 130], [176, 112]),
        disc(INK, 170, 108, 15, 12),
        disc(STEEL, 206, 500, 40, 8),
      ],
    ],
  },
  washesForPrayer: {
    most: 3,
    apart: 320,
    layers: [
      [
        box('#cfd8d4', 214, 60, 60, 448),
        ...[110, 170, 230, 290, 350, 410, 470].map((y) => box('#aebbb6', 214, y, 60, 4)),
        shape('#5f9a8a', 'M214 60H274V86H214Z'),
        line(STEEL, 13, [216, 262], [182, 262], [180, 276]),
        disc(STEEL, 206, 246, 12, 8),
      ],
      {
        pose: {
          hip: [74, 290],
          lean: 18,
          nod: 14,
          arms: [
            [178, 330],
            [172, 342],
          ],
          legs: [
            [56, 492],
            [96, 492],
          ],
        },
      },
      [
        shape('#a8d4ea', 'M174 278H186L188 340H172Z'),
        shape('#cfe9f4', 'M168 342L152 470H160L176 350L186 470H194L182 342Z'),
        disc(WATER, 176, 498, 54, 9),
        disc('#a8cfe4', 176, 496, 30, 4),
      ],
    ],
  },
};
