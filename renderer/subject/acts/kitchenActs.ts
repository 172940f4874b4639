import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import { box, counterAt, disc, FACING, line, shape, steamAt, STEEL, UPRIGHT } from './parts.ts';

/** In the kitchen, and at the coffee machine. */
export const KITCHEN_ACTS: Readonly<Record<string, Act>> = {
  cooks: {
    most: 2,
    spare: 0,
    layers: [
      [...steamAt(290, 190), ...counterAt(160, 300, 280), box('#3a3d44', 196, 286, 190, 18)],
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
  flipsPan: {
    most: 1,
    layers: [
      [...counterAt(190, 316, 270), box('#3a3d44', 226, 302, 190, 18)],
      [
        shape('#f28a2a', 'M286 304Q278 288 296 284Q316 292 336 284Q354 288 346 304Z'),
        disc('#d99a4a', 322, 92, 56, 15),
        disc('#f0c070', 322, 86, 52, 12),
        shape(
          '#c8ccd0',
          'M252 190Q244 150 262 118L268 122Q254 152 260 188ZM390 190Q398 150 380 118L374 122Q388 152 382 188Z',
        ),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 4,
          nod: -8,
          arms: [
            [150, 236],
            [198, 240],
          ],
        },
        held: [
          line('#2f3238', 13, [188, 252], [262, 236]),
          shape('#3c4048', 'M252 216H402Q394 256 356 258H298Q260 256 252 216Z'),
          disc('#52565f', 327, 216, 75, 11),
        ],
        mood: 'laugh',
      },
      [
        box('#8a5a3a', 236, 362, 160, 110),
        box('#2b2e35', 252, 382, 128, 68),
        ...[262, 316, 370].map((x) => disc('#d8d2c4', x, 346, 9)),
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
        disc(SKIN, 74, 296, 13, 11),
        disc(SKIN, 126, 296, 13, 11),
        ...[-34, -4, 206, 236].map((x) => disc('#c98a48', x, 316, 16, 8)),
      ],
    ],
  },
  grindsSpices: {
    most: 2,
    apart: 320,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 12,
          nod: 20,
          arms: [
            [214, 268],
            [232, 258],
          ],
        },
        held: [line('#5a5a60', 15, [224, 228], [250, 296])],
      },
      [
        shape('#6a6a70', 'M176 292H328Q318 326 286 328H218Q186 326 176 292Z'),
        disc('#c8302a', 252, 292, 66, 13),
        ...[214, 246, 284].map((x, at) => disc(['#e0503c', '#3f8a3c', '#f2e6c8'][at]!, x, 286, 11, 7)),
        ...counterAt(150, 326, 230),
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
            [52, 268, 1],
            [140, 214, -1],
          ],
        },
      },
      [
        ...counterAt(-80, 304, 360, '#7a5a42'),
        disc('#efe8da', 72, 301, 42, 6),
        shape('#f7f3ea', 'M42 262H102Q100 296 84 302H60Q44 296 42 262Z'),
        disc('#8a5a3a', 72, 262, 30, 7),
        disc('#f6ead6', 74, 262, 12, 3.5),
        // A jug of steel, tipped, its handle in the hand.
        shape('#aab2ba', 'M128 196Q156 186 158 212Q158 232 138 238L136 228Q148 224 147 212Q146 200 132 206Z'),
        shape('#d3d8dd', 'M92 196L132 186Q142 214 136 244L104 250Q96 232 98 216L82 208Z'),
        shape('#f2f4f6', 'M100 202L112 199Q118 222 114 246L106 248Q98 230 102 216Z'),
        disc(SKIN, 150, 212, 11, 13),
        line('#f8f0e2', 5, [84, 210], [76, 260]),
      ],
    ],
  },
  takesBread: {
    most: 1,
    layers: [
      [
        box('#8c949c', 262, 120, 230, 384),
        box('#6d757e', 262, 120, 230, 40),
        ...[292, 330, 368].map((x) => disc('#e8ecef', x, 140, 11)),
        box('#2a2320', 282, 184, 190, 180),
        box('#e0752a', 294, 196, 166, 156),
        box('#f5b04a', 306, 300, 142, 52),
        line('#4a3a30', 5, [294, 250], [460, 250]),
        ...[326, 384, 436].map((x) => disc('#b8702e', x, 238, 26, 16)),
        // The door, which hangs open.
        shape('#7a828b', 'M282 364H472L496 392H262Z'),
        box('#5d656e', 282, 400, 190, 84),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 10,
          nod: 12,
          arms: [
            [206, 244],
            [214, 252],
          ],
        },
        held: [
          box('#4a4e56', 186, 250, 130, 12),
          ...[214, 250, 286].map((x) => disc('#c98238', x, 236, 24, 18)),
          ...[214, 250, 286].map((x) => disc('#e8b268', x - 4, 230, 13, 7)),
          ...steamAt(250, 196),
        ],
      },
    ],
  },
};
