import { type Figure, SKIN } from '../figure.ts';
import type { Act, Member } from './act.ts';
import {
  box,
  CROSS_LEGGED,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  notesAt,
  shape,
  STEEL,
  stoolAt,
  UPRIGHT,
  WOOD,
} from './parts.ts';

const GOLD = '#d9a441';
const GUITAR = [
  shape('#6b4326', 'M120 222L246 142L254 154L130 240Z'),
  disc('#b9763a', 72, 256, 56, 46),
  disc('#b9763a', 112, 230, 38, 34),
  disc('#3a2416', 88, 244, 17),
  shape('#4a2f1c', 'M238 134L258 122L266 138L250 158ZM44 268L58 292L66 288L52 264Z'),
];

/** A drum of a kit, seen from the front. */
const drum = (fill: string, x: number, y: number, wide: number, tall: number) => [
  box(fill, x - wide / 2, y, wide, tall),
  disc('#f4f2ec', x, y, wide / 2, wide * 0.13),
  box('#c8ccd0', x - wide / 2, y + 4, wide, 5),
];

const CHOIR: Figure = { hairColour: '#231a18', top: '#8a2438', bottom: '#7a2032', wears: 'gown' };

/** Somebody with an open song book, who sings; the back row stands a step higher. */
const singer = (
  x: number,
  { isInFront = false, ...rest }: Pick<Member, 'who' | 'other'> & { isInFront?: boolean },
): Member => ({
  ...rest,
  at: [x, isInFront ? 0 : -44],
  mood: 'laugh',
  pose: {
    ...FACING,
    nod: -3,
    arms: [
      [76, 196],
      [124, 196, -1],
    ],
  },
  held: [
    shape('#26324a', 'M58 168L100 178L142 168V212L100 222L58 212Z'),
    shape('#f6f2e6', 'M64 166L100 175L136 166V172L100 181L64 172Z'),
  ],
});

/** In white, with a peci, among those who chant to drums. */
const CHANTER: Figure = { top: '#f2efe6', bottom: '#3f6a4a', wears: 'gown', hasPeci: true };

/** Somebody on the floor with a frame drum in the hand. */
const drummer = (x: number, rest: Pick<Member, 'who' | 'other'>): Member => ({
  ...rest,
  at: [x, 0],
  mood: 'laugh',
  pose: {
    ...CROSS_LEGGED,
    arms: [
      [52, 372],
      [130, 366, -1],
    ],
  },
  held: [
    disc('#8a5a30', 88, 366, 48, 50),
    disc('#efe0c0', 88, 366, 39, 41),
    ...[38, 138].map((edge) => disc('#d9a441', edge, 366, 7)),
  ],
});

/** Music and song. */
export const MUSIC_ACTS: Readonly<Record<string, Act>> = {
  playsGuitar: {
    most: 3,
    apart: 260,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [86, 250, 1],
            [186, 188, -1],
          ],
        },
        held: GUITAR,
      },
      // Fingers around the neck.
      [disc(SKIN, 190, 182, 12, 15)],
      notesAt(246, 60),
    ],
  },
  playsDrums: {
    most: 1,
    layers: [
      {
        pose: {
          look: 'front',
          hip: [100, 330],
          arms: [
            [16, 250, 1],
            [190, 226, -1],
          ],
          legs: [
            [70, 492, 1],
            [130, 492, -1],
          ],
        },
      },
      [
        line('#e8d0a0', 8, [10, 244], [-20, 208]),
        line('#e8d0a0', 8, [196, 220], [226, 180]),
        line(STEEL, 7, [-70, 200], [-70, 500]),
        line(STEEL, 7, [270, 190], [270, 500]),
        disc(GOLD, -70, 200, 62, 10),
        disc(GOLD, 270, 190, 62, 10),
        ...drum('#b8323a', -40, 318, 100, 74),
        ...drum('#b8323a', 240, 318, 100, 74),
        ...drum('#b8323a', 50, 288, 84, 62),
        ...drum('#b8323a', 150, 288, 84, 62),
        disc('#8f2630', 100, 424, 104, 84),
        disc('#f4f2ec', 100, 424, 90, 72),
        disc('#22242a', 100, 424, 30, 24),
      ],
    ],
  },
  playsAngklung: {
    most: 4,
    apart: 210,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [56, 252, 1],
            [146, 252, -1],
          ],
        },
        held: [
          line(WOOD, 7, [48, 118], [48, 262]),
          line(WOOD, 7, [152, 148], [152, 262]),
          line(WOOD, 7, [98, 132], [98, 262]),
          line(WOOD, 8, [40, 256], [160, 256]),
          line(WOOD, 7, [44, 136], [156, 166]),
          box('#d8b46a', 60, 142, 17, 106),
          box('#d8b46a', 110, 160, 15, 88),
          box('#c89a4a', 128, 174, 13, 74),
          box('#8a6a3a', 60, 196, 17, 6),
          box('#8a6a3a', 110, 204, 15, 6),
        ],
      },
    ],
  },
  playsGamelan: {
    most: 3,
    apart: 320,
    layers: [
      {
        pose: {
          ...CROSS_LEGGED,
          arms: [
            [56, 400, 1],
            [170, 360, -1],
          ],
        },
      },
      [
        line(WOOD, 8, [174, 356], [214, 400]),
        disc(DARK_WOOD, 216, 404, 13, 9),
        shape('#8a2f26', 'M-40 430H240L256 500H-56Z'),
        shape('#d9a441', 'M-34 442H234L236 450H-36ZM-46 482H246L248 490H-48Z'),
        ...[-22, 16, 54, 92, 130, 168, 206].map((x) => box('#e0b84a', x, 416, 28, 18)),
      ],
    ],
  },
  playsPiano: {
    most: 1,
    layers: [
      stoolAt(100),
      {
        pose: {
          hip: [100, 408],
          lean: 6,
          nod: 8,
          arms: [
            [206, 350],
            [220, 342],
          ],
          legs: [
            [186, 490],
            [200, 492],
          ],
        },
      },
      [
        shape(INK, 'M300 190H400V504H300Z'),
        shape('#3a3d44', 'M300 190H400V206H300Z'),
        shape(INK, 'M204 366H310V400H212Z'),
        shape('#f8f6ee', 'M204 356H304V368H204Z'),
        shape(INK, 'M214 352H222V362H214ZM234 352H242V362H234ZM262 352H270V362H262ZM282 352H290V362H282Z'),
        line(INK, 14, [220, 400], [220, 500]),
        shape('#fbf8ef', 'M270 240L304 226V310L272 316Z'),
        ...notesAt(230, 190),
      ],
    ],
  },
  playsViolin: {
    most: 2,
    apart: 250,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 8,
          arms: [
            [72, 196, 1],
            [206, 150, -1],
          ],
        },
      },
      [
        shape('#5a3218', 'M176 128L232 96L240 106L184 140Z'),
        disc('#a8602e', 156, 142, 32, 24),
        disc('#a8602e', 122, 156, 26, 22),
        line('#e8d8b8', 5, [76, 204], [200, 96]),
        ...notesAt(200, 40),
      ],
    ],
  },
  playsFlute: {
    most: 2,
    apart: 250,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          nod: 4,
          arms: [
            [196, 148],
            [166, 152],
          ],
        },
      },
      [line('#c89a4a', 13, [134, 112], [256, 164]), ...notesAt(230, 60)],
    ],
  },
  sings: {
    most: 3,
    spare: 0,
    apart: 240,
    layers: [
      {
        pose: {
          ...FACING,
          nod: -4,
          arms: [
            [10, 120, -1],
            [120, 176, -1],
          ],
        },
        mood: 'laugh',
      },
      [line(INK, 11, [120, 182], [112, 140]), disc('#8d959e', 110, 128, 15, 17), ...notesAt(196, 40)],
    ],
  },
  singsInChoir: {
    most: 3,
    layers: [
      singer(-96, { other: { ...CHOIR, hair: 'short' } }),
      singer(112, { other: { ...CHOIR, hair: 'bun' } }),
      singer(320, { other: { ...CHOIR, hair: 'short' } }),
      singer(8, { who: 1, other: { ...CHOIR, hair: 'long' }, isInFront: true }),
      singer(216, { who: 2, other: { ...CHOIR, hair: 'long' }, isInFront: true }),
      singer(-200, { isInFront: true }),
      [...notesAt(-150, -60), ...notesAt(330, -70)],
    ],
  },
  playsSaxophone: {
    most: 2,
    apart: 260,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 5,
          arms: [
            [92, 236],
            [142, 198, -1],
          ],
        },
      },
      [
        line('#2a2a2e', 8, [104, 108], [122, 122]),
        line('#e0aa3a', 12, [120, 120], [134, 126], [124, 214], [112, 282]),
        shape('#e0aa3a', 'M104 278Q110 318 146 312Q178 304 172 232L206 214Q216 330 146 340Q92 338 90 282Z'),
        shape('#c88f2a', 'M164 236Q184 208 214 210Q206 228 178 244Z'),
        ...[154, 182, 210, 238].map((y, at) => disc('#fbe4a0', 128 - at * 4, y, 6)),
        ...notesAt(216, 60),
      ],
    ],
  },
  playsRebana: {
    most: 3,
    layers: [
      drummer(-210, { who: 1, other: CHANTER }),
      drummer(210, { who: 2, other: CHANTER }),
      drummer(0, {}),
      notesAt(150, 110),
    ],
  },
};
