import type { SilhouettePart } from '../silhouetteShape.ts';
import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import {
  box,
  counterAt,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  shape,
  SQUATTING,
  STEEL,
  tableAt,
  UPRIGHT,
  WOOD,
} from './parts.ts';

const bloom = (fill: string, x: number, y: number): SilhouettePart[] => [
  disc(fill, x, y, 17),
  disc('#f7e3a0', x, y, 6),
];

/** Rows of bricks, every second one moved by half of one. */
const bricks = (x: number, y: number, across: number, rows: number): SilhouettePart[] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: across }, (_brick, at) =>
      box(['#b85a3c', '#c8684a', '#a84f34'][(row + at) % 3]!, x + at * 54 + (row % 2) * 27, y - row * 28, 50, 25),
    ),
  ).flat();

/** Guarding, building, mending and serving. */
export const JOB_ACTS: Readonly<Record<string, Act>> = {
  guards: {
    most: 2,
    apart: 150,
    isSharedByTwo: true,
    layers: [
      [
        box('#e9e2d0', 196, 108, 200, 396),
        box('#d2c8b2', 366, 108, 30, 396),
        box('#2f5f8e', 180, 78, 232, 34),
        box('#24486c', 180, 106, 232, 10),
        box('#8fb8cc', 222, 158, 120, 120),
        box('#e9e2d0', 278, 158, 8, 120),
        box('#b8a888', 212, 278, 140, 12),
        shape('#c9dfe8', 'M222 230L262 158H278V190L232 278H222Z'),
      ],
      {
        pose: {
          ...FACING,
          arms: [
            [58, 258],
            [130, 166, -1],
          ],
        },
        who: 1,
        isOptional: true,
        at: [-140, 0],
      },
      {
        pose: {
          ...FACING,
          arms: [
            [56, 258],
            [136, 150, -1],
          ],
        },
      },
      [
        box(INK, 124, 112, 20, 44),
        line(INK, 5, [140, 112], [146, 78]),
        disc(SKIN, 136, 150, 13, 12),
        box('#d8a62e', 168, 356, 40, 148),
        box('#a87c1c', 168, 356, 12, 148),
        ...Array.from({ length: 7 }, (_, at) => box(at % 2 === 0 ? '#d8402e' : '#f6f3ec', 150 + at * 52, 368, 52, 22)),
      ],
    ],
  },
  worksTheTill: {
    most: 1,
    spare: 0,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 6,
          arms: [
            [38, 280],
            [170, 278, -1],
          ],
        },
      },
      [
        ...counterAt(-110, 316, 420, '#c8402e'),
        box('#f2d04a', -110, 372, 420, 22),
        shape('#4a525c', 'M176 250H292V316H176Z'),
        shape('#2b3038', 'M186 196H286L292 250H180Z'),
        shape('#9fd0ea', 'M196 204H276L280 242H192Z'),
        line('#4a525c', 10, [236, 250], [236, 262]),
        box('#aab2ba', 190, 268, 88, 34),
        ...[0, 1, 2, 3, 4, 5].map((at) => box('#f4f4f2', 198 + (at % 3) * 26, 272 + Math.floor(at / 3) * 15, 18, 10)),
        // The goods, and the scanner with its light.
        box('#5f9ac4', -84, 262, 44, 54),
        box('#e9eef2', -78, 276, 32, 18),
        shape('#e8a03a', 'M-30 316V286Q-30 270 -14 270Q2 270 2 286V316Z'),
        shape(INK, 'M18 268H58V288H44L38 314H24L30 288H18Z'),
        shape('#f0685a', 'M14 272L-36 262V296L14 284Z'),
        disc(SKIN, 38, 292, 13, 11),
        shape('#f2efe6', 'M100 270H150V316H96Z'),
        shape('#d8d0be', 'M108 270Q108 250 125 250Q142 250 142 270H136Q136 257 125 257Q114 257 114 270Z'),
      ],
    ],
  },
  arrangesFlowers: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 6,
          nod: 12,
          arms: [
            [196, 256],
            [206, 236],
          ],
        },
      },
      [
        ...tableAt(160, 350, 260),
        shape('#5f9a4a', 'M232 250L262 344H282L306 250L276 330L270 236L262 330Z'),
        ...bloom('#e0607e', 226, 232),
        ...bloom('#f2c04a', 258, 206),
        ...bloom('#d8402e', 290, 214),
        ...bloom('#f7f0f4', 312, 242),
        ...bloom('#b87ad0', 268, 244),
        shape('#f3e6d4', 'M214 256Q270 286 330 256L284 350H258Z'),
        shape('#e2d0b6', 'M262 280L284 350H258Z'),
        shape('#d8607e', 'M250 318H292L288 330H254Z'),
        // Cut stems and a bucket of more on the table.
        shape('#7fa8b8', 'M352 292H412L404 350H360Z'),
        shape('#5f9a4a', 'M360 292L364 240L372 292L382 226L388 292L400 244L404 292Z'),
        ...bloom('#d8402e', 362, 236),
        ...bloom('#e88ab0', 382, 218),
        ...bloom('#f2c04a', 402, 240),
        line('#5f9a4a', 5, [176, 346], [222, 338]),
        line('#5f9a4a', 5, [182, 340], [214, 348]),
      ],
    ],
  },
  welds: {
    most: 1,
    layers: [
      [
        line(STEEL, 14, [210, 452], [430, 452]),
        line(STEEL, 14, [240, 452], [240, 504]),
        line(STEEL, 14, [400, 452], [400, 504]),
        line(STEEL, 12, [320, 452], [320, 380]),
      ],
      {
        pose: {
          ...SQUATTING,
          nod: 16,
          arms: [
            [214, 400],
            [226, 418],
          ],
        },
        held: [line(INK, 9, [210, 398], [286, 440])],
      },
      [
        shape('#3a3f48', 'M92 184Q140 168 168 190L176 258Q150 286 116 268Z'),
        shape('#8fd0a8', 'M136 206L168 200L170 224L140 228Z'),
        disc('#bfe4ff', 300, 444, 34),
        disc('#ffffff', 300, 444, 18),
        ...[
          [340, 400],
          [268, 398],
          [360, 438],
          [336, 480],
          [272, 486],
          [380, 410],
          [318, 372],
        ].flatMap(([x, y]) => [line('#ffd87a', 4, [300, 444], [x!, y!]), disc('#ffe9a8', x!, y!, 6)]),
      ],
    ],
  },
  laysBricks: {
    most: 1,
    layers: [
      [...bricks(206, 480, 6, 5), box('#cfc6b4', 206, 366, 214, 5)],
      {
        pose: {
          hip: [92, 300],
          lean: 24,
          nod: 14,
          arms: [
            [232, 318],
            [216, 332],
          ],
          legs: [
            [70, 492],
            [116, 492],
          ],
        },
        held: [box('#b85a3c', 224, 340, 52, 26), line(WOOD, 9, [206, 330], [222, 338])],
      },
      [
        shape(STEEL, 'M208 340L262 366L250 372L200 352Z'),
        shape('#3f444c', 'M-40 440H44L34 504H-30Z'),
        disc('#b8b0a0', 2, 440, 42, 10),
      ],
    ],
  },
  paintsWall: {
    most: 1,
    layers: [
      [
        // A garden wall under its coping, painted as far as the roller went.
        box('#e6ddcb', 176, 96, 350, 410),
        shape('#6fb0a4', 'M176 96H400V180H372V300H344V250H300V396H262V350H176Z'),
        shape('#7fbeb2', 'M262 120H300V396H262ZM344 110H372V300H344Z'),
        box('#b9a98e', 160, 76, 382, 26),
        box('#a39378', 160, 98, 382, 8),
        box('#b9a98e', 166, 470, 370, 38),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: -2,
          nod: -10,
          arms: [
            [196, 150, -1],
            [190, 182, -1],
          ],
        },
        held: [line('#d9a441', 8, [176, 230], [240, 104])],
      },
      [
        line(STEEL, 6, [240, 106], [250, 130], [280, 130]),
        shape('#4f9488', 'M236 116H322V148H236Z'),
        shape('#8a949e', 'M-36 436H44L36 504H-28Z'),
        disc('#6fb0a4', 4, 436, 40, 10),
      ],
    ],
  },
  repairsCar: {
    most: 1,
    layers: [
      [
        shape('#2f6fa8', 'M224 448V350Q228 318 270 312L400 302L444 214Q456 196 486 196H620V448Z'),
        shape('#b9d3df', 'M420 304L458 222Q464 212 482 212H620V304Z'),
        shape('#24587e', 'M224 408H620V448H224Z'),
        shape('#2b3038', 'M244 316L394 302V336H244Z'),
        shape('#5a626c', 'M258 316L300 300L330 312L372 298V322H258Z'),
        // The bonnet stands up, on its stay.
        shape('#3a80bc', 'M392 306L296 132Q302 122 314 126L420 296Z'),
        line(STEEL, 5, [300, 316], [334, 204]),
        disc('#1d1e22', 330, 450, 58),
        disc('#a8b0b8', 330, 450, 30),
        disc('#fff2c4', 236, 370, 13, 17),
      ],
      {
        pose: {
          hip: [104, 290],
          lean: 40,
          nod: 10,
          arms: [
            [268, 296],
            [276, 310],
          ],
          legs: [
            [82, 492],
            [126, 492],
          ],
        },
      },
      [
        line(STEEL, 9, [266, 300], [314, 312]),
        box('#b8282e', -30, 466, 88, 42),
        line('#7a1c20', 8, [-8, 466], [-8, 450], [36, 450], [36, 466]),
      ],
    ],
  },
  massages: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 16,
          nod: 14,
          arms: [
            [206, 300],
            [226, 308],
          ],
        },
        at: [70, 0],
      },
      [
        box('#f4f0e6', 60, 372, 480, 30),
        box('#c8b48e', 60, 400, 480, 14),
        line(DARK_WOOD, 14, [90, 412], [90, 502]),
        line(DARK_WOOD, 14, [510, 412], [510, 502]),
        shape('#ffffff', 'M420 344H530Q540 360 530 374H420Z'),
      ],
      {
        pose: {
          look: 'side',
          hip: [250, 352],
          lean: 90,
          nod: 74,
          arms: [
            [410, 366],
            [420, 370],
          ],
          legs: [
            [70, 356],
            [76, 362],
          ],
        },
        other: { hair: 'bun', top: SKIN, bottom: '#f4f0e6', wears: 'gown' },
        mood: 'asleep',
      },
      [shape('#f7f4ec', 'M84 372Q90 318 200 320L286 326Q292 350 286 374Z')],
    ],
  },
  rescuesCat: {
    most: 1,
    layers: [
      [
        shape('#7a5230', 'M356 506Q372 380 360 250L396 160L424 250Q416 380 436 506Z'),
        disc('#3f7a38', 396, 40, 190, 110),
        disc('#4f8f44', 300, 70, 110, 84),
        disc('#4a8a40', 500, 66, 120, 88),
        disc('#5aa04c', 380, -20, 120, 76),
        ...[
          [300, 110],
          [470, 96],
          [532, 40],
          [410, 132],
        ].map(([x, y]) => disc('#e8a83a', x!, y!, 12, 15)),
        line(STEEL, 9, [120, 506], [292, 130]),
        line(STEEL, 9, [186, 506], [340, 150]),
        ...[0.12, 0.28, 0.44, 0.6, 0.76, 0.92].map((up) =>
          line(STEEL, 7, [120 + 172 * up, 506 - 376 * up], [186 + 154 * up, 506 - 356 * up]),
        ),
      ],
      {
        pose: {
          hip: [204, 226],
          lean: 14,
          nod: -4,
          arms: [
            [318, 128],
            [330, 150],
          ],
          legs: [
            [186, 396],
            [226, 344],
          ],
        },
        held: [
          shape('#e08a3a', 'M318 96Q300 150 326 176Q372 182 372 132Q366 104 344 98Z'),
          disc('#e08a3a', 334, 82, 28, 24),
          shape('#e08a3a', 'M310 72L308 44L328 60ZM342 60L362 44L358 72Z'),
          disc(INK, 325, 80, 4),
          disc(INK, 343, 80, 4),
          shape('#f4d8b0', 'M322 92Q334 104 346 92Q334 86 322 92Z'),
          line('#c8742c', 10, [368, 150], [394, 172], [386, 204]),
        ],
      },
    ],
  },
};
