import type { Act } from './act.ts';
import {
  box,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  SEATED,
  shape,
  SQUATTING,
  steamAt,
  STEEL,
  tableAt,
  UPRIGHT,
  WOOD,
} from './parts.ts';

/** On a sofa, with the hands in the lap. */
const watching = {
  ...SEATED,
  nod: -3,
  arms: [
    [172, 388],
    [180, 366],
  ],
} as const;

/** Housework, and the evening after it. */
export const HOUSEHOLD_ACTS: Readonly<Record<string, Act>> = {
  irons: {
    most: 1,
    spare: 0,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 10,
          nod: 16,
          arms: [
            [196, 262],
            [214, 252],
          ],
        },
      },
      [
        line(STEEL, 9, [220, 312], [370, 500]),
        line(STEEL, 9, [370, 312], [220, 500]),
        shape('#5f8ab8', 'M160 296H380Q416 300 420 312H160Z'),
        shape('#f2f0ea', 'M236 284H360L380 372H300L296 300H236Z'),
        shape('#c8d0d8', 'M184 294Q190 268 220 266H262L282 294Z'),
        shape('#d8502e', 'M200 268Q206 244 232 244H256V256H234Q222 256 218 268Z'),
        ...steamAt(310, 250),
      ],
    ],
  },
  hangsLaundry: {
    most: 1,
    layers: [
      [
        line(DARK_WOOD, 12, [150, 40], [150, 504]),
        line(DARK_WOOD, 12, [496, 40], [496, 504]),
        line('#e8e8e4', 4, [150, 60], [496, 66]),
        shape('#d8605a', 'M236 62H320L346 96L328 116L316 104V220H240V104L228 116L210 96Z'),
        shape('#5f8ab8', 'M372 64H456L464 250H424L416 130L404 250H364Z'),
        ...[240, 316, 378, 450].map((x) => box('#e8c040', x, 54, 7, 22)),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 4,
          nod: -18,
          arms: [
            [176, 66, -1],
            [190, 74, -1],
          ],
        },
      },
      [
        shape('#f2efe6', 'M176 66H216L226 190H168Z'),
        shape('#c8965a', 'M10 440H90L78 504H22Z'),
        disc('#f2efe6', 50, 440, 40, 12),
      ],
    ],
  },
  washesClothes: {
    most: 3,
    apart: 320,
    layers: [
      {
        pose: {
          ...SQUATTING,
          lean: 30,
          nod: 24,
          arms: [
            [214, 430],
            [226, 440],
          ],
        },
      },
      [
        shape('#3f8fc8', 'M158 430H316L296 504H178Z'),
        disc('#e8f4fa', 237, 432, 78, 15),
        disc('#f8fcfe', 200, 424, 16, 11),
        disc('#f8fcfe', 272, 422, 19, 13),
        disc('#f8fcfe', 250, 408, 13, 10),
        shape('#d8605a', 'M220 430Q240 404 264 424L270 440H214Z'),
      ],
    ],
  },
  sweeps: {
    most: 3,
    apart: 240,
    turnsLast: true,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 14,
          nod: 16,
          arms: [
            [190, 236],
            [158, 286],
          ],
          legs: [
            [70, 492],
            [132, 492],
          ],
        },
        held: [line('#a9773f', 10, [200, 196], [150, 300], [210, 430])],
      },
      [
        shape('#c9a24e', 'M198 416L222 408L286 494L212 504Z'),
        shape('#9a6a38', 'M196 414L222 404L228 416L202 426ZM236 440L262 494L256 496L230 442Z'),
        disc('#a8a090', 290, 498, 12, 5),
        disc('#8a8474', 272, 504, 9, 4),
      ],
    ],
  },
  mops: {
    most: 2,
    apart: 300,
    turnsLast: true,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 14,
          nod: 16,
          arms: [
            [192, 232],
            [164, 284],
          ],
          legs: [
            [70, 492],
            [132, 492],
          ],
        },
        held: [line('#3f7fc4', 9, [190, 170], [236, 470])],
      },
      [
        shape('#f2efe6', 'M212 460H262Q290 486 288 504H190Q192 480 212 460Z'),
        shape('#d0ccc0', 'M222 466L208 502H214L230 468ZM246 466L260 502H254L240 468Z'),
        shape('#d8502e', 'M300 420H350L342 504H308Z'),
        disc('#a8d8ee', 240, 506, 90, 5),
      ],
    ],
  },
  brushesTeeth: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [62, 240],
            [150, 122, -1],
          ],
        },
      },
      [
        line('#3f8fc8', 7, [158, 116], [104, 98]),
        disc('#ffffff', 104, 98, 13, 7),
        disc('#ffffff', 92, 106, 6),
        shape('#a8d8ee', 'M44 234H76L72 276H48Z'),
      ],
    ],
  },
  watchesTv: {
    most: 4,
    spare: 1,
    layers: [
      [
        shape('#8a5a6a', 'M-216 236Q-216 212 -190 212H56V470H-216Z'),
        box('#9c6a7a', -216, 396, 366, 82),
        ...[-200, -40, 124].map((x) => box(DARK_WOOD, x, 476, 14, 28)),
      ],
      { pose: watching, who: 2, isOptional: true, at: [-236, -4], size: 0.97 },
      { pose: watching, who: 1, isOptional: true, at: [-118, -2], size: 0.98 },
      { pose: watching, mood: 'laugh' },
      {
        pose: {
          ...watching,
          hip: [100, 424],
          legs: [
            [176, 490],
            [186, 492],
          ],
        },
        who: 3,
        isOptional: true,
        at: [100, 0],
      },
      [
        box(INK, 196, 352, 12, 24),
        box(WOOD, 350, 420, 170, 84),
        shape(INK, 'M392 210L488 186V418L392 400Z'),
        shape('#7ac0e8', 'M400 220L480 200V406L400 392Z'),
        shape('#f2c04a', 'M416 340L444 276L468 356Z'),
        disc('#fff4c8', 456, 240, 12),
        line(INK, 10, [440, 408], [440, 424]),
      ],
    ],
  },
  foldsClothes: {
    most: 2,
    apart: 360,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 6,
          nod: 12,
          arms: [
            [206, 300],
            [190, 310],
          ],
        },
      },
      [
        ...tableAt(150, 346, 230),
        shape('#5f9ac4', 'M176 346L186 300Q214 286 240 304L250 346Z'),
        shape('#4a80a8', 'M176 346L182 322H246L250 346Z'),
        ...['#d8503e', '#f2c04a', '#f4f2ee', '#6fae3e', '#8a6ac0'].map((fill, at) =>
          box(fill, 276, 326 - at * 20, 88, 19),
        ),
      ],
    ],
  },
  picksClothes: {
    most: 2,
    apart: 420,
    layers: [
      [
        line(STEEL, 9, [200, 500], [200, 108]),
        line(STEEL, 9, [430, 500], [430, 108]),
        line(STEEL, 9, [190, 110], [440, 110]),
        ...['#d8503e', '#5f9ac4', '#f2c04a', '#8a6ac0', '#6fae3e'].flatMap((fill, at) => {
          const x = 228 + at * 42;
          return [
            line(STEEL, 4, [x + 16, 110], [x + 16, 138]),
            shape(
              fill,
              `M${x - 8} 152L${x + 16} 134L${x + 40} 152L${x + 46} 196H${x + 38}V330H${x - 6}V196H${x - 14}Z`,
            ),
          ];
        }),
      ],
      {
        pose: {
          ...UPRIGHT,
          nod: 4,
          arms: [
            [146, 262],
            [202, 214],
          ],
        },
      },
      [
        line(STEEL, 4, [206, 212], [206, 196]),
        shape('#e88ab0', 'M176 226L206 206L236 226L246 272H236L248 372H164L176 272H166Z'),
      ],
    ],
  },
};
