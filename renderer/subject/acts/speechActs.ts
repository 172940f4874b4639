import type { Act } from './act.ts';
import { box, CROSS_LEGGED, DARK_WOOD, disc, FACING, INK, line, shape, UPRIGHT, WOOD } from './parts.ts';

const PUPIL_SEEN_FROM_BEHIND = {
  look: 'back',
  hip: [100, 400],
  arms: [
    [56, 470],
    [144, 470, -1],
  ],
  // Straight down, behind the desk.
  legs: [
    [92, 640],
    [108, 640],
  ],
} as const;

const lectern = (front: string, edge: string) => [
  shape(front, 'M44 286H156L148 508H52Z'),
  box(edge, 32, 270, 136, 18),
  line(INK, 6, [112, 270], [104, 206]),
  disc('#8d959e', 103, 198, 10, 13),
];

/** Behind a lectern with a microphone, one hand raised. */
const behindLectern = {
  ...FACING,
  nod: -3,
  arms: [
    [14, 128, -1],
    [142, 256, -1],
  ],
} as const;

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

/** Before pupils, listeners and a team. */
export const SPEECH_ACTS: Readonly<Record<string, Act>> = {
  teaches: {
    most: 1,
    layers: [
      [
        box(DARK_WOOD, 150, -8, 304, 254),
        box('#24493c', 162, 4, 280, 230),
        shape(
          '#e9efe9',
          'M196 40H300V47H196ZM196 70H340V77H196ZM196 100H310V107H196ZM340 36H400V43H340ZM340 120H410V127H340ZM330 150H410V157H330Z',
        ),
      ],
      {
        pose: {
          ...UPRIGHT,
          nod: 0,
          arms: [
            [150, 250],
            [220, 134],
          ],
        },
      },
      {
        pose: PUPIL_SEEN_FROM_BEHIND,
        other: { isChild: true, top: '#f6f6f4', bottom: '#b8282e', wears: 'shorts' },
        at: [166, 40],
        size: 0.74,
      },
      {
        pose: PUPIL_SEEN_FROM_BEHIND,
        other: { hair: 'braids', top: '#f6f6f4', bottom: '#b8282e', wears: 'skirt' },
        at: [292, 40],
        size: 0.74,
      },
      [box(WOOD, 180, 436, 284, 16), box(DARK_WOOD, 186, 452, 272, 56)],
    ],
  },
  writesOnBoard: {
    most: 1,
    layers: [
      [
        box(DARK_WOOD, 150, -8, 304, 274),
        box('#24493c', 162, 4, 280, 250),
        shape('#e9efe9', 'M230 60H330V68H230ZM230 96H380V104H230ZM230 132H300V140H230Z'),
      ],
      {
        pose: {
          ...UPRIGHT,
          nod: -6,
          arms: [
            [130, 250],
            [206, 126, -1],
          ],
        },
      },
      [line('#f8f8f4', 7, [212, 118], [226, 134])],
    ],
  },
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
    spare: 0,
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
};
