import type { Act } from './act.ts';
import {
  box,
  chairAt,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  PAPER,
  SEATED,
  shape,
  tableAt,
  UPRIGHT,
  WOOD,
} from './parts.ts';

const laptop = (x: number, top: number) => [
  line('#3a3f48', 7, [x - 62, top - 4], [x + 10, top - 4]),
  line('#4b525c', 8, [x + 10, top - 6], [x + 34, top - 84]),
];

/** With books and computers, and at a table. */
export const DESK_ACTS: Readonly<Record<string, Act>> = {
  reads: {
    most: 3,
    spare: 0,
    spareAt: [132, 268],
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
    spare: 0,
    spareAt: [124, 300],
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
    spare: 0,
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
    spare: 1,
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
  playsChess: {
    most: 2,
    layers: [
      [96, 364].flatMap((x) => [
        line('#6e4528', 10, [x - 26, 440], [x - 32, 500]),
        line('#6e4528', 10, [x + 26, 440], [x + 32, 500]),
        box('#8d5c36', x - 42, 430, 84, 14),
      ]),
      {
        pose: {
          hip: [96, 416],
          lean: 12,
          nod: 20,
          arms: [
            [190, 330],
            [206, 346],
          ],
          legs: [
            [166, 490],
            [176, 492],
          ],
        },
      },
      {
        pose: {
          hip: [96, 416],
          lean: 10,
          nod: 18,
          arms: [
            [176, 356],
            [180, 340],
          ],
          legs: [
            [166, 490],
            [176, 492],
          ],
        },
        who: 1,
        other: { hair: 'bald', top: '#8c8468', bottom: '#4a4650', wears: 'trousers' },
        isMirrored: true,
        at: [260, 0],
      },
      [
        line('#6e4528', 14, [230, 400], [230, 504]),
        box('#6e4528', 150, 384, 160, 16),
        shape('#f2e6c8', 'M160 372H300L306 386H154Z'),
        shape(INK, 'M172 372H190L188 386H168ZM208 372H226L225 386H206ZM244 372H262V386H243ZM280 372H298L302 386H282Z'),
        ...[172, 200, 232, 262, 288].flatMap((x, at) => [
          disc(at % 2 ? INK : '#fbf4e2', x, 348, 8),
          shape(at % 2 ? INK : '#fbf4e2', `M${x - 6} 352H${x + 6}L${x + 10} 374H${x - 10}Z`),
        ]),
      ],
    ],
  },
  assemblesComputer: {
    most: 1,
    layers: [
      [
        ...tableAt(140, 336, 360),
        // The open case: boards, a fan and cables.
        box('#2c3038', 300, 176, 180, 160),
        box('#161a20', 314, 190, 152, 132),
        box('#2f7a4a', 326, 202, 84, 106),
        box('#c8a24a', 338, 214, 28, 28),
        ...[254, 268, 282].map((y) => box('#6fc08a', 336, y, 60, 6)),
        disc('#59616c', 438, 228, 22),
        disc('#20242b', 438, 228, 16),
        line('#c8413a', 5, [376, 228], [408, 250], [430, 270]),
        line('#e0b23a', 5, [380, 240], [404, 276], [440, 296]),
        box('#9aa2aa', 196, 322, 76, 14),
        ...[208, 226, 244].map((x) => disc('#c8a24a', x, 329, 4)),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 16,
          nod: 16,
          arms: [
            [250, 300],
            [268, 232],
          ],
        },
        held: [line('#d8402e', 11, [258, 236], [286, 230]), line('#b8c0c8', 5, [286, 230], [338, 222])],
      },
    ],
  },
};
