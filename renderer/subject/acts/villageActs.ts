import { SKIN } from '../figure.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import type { Act } from './act.ts';
import {
  box,
  CROSS_LEGGED,
  DARK_WOOD,
  disc,
  INK,
  line,
  shape,
  SQUATTING,
  STEEL,
  stoolAt,
  UPRIGHT,
  WOOD,
} from './parts.ts';
import type { BodyPose } from './body.ts';

const FRIEND = { top: '#8c8468', bottom: '#4a4650', wears: 'trousers' } as const;
const CHILD = { isChild: true, isShortSleeved: true, top: '#4a9a5e', bottom: '#6a4a8c', wears: 'shorts' } as const;

/** Running after something low, with both arms out. */
const grabbing = (lean: number): BodyPose => ({
  hip: [100, 262],
  lean,
  nod: 4,
  arms: [
    [228, 250],
    [220, 276],
  ],
  legs: [
    [22, 420],
    [172, 478],
  ],
});

/** A hen that runs away to the right; its body's middle is given. */
const hen = (x: number, y: number, fill: string): SilhouettePart[] => [
  line('#d99a3a', 5, [x - 8, y + 20], [x - 30, y + 44]),
  line('#d99a3a', 5, [x + 6, y + 22], [x + 24, y + 46]),
  shape(fill, `M${x - 28} ${y - 6}Q${x - 62} ${y - 46} ${x - 50} ${y + 4}Q${x - 44} ${y + 22} ${x - 20} ${y + 20}Z`),
  disc(fill, x, y, 38, 27),
  line(fill, 22, [x + 22, y - 8], [x + 42, y - 36]),
  disc(fill, x + 44, y - 42, 15),
  disc('#d8392e', x + 36, y - 58, 6),
  disc('#d8392e', x + 46, y - 60, 7),
  shape('#e8a93a', `M${x + 56} ${y - 46}L${x + 74} ${y - 40}L${x + 56} ${y - 34}Z`),
  disc(INK, x + 49, y - 45, 2.6),
  shape('#d8392e', `M${x + 54} ${y - 34}Q${x + 60} ${y - 22} ${x + 50} ${y - 22}Z`),
  shape(
    fill === '#f4f1ea' ? '#dcd6c8' : '#965a28',
    `M${x - 20} ${y - 12}Q${x + 6} ${y - 18} ${x + 20} ${y - 2}Q${x} ${y + 16} ${x - 24} ${y + 4}Z`,
  ),
];

/** At a low table with one more. */
const atLowTable = (lean: number): BodyPose => ({
  hip: [96, 416],
  lean,
  nod: lean + 8,
  arms: [
    [186, 338],
    [196, 352],
  ],
  legs: [
    [166, 490],
    [176, 492],
  ],
});

/** A tile of dominoes that lies on a table, with its pips. */
const domino = (x: number, y: number, isUpright = false): string =>
  isUpright ? `M${x} ${y}H${x + 14}V${y + 24}H${x}Z` : `M${x} ${y}H${x + 26}L${x + 24} ${y + 10}H${x + 2}Z`;

/** What people do in a village, in its fields and yards. */
export const VILLAGE_ACTS: Readonly<Record<string, Act>> = {
  paradesTorches: {
    most: 5,
    apart: 170,
    layers: [
      {
        pose: {
          hip: [100, 260],
          lean: 2,
          nod: -4,
          arms: [
            [60, 252],
            [158, 130, -1],
          ],
          legs: [
            [56, 486],
            [140, 492],
          ],
        },
        held: [
          line('#b98a4a', 11, [150, 214], [164, 46]),
          ...[70, 50, 34].map((size) => disc('#ffcf6a18', 168, 8, size)),
          shape('#f08a2c', 'M146 40Q136 4 168 -40Q170 -12 186 -2Q196 24 182 44Q164 54 146 40Z'),
          shape('#ffd976', 'M156 38Q152 14 168 -12Q172 8 178 18Q180 34 172 42Q162 46 156 38Z'),
        ],
      },
    ],
  },
  chasesChickens: {
    most: 2,
    layers: [
      { who: 1, isOptional: true, at: [-180, 0], pose: grabbing(26) },
      { pose: grabbing(20) },
      [...hen(352, 452, '#f4f1ea'), ...hen(470, 462, '#b8743a')],
    ],
  },
  patrols: {
    most: 3,
    apart: 230,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 3,
          arms: [
            [166, 230, -1],
            [66, 250, -1],
          ],
          legs: [
            [56, 486],
            [146, 490],
          ],
        },
      },
      [
        shape('#fff1b03a', 'M206 226L430 150V318L206 242Z'),
        shape('#fff1b04a', 'M206 228L330 192V276L206 240Z'),
        line(INK, 13, [156, 234], [192, 234]),
        shape('#ffe9a0', 'M190 222L208 218V250L190 246Z'),
      ],
    ],
  },
  plantsTree: {
    most: 3,
    apart: 330,
    turnsLast: true,
    layers: [
      {
        pose: {
          ...SQUATTING,
          lean: 26,
          nod: 22,
          arms: [
            [196, 432],
            [214, 446],
          ],
        },
      },
      [
        shape('#5a3d26', 'M150 500Q160 462 232 458Q304 462 314 500Z'),
        shape('#6f4c30', 'M176 484Q190 466 232 464Q272 466 286 484Q232 474 176 484Z'),
        line('#7a5230', 9, [232, 468], [230, 320]),
        shape('#4f8f3f', 'M230 330Q180 320 168 270Q222 268 232 324ZM232 318Q240 262 292 254Q296 306 236 326Z'),
        shape('#66a84c', 'M229 356Q190 362 172 336Q206 318 230 350ZM234 352Q266 320 296 338Q278 366 236 360Z'),
        shape('#5a9a44', 'M231 300Q206 262 230 222Q256 262 234 300Z'),
        shape('#9aa2aa', 'M318 442H326L332 500Q322 512 312 500Z'),
        line(WOOD, 9, [322, 380], [322, 446]),
      ],
    ],
  },
  weavesBasket: {
    most: 2,
    apart: 380,
    layers: [
      {
        pose: {
          ...CROSS_LEGGED,
          nod: 6,
          arms: [
            [58, 392, 1],
            [150, 388, -1],
          ],
        },
      },
      [
        // The basket between the knees, its strips still standing up.
        ...[-38, -24, -10, 4, 18, 32].map((aside) =>
          line('#d9b069', 5, [104 + aside * 0.9, 430], [104 + aside * 1.5, 352 + Math.abs(aside) * 0.5]),
        ),
        shape('#c8965a', 'M62 414H146L136 490H72Z'),
        ...[424, 442, 460, 478].map((y) => line('#9a6a38', 4, [66 + (y - 424) * 0.1, y], [142 - (y - 424) * 0.1, y])),
        ...[78, 94, 110, 126].map((x) => line('#e0b878', 4, [x, 418], [x, 486])),
        line('#d9b069', 5, [146, 416], [196, 384], [236, 420]),
        disc(SKIN, 62, 402, 13, 12),
        disc(SKIN, 146, 400, 13, 12),
        // Finished ones, and what the next is made of.
        shape('#b9824a', 'M222 440H308L296 502H234Z'),
        ...[452, 468, 484].map((y) => line('#8d5c30', 4, [228, y], [302, y])),
        line('#8d5c30', 6, [226, 440], [264, 400], [304, 440]),
        ...[0, 1, 2, 3, 4].map((at) => line('#d9b069', 6, [-76, 500 - at * 7], [22, 494 - at * 8])),
      ],
    ],
  },
  cleansGutter: {
    most: 3,
    apart: 320,
    turnsLast: true,
    layers: [
      [
        shape('#8d8a84', 'M-40 476H330L350 508H-60Z'),
        shape('#4a4a40', 'M-24 484H318L330 504H-40Z'),
        shape('#6a6a58', 'M40 490H150L146 496H44ZM196 494H290L284 500H204Z'),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 26,
          nod: 20,
          arms: [
            [196, 300],
            [148, 262],
          ],
        },
        held: [line('#a9773f', 10, [128, 208], [252, 452])],
      },
      [
        shape('#7c858e', 'M236 436L268 430L290 482Q268 500 246 488Z'),
        shape('#4f4638', 'M242 470Q262 452 290 474Q276 494 250 488Z'),
        // What was dug out.
        shape('#4f4638', 'M-58 508Q-46 462 4 456Q48 462 58 508Z'),
        shape('#6a5f4a', 'M-30 478Q-10 460 12 462Q30 468 36 482Q0 470 -30 478Z'),
        shape('#5f9a4a', 'M-14 466Q-20 446 -34 442Q-22 460 -20 470ZM18 464Q26 444 40 442Q28 456 26 468Z'),
      ],
    ],
  },
  plowsField: {
    most: 1,
    layers: [
      [
        shape('#6f5138', 'M-40 500Q120 484 330 490L620 500V508H-40Z'),
        line(DARK_WOOD, 11, [206, 300], [238, 420], [270, 470]),
        line(DARK_WOOD, 11, [238, 420], [410, 350]),
        shape('#8a9098', 'M252 452L300 492L262 500Z'),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 10,
          arms: [
            [200, 296],
            [206, 304],
          ],
          legs: [
            [56, 490],
            [140, 490],
          ],
        },
      },
      [
        shape(
          '#4b4248',
          'M404 330Q396 268 460 250Q560 232 640 256Q680 262 700 290Q716 330 694 356L690 500H664L656 382Q560 404 470 384L462 500H436L428 384Q404 366 404 330Z',
        ),
        shape('#3c343a', 'M470 384L476 500H450L446 380ZM656 382L640 500H666L676 380Z'),
        line('#4b4248', 8, [408, 320], [394, 400]),
        shape('#57505a', 'M676 262Q700 218 750 226Q790 240 796 290Q786 316 756 314Q710 318 690 300Z'),
        shape('#d8cdb8', 'M716 230Q672 196 640 212Q676 184 730 222ZM742 226Q752 178 800 168Q762 190 758 230Z'),
        disc('#ece4d8', 742, 258, 8, 7),
        disc(INK, 744, 258, 5),
        disc('#2e282e', 786, 296, 8, 6),
        line(WOOD, 12, [650, 232], [676, 300]),
        line('#d8c49a', 5, [664, 270], [410, 350]),
      ],
    ],
  },
  driesHarvest: {
    most: 2,
    apart: 420,
    turnsLast: true,
    layers: [
      [
        shape('#d9b878', 'M-30 500L60 432H430L520 500Z'),
        shape('#6b4024', 'M6 494L80 442H410L484 494Z'),
        shape('#845230', 'M60 480Q120 452 200 466T380 458L440 482Q240 500 60 480Z'),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 12,
          nod: 16,
          arms: [
            [182, 282],
            [204, 318],
          ],
        },
      },
      [
        line(WOOD, 9, [168, 240], [318, 470]),
        shape('#8d5c36', 'M286 460L352 448L358 466L292 480Z'),
        ...[0, 1, 2, 3].map((tooth) =>
          line('#6e4528', 6, [296 + tooth * 18, 474 - tooth * 3], [300 + tooth * 18, 490]),
        ),
      ],
    ],
  },
  playsDomino: {
    most: 2,
    layers: [
      [...stoolAt(96, 430), ...stoolAt(364, 430)],
      { pose: atLowTable(12) },
      { pose: atLowTable(10), who: 1, other: FRIEND, isMirrored: true, at: [260, 0] },
      [
        box(WOOD, 176, 372, 108, 12),
        line(DARK_WOOD, 10, [190, 382], [184, 500]),
        line(DARK_WOOD, 10, [270, 382], [276, 500]),
        shape('#f6f2e8', domino(188, 362) + domino(216, 362) + domino(244, 362) + domino(202, 350) + domino(230, 350)),
        shape('#f6f2e8', domino(198, 330, true) + domino(216, 328, true) + domino(248, 330, true)),
        ...[
          [205, 338],
          [205, 347],
          [223, 334],
          [223, 346],
          [255, 336],
          [255, 347],
        ].map(([x, y]) => disc(INK, x!, y!, 2.6)),
        ...[196, 206, 224, 234, 252, 262].map((x) => disc(INK, x, 367, 2.6, 2)),
      ],
    ],
  },
  playsMarbles: {
    most: 2,
    layers: [
      [disc('#b08a5c', 236, 494, 150, 16), disc('#c29c6c', 236, 492, 118, 11)],
      {
        pose: {
          ...SQUATTING,
          lean: 28,
          nod: 26,
          arms: [
            [150, 470],
            [172, 474],
          ],
        },
      },
      {
        pose: {
          ...SQUATTING,
          arms: [
            [120, 400],
            [150, 430],
          ],
        },
        who: 1,
        other: CHILD,
        isMirrored: true,
        at: [290, 0],
      },
      (
        [
          ['#3a7fd0', 206, 488],
          ['#e8503e', 240, 492],
          ['#3aa860', 262, 486],
          ['#f2c230', 284, 492],
        ] as const
      ).flatMap(([fill, x, y]) => [disc(fill, x, y, 11), disc('#ffffff', x - 3, y - 4, 3.4)]),
    ],
  },
  playsCongklak: {
    most: 2,
    layers: [
      {
        pose: {
          ...CROSS_LEGGED,
          look: 'side',
          lean: 14,
          nod: 20,
          hip: [70, 430],
          legs: [
            [140, 492],
            [120, 494],
          ],
          arms: [
            [176, 428],
            [190, 436],
          ],
        },
      },
      {
        pose: {
          ...CROSS_LEGGED,
          look: 'side',
          lean: 12,
          nod: 18,
          hip: [70, 430],
          legs: [
            [140, 492],
            [120, 494],
          ],
          arms: [
            [160, 424],
            [176, 436],
          ],
        },
        who: 1,
        other: { hair: 'long', top: '#c2486a', bottom: '#c2486a', wears: 'skirt' },
        isMirrored: true,
        at: [270, 0],
      },
      [
        shape('#8d5c36', 'M140 462Q142 448 170 448H300Q328 448 330 462Q328 486 296 486H174Q142 486 140 462Z'),
        ...[184, 210, 236, 262, 288].flatMap((x) => [
          disc('#5a3a22', x, 456, 9, 4.5),
          disc('#5a3a22', x, 472, 9, 4.5),
          disc('#f4f0e6', x + 1, 457, 5, 2.6),
          disc('#f4f0e6', x - 2, 472, 5, 2.6),
        ]),
        disc('#5a3a22', 158, 465, 9, 8),
        disc('#5a3a22', 313, 465, 9, 8),
      ],
    ],
  },
  ridesDelman: {
    most: 2,
    layers: [
      [
        shape('#8a2f2a', 'M20 330H250L262 388H8Z'),
        shape('#d9a62e', 'M12 376H262V392H10Z'),
        line(INK, 7, [26, 330], [20, 150]),
        line(INK, 7, [244, 330], [250, 160]),
      ],
      {
        pose: {
          hip: [76, 330],
          lean: 4,
          arms: [
            [130, 300],
            [120, 320],
          ],
          legs: [
            [150, 400],
            [160, 402],
          ],
        },
        who: 1,
        other: { hair: 'long', top: '#c2486a', bottom: '#c2486a', wears: 'skirt' },
        size: 0.8,
        isPerched: true,
      },
      {
        pose: {
          hip: [170, 330],
          lean: 8,
          arms: [
            [262, 280],
            [270, 290],
          ],
          legs: [
            [256, 400],
            [266, 402],
          ],
        },
        size: 0.84,
        isPerched: true,
      },
      [
        shape('#a8323e', 'M0 160Q130 96 276 150L270 182Q130 132 8 190Z'),
        ...[20, 74, 128, 182, 236].map((x) => disc('#e8c040', x + 10, 178 - (x > 60 && x < 200 ? 14 : 0), 8)),
        shape('#7a2a26', 'M20 352H180V392H14Z'),
        ...[0, 45, 90, 135].map((turn) => {
          const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * 84, Math.sin((turn * Math.PI) / 180) * 84];
          return line('#c8a05a', 7, [120 - dx, 416 - dy], [120 + dx, 416 + dy]);
        }),
        shape('#4a3020', 'M120 324A92 92 0 1 0 120.1 324ZM120 338A78 78 0 1 1 119.9 338Z'),
        disc('#4a3020', 120, 416, 16),
        line(DARK_WOOD, 9, [240, 388], [560, 356]),
        shape(
          '#7a4a2a',
          'M330 330Q322 272 380 264Q470 252 540 262Q566 250 582 200Q588 150 620 140L632 118L644 144Q680 166 700 210Q704 230 684 234Q660 226 644 214Q636 260 610 300Q604 330 590 348L600 500H574L556 372Q480 392 404 376L392 500H364L360 380Q336 366 330 330Z',
        ),
        shape('#5e3820', 'M556 372L534 498H510L530 380ZM404 376L424 498H400L376 376Z'),
        shape(
          '#2b1c14',
          'M620 140Q582 150 572 210Q560 250 540 262Q580 262 600 220Q612 180 634 152ZM334 320Q300 330 306 420Q322 380 344 356Z',
        ),
        disc(INK, 654, 180, 5),
        line('#2f2a2a', 6, [662, 160], [670, 222]),
        line('#d8c49a', 4, [266, 284], [660, 206]),
        line('#a8323e', 12, [586, 300], [612, 252]),
        line('#a8323e', 10, [470, 262], [470, 378]),
        disc('#e8c040', 470, 320, 8),
        box(STEEL, 246, 300, 10, 20),
      ],
    ],
  },
  spraysCrop: {
    most: 2,
    apart: 300,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 4,
          arms: [
            [130, 270],
            [196, 250],
          ],
          legs: [
            [62, 490],
            [130, 490],
          ],
        },
        held: [
          shape('#3a7fd0', 'M24 146Q24 134 40 134H70Q80 134 80 146V256H24Z'),
          shape('#f4f2ee', 'M36 122H62V136H36Z'),
        ],
      },
      [
        line(INK, 6, [60, 250], [132, 278]),
        line(STEEL, 7, [190, 250], [292, 268]),
        ...[
          [318, 262, 12, 8],
          [344, 282, 16, 11],
          [372, 306, 20, 13],
          [336, 310, 15, 10],
          [392, 344, 20, 13],
        ].map(([x, y, rx, ry]) => disc('#e4eef2', x!, y!, rx!, ry)),
      ],
    ],
  },
};
