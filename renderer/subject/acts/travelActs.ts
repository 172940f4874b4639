import type { Act } from './act.ts';
import { box, DARK_WOOD, disc, FACING, INK, line, SEATED, shape, STEEL, UPRIGHT, WATER, WOOD } from './parts.ts';

const WHEELS = [60, 484].flatMap((x) => [
  disc('#1d1e22', x, 446, 62),
  disc('#a8b0b8', x, 446, 34),
  disc('#5a6068', x, 446, 12),
]);

/** A car seen from the side, from its windows down. */
export const CAR_BODY = [
  shape(
    '#c8453a',
    'M-70 410Q-78 322 -30 306L56 290H442L566 308Q612 318 612 384V432Q612 450 592 450H-48Q-68 448 -70 410Z',
  ),
  shape('#a8352c', 'M-70 400H612V432Q612 450 592 450H-48Q-66 448 -70 420Z'),
  shape('#8f2b24', 'M174 292H180L176 428H170ZM404 292H410L420 428H414Z'),
  box('#e9e4d4', 194, 322, 38, 9),
  disc('#fff2c4', 594, 350, 13, 20),
  shape('#7a1c1c', 'M-72 346H-54V386H-73Z'),
  ...WHEELS,
];

/** On the road and on the water. */
export const TRAVEL_ACTS: Readonly<Record<string, Act>> = {
  drives: {
    most: 2,
    layers: [
      [
        shape('#b9d3df', 'M58 294L112 148Q120 130 150 130H330Q354 132 370 152L444 294Z'),
        shape('#e4eff4', 'M300 140H330Q352 142 366 160L430 284L404 288Z'),
        shape('#4a4038', 'M176 214Q204 206 214 232L238 300H168Z'),
      ],
      {
        pose: {
          hip: [116, 404],
          nod: 2,
          arms: [
            [176, 392],
            [182, 396],
          ],
          legs: [
            [196, 424],
            [204, 428],
          ],
        },
        who: 1,
        isOptional: true,
        isPerched: true,
      },
      {
        pose: {
          hip: [258, 402],
          nod: 2,
          arms: [
            [350, 288],
            [356, 300],
          ],
          legs: [
            [352, 420],
            [360, 426],
          ],
        },
        isPerched: true,
      },
      [
        line(INK, 9, [354, 262], [376, 318]),
        shape(
          '#c8453a',
          'M88 172Q104 114 156 112H330Q372 114 396 152L384 160Q362 130 330 130H156Q118 130 106 176ZM104 150L70 294H50L88 158ZM372 146L456 294H430L360 160Z',
        ),
        ...CAR_BODY,
      ],
    ],
  },
  ridesBoat: {
    most: 3,
    isAfloat: true,
    layers: [
      [shape('#6b4326', 'M-176 372Q140 446 456 372L440 420H-160Z')],
      {
        pose: {
          hip: [20, 404],
          lean: 4,
          nod: 0,
          arms: [
            [120, 352],
            [112, 370],
          ],
          legs: [
            [120, 470],
            [130, 470],
          ],
        },
      },
      {
        pose: {
          hip: [100, 404],
          lean: 2,
          nod: 0,
          arms: [
            [166, 392],
            [172, 396],
          ],
          legs: [
            [200, 470],
            [210, 470],
          ],
        },
        who: 1,
        isOptional: true,
        isMirrored: true,
        at: [170, 0],
        isPerched: true,
      },
      {
        pose: {
          ...FACING,
          hip: [150, 396],
          arms: [
            [112, 396],
            [188, 396, -1],
          ],
          legs: [
            [120, 470, 1],
            [180, 470, -1],
          ],
        },
        who: 2,
        isOptional: true,
        isPerched: true,
      },
      [
        shape(WOOD, 'M-190 366Q140 452 470 366Q452 450 376 494Q140 522 -96 494Q-172 450 -190 366Z'),
        shape('#6b4326', 'M-190 366Q140 452 470 366L464 386Q140 472 -184 386Z'),
        shape('#a8744a', 'M-160 424Q140 492 440 424L432 438Q140 504 -152 438Z'),
        line(DARK_WOOD, 9, [104, 330], [176, 476]),
        shape('#6e4528', 'M160 452L190 440L212 494L186 508Z'),
        shape('#d8ecf2', 'M-120 498Q140 524 400 498Q380 508 300 508H-20Q-100 508 -120 498Z'),
      ],
    ],
  },
  surfs: {
    most: 1,
    isAfloat: true,
    layers: [
      [
        // A wave that rises out of the sea on one side and runs out on the other, lighter where light comes through.
        shape(
          '#2c789f',
          'M-330 508Q-270 470 -190 372Q-100 258 20 218Q116 190 188 222Q118 232 86 280Q54 340 100 400Q160 456 300 484Q400 500 480 508Z',
        ),
        shape(
          '#3f92b6',
          'M-270 508Q-220 460 -150 368Q-70 268 36 238Q98 224 130 234Q84 258 64 306Q48 356 92 414Q150 470 270 508Z',
        ),
        shape('#6cbdd0', 'M-120 508Q-110 400 -30 314Q28 258 92 246Q46 300 46 356Q50 420 110 468Q150 494 190 508Z'),
        shape('#a6dde2', 'M-10 508Q-20 420 14 340Q40 284 84 254Q46 310 48 366Q54 430 96 470Q60 496 50 508Z'),
        ...[0, 1, 2, 3, 4].map((streak) =>
          line(
            '#8fd0dc',
            3,
            [-210 + streak * 46, 480 - streak * 6],
            [-130 + streak * 44, 372 - streak * 26],
            [-30 + streak * 26, 276 - streak * 10],
          ),
        ),
        shape(
          '#eef7fa',
          'M-110 290Q-40 214 40 198Q120 176 188 206Q212 220 200 240Q184 230 168 244Q150 228 130 246Q112 234 94 256Q72 240 56 266Q34 248 12 272Q-10 252 -34 282Q-60 266 -110 290Z',
        ),
        disc('#f6fbfc', 214, 226, 9, 8),
        disc('#f6fbfc', 232, 206, 6, 6),
        disc('#f6fbfc', 196, 186, 7, 6),
        disc('#f6fbfc', 150, 172, 6, 5),
        disc('#f6fbfc', 244, 244, 5, 5),
        disc('#f6fbfc', 84, 176, 5, 4),
      ],
      [shape('#f2c04a', 'M-20 474Q110 444 300 452Q322 456 306 468Q190 494 0 494Q-34 488 -20 474Z')],
      {
        pose: {
          hip: [120, 330],
          lean: 24,
          nod: -4,
          arms: [
            [40, 190, -1],
            [250, 246, -1],
          ],
          legs: [
            [56, 458],
            [204, 452],
          ],
        },
      },
      [
        shape('#d8503e', 'M40 478Q150 458 290 460L288 466Q150 470 44 486Z'),
        shape(
          '#eef7fa',
          'M-330 508Q-300 494 -262 496Q-230 476 -196 486Q-160 462 -128 474Q-100 456 -70 474Q-36 466 -14 486Q40 478 90 494Q160 486 220 496Q300 486 350 496Q420 494 480 508Z',
        ),
      ],
    ],
  },
  waits: {
    most: 3,
    apart: 250,
    spare: 1,
    layers: [
      [
        line(STEEL, 11, [44, 404], [44, 500]),
        line(STEEL, 11, [196, 404], [196, 500]),
        line(STEEL, 9, [46, 400], [28, 290]),
        box(WOOD, 14, 286, 18, 30),
        box(WOOD, 18, 330, 18, 30),
      ],
      {
        pose: {
          ...SEATED,
          nod: 10,
          arms: [
            [196, 358],
            [176, 284],
          ],
        },
        isPerched: true,
      },
      [box(WOOD, 24, 396, 190, 16), disc('#f2efe6', 168, 288, 9, 8), disc(INK, 168, 288, 5, 4)],
    ],
  },
  pullsSuitcase: {
    most: 3,
    apart: 260,
    spare: 0,
    layers: [
      [
        line(STEEL, 6, [58, 262], [10, 358]),
        shape('#2f6f9e', 'M-64 352H32Q42 352 42 362V478Q42 488 32 488H-64Q-74 488 -74 478V362Q-74 352 -64 352Z'),
        box('#24587e', -56, 352, 8, 136),
        box('#24587e', 14, 352, 8, 136),
        disc(INK, -56, 496, 12),
        disc(INK, 26, 496, 12),
      ],
      {
        pose: {
          ...UPRIGHT,
          lean: 5,
          nod: 0,
          arms: [
            [142, 244, -1],
            [56, 256],
          ],
          legs: [
            [58, 488],
            [148, 490],
          ],
        },
      },
    ],
  },
  pushesTrolley: {
    most: 2,
    spare: 0,
    apart: 380,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 6,
          nod: 2,
          arms: [
            [196, 262],
            [202, 268],
          ],
          legs: [
            [66, 490],
            [134, 490],
          ],
        },
      },
      [
        line('#c8402e', 11, [194, 270], [222, 262]),
        ...[
          ['#e8a03a', 282, 262],
          ['#6fae3e', 318, 252],
          ['#d8503e', 350, 264],
        ].map(([fill, x, y]) => disc(fill as string, x as number, y as number, 24, 26)),
        shape('#f2e2c0', 'M254 226H284V300H254Z'),
        shape('#dfe5ea', 'M216 272H392L366 396H246Z'),
        shape(
          '#8a949e',
          'M216 272H392V280H216ZM224 304H386L384 311H226ZM230 336H380L378 343H232ZM238 368H372L371 375H240ZM262 272H269L284 396H277ZM306 272H313L316 396H309ZM346 272H353L346 396H339Z',
        ),
        line('#6a727a', 8, [222, 264], [254, 440], [372, 440]),
        disc(INK, 268, 484, 22),
        disc(INK, 360, 484, 22),
        disc('#9aa2aa', 268, 484, 8),
        disc('#9aa2aa', 360, 484, 8),
        line('#6a727a', 7, [268, 440], [268, 478]),
        line('#6a727a', 7, [360, 440], [360, 478]),
      ],
    ],
  },
  pushesWheelchair: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 8,
          nod: 6,
          arms: [
            [194, 266],
            [198, 272],
          ],
          legs: [
            [58, 490],
            [136, 490],
          ],
        },
      },
      [
        line(INK, 9, [192, 268], [222, 272], [228, 420]),
        shape('#2f4f6a', 'M222 280H240V404H330V420H222Z'),
        line(STEEL, 8, [330, 412], [352, 488], [384, 490]),
      ],
      {
        pose: {
          ...SEATED,
          hip: [284, 398],
          arms: [
            [346, 384],
            [352, 388],
          ],
          legs: [
            [366, 482],
            [376, 484],
          ],
        },
        who: 1,
        other: {
          hair: 'short',
          hairColour: '#d8d4ce',
          top: '#8fb0c4',
          bottom: '#5a6470',
          wears: 'trousers',
        },
        isPerched: true,
      },
      [
        shape(
          '#23252a',
          'M190 432A76 76 0 1 1 342 432A76 76 0 1 1 190 432ZM200 432A66 66 0 1 0 332 432A66 66 0 1 0 200 432Z',
        ),
        line(STEEL, 3, [200, 432], [332, 432]),
        line(STEEL, 3, [266, 366], [266, 498]),
        line(STEEL, 3, [220, 386], [312, 478]),
        line(STEEL, 3, [220, 478], [312, 386]),
        disc(STEEL, 266, 432, 10),
        disc('#23252a', 362, 490, 17),
        line(INK, 9, [250, 352], [330, 352]),
      ],
    ],
  },
  spraysHose: {
    most: 1,
    layers: [
      [
        shape(
          '#e8642a',
          'M470 508Q440 420 490 340Q500 384 524 300Q556 360 552 240Q620 330 612 400Q640 370 636 344Q690 430 650 508Z',
        ),
        shape('#f7b23a', 'M500 508Q484 440 520 396Q530 430 552 370Q590 420 590 452Q606 440 606 424Q634 470 620 508Z'),
        shape('#fde9a0', 'M530 508Q526 466 554 440Q580 470 584 508Z'),
      ],
      {
        pose: {
          hip: [100, 272],
          lean: 8,
          nod: 0,
          arms: [
            [206, 238],
            [186, 250],
          ],
          legs: [
            [52, 490],
            [146, 490],
          ],
        },
        held: [
          line('#d8a02a', 15, [-40, 496], [30, 470], [120, 300], [196, 248]),
          line('#5a3a2a', 17, [190, 250], [250, 226]),
        ],
      },
      [
        shape('#cfe9f4', 'M250 218Q390 150 540 330L500 372Q400 220 254 236Z'),
        shape('#f0f9fc', 'M250 222Q380 176 510 330L500 344Q380 200 252 230Z'),
        disc('#e4f3f8', 520, 350, 34, 24),
        disc('#f0f9fc', 494, 366, 26, 20),
        disc('#f0f9fc', 548, 338, 22, 18),
        disc(WATER, 80, 504, 60, 6),
      ],
    ],
  },
};
