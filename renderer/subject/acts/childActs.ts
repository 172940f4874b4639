import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import { disc, FACING, line, SEATED, shape, stoolAt, UPRIGHT } from './parts.ts';

/** A child in their mother's or father's arms, or beside them. */
export const CHILD = { isChild: true, top: '#f0b73e', bottom: '#4a6a9c', wears: 'shorts' } as const;

/** With a child. */
export const CHILD_ACTS: Readonly<Record<string, Act>> = {
  holdsBaby: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 6,
          arms: [
            [96, 236, 1],
            [104, 244, -1],
          ],
        },
      },
      [
        shape('#f3d6a0', 'M48 182Q92 148 152 186Q162 236 118 252Q66 252 46 222Z'),
        shape('#e0bd80', 'M60 226Q100 246 150 220Q146 246 118 252Q72 252 60 226Z'),
        disc(SKIN, 66, 188, 25, 23),
        shape('#231a18', 'M41 184C43 156 89 154 93 182C80 168 56 168 41 184Z'),
        shape('#2a1c18', 'M54 190Q60 196 66 190L65 193Q60 198 55 193ZM72 190Q78 196 84 190L83 193Q78 198 73 193Z'),
        disc(SKIN, 126, 236, 14, 11),
        disc(SKIN, 60, 240, 13, 11),
      ],
    ],
  },
  carriesOnShoulders: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [62, 124, -1],
            [138, 124],
          ],
        },
        mood: 'laugh',
      },
      {
        pose: {
          look: 'front',
          hip: [100, 262],
          arms: [
            [10, 110, -1],
            [190, 110],
          ],
          legs: [
            [76, 440, 1],
            [124, 440, -1],
          ],
        },
        other: CHILD,
        at: [0, -300],
        size: 0.62,
        mood: 'laugh',
      },
    ],
  },
  hugsChild: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [100, 300],
          lean: 26,
          nod: 18,
          arms: [
            [196, 300],
            [210, 280],
          ],
          legs: [
            [60, 490],
            [140, 490],
          ],
        },
        mood: 'asleep',
      },
      {
        pose: {
          ...UPRIGHT,
          nod: -6,
          arms: [
            [180, 130, -1],
            [176, 150, -1],
          ],
        },
        other: CHILD,
        isMirrored: true,
        at: [92, 0],
        size: 0.62,
      },
    ],
  },
  feedsChild: {
    most: 1,
    layers: [
      stoolAt(100),
      {
        pose: {
          ...SEATED,
          hip: [100, 396],
          lean: 10,
          nod: 12,
          arms: [
            [180, 330],
            [214, 258],
          ],
        },
        held: [
          shape('#e8e4da', 'M158 324H222Q216 352 190 352Q164 352 158 324Z'),
          disc('#f4e2a8', 190, 324, 30, 7),
          line('#aab0b8', 5, [214, 262], [246, 258]),
          disc('#f4e2a8', 250, 258, 10, 6),
        ],
      },
      {
        pose: {
          ...UPRIGHT,
          nod: -4,
          arms: [
            [92, 266],
            [112, 268],
          ],
        },
        other: CHILD,
        isMirrored: true,
        at: [196, 0],
        size: 0.62,
        mood: 'laugh',
      },
    ],
  },
};
