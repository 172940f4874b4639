import type { Act } from './act.ts';
import {
  box,
  chairAt,
  counterAt,
  CROSS_LEGGED,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  PAPER,
  SEATED,
  shape,
  SQUATTING,
  STEEL,
  tableAt,
  UPRIGHT,
  WOOD,
} from './parts.ts';

const steam = (x: number, y: number) => [
  disc('#f0f0ee', x, y, 16, 12),
  disc('#f4f4f2', x + 14, y - 34, 21, 15),
  disc('#f8f8f6', x - 4, y - 72, 26, 18),
];

const laptop = (x: number, top: number) => [
  line('#3a3f48', 7, [x - 62, top - 4], [x + 10, top - 4]),
  line('#4b525c', 8, [x + 10, top - 6], [x + 34, top - 84]),
];

/** A child in their mother's or father's arms, or beside them. */
export const CHILD = { top: '#f0b73e', bottom: '#4a6a9c', wears: 'shorts' } as const;

/** At home, with household things, and at a desk. */
export const HOME_ACTS: Readonly<Record<string, Act>> = {
  cooks: {
    most: 2,
    layers: [
      [...steam(290, 190), ...counterAt(160, 300, 280), box('#3a3d44', 196, 286, 190, 18)],
      [
        shape('#f28a2a', 'M250 290Q240 268 262 262Q290 274 318 262Q340 268 330 290Z'),
        shape('#3c4048', 'M204 240H376Q362 284 318 284H262Q220 284 204 240Z'),
        disc('#e0a84a', 290, 240, 74, 12),
        disc('#6a9a4a', 262, 236, 13, 6),
        disc('#c8503a', 310, 238, 12, 6),
        disc('#f4e6c0', 330, 234, 12, 5),
        line('#3c4048', 11, [206, 244], [168, 232]),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 9,
          nod: 16,
          arms: [
            [218, 214],
            [176, 238],
          ],
        },
        held: [line('#b8864a', 8, [212, 176], [282, 240])],
      },
      {
        pose: {
          ...FACING,
          arms: [
            [70, 250],
            [124, 250, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-60, -14],
        size: 0.94,
      },
      [
        box('#8a5a3a', 220, 346, 160, 120),
        box('#2b2e35', 236, 366, 128, 76),
        ...[240, 300, 360].map((x) => disc('#d8d2c4', x, 332, 9)),
      ],
    ],
  },
  bakes: {
    most: 2,
    apart: 300,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 0,
          arms: [
            [78, 282],
            [122, 282, -1],
          ],
        },
      },
      [
        ...counterAt(-60, 320, 320),
        line('#d9a862', 22, [34, 300], [166, 300]),
        line('#b07a3c', 10, [12, 300], [188, 300]),
        shape('#f4e2b8', 'M-10 324Q100 296 210 324Z'),
        disc('#c98d62', 74, 296, 13, 11),
        disc('#c98d62', 126, 296, 13, 11),
        ...[-34, -4, 206, 236].map((x) => disc('#c98a48', x, 316, 16, 8)),
      ],
    ],
  },
  sews: {
    most: 2,
    apart: 380,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          lean: 14,
          nod: 16,
          arms: [
            [232, 316],
            [214, 326],
          ],
        },
      },
      [
        ...tableAt(176, 350, 210),
        box(INK, 262, 334, 112, 18),
        shape('#2f3f58', 'M276 250H372V336H340V284H300V318H282V284Q274 280 276 250Z'),
        disc('#d9a441', 374, 280, 20),
        disc('#7a5a24', 374, 280, 8),
        line(STEEL, 5, [290, 316], [290, 344]),
        disc('#d8402e', 330, 242, 10, 12),
        shape('#e0607e', 'M186 342Q230 322 292 342L300 352Q250 372 240 440Q214 430 190 440Q200 380 186 342Z'),
        shape('#c2486a', 'M214 344Q226 390 218 434L208 436Q214 386 200 344Z'),
      ],
    ],
  },
  knits: {
    most: 2,
    apart: 240,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          nod: 18,
          arms: [
            [166, 292],
            [172, 300],
          ],
        },
        held: [
          shape('#8a5ac0', 'M148 290H204L214 380H160Z'),
          line('#e8d0a0', 6, [140, 276], [212, 306]),
          line('#e8d0a0', 6, [212, 270], [150, 310]),
        ],
      },
      [disc('#8a5ac0', 216, 486, 22), line('#8a5ac0', 4, [200, 380], [226, 430], [214, 470])],
    ],
  },
  irons: {
    most: 1,
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
        ...steam(310, 250),
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
  washesDishes: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 10,
          nod: 16,
          arms: [
            [200, 262],
            [214, 268],
          ],
        },
      },
      [
        line(STEEL, 10, [330, 296], [330, 214], [270, 214], [268, 236]),
        line('#a8d8ee', 5, [268, 236], [264, 284]),
        disc('#f7f3ea', 234, 262, 34, 30),
        disc('#e2dccc', 234, 262, 21, 18),
        ...counterAt(170, 296, 250),
        disc('#f8fcfe', 210, 294, 20, 11),
        disc('#f8fcfe', 250, 292, 17, 10),
        ...[352, 372, 392].map((x) => disc('#f7f3ea', x, 270, 9, 28)),
      ],
    ],
  },
  sweeps: {
    most: 3,
    apart: 240,
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
  reads: {
    most: 3,
    apart: 230,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          nod: 14,
          arms: [
            [176, 288],
            [184, 298],
          ],
        },
        held: [
          shape('#a8323e', 'M166 262L226 216L244 296L190 322Z'),
          shape('#fbf8ef', 'M172 262L222 224L236 292L190 312Z'),
        ],
      },
    ],
  },
  readsNewspaper: {
    most: 2,
    apart: 270,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          nod: 8,
          arms: [
            [182, 276],
            [178, 292],
          ],
        },
        held: [
          shape('#e9e6dc', 'M176 186L282 176L286 320L184 330Z'),
          shape('#6f6b62', 'M190 198L270 190L271 206L191 214ZM192 228L226 225L228 282L194 285Z'),
          shape(
            '#a8a498',
            'M236 226L272 222V227L236 231ZM236 238L272 234V239L236 243ZM237 250L273 246V251L237 255ZM237 262L273 258V263L237 267ZM238 274L274 270V275L238 279ZM196 296L276 288V293L196 301Z',
          ),
        ],
      },
    ],
  },
  studies: {
    most: 3,
    apart: 330,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          lean: 16,
          nod: 24,
          arms: [
            [226, 330],
            [214, 326],
          ],
        },
      },
      [
        ...tableAt(166, 350, 200),
        shape(PAPER, 'M196 346Q232 332 262 346Q292 332 330 346L334 352H190Z'),
        line('#3f6fb0', 5, [224, 344], [240, 306]),
        box('#a8323e', 296, 324, 60, 12),
        box('#3f7a62', 302, 312, 52, 12),
      ],
    ],
  },
  worksAtLaptop: {
    most: 2,
    apart: 350,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          lean: 6,
          nod: 10,
          arms: [
            [214, 326],
            [222, 332],
          ],
        },
      },
      [
        ...tableAt(160, 350, 206),
        ...laptop(262, 350),
        shape('#cfe6f4', 'M264 338L286 268L290 270L270 340Z'),
        shape('#f7f3ea', 'M318 316H346L342 350H322Z'),
      ],
    ],
  },
  playsGames: {
    most: 1,
    layers: [
      [
        shape('#2a2d38', 'M40 190Q30 170 60 170H86V408H58Z'),
        shape('#c2322e', 'M52 190H62L74 400H66Z'),
        line('#2a2d38', 12, [100, 420], [100, 486]),
        line('#2a2d38', 12, [54, 500], [100, 482], [148, 500]),
        box('#2a2d38', 54, 396, 96, 22),
      ],
      {
        pose: {
          ...SEATED,
          lean: 4,
          nod: 2,
          arms: [
            [206, 318],
            [216, 326],
          ],
        },
      },
      [
        disc('#22242a', 84, 190, 17, 24),
        shape('#22242a', 'M68 190Q60 116 110 118Q122 120 124 128Q86 122 82 190Z'),
        line('#22242a', 5, [86, 206], [122, 226]),
        ...tableAt(176, 350, 240),
        box(INK, 214, 336, 70, 12),
        shape('#8a5ac0', 'M220 336H278V340H220Z'),
        line(INK, 12, [356, 348], [356, 300]),
        shape(INK, 'M336 170L352 160L372 300L354 306Z'),
        shape('#5ac8e0', 'M330 174L342 168L360 296L350 300Z'),
        disc('#7af0c0', 396, 338, 10, 10),
      ],
    ],
  },
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
        disc('#c98d62', 66, 188, 25, 23),
        shape('#231a18', 'M41 184C43 156 89 154 93 182C80 168 56 168 41 184Z'),
        shape('#2a1c18', 'M54 190Q60 196 66 190L65 193Q60 198 55 193ZM72 190Q78 196 84 190L83 193Q78 198 73 193Z'),
        disc('#c98d62', 126, 236, 14, 11),
        disc('#c98d62', 60, 240, 13, 11),
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
  drinks: {
    most: 2,
    apart: 330,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          nod: 2,
          arms: [
            [204, 340],
            [158, 218],
          ],
        },
        held: [shape('#f7f3ea', 'M146 180H186L180 222H152Z'), disc('#6b4228', 166, 181, 20, 5)],
      },
      [
        ...tableAt(210, 360, 130),
        shape('#f7f3ea', 'M250 340H300L292 362H258Z'),
        disc('#f7f3ea', 276, 360, 36, 5),
        ...steam(176, 150).slice(0, 2),
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
  eatsTogether: {
    most: 4,
    layers: [
      {
        pose: {
          ...CROSS_LEGGED,
          hip: [100, 384],
          legs: [
            [150, 460, 1],
            [50, 460, -1],
          ],
          arms: [
            [62, 372],
            [134, 300, -1],
          ],
        },
        at: [10, -36],
        size: 0.96,
      },
      {
        pose: {
          ...CROSS_LEGGED,
          hip: [100, 384],
          legs: [
            [150, 460, 1],
            [50, 460, -1],
          ],
          arms: [
            [70, 300],
            [138, 372, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [170, -36],
        size: 0.96,
      },
      {
        pose: {
          hip: [100, 424],
          lean: 10,
          arms: [
            [196, 384],
            [190, 372],
          ],
          legs: [
            [170, 490],
            [184, 492],
          ],
        },
        who: 2,
        isOptional: true,
        at: [-120, 0],
      },
      {
        pose: {
          hip: [100, 424],
          lean: 10,
          arms: [
            [196, 384],
            [190, 372],
          ],
          legs: [
            [170, 490],
            [184, 492],
          ],
        },
        who: 3,
        isOptional: true,
        isMirrored: true,
        at: [310, 0],
      },
      [
        line(DARK_WOOD, 14, [40, 416], [40, 500]),
        line(DARK_WOOD, 14, [350, 416], [350, 500]),
        shape(WOOD, 'M20 392H370L392 422H-2Z'),
        shape(DARK_WOOD, 'M-2 422H392V434H-2Z'),
        disc('#f7f3ea', 84, 398, 44, 10),
        disc('#e0b04a', 84, 388, 28, 12),
        disc('#f7f3ea', 196, 404, 52, 11),
        shape('#c98a48', 'M160 402Q164 366 196 366Q232 366 234 402Z'),
        disc('#f7f3ea', 306, 398, 44, 10),
        disc('#5f9a4a', 300, 390, 20, 9),
        disc('#c8503a', 322, 392, 14, 8),
        shape('#e88a4a', 'M132 364H152L149 402H135ZM252 364H272L269 402H255Z'),
      ],
    ],
  },
};
