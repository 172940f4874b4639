import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import { FACING, INK, line, shape, UPRIGHT, disc } from './parts.ts';

/** With a telephone. */
export const PHONE_ACTS: Readonly<Record<string, Act>> = {
  takesSelfie: {
    most: 3,
    spare: 0,
    layers: [
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [40, 100, -1],
            [146, 264, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-90, 0],
        size: 0.96,
      },
      {
        pose: {
          ...FACING,
          nod: 4,
          arms: [
            [54, 262, 1],
            [110, 210, -1],
          ],
        },
        who: 2,
        isOptional: true,
        at: [120, 0],
        size: 0.95,
      },
      {
        pose: {
          ...FACING,
          lean: -4,
          nod: 4,
          arms: [
            [54, 262, 1],
            [210, 70, -1],
          ],
        },
        mood: 'smile',
      },
      // A phone held upright, the fingers before it.
      [
        shape(INK, 'M204 2L240 -5L252 62L216 69Z'),
        shape('#9fd0ea', 'M209 8L236 3L246 57L219 62Z'),
        disc(SKIN, 224, 68, 15, 11),
        line(SKIN, 9, [212, 60], [214, 44]),
      ],
    ],
  },
  films: {
    most: 2,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 4,
          arms: [
            [20, 150, -1],
            [176, 200, -1],
          ],
        },
        mood: 'laugh',
      },
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [40, 262, 1],
            [178, 150, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-130, 0],
        size: 0.97,
      },
      [
        line(INK, 8, [330, 250], [280, 500]),
        line(INK, 8, [330, 250], [330, 502]),
        line(INK, 8, [330, 250], [382, 500]),
        line(INK, 9, [330, 170], [330, 250]),
        {
          fill: '#f6f2dc',
          path: 'M262 100A68 68 0 1 1 398 100A68 68 0 1 1 262 100ZM282 100A48 48 0 1 0 378 100A48 48 0 1 0 282 100Z',
        },
        shape(INK, 'M308 60H352V146H308Z'),
        shape('#9fd0ea', 'M313 68H347V138H313Z'),
      ],
    ],
  },
  usesPhone: {
    most: 3,
    spare: 0,
    apart: 180,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          nod: 16,
          arms: [
            [164, 206],
            [158, 214],
          ],
        },
        held: [shape(INK, 'M160 162L186 156L200 214L174 220Z'), shape('#9fd0ea', 'M163 168L184 162L195 208L175 214Z')],
      },
    ],
  },
};
