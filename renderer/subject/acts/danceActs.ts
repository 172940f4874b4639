import type { Act } from './act.ts';
import { disc, notesAt, shape } from './parts.ts';

/** Dance, with friends, of old and in a tutu. */
export const DANCE_ACTS: Readonly<Record<string, Act>> = {
  dances: {
    most: 4,
    apart: 230,
    turnsLast: true,
    layers: [
      {
        pose: {
          look: 'front',
          hip: [100, 258],
          lean: -7,
          nod: 8,
          arms: [
            [6, 60, -1],
            [186, 210, -1],
          ],
          legs: [
            [84, 490, 1],
            [190, 440, -1],
          ],
        },
        mood: 'laugh',
      },
      notesAt(186, 30),
    ],
  },
  dancesTraditionally: {
    most: 4,
    apart: 240,
    layers: [
      [shape('#e8b83a', 'M28 52Q30 -46 100 -46Q170 -46 172 52L150 40Q146 -10 100 -14Q54 -10 50 40Z')],
      {
        pose: {
          look: 'front',
          hip: [92, 270],
          lean: 8,
          nod: -6,
          arms: [
            [-8, 130, 1],
            [210, 176, -1],
          ],
          legs: [
            [74, 492, 1],
            [132, 490, -1],
          ],
        },
      },
      [
        shape('#e8b83a', 'M66 32Q104 6 142 32L146 14L130 18L124 -12L112 12L104 -22L96 12L84 -12L78 18L62 14Z'),
        disc('#d8402e', 104, 14, 7),
        shape('#e8b83a', 'M72 176Q100 196 132 182L130 204Q100 214 72 198ZM64 262H134V282H64Z'),
        shape('#d8402e', 'M78 282L66 440L86 446L92 284ZM112 284L124 448L144 440L128 282Z'),
        shape('#f2c04a', 'M206 160L256 120Q274 160 262 206L214 182Z'),
        shape('#d8402e', 'M210 164L250 132L254 142L212 170ZM214 176L264 178L262 188L214 182Z'),
      ],
    ],
  },
  dancesBallet: {
    most: 3,
    apart: 260,
    layers: [
      {
        pose: {
          look: 'front',
          hip: [100, 254],
          nod: 6,
          arms: [
            [78, 4, -1],
            [122, 4],
          ],
          legs: [
            [96, 484],
            [128, 372, -1],
          ],
          isOnToes: true,
        },
      },
    ],
  },
};
