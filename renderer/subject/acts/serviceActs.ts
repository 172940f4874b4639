import { type Figure, SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import {
  box,
  chairAt,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  SEATED,
  shape,
  STEEL,
  stoolAt,
  tableAt,
  UPRIGHT,
} from './parts.ts';

/** An old man who sees the doctor. */
const PATIENT: Figure = {
  hair: 'bald',
  hairColour: '#d8d4cc',
  top: '#b8a878',
  bottom: '#4a4640',
  wears: 'trousers',
  isShortSleeved: true,
};

/** Whose baby it is. */
const MOTHER: Figure = { hair: 'hijab', hairColour: '#d88aa0', top: '#8a5a9a', bottom: '#6a4278', wears: 'gown' };

/** For patients, clients and drivers. */
export const SERVICE_ACTS: Readonly<Record<string, Act>> = {
  takesPressure: {
    most: 1,
    layers: [
      [...chairAt(60), ...chairAt(392)],
      {
        pose: {
          ...SEATED,
          hip: [60, 380],
          nod: 10,
          arms: [
            [166, 300],
            [178, 316],
          ],
          legs: [
            [156, 490],
            [166, 492],
          ],
        },
        who: 0,
      },
      {
        pose: {
          ...SEATED,
          hip: [100, 380],
          arms: [
            [190, 324],
            [204, 322],
          ],
        },
        other: PATIENT,
        isMirrored: true,
        at: [292, 0],
      },
      [
        ...tableAt(150, 336, 160),
        // The cuff on the arm, its tube, and the device.
        shape('#2f4f8c', 'M298 262L338 250L346 286L306 300Z'),
        line(INK, 4, [306, 296], [262, 330], [222, 318]),
        box('#e8ecf0', 180, 286, 62, 50),
        box('#2b3038', 188, 294, 46, 26),
        shape('#7fe0a0', 'M194 300H214V306H194ZM194 310H206V314H194Z'),
      ],
    ],
  },
  weighsBaby: {
    most: 1,
    layers: [
      [
        line(DARK_WOOD, 13, [286, -10], [212, 504]),
        line(DARK_WOOD, 13, [286, -10], [360, 504]),
        line(STEEL, 6, [286, -6], [286, 60]),
        // The beam of the scales with its weight, and the sling under it.
        line('#c8a24a', 11, [176, 74], [352, 66]),
        disc('#4a4e56', 196, 96, 13, 17),
        line(STEEL, 4, [316, 68], [284, 152]),
        line(STEEL, 4, [316, 68], [346, 152]),
        shape(SKIN, 'M286 168Q280 132 310 124Q344 130 340 170Z'),
        shape('#2a211d', 'M282 150Q282 118 312 116Q342 120 342 146Q314 128 282 150Z'),
        disc(INK, 302, 154, 4),
        disc(INK, 322, 154, 4),
        shape('#8a3a34', 'M302 166Q312 176 322 166Q312 171 302 166Z'),
        shape('#f0c24a', 'M274 152L286 176Q314 196 342 176L354 152Q362 236 316 244Q268 238 274 152Z'),
        shape('#e0a83a', 'M288 214Q316 232 344 212Q336 240 316 244Q296 240 288 214Z'),
      ],
      {
        pose: {
          ...UPRIGHT,
          nod: -6,
          arms: [
            [180, 104, -1],
            [214, 96, -1],
          ],
        },
        who: 0,
      },
      {
        pose: {
          ...UPRIGHT,
          arms: [
            [150, 232],
            [176, 214],
          ],
        },
        other: MOTHER,
        isMirrored: true,
        at: [384, 0],
      },
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
      [line(INK, 5, [236, 150], [262, 220], [300, 268]), disc(SKIN, 288, 262, 13), disc(STEEL, 306, 280, 12)],
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
  directsTraffic: {
    most: 1,
    layers: [
      {
        pose: {
          ...FACING,
          arms: [
            [34, 44, 1],
            [252, 158, 1],
          ],
        },
      },
      [
        // Gloves, a belt, and a red baton.
        disc('#f6f6f4', 31, 30, 12, 17),
        disc('#f6f6f4', 262, 159, 16, 11),
        line('#e8e6e0', 6, [266, 166], [270, 136]),
        line('#e0402e', 13, [270, 136], [282, 56]),
        line('#f2f2f0', 6, [60, 150], [140, 262]),
        shape('#e8c040', 'M66 256H134V270H66Z'),
      ],
    ],
  },
};
