import type { Figure } from '../figure.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import type { Act, Member } from './act.ts';
import { box, disc, FACING, INK, line, shape, STEEL, tableAt, UPRIGHT, WOOD } from './parts.ts';

const NEIGHBOUR: Figure = { top: '#c8783a', bottom: '#3f4a66', wears: 'trousers', isShortSleeved: true };
const ELDER: Figure = { top: '#e8e4d8', bottom: '#4f6a52', wears: 'gown', hasPeci: true };
const YOUNG: Figure = { top: '#3f7f6a', bottom: '#3a3a46', wears: 'trousers', hasPeci: true };

const wheelAt = (x: number): SilhouettePart[] => [
  disc('#26282d', x, 456, 48),
  disc(STEEL, x, 456, 27),
  disc(INK, x, 456, 9),
];

/** A motorbike whose front is at the right. */
const MOTORBIKE: readonly SilhouettePart[] = [
  ...wheelAt(196),
  ...wheelAt(446),
  shape('#4a4e56', 'M260 400H370L360 458H276Z'),
  shape('#2f5fa8', 'M150 396Q164 350 226 346H330Q352 356 372 330L412 322L426 366L380 412H270Q224 400 150 412Z'),
  shape(INK, 'M160 346Q176 326 226 330L322 334Q334 344 322 354H176Q160 358 160 346Z'),
  line('#3a3d44', 12, [446, 456], [404, 300]),
  line(INK, 11, [408, 300], [366, 276]),
  disc('#ffe9a8', 424, 324, 13, 16),
];

/** Two who push a motorbike, the one at the handlebar first. */
const PUSHING: readonly (Member | readonly SilhouettePart[])[] = [
  {
    pose: {
      hip: [270, 272],
      lean: 14,
      arms: [
        [362, 282],
        [370, 286],
      ],
      legs: [
        [222, 488],
        [306, 490],
      ],
    },
  },
  {
    who: 2,
    isOptional: true,
    at: [-112, 0],
    pose: {
      hip: [36, 280],
      lean: 24,
      nod: 10,
      arms: [
        [152, 330],
        [158, 340],
      ],
      legs: [
        [-40, 486],
        [60, 490],
      ],
    },
  },
  MOTORBIKE,
  {
    who: 1,
    other: NEIGHBOUR,
    pose: {
      hip: [36, 280],
      lean: 24,
      nod: 10,
      arms: [
        [152, 330],
        [158, 340],
      ],
      legs: [
        [-40, 486],
        [60, 490],
      ],
    },
  },
];

/** A torch of bamboo in a hand. */
const torchAt = (x: number, y: number): SilhouettePart[] => [
  line('#a8843e', 11, [x - 4, y + 70], [x + 4, y - 78]),
  box('#6b4a26', x - 7, y - 92, 22, 20),
  shape(
    '#f2852e',
    `M${x - 12} ${y - 90}Q${x - 22} ${y - 128} ${x + 4} ${y - 168}Q${x + 32} ${y - 128} ${x + 20} ${y - 90}Z`,
  ),
  shape(
    '#ffd976',
    `M${x - 3} ${y - 90}Q${x - 8} ${y - 116} ${x + 4} ${y - 140}Q${x + 18} ${y - 114} ${x + 11} ${y - 90}Z`,
  ),
];

const torchBearer = (x: number, rest: Omit<Member, 'pose'>): Member => ({
  ...rest,
  at: [x, 0],
  pose: {
    ...UPRIGHT,
    lean: 2,
    arms: [
      [70, 258],
      [152, 176, -1],
    ],
    legs: [
      [62, 488],
      [140, 490],
    ],
  },
  held: torchAt(156, 172),
});

/** A cow that faces left, with a rope at its head. */
const COW: readonly SilhouettePart[] = [
  shape('#7a4c2e', 'M350 372H378L374 500H352ZM556 372H584L580 500H556Z'),
  shape(
    '#9a6238',
    'M276 268Q300 236 380 240L560 236Q616 240 620 300V372Q612 388 596 388L606 500H578L566 396Q470 414 396 396L390 500H362L352 390Q318 366 312 322Z',
  ),
  line('#7a4c2e', 9, [614, 266], [640, 330], [636, 390]),
  disc('#4a2c1a', 636, 402, 9, 16),
  shape('#9a6238', 'M306 250Q276 214 236 228L188 286Q184 306 206 312L254 302Q300 310 326 290Z'),
  shape('#e8c8a8', 'M188 282Q176 300 192 312Q212 320 222 302Q210 284 188 282Z'),
  shape('#e8dcc4', 'M240 226Q222 204 232 182Q242 204 260 218ZM270 220Q276 192 296 184Q288 206 286 226Z'),
  shape('#7a4c2e', 'M278 238Q310 226 330 240Q308 262 280 254Z'),
  disc(INK, 236, 258, 6),
  disc('#5a3420', 194, 298, 4),
  line('#e8d8a8', 6, [216, 308], [232, 274], [282, 244]),
];

/** What neighbours do together at feasts and in need. */
export const COMMUNITY_ACTS: Readonly<Record<string, Act>> = {
  pushesMotorbike: { most: 3, layers: PUSHING },
  marchesTakbiran: {
    most: 3,
    layers: [
      torchBearer(-170, { who: 2, other: YOUNG, size: 0.92 }),
      [
        line(WOOD, 10, [118, 400], [98, 452]),
        line(WOOD, 10, [310, 400], [330, 452]),
        box('#6e4528', 84, 442, 262, 20),
        disc('#2a2826', 126, 476, 30),
        disc(STEEL, 126, 476, 11),
        disc('#2a2826', 304, 476, 30),
        disc(STEEL, 304, 476, 11),
        shape('#a8623a', 'M120 296H300V416H120Z'),
        shape('#8a4a28', 'M120 384H300V416H120ZM120 318H300V328H120Z'),
        disc('#8a4a28', 120, 356, 24, 62),
        disc('#f0dcb4', 302, 356, 28, 64),
        disc('#d8bc8a', 302, 356, 18, 44),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 8,
          arms: [
            [222, 270, -1],
            [214, 250, -1],
          ],
          legs: [
            [58, 488],
            [140, 490],
          ],
        },
        at: [300, 0],
        isMirrored: true,
        mood: 'laugh',
        held: [line('#c9a24e', 9, [196, 270], [232, 326]), disc('#e8e0cc', 234, 330, 13)],
      },
      torchBearer(420, { who: 1, other: ELDER }),
    ],
  },
  bringsSacrifice: {
    most: 2,
    layers: [
      COW,
      {
        pose: {
          ...UPRIGHT,
          lean: 4,
          arms: [
            [160, 262],
            [170, 270],
          ],
        },
      },
      [line('#e8d8a8', 6, [176, 276], [216, 308])],
      {
        who: 1,
        other: YOUNG,
        at: [556, 0],
        isMirrored: true,
        pose: {
          ...UPRIGHT,
          lean: 6,
          arms: [
            [130, 262],
            [176, 240],
          ],
        },
      },
    ],
  },
  experiments: {
    most: 3,
    apart: 330,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [44, 236],
            [150, 226, -1],
          ],
        },
      },
      [
        shape('#dfeef2', 'M140 132H160V158L178 204Q178 216 168 216H132Q122 216 122 204L140 158Z'),
        shape('#4a9ad8', 'M134 178H166L176 204Q176 213 168 213H132Q124 213 124 204Z'),
        shape('#dfeef2', 'M34 132H54V224Q44 236 34 224Z'),
        shape('#d8506a', 'M36 172H52V223Q44 233 36 223Z'),
        ...tableAt(-40, 330, 280),
        shape('#dfeef2', 'M-8 262H8V284L26 322Q26 330 18 330H-18Q-26 330 -26 322L-8 284Z'),
        shape('#58b06a', 'M-15 302H15L24 322Q24 328 18 328H-18Q-24 328 -24 322Z'),
        box('#8a6a44', 176, 296, 52, 34),
        box('#e8b23e', 184, 270, 8, 40),
        box('#6aa8d8', 198, 270, 8, 40),
        box('#b85ac0', 212, 270, 8, 40),
      ],
    ],
  },
};
