import type { Act } from './act.ts';
import { box, CROSS_LEGGED, DARK_WOOD, disc, FACING, INK, line, shape, WOOD } from './parts.ts';

/** Behind a lectern with a microphone, one hand raised. */
const behindLectern = {
  ...FACING,
  nod: -3,
  arms: [
    [14, 128, -1],
    [142, 256, -1],
  ],
} as const;

const lectern = (front: string, edge: string) => [
  shape(front, 'M44 286H156L148 508H52Z'),
  box(edge, 32, 270, 136, 18),
  line(INK, 6, [112, 270], [104, 206]),
  disc('#8d959e', 103, 198, 10, 13),
];

/** Somebody who listens on the floor, seen from behind. */
const listener = (x: number, size: number, top: string) =>
  ({
    pose: {
      ...CROSS_LEGGED,
      look: 'back',
      nod: 0,
      arms: [
        [50, 396, 1],
        [150, 396, -1],
      ],
    },
    other: { top, bottom: '#4a5a52', wears: 'trousers', hasPeci: true },
    at: [x, 0],
    size,
  }) as const;

/** On a mat, one hand at the food. */
const onMat = {
  ...CROSS_LEGGED,
  hip: [100, 400],
  legs: [
    [150, 466, 1],
    [50, 466, -1],
  ],
} as const;

/** Before an audience, in a crowd and on a mat. */
export const GATHERING_ACTS: Readonly<Record<string, Act>> = {
  preaches: {
    most: 1,
    layers: [
      { pose: behindLectern },
      lectern('#2f6a4a', '#d9b45a'),
      listener(-150, 0.66, '#f4f2ec'),
      listener(-40, 0.62, '#8fb0c4'),
      listener(170, 0.66, '#e8e2d0'),
    ],
  },
  speaks: {
    most: 1,
    layers: [{ pose: behindLectern }, lectern(WOOD, DARK_WOOD)],
  },
  cheers: {
    most: 4,
    apart: 250,
    layers: [
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [14, 52, -1],
            [186, 52, 1],
          ],
        },
        mood: 'laugh',
      },
      [
        shape('#d8322e', 'M-20 44Q100 -124 220 44L214 62Q100 -98 -14 62Z'),
        shape('#f6f4ee', 'M-14 62Q100 -98 214 62L208 80Q100 -72 -8 80Z'),
      ],
    ],
  },
  picnics: {
    most: 4,
    layers: [
      [
        shape('#d8534a', 'M-110 448H390L470 508H-190Z'),
        shape(
          '#f2e2d4',
          'M-64 448H-36L-92 508H-124ZM20 448H48L24 508H-8ZM106 448H134V508H104ZM192 448H220L242 508H210ZM278 448H306L352 508H320Z',
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
        at: [-30, -16],
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
        at: [130, -16],
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
        at: [-180, 0],
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
        at: [270, 0],
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
};
