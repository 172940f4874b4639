import type { Act } from './act.ts';
import { box, DARK_WOOD, disc, FACING, line, shape, stoolAt, UPRIGHT, WATER, WOOD } from './parts.ts';

const flame = (x: number, y: number, size: number) => [
  shape(
    '#f28a2a',
    `M${x} ${y}Q${x - 44 * size} ${y - 10 * size} ${x - 30 * size} ${y - 60 * size}Q${x - 16 * size} ${y - 44 * size} ${x - 8 * size} ${y - 110 * size}Q${x + 12 * size} ${y - 70 * size} ${x + 20 * size} ${y - 80 * size}Q${x + 44 * size} ${y - 30 * size} ${x} ${y}Z`,
  ),
  shape(
    '#ffd95a',
    `M${x} ${y}Q${x - 22 * size} ${y - 8 * size} ${x - 14 * size} ${y - 36 * size}Q${x - 4 * size} ${y - 30 * size} ${x} ${y - 62 * size}Q${x + 22 * size} ${y - 24 * size} ${x} ${y}Z`,
  ),
];

const sitsByFire = {
  hip: [100, 424],
  lean: 8,
  arms: [
    [196, 372],
    [204, 380],
  ],
  legs: [
    [190, 488],
    [204, 492],
  ],
} as const;

/** By the water, with a kite and by a fire. */
export const OUTDOOR_ACTS: Readonly<Record<string, Act>> = {
  castsNet: {
    most: 1,
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
  fishes: {
    most: 2,
    apart: 420,
    layers: [
      [disc(WATER, 372, 494, 90, 13), disc('#a8cfe4', 380, 492, 40, 5), ...stoolAt(100)],
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
  playsInRain: {
    most: 4,
    apart: 230,
    layers: [
      [disc(WATER, 100, 504, 116, 12)],
      {
        pose: {
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
        },
        mood: 'laugh',
      },
      [
        ...[
          [8, 470],
          [-12, 446],
          [196, 462],
          [222, 440],
          [182, 486],
          [30, 484],
        ].map(([x, y]) => disc('#bfe0ee', x!, y!, 9, 11)),
      ],
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
  sitsAtCampfire: {
    most: 3,
    layers: [
      [
        shape('#4f8a5a', 'M380 470L506 180L650 470Z'),
        shape('#3a6a48', 'M506 180L540 470H600L506 180Z'),
        shape('#22382a', 'M470 470L506 270L540 470Z'),
      ],
      { pose: sitsByFire, at: [-10, 0] },
      {
        pose: {
          ...sitsByFire,
          look: 'front',
          arms: [
            [70, 470],
            [132, 470, -1],
          ],
          legs: [
            [60, 490, 1],
            [140, 490, -1],
          ],
        },
        who: 2,
        isOptional: true,
        at: [216, -46],
      },
      { pose: sitsByFire, who: 1, isOptional: true, isMirrored: true, at: [480, 0] },
      [line(DARK_WOOD, 18, [250, 498], [360, 474]), line(WOOD, 18, [254, 474], [366, 498]), ...flame(308, 484, 1.1)],
    ],
  },
  grills: {
    most: 1,
    layers: [
      [
        line('#3a3d44', 9, [236, 360], [222, 502]),
        line('#3a3d44', 9, [396, 360], [410, 502]),
        disc('#e6e6e6', 306, 190, 26, 18),
        disc('#eeeeee', 340, 140, 32, 22),
        disc('#f4f4f4', 300, 90, 38, 24),
        ...flame(280, 330, 0.4),
        ...flame(350, 330, 0.46),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 10,
          arms: [
            [226, 276],
            [214, 240],
          ],
        },
      },
      [
        box('#3a3d44', 214, 322, 204, 44),
        box('#e8702e', 224, 326, 184, 9),
        ...[236, 270, 304, 338, 372].flatMap((x) => [
          line('#c9a46a', 4, [x - 8, 340], [x + 14, 296]),
          disc('#8a4a2c', x, 320, 11, 9),
          disc('#7a3f26', x + 6, 308, 11, 9),
        ]),
        shape('#d8b46a', 'M214 218L276 196L284 246L222 256Z'),
        line(DARK_WOOD, 8, [210, 244], [230, 238]),
      ],
    ],
  },
};
