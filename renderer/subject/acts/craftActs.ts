import type { Act } from './act.ts';
import {
  box,
  chairAt,
  DARK_WOOD,
  disc,
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

/** With cloth, wood and colours. */
export const CRAFT_ACTS: Readonly<Record<string, Act>> = {
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
  paints: {
    most: 2,
    spare: 0,
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
};
