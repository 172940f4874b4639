import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import { disc, FACING, line, shape, SQUATTING, stoolAt, UPRIGHT, WATER } from './parts.ts';

const leaps = {
  ...FACING,
  nod: -6,
  arms: [
    [6, 96, -1],
    [194, 92],
  ],
  legs: [
    [78, 490, 1],
    [150, 442, -1],
  ],
} as const;

/** By the water, on foot and with a kite. */
export const OUTDOOR_ACTS: Readonly<Record<string, Act>> = {
  castsNet: {
    most: 1,
    isAfloat: true,
    layers: [
      [
        shape('#cfd8dc', 'M196 250Q300 100 480 130Q540 230 500 400Q420 380 330 400Q270 320 196 250Z'),
        shape(
          '#e9eef0',
          'M196 250Q330 150 480 130L476 138Q330 166 204 258ZM196 250Q340 220 524 240V248Q340 230 206 260ZM196 250Q330 280 508 350L504 358Q330 292 204 258ZM300 166Q360 260 350 398L342 398Q350 262 292 172ZM380 134Q440 250 432 384L424 383Q430 250 372 138Z',
        ),
        ...[330, 370, 410, 450, 490].map((x, at) => disc('#5f666f', x, 398 - (at % 2) * 8, 7)),
        disc(WATER, 420, 470, 130, 20),
        disc('#a8cfe4', 420, 462, 96, 8),
      ],
      {
        pose: {
          hip: [96, 236],
          lean: 10,
          nod: 0,
          arms: [
            [196, 190],
            [186, 236],
          ],
          legs: [
            [60, 456],
            [126, 456],
          ],
        },
      },
      [
        shape('#7a5230', 'M-30 436Q100 470 250 436Q236 494 190 500H30Q-14 494 -30 436Z'),
        shape('#5d3c22', 'M-26 448Q100 482 246 448L240 462Q100 494 -20 462Z'),
      ],
    ],
  },
  mendsNet: {
    most: 2,
    apart: 420,
    layers: [
      [...stoolAt(94, 424)],
      {
        pose: {
          hip: [94, 412],
          lean: 16,
          nod: 20,
          arms: [
            [206, 320],
            [196, 344],
          ],
          legs: [
            [186, 490],
            [200, 492],
          ],
        },
      },
      [
        shape('#3f8f8a', 'M150 336Q210 296 262 330Q330 400 390 486Q280 516 132 500Q110 430 150 336Z'),
        ...[0, 1, 2, 3, 4, 5].map((at) =>
          line('#8fd0c8', 3, [156 + at * 20, 330 - (at % 3) * 4], [136 + at * 46, 498]),
        ),
        ...[0, 1, 2, 3].map((at) => line('#8fd0c8', 3, [142 - at * 4, 362 + at * 38], [282 + at * 30, 354 + at * 40])),
        ...[150, 200, 250, 300, 350].map((x, at) => disc('#e8913a', x, 494 - (at % 2) * 6, 11, 8)),
        line('#f4f0e4', 5, [206, 326], [244, 292]),
        disc(SKIN, 204, 328, 12, 11),
      ],
    ],
  },
  feedsFish: {
    most: 2,
    layers: [
      [
        disc('#8a7c68', 330, 470, 186, 40),
        disc('#3f86a4', 330, 466, 166, 32),
        disc('#5fa2bc', 330, 462, 140, 24),
        ...[
          [262, 462, '#e8642a'],
          [350, 474, '#f4f0e8'],
          [412, 458, '#e8642a'],
          [318, 452, '#f2b03a'],
        ].flatMap(([x, y, fill]) => [
          disc(fill as string, x as number, y as number, 26, 8),
          shape(
            fill as string,
            `M${(x as number) + 20} ${y}L${(x as number) + 42} ${(y as number) - 9}V${(y as number) + 9}Z`,
          ),
          disc('#c8402e', (x as number) - 6, (y as number) - 1, 8, 4),
        ]),
      ],
      {
        pose: {
          ...SQUATTING,
          nod: 14,
          arms: [
            [150, 372],
            [206, 356],
          ],
        },
        mood: 'laugh',
      },
      {
        pose: {
          ...SQUATTING,
          nod: 14,
          arms: [
            [150, 372],
            [206, 356],
          ],
        },
        who: 1,
        isOptional: true,
        isMirrored: true,
        at: [420, 0],
      },
      [
        ...[
          [222, 376],
          [238, 396],
          [228, 418],
          [252, 420],
          [244, 440],
        ].map(([x, y]) => disc('#7a4f2c', x!, y!, 5)),
        disc('#4a94c8', 140, 366, 22, 9),
      ],
    ],
  },
  fishes: {
    most: 2,
    spare: 0,
    apart: 420,
    layers: [
      [
        disc('#6a9096', 400, 499, 168, 20),
        disc('#a9c6c8', 384, 494, 62, 5),
        disc('#86aeb2', 430, 506, 60, 4),
        ...stoolAt(100),
      ],
      {
        pose: {
          hip: [100, 410],
          lean: 6,
          nod: 4,
          arms: [
            [190, 330],
            [172, 346],
          ],
          legs: [
            [196, 490],
            [206, 492],
          ],
        },
        held: [line('#7a5230', 9, [150, 376], [240, 270], [400, 70])],
      },
      [
        line('#f2f4f4', 3, [400, 70], [392, 480]),
        disc('#d8402e', 392, 480, 9, 8),
        shape('#8a939c', 'M246 440H296L288 504H254Z'),
      ],
    ],
  },
  strolls: {
    most: 4,
    apart: 160,
    spare: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 3,
          arms: [
            [142, 246, -1],
            [62, 250, -1],
          ],
          legs: [
            [52, 486],
            [150, 490],
          ],
        },
      },
    ],
  },
  plays: { most: 4, apart: 230, layers: [{ pose: leaps, mood: 'laugh' }] },
  playsInRain: {
    most: 4,
    apart: 230,
    layers: [
      [disc(WATER, 100, 504, 116, 12)],
      { pose: leaps, mood: 'laugh' },
      [
        [8, 470],
        [-12, 446],
        [196, 462],
        [222, 440],
        [182, 486],
        [30, 484],
      ].map(([x, y]) => disc('#bfe0ee', x!, y!, 9, 11)),
    ],
  },
  fliesKite: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [100, 264],
          lean: -6,
          nod: -20,
          arms: [
            [178, 92, -1],
            [186, 120, -1],
          ],
          legs: [
            [66, 490],
            [140, 490],
          ],
        },
      },
      [
        line('#f4f1e6', 4, [192, 96], [264, 20], [370, -120]),
        shape('#d8402e', 'M370 -210L440 -134L388 -46L318 -116Z'),
        shape('#f2c04a', 'M370 -210L440 -134L379 -130ZM388 -46L318 -116L379 -130Z'),
        shape('#3f7fc4', 'M386 -50Q420 -30 400 -6Q380 16 410 40L400 44Q366 18 390 -8Q406 -28 378 -46Z'),
      ],
    ],
  },
};
