import type { Act } from './act.ts';
import { box, CROSS_LEGGED, DARK_WOOD, disc, line, shape, UPRIGHT, WOOD } from './parts.ts';

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

/** On a mat, one hand at the food. */
const onMat = { ...CROSS_LEGGED, hip: [100, 414] } as const;

/** By a fire, at a grill and on a mat. */
export const CAMP_ACTS: Readonly<Record<string, Act>> = {
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
  picnics: {
    most: 4,
    layers: [
      [
        shape('#d8534a', 'M-210 440H500L610 508H-330Z'),
        shape(
          '#f2e2d4',
          'M-150 440H-116L-206 508H-250ZM-20 440H12L-26 508H-66ZM110 440H142V508H104ZM240 440H272L322 508H282ZM370 440H404L498 508H456Z',
        ),
      ],
      {
        pose: {
          ...onMat,
          arms: [
            [60, 388],
            [142, 372, -1],
          ],
        },
        at: [-96, -16],
        size: 0.98,
      },
      {
        pose: {
          ...onMat,
          arms: [
            [60, 372],
            [138, 388, -1],
          ],
        },
        who: 2,
        isOptional: true,
        at: [196, -16],
        size: 0.98,
      },
      {
        pose: {
          ...onMat,
          arms: [
            [62, 390],
            [140, 376, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-290, 0],
      },
      {
        pose: {
          ...onMat,
          arms: [
            [60, 376],
            [138, 390, -1],
          ],
        },
        who: 3,
        isOptional: true,
        at: [390, 0],
      },
      [
        shape('#b07a42', 'M96 430H216L204 496H108Z'),
        line('#8d5c30', 8, [102, 432], [156, 380], [210, 432]),
        disc('#c8402e', 132, 428, 14),
        disc('#e0a83a', 160, 424, 15),
        disc('#6fa044', 186, 428, 13),
        disc('#f4f2ec', 48, 488, 42, 9),
        disc('#d9a45a', 48, 480, 26, 9),
        disc('#f4f2ec', 268, 488, 42, 9),
        disc('#c8503a', 256, 480, 13, 10),
        disc('#c8503a', 280, 480, 13, 10),
      ],
    ],
  },
};
