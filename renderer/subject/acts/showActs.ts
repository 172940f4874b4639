import type { Figure } from '../figure.ts';
import type { Act } from './act.ts';
import { box, DARK_WOOD, disc, FACING, INK, line, notesAt, SEATED, shape, WOOD } from './parts.ts';

/** A man of the choir of a kecak: bare above a chequered cloth, a flower behind the ear. */
const KECAK = {
  top: '#b87a50',
  skin: '#b87a50',
  bottom: '#3a3a40',
  wears: 'shorts',
  isShortSleeved: true,
  onHead: [disc('#e8404e', 138, 60, 9)],
} as const satisfies Figure;

/** What is seen on stages, after a win and at play in the evening. */
export const SHOW_ACTS: Readonly<Record<string, Act>> = {
  liftsTrophy: {
    most: 4,
    apart: 190,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [74, 36, 1],
            [126, 36, -1],
          ],
        },
        mood: 'laugh',
      },
      [
        shape('#e8b93a', 'M66 -78H134Q134 -18 108 -6V14H124V26H76V14H92V-6Q66 -18 66 -78Z'),
        shape('#f6d870', 'M76 -70H92Q90 -28 98 -14Q78 -26 76 -70Z'),
        line('#e8b93a', 7, [68, -66], [46, -60], [52, -30], [76, -22]),
        line('#e8b93a', 7, [132, -66], [154, -60], [148, -30], [124, -22]),
      ],
    ],
  },
  throwsCap: {
    most: 4,
    apart: 210,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [44, 60, 1],
            [160, 54, -1],
          ],
        },
        mood: 'laugh',
      },
      [
        shape('#22242c', 'M86 -120L160 -152L214 -120L142 -84Z'),
        shape('#34363f', 'M112 -108L144 -92L188 -110V-84Q150 -60 112 -84Z'),
        line('#e8c040', 5, [150, -118], [86, -112], [80, -84]),
        disc('#e8c040', 80, -80, 7, 10),
      ],
    ],
  },
  doesMagic: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [20, 176, 1],
            [196, 236, -1],
          ],
        },
        mood: 'laugh',
      },
      [
        shape('#1c1a22', 'M188 250H280L270 344H198Z'),
        shape('#a8283c', 'M190 262H278L276 280H192Z'),
        disc('#2a2832', 234, 250, 62, 13),
        disc('#f4f2ee', 234, 214, 28, 26),
        shape('#f4f2ee', 'M214 196Q200 142 216 126Q232 146 228 194ZM242 194Q240 146 258 126Q270 146 252 198Z'),
        shape('#f2b4bc', 'M217 186Q210 152 217 142Q225 156 223 186ZM246 186Q246 156 254 142Q260 156 250 190Z'),
        disc(INK, 224, 210, 4),
        disc(INK, 244, 210, 4),
        disc('#e8848c', 234, 220, 5, 4),
        shape('#1c1a22', 'M172 252Q234 272 296 252L290 262Q234 282 178 262Z'),
        line(INK, 9, [14, 176], [-40, 104]),
        line('#f8f6f2', 9, [-32, 114], [-44, 98]),
        ...[
          [-62, 70],
          [-26, 52],
          [-76, 110],
        ].map(([x, y]) =>
          shape(
            '#f2c84a',
            `M${x} ${y! - 16}L${x! + 5} ${y! - 5}L${x! + 16} ${y}L${x! + 5} ${y! + 5}L${x} ${y! + 16}L${x! - 5} ${y! + 5}L${x! - 16} ${y}L${x! - 5} ${y! - 5}Z`,
          ),
        ),
      ],
    ],
  },
  playsTurntables: {
    most: 2,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 8,
          arms: [
            [52, 276, 1],
            [164, 270, -1],
          ],
        },
        mood: 'laugh',
      },
      {
        pose: {
          ...FACING,
          arms: [
            [40, 60, 1],
            [150, 270, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [190, 0],
        mood: 'laugh',
      },
      [
        box('#22242c', -70, 296, 340, 206),
        box('#34373f', -80, 282, 360, 22),
        ...[-10, 210].flatMap((x) => [disc('#14151a', x, 284, 58, 13), disc('#d8404e', x, 283, 18, 4)]),
        box('#4a4e58', 70, 272, 62, 14),
        ...[80, 96, 112].map((x) => box('#62d0e8', x, 266, 8, 8)),
        shape('#8a5ad0', 'M-50 330H250V340H-50ZM-50 470H250V480H-50Z'),
        ...[-20, 40, 100, 160, 220].map((x, at) =>
          box(at % 2 ? '#e8508a' : '#62d0e8', x - 8, 440 - at * 14 - (at % 2) * 30, 16, 30 + at * 14 + (at % 2) * 30),
        ),
        line('#2a2c34', 9, [60, 70], [66, 12], [134, 12], [140, 70]),
        disc('#2a2c34', 60, 74, 13, 18),
        disc('#2a2c34', 140, 74, 13, 18),
        ...notesAt(250, 120),
      ],
    ],
  },
  playsConsole: {
    most: 2,
    layers: [
      [
        shape('#4f6f8a', 'M-150 236Q-150 212 -124 212H56V470H-150Z'),
        box('#5f829e', -150, 396, 300, 82),
        ...[-136, 124].map((x) => box(DARK_WOOD, x, 476, 14, 28)),
      ],
      {
        pose: {
          ...SEATED,
          lean: 6,
          arms: [
            [158, 300],
            [164, 310],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-126, -2],
        size: 0.97,
        mood: 'laugh',
      },
      {
        pose: {
          ...SEATED,
          lean: 10,
          nod: 0,
          arms: [
            [168, 302],
            [174, 312],
          ],
        },
        mood: 'laugh',
      },
      [
        shape('#f4f4f6', 'M164 292Q190 284 206 296L208 316Q190 308 172 318Z'),
        disc('#3a7fd0', 194, 298, 4),
        box(WOOD, 350, 420, 190, 84),
        shape(INK, 'M384 190L508 166V418L384 400Z'),
        shape('#5ac06a', 'M394 300L498 290V404L394 390Z'),
        shape('#7ac0e8', 'M394 200L498 180V290L394 300Z'),
        shape('#d8404e', 'M420 300L446 270L466 304L444 330Z'),
        shape('#f2c04a', 'M462 262L480 240L490 270L476 288Z'),
        box('#f4f4f6', 396, 404, 56, 16),
        line(INK, 10, [440, 408], [440, 424]),
      ],
    ],
  },
  dancesKecak: {
    most: 1,
    layers: [
      ...[0, 1, 2].flatMap((at): Act['layers'] => [
        {
          pose: {
            look: 'front',
            hip: [100, 424],
            legs: [
              [150, 490, 1],
              [50, 490, -1],
            ],
            arms: [
              [24, 200, 1],
              [176, 200, -1],
            ],
          },
          other: KECAK,
          at: [-190 + at * 190, -46],
          size: 0.84,
        },
      ]),
      [
        shape(
          '#e8642a',
          'M60 470Q20 400 76 330Q80 372 100 380Q92 310 132 268Q132 330 160 352Q176 336 172 312Q214 380 176 470Z',
        ),
        shape('#f8c43a', 'M84 470Q68 424 96 386Q104 412 118 418Q118 380 136 352Q140 400 156 420Q164 446 150 470Z'),
        line(DARK_WOOD, 14, [56, 476], [180, 462]),
        line(DARK_WOOD, 14, [64, 460], [176, 480]),
      ],
      ...[0, 1, 2, 3].flatMap((at): Act['layers'] => [
        {
          pose: {
            look: 'back',
            hip: [100, 424],
            legs: [
              [150, 490, 1],
              [50, 490, -1],
            ],
            arms: [
              [24, 200, 1],
              [176, 200, -1],
            ],
          },
          other: KECAK,
          at: [-290 + at * 190 + (at > 1 ? 40 : -10), 0],
        },
      ]),
    ],
  },
};
