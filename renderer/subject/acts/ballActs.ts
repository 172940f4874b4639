import type { SilhouettePart } from '../silhouetteShape.ts';
import type { Act } from './act.ts';
import { box, disc, INK, line, shape } from './parts.ts';

/** A football. */
const football = (x: number, y: number) => [
  disc('#f8f8f8', x, y, 34),
  shape(
    INK,
    `M${x} ${y - 14}L${x + 14} ${y - 3}L${x + 8} ${y + 13}H${x - 8}L${x - 14} ${y - 3}ZM${x - 30} ${y - 14}L${x - 20} ${y - 12}L${x - 26} ${y + 2}ZM${x + 30} ${y - 14}L${x + 20} ${y - 12}L${x + 26} ${y + 2}ZM${x - 12} ${y + 30}L${x - 5} ${y + 22}H${x + 5}L${x + 12} ${y + 30}Z`,
  ),
];

const racket = (fromX: number, fromY: number, toX: number, toY: number) => [
  line('#3a4a58', 8, [fromX, fromY], [toX, toY]),
  disc('#2f7fc4', toX + (toX - fromX) * 0.5, toY + (toY - fromY) * 0.5, 32, 38),
  disc('#eef0e8', toX + (toX - fromX) * 0.5, toY + (toY - fromY) * 0.5, 25, 31),
];

/** A volleyball net that goes away from us to the right, between its posts. */
const NET: readonly SilhouettePart[] = [
  shape('#eef2f433', 'M322 26L566 76V170L322 146Z'),
  line('#f2f4f4', 12, [322, 28], [566, 78]),
  line('#f2f4f4', 6, [322, 146], [566, 170]),
  ...[0.34, 0.67].map((down) => line('#f2f4f4', 4, [322, 28 + 118 * down], [566, 78 + 92 * down])),
  ...[352, 384, 416, 446, 476, 504, 530, 550].map((x) => {
    const along = (x - 322) / 244;
    return line('#f2f4f4', 4, [x, 28 + 50 * along], [x, 146 + 24 * along]);
  }),
];

/** With a ball or a shuttlecock. */
export const BALL_ACTS: Readonly<Record<string, Act>> = {
  playsFootball: {
    most: 4,
    apart: 250,
    turnsLast: true,
    hasOneThing: true,
    layers: [
      {
        pose: {
          hip: [100, 262],
          lean: -8,
          nod: 4,
          arms: [
            [170, 190],
            [22, 200],
          ],
          legs: [
            [66, 490],
            [212, 420],
          ],
        },
      },
      football(276, 470),
    ],
  },
  keepsGoal: {
    most: 1,
    layers: [
      [
        ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) => line('#d8dee0', 2.5, [-110 + at * 80, 40], [-110 + at * 80, 500])),
        ...[0, 1, 2, 3, 4, 5].map((at) => line('#d8dee0', 2.5, [-146, 100 + at * 78], [486, 100 + at * 78])),
        line('#f4f4f2', 16, [-150, 504], [-150, 30], [490, 30], [490, 504]),
      ],
      {
        pose: {
          look: 'side',
          hip: [150, 330],
          lean: 58,
          nod: 16,
          arms: [
            [356, 196, -1],
            [346, 226, -1],
          ],
          legs: [
            [-20, 452],
            [-52, 376],
          ],
        },
      },
      football(374, 190),
      [disc('#f0f2f0', 342, 186, 16, 14), disc('#f0f2f0', 350, 222, 17, 14)],
    ],
  },
  playsBasketball: {
    most: 1,
    layers: [
      [
        box('#f4f2ee', 380, -180, 18, 170),
        box('#8a939c', 404, -120, 14, 628),
        line('#d8502e', 9, [300, -40], [384, -40]),
        shape('#f2f2f0', 'M302 -36L318 40H326L314 -36ZM340 -36V40H346V-36ZM380 -36L364 40H356L370 -36Z'),
      ],
      {
        pose: {
          hip: [106, 240],
          lean: 6,
          nod: -22,
          arms: [
            [196, 44, -1],
            [180, 30, -1],
          ],
          legs: [
            [56, 440],
            [110, 466],
          ],
        },
      },
      [
        disc('#d8702e', 226, -6, 38),
        shape(
          '#7a3a1e',
          'M188 -8H264V-3H188ZM223 -44H228V32H223ZM200 -34Q218 -6 200 24L195 20Q210 -6 196 -30ZM252 -34Q234 -6 252 24L257 20Q242 -6 256 -30Z',
        ),
      ],
    ],
  },
  playsBadminton: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [100, 262],
          lean: 8,
          nod: -14,
          arms: [
            [196, 210],
            [168, 58, -1],
          ],
          legs: [
            [34, 488],
            [160, 490],
          ],
        },
      },
      [
        ...racket(172, 44, 214, -24),
        shape('#f4f4f2', 'M300 -74L336 -106L354 -80L312 -60Z'),
        disc('#d8402e', 302, -64, 10),
      ],
    ],
  },
  playsVolleyball: {
    most: 1,
    layers: [
      [line('#8a939c', 9, [566, 70], [566, 462]), line('#8a939c', 12, [322, 18], [322, 508]), ...NET],
      {
        pose: {
          hip: [110, 240],
          lean: 6,
          nod: -18,
          arms: [
            [206, 50, -1],
            [190, 40, -1],
          ],
          legs: [
            [60, 446],
            [112, 466],
          ],
        },
      },
      [
        disc('#f4e6b0', 240, -20, 40),
        shape('#3f6fb0', 'M206 -40Q240 -20 276 -38L280 -26Q240 -6 202 -28ZM212 8Q240 -6 268 8L262 16Q240 6 218 16Z'),
      ],
    ],
  },
};
