import type { SilhouettePart } from '../silhouetteShape.ts';
import type { Act } from './act.ts';
import { box, DARK_WOOD, disc, FACING, line, shape, STEEL, UPRIGHT, WOOD } from './parts.ts';

const bubble = (x: number, y: number, radius: number): SilhouettePart[] => [
  disc('#bfe6f4', x, y, radius),
  disc('#e6d8f4', x + radius * 0.2, y + radius * 0.25, radius * 0.62),
  disc('#f4fbfd', x - radius * 0.36, y - radius * 0.36, radius * 0.26),
];

/** Leaning back on a rope that is pulled to the left. */
const PULLING = {
  hip: [84, 330],
  lean: -24,
  nod: -6,
  arms: [
    [176, 284],
    [160, 290],
  ],
  legs: [
    [150, 490],
    [176, 492],
  ],
} as const;

/** Games of children, and those of Independence Day. */
export const PLAY_ACTS: Readonly<Record<string, Act>> = {
  buildsSandcastle: {
    most: 3,
    layers: [
      {
        pose: {
          hip: [72, 420],
          lean: 22,
          nod: 6,
          arms: [
            [196, 396],
            [184, 414],
          ],
          legs: [
            [28, 492],
            [40, 494],
          ],
          isOnToes: true,
        },
        mood: 'laugh',
      },
      {
        pose: {
          hip: [72, 420],
          lean: 22,
          nod: 6,
          arms: [
            [186, 410],
            [190, 396],
          ],
          legs: [
            [28, 492],
            [40, 494],
          ],
          isOnToes: true,
        },
        who: 1,
        isOptional: true,
        isMirrored: true,
        at: [360, 0],
        mood: 'laugh',
      },
      {
        pose: {
          ...FACING,
          nod: 8,
          arms: [
            [64, 258],
            [136, 258, -1],
          ],
        },
        who: 2,
        isOptional: true,
        at: [430, -10],
        size: 0.8,
      },
      [
        shape('#d9b06a', 'M150 508Q170 470 210 466H370Q410 470 430 508Z'),
        shape('#e6c384', 'M196 470V392H206V404H218V392H230V404H242V392H252V470Z'),
        shape('#e6c384', 'M328 470V392H338V404H350V392H362V404H374V392H384V470Z'),
        shape('#ecd09a', 'M236 478V340H250V354H266V340H282V354H298V340H314V354H330V340H344V478Z'),
        shape('#b98a48', 'M274 478V436Q290 412 306 436V478Z'),
        box('#b98a48', 216, 426, 14, 20),
        box('#b98a48', 350, 426, 14, 20),
        box('#b98a48', 282, 376, 16, 20),
        line('#7a5230', 5, [290, 342], [290, 268]),
        shape('#d8402e', 'M292 268L336 282L292 298Z'),
        shape('#3f8fc8', 'M408 452H466L456 508H418Z'),
        disc('#d9b06a', 437, 452, 29, 9),
        shape('#f2c04a', 'M120 490L156 474L166 492L130 504Z'),
      ],
    ],
  },
  swings: {
    most: 1,
    layers: [
      [
        line('#c8453a', 15, [-96, 500], [-20, -30]),
        line('#c8453a', 15, [56, 500], [-20, -30]),
        line('#c8453a', 15, [284, 500], [360, -30]),
        line('#c8453a', 15, [436, 500], [360, -30]),
        line('#a8352c', 17, [-40, -30], [380, -30]),
        line('#5f666f', 5, [150, -30], [112, 356]),
      ],
      {
        pose: {
          hip: [140, 348],
          lean: -16,
          nod: -8,
          arms: [
            [176, 200, -1],
            [180, 214, -1],
          ],
          legs: [
            [300, 372],
            [306, 384],
          ],
        },
        isPerched: true,
        mood: 'laugh',
      },
      [line('#5f666f', 5, [214, -30], [178, 362]), shape(WOOD, 'M92 352L196 366L194 380L90 366Z')],
    ],
  },
  slides: {
    most: 1,
    layers: [
      [
        line('#2f6f9e', 13, [-60, 140], [-84, 504]),
        line('#2f6f9e', 13, [20, 140], [0, 504]),
        ...[200, 260, 320, 380, 440].map((y) =>
          line('#e8c040', 9, [-66 - (y - 140) * 0.07, y], [14 - (y - 140) * 0.06, y]),
        ),
        line('#2f6f9e', 10, [-60, 140], [-60, 60]),
        line('#2f6f9e', 10, [20, 140], [20, 60]),
        shape('#e8a03a', 'M-70 130H40Q140 150 250 330Q300 420 430 450V472Q280 450 226 352Q130 176 30 156H-70Z'),
        line('#6a727a', 12, [170, 240], [150, 504]),
      ],
      {
        pose: {
          hip: [150, 226],
          lean: -8,
          nod: 0,
          arms: [
            [204, 90, -1],
            [86, 96],
          ],
          legs: [
            [252, 352],
            [260, 360],
          ],
        },
        isPerched: true,
        mood: 'laugh',
      },
      [shape('#c8802a', 'M-70 146H34Q130 164 232 340Q290 436 430 462V478Q276 460 218 362Q126 184 28 168H-70Z')],
    ],
  },
  blowsBubbles: {
    most: 3,
    apart: 260,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          nod: -4,
          arms: [
            [150, 268, -1],
            [158, 126, -1],
          ],
        },
      },
      [
        line('#e0607e', 6, [160, 130], [162, 106]),
        shape('#e0607e', 'M150 92A14 14 0 1 1 178 92A14 14 0 1 1 150 92ZM155 92A9 9 0 1 0 173 92A9 9 0 1 0 155 92Z'),
        ...bubble(214, 84, 32),
        ...bubble(268, 26, 24),
        ...bubble(282, 126, 40),
        ...bubble(214, 0, 17),
        ...bubble(336, 60, 20),
        ...bubble(224, 164, 15),
        shape('#5fa8d8', 'M136 240H164V286Q150 292 136 286Z'),
      ],
    ],
  },
  pullsRope: {
    most: 4,
    layers: [
      { pose: PULLING, who: 3, isOptional: true, at: [-300, 0] },
      { pose: PULLING, who: 2, other: { top: '#e8a03a', bottom: '#3d3a4a', wears: 'trousers' }, at: [-150, 0] },
      { pose: PULLING },
      {
        pose: PULLING,
        who: 1,
        other: { top: '#c8402e', bottom: '#3a4a66', wears: 'trousers', skin: '#b87a50' },
        isMirrored: true,
        at: [240, 0],
      },
      {
        pose: PULLING,
        other: { top: '#f4f2ee', bottom: '#4a4650', wears: 'trousers' },
        isMirrored: true,
        at: [390, 0],
      },
      [
        line('#c9a46a', 8, [-200, 300], [70, 292], [270, 288], [500, 292], [720, 300]),
        shape('#d8402e', 'M260 284H280L284 334L270 324L256 334Z'),
      ],
    ],
  },
  climbsPole: {
    most: 2,
    layers: [
      [
        line('#8a6a44', 26, [150, 500], [150, -240]),
        line('#a8855a', 9, [145, 500], [145, -240]),
        shape(
          '#c9a46a',
          'M30 -250A120 26 0 1 1 270 -250A120 26 0 1 1 30 -250ZM42 -250A108 18 0 1 0 258 -250A108 18 0 1 0 42 -250Z',
        ),
        line('#d8402e', 8, [150, -250], [150, -330]),
        shape('#d8402e', 'M152 -330H222V-306H152Z'),
        shape('#f6f3ec', 'M152 -306H222V-282H152Z'),
        ...[50, 96, 204, 250].map((x) => line('#e9e4d4', 3, [x, -244], [x, -190])),
        shape('#3f7fc4', 'M28 -190H72V-140H28Z'),
        shape('#e8a03a', 'M78 -190H114V-150H78Z'),
        shape('#6fae3e', 'M182 -190H226V-136H182Z'),
        shape('#e0607e', 'M232 -190H268V-148H232Z'),
      ],
      {
        pose: {
          hip: [96, 200],
          lean: 8,
          nod: -18,
          arms: [
            [160, -10, -1],
            [156, 40, -1],
          ],
          legs: [
            [156, 320],
            [150, 290],
          ],
        },
        isPerched: true,
      },
      {
        pose: {
          ...UPRIGHT,
          nod: -14,
          arms: [
            [160, 150, -1],
            [168, 96, -1],
          ],
        },
        who: 1,
        other: { top: '#e8c040', bottom: '#2f4a6a', wears: 'shorts', skin: '#b87a50' },
        at: [-26, 0],
      },
      [shape('#7a5a38', 'M86 508Q100 486 150 484Q204 486 216 508Z')],
    ],
  },
  eatsCracker: {
    most: 4,
    apart: 190,
    layers: [
      [
        line(DARK_WOOD, 9, [0, -70], [200, -70]),
        line('#e9e4d4', 3, [112, -70], [112, 56]),
        disc('#f6e6b8', 112, 84, 30),
        disc('#e8cf90', 112, 84, 19),
        disc('#f6e6b8', 112, 84, 9),
      ],
      {
        pose: {
          ...UPRIGHT,
          nod: -22,
          arms: [
            [46, 250, 1],
            [40, 256, 1],
          ],
        },
        at: [-26, 0],
        mood: 'laugh',
      },
    ],
  },
  runsOnTreadmill: {
    most: 1,
    layers: [
      [
        shape('#2b3038', 'M-40 478H300L316 508H-56Z'),
        box('#4a525c', -30, 472, 320, 10),
        line(STEEL, 15, [280, 480], [250, 214]),
        shape('#3f7fa8', 'M196 196H276L284 226H204Z'),
        line(STEEL, 9, [250, 262], [176, 268]),
      ],
      {
        pose: {
          hip: [104, 246],
          lean: 10,
          nod: 0,
          arms: [
            [168, 224, -1],
            [60, 244, -1],
          ],
          legs: [
            [30, 414],
            [160, 470],
          ],
        },
      },
    ],
  },
};
