import type { Act } from './act.ts';
import {
  box,
  chairAt,
  counterAt,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  PAPER,
  SEATED,
  shape,
  STEEL,
  stoolAt,
  tableAt,
  UPRIGHT,
  WOOD,
} from './parts.ts';

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

const fruits = (y: number) =>
  [-52, -20, 12, 44, 76, 108, 140, 172, 204, 236].flatMap((x, at) => [
    disc(['#d8402e', '#e8a03a', '#6fae3e'][at % 3]!, x, y, 19),
  ]);

/** At work, in a trade, at school. */
export const WORK_ACTS: Readonly<Record<string, Act>> = {
  sells: {
    most: 2,
    layers: [
      [line(DARK_WOOD, 12, [-72, -60], [-72, 320]), line(DARK_WOOD, 12, [272, -60], [272, 320])],
      {
        pose: {
          ...FACING,
          arms: [
            [52, 262],
            [176, 226, -1],
          ],
        },
      },
      {
        pose: {
          ...FACING,
          arms: [
            [52, 262],
            [150, 262, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [120, 0],
      },
      [
        ...fruits(296),
        box('#a9854f', -84, 316, 368, 30),
        box('#2f7f9e', -76, 346, 352, 160),
        box('#e8c040', -76, 400, 352, 16),
        shape('#c23a2c', 'M-70 -110H270L290 -40H-90Z'),
        shape('#f2efe6', 'M-36 -110H16L12 -40H-48ZM84 -110H136L140 -40H76ZM200 -110H244L254 -40H196Z'),
        shape('#a82f24', 'M-90 -40H290V-26H-90Z'),
      ],
    ],
  },
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
            [200, 112, -1],
          ],
        },
      },
      {
        pose: PUPIL_SEEN_FROM_BEHIND,
        other: { top: '#f6f6f4', bottom: '#b8282e', wears: 'shorts' },
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
  examines: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 12,
          nod: 14,
          arms: [
            [196, 262],
            [206, 250],
          ],
        },
        who: 0,
        at: [90, 0],
      },
      [
        line(STEEL, 10, [40, 390], [40, 500]),
        line(STEEL, 10, [526, 330], [526, 500]),
        box('#c8d0d8', 20, 384, 520, 20),
        box('#f2f4f6', 26, 362, 510, 26),
        shape('#e8ecf0', 'M416 300H540V366H416Z'),
        line(STEEL, 9, [536, 250], [536, 380]),
        line(STEEL, 6, [330, 110], [330, 380]),
        shape('#cfe6f4', 'M310 86H350V160Q330 176 310 160Z'),
      ],
      {
        pose: {
          look: 'front',
          hip: [276, 330],
          lean: 90,
          nod: 90,
          arms: [
            [300, 300, -1],
            [300, 356],
          ],
          legs: [
            [80, 320],
            [80, 340],
          ],
        },
        other: { top: '#9db8d0', bottom: '#9db8d0', wears: 'trousers' },
      },
      [
        shape('#7fb0c8', 'M40 384Q60 300 200 296Q300 288 330 310V384Z'),
        shape('#6a9ab4', 'M308 296Q322 340 310 384H330V310Z'),
      ],
      [line(INK, 5, [236, 150], [262, 220], [300, 268]), disc('#c98d62', 288, 262, 13), disc(STEEL, 306, 280, 12)],
    ],
  },
  cutsHair: {
    most: 1,
    layers: [
      {
        pose: {
          ...SEATED,
          hip: [100, 352],
          nod: 0,
          arms: [
            [170, 340],
            [180, 348],
          ],
          legs: [
            [196, 470],
            [204, 472],
          ],
        },
        other: { top: '#e9eef2', bottom: '#5a6470', wears: 'trousers', skin: '#b87a50' },
        at: [86, 0],
      },
      [
        shape('#e9eef2', 'M140 250Q186 220 232 250L266 400H136Z'),
        shape('#2f3a44', 'M134 396H250V424H134Z'),
        line(STEEL, 16, [186, 424], [186, 486]),
        disc(STEEL, 186, 496, 60, 10),
        shape('#2f3a44', 'M120 300H136V400H120Z'),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 4,
          nod: 14,
          arms: [
            [176, 140],
            [140, 158],
          ],
        },
      },
      [line(STEEL, 6, [186, 128], [222, 94]), line(STEEL, 6, [190, 112], [224, 116]), disc('#d8402e', 184, 134, 9)],
    ],
  },
  doesMakeUp: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 8,
          nod: 8,
          arms: [
            [186, 214],
            [196, 172],
          ],
        },
      },
      [...stoolAt(236, 424)],
      {
        pose: {
          ...SEATED,
          hip: [100, 400],
          nod: 0,
          arms: [
            [150, 386],
            [160, 392],
          ],
          legs: [
            [178, 490],
            [190, 492],
          ],
        },
        who: 1,
        other: { hair: 'bun', top: '#f4e6d8', bottom: '#e8d0c0', wears: 'gown' },
        isMirrored: true,
        at: [136, 0],
      },
      [
        line('#3a2c2a', 6, [204, 172], [216, 200]),
        disc('#e0607e', 218, 204, 8, 10),
        shape('#e8b0b8', 'M174 212H206V228H174Z'),
      ],
    ],
  },
  paints: {
    most: 2,
    apart: 360,
    layers: [
      [
        line(DARK_WOOD, 11, [290, 40], [250, 502]),
        line(DARK_WOOD, 11, [300, 40], [380, 502]),
        shape(PAPER, 'M230 80H386V290H230Z'),
        shape('#9cc8e0', 'M240 90H376V170H240Z'),
        shape('#6f9a58', 'M240 230Q280 160 320 220Q350 170 376 220V280H240Z'),
        disc('#f2b54a', 346, 124, 17),
        box(WOOD, 222, 290, 172, 12),
      ],
      {
        pose: {
          ...UPRIGHT,
          nod: 0,
          arms: [
            [168, 256],
            [214, 168, -1],
          ],
        },
      },
      [
        line(WOOD, 6, [210, 174], [258, 158]),
        disc('#d8402e', 260, 157, 7, 5),
        shape('#d9a862', 'M148 250Q180 232 214 252Q216 278 182 280Q150 280 148 250Z'),
        disc('#d8402e', 168, 256, 7, 5),
        disc('#3f7fc4', 184, 250, 7, 5),
        disc('#f2c04a', 198, 260, 7, 5),
      ],
    ],
  },
  makesBatik: {
    most: 1,
    layers: [
      [
        line(DARK_WOOD, 10, [232, 220], [232, 502]),
        line(DARK_WOOD, 10, [420, 220], [420, 502]),
        line(DARK_WOOD, 12, [220, 222], [428, 222]),
        shape('#7a4a2a', 'M236 216H416V440Q326 456 236 440Z'),
        ...[262, 310, 358, 400].flatMap((x, at) => [
          disc('#e8c890', x, 270 + (at % 2) * 50, 20, 13),
          disc('#5a3218', x, 270 + (at % 2) * 50, 8, 5),
          disc('#e8c890', x, 380 + (at % 2) * 30, 14, 20),
        ]),
      ],
      stoolAt(100),
      {
        pose: {
          hip: [100, 408],
          lean: 12,
          nod: 12,
          arms: [
            [196, 346],
            [208, 322],
          ],
          legs: [
            [186, 490],
            [198, 492],
          ],
        },
      },
      [
        line('#a9773f', 6, [204, 330], [246, 312]),
        disc('#c8803a', 246, 316, 8, 7),
        shape('#3a3d44', 'M128 462H184L176 500H136Z'),
      ],
    ],
  },
  weaves: {
    most: 1,
    layers: [
      [
        line(DARK_WOOD, 12, [220, 190], [220, 502]),
        line(DARK_WOOD, 12, [392, 190], [392, 502]),
        line(DARK_WOOD, 14, [208, 196], [404, 196]),
      ],
      stoolAt(100),
      {
        pose: {
          hip: [100, 408],
          lean: 12,
          nod: 12,
          arms: [
            [206, 340],
            [214, 354],
          ],
          legs: [
            [186, 490],
            [198, 492],
          ],
        },
      },
      [
        shape('#e8dcc0', 'M228 202H384V330H228Z'),
        shape(
          '#b8a888',
          'M240 202H244V330H240ZM262 202H266V330H262ZM284 202H288V330H284ZM306 202H310V330H306ZM328 202H332V330H328ZM350 202H354V330H350ZM370 202H374V330H370Z',
        ),
        shape('#a8323e', 'M228 330H384V440H228Z'),
        shape('#e8b23e', 'M228 350H384V362H228ZM228 400H384V412H228Z'),
        shape(
          '#24324e',
          'M236 374L252 390L268 374L284 390L300 374L316 390L332 374L348 390L364 374L380 390V396L364 382L348 398L332 382L316 398L300 382L284 398L268 382L252 398L236 382Z',
        ),
        line(WOOD, 10, [204, 332], [408, 332]),
      ],
    ],
  },
  carves: {
    most: 1,
    layers: [
      stoolAt(100),
      {
        pose: {
          hip: [100, 408],
          lean: 14,
          nod: 16,
          arms: [
            [216, 352],
            [206, 290],
          ],
          legs: [
            [186, 490],
            [198, 492],
          ],
        },
      },
      [
        line('#b8864a', 12, [206, 282], [236, 300]),
        shape('#7a5230', 'M230 284L262 296L254 324L222 312Z'),
        line(STEEL, 8, [220, 352], [262, 376]),
        ...tableAt(220, 420, 160),
        shape('#c98a4a', 'M250 420V330Q270 280 310 290Q350 300 350 350V420Z'),
        shape(
          '#a06a34',
          'M270 330Q290 310 310 330Q300 350 270 330ZM300 360Q330 350 336 376Q316 390 300 360ZM266 372Q286 366 286 394Q270 398 266 372Z',
        ),
        disc('#e8c48a', 236, 416, 9, 4),
        disc('#e8c48a', 366, 414, 8, 4),
        disc('#e8c48a', 210, 502, 12, 4),
      ],
    ],
  },
  poursCoffee: {
    most: 1,
    layers: [
      [
        box('#c8ccd0', 166, 200, 110, 104),
        box('#8a939c', 166, 200, 110, 20),
        box('#3a3d44', 186, 244, 70, 14),
        disc('#d8402e', 260, 232, 6),
      ],
      {
        pose: {
          ...FACING,
          nod: 6,
          arms: [
            [68, 272],
            [128, 226, -1],
          ],
        },
      },
      [
        ...counterAt(-80, 304, 360, '#7a5a42'),
        shape('#f7f3ea', 'M46 268H94L88 304H52Z'),
        disc('#8a5a3a', 70, 268, 24, 6),
        shape('#d8dce0', 'M104 206H142L146 250H104L88 218Z'),
        line('#f4ece0', 5, [92, 222], [76, 264]),
      ],
    ],
  },
  holdsMeeting: {
    most: 3,
    layers: [
      [
        box('#f4f6f8', 60, 116, 220, 130),
        shape('#3f7fc4', 'M90 220V190H112V220ZM126 220V170H148V220ZM162 220V150H184V220ZM198 220V136H220V220Z'),
        box('#8a939c', 52, 110, 236, 8),
      ],
      {
        pose: {
          ...FACING,
          hip: [100, 392],
          arms: [
            [50, 388],
            [170, 290, -1],
          ],
          legs: [
            [80, 492, 1],
            [120, 492, -1],
          ],
        },
        at: [70, -40],
      },
      {
        pose: {
          hip: [100, 400],
          lean: 6,
          arms: [
            [190, 372],
            [196, 378],
          ],
          legs: [
            [180, 490],
            [190, 492],
          ],
        },
        who: 1,
        other: { hair: 'long', top: '#a8566a', bottom: '#2e3440', wears: 'trousers' },
        at: [-120, 0],
      },
      {
        pose: {
          hip: [100, 400],
          lean: 6,
          arms: [
            [190, 372],
            [186, 360],
          ],
          legs: [
            [180, 490],
            [190, 492],
          ],
        },
        who: 2,
        other: { top: '#3f7a62', bottom: '#2e3440', wears: 'trousers', skin: '#b87a50' },
        isMirrored: true,
        at: [260, 0],
      },
      [
        shape(WOOD, 'M14 388H326L352 420H-12Z'),
        box(DARK_WOOD, -12, 420, 364, 14),
        box('#5c3a20', 14, 434, 312, 66),
        shape(PAPER, 'M60 396H110L104 408H50ZM226 396H276L286 408H232Z'),
        shape('#4b525c', 'M140 360H200L206 404H134Z'),
      ],
    ],
  },
  directsTraffic: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [60, 40, -1],
            [214, 156, -1],
          ],
        },
      },
      [
        disc('#c98d62', 58, 26, 14, 17),
        line('#f2f2f0', 6, [60, 150], [140, 262]),
        shape('#e8c040', 'M66 256H134V270H66Z'),
      ],
    ],
  },
  serves: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 6,
          nod: 4,
          arms: [
            [196, 222],
            [204, 230],
          ],
        },
      },
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [190, 226],
            [194, 236],
          ],
        },
        who: 1,
        other: { hair: 'hijab', hairColour: '#8fb8b0', top: '#5f7f9a', bottom: '#5f7f9a', wears: 'gown' },
        isMirrored: true,
        at: [230, 0],
      },
      [
        shape('#d8605a', 'M186 236H240L246 300H180Z'),
        shape('#b84640', 'M198 236Q200 206 213 206Q226 206 228 236H222Q220 214 213 214Q206 214 204 236Z'),
        disc('#5f9a4a', 204, 234, 13),
        disc('#e8a03a', 224, 232, 12),
      ],
    ],
  },
  putsOnMakeUp: {
    most: 1,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          nod: 0,
          arms: [
            [204, 340],
            [166, 226],
          ],
        },
      },
      [
        ...tableAt(220, 360, 130),
        line('#d9a441', 8, [300, 350], [300, 300]),
        disc('#d9a441', 300, 240, 40, 62),
        disc('#cfe6f4', 300, 240, 32, 53),
        shape('#e0607e', 'M240 334H252V360H240ZM262 340H280V360H262Z'),
        line('#3a2c2a', 6, [170, 216], [150, 186]),
      ],
    ],
  },
};
