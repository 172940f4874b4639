import { SKIN } from '../figure.ts';
import type { Act } from './act.ts';
import {
  box,
  chairAt,
  DARK_WOOD,
  disc,
  FACING,
  INK,
  line,
  notesAt,
  SEATED,
  shape,
  SQUATTING,
  UPRIGHT,
  WOOD,
} from './parts.ts';
import { CHILD } from './childActs.ts';

/** An elder on a chair, who is bowed to. */
const ELDER = {
  hair: 'hijab',
  hairColour: '#d8cdb8',
  top: '#7a8f6a',
  bottom: '#5f6d48',
  wears: 'gown',
} as const;

/** At ease, in love and with the family. */
export const LEISURE_ACTS: Readonly<Record<string, Act>> = {
  posesForPhoto: {
    most: 4,
    apart: 180,
    layers: [
      {
        pose: {
          look: 'front',
          hip: [104, 260],
          lean: -3,
          nod: 7,
          arms: [
            [76, 246, 1],
            [158, 74, -1],
          ],
          legs: [
            [94, 492, 1],
            [134, 490, -1],
          ],
        },
        mood: 'laugh',
      },
      [line(SKIN, 9, [164, 62], [154, 26]), line(SKIN, 9, [166, 62], [176, 28])],
    ],
  },
  raisesHand: {
    most: 4,
    apart: 160,
    layers: [
      {
        pose: {
          ...FACING,
          nod: -3,
          arms: [
            [56, 262],
            [150, 28, -1],
          ],
        },
        mood: 'laugh',
      },
    ],
  },
  sits: {
    most: 3,
    apart: 190,
    spare: 1,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          nod: 4,
          arms: [
            [166, 372],
            [176, 376],
          ],
        },
      },
    ],
  },
  liesDown: {
    most: 1,
    layers: [
      [
        box(DARK_WOOD, -96, 330, 20, 172),
        box(DARK_WOOD, 520, 392, 18, 110),
        box(WOOD, -90, 436, 620, 30),
        shape('#e9e4da', 'M-80 398H524Q532 398 532 410V440H-80Z'),
        shape('#cfc8ba', 'M-80 424H532V440H-80Z'),
        shape('#f7f4ec', 'M-72 352Q-20 338 50 352Q62 376 50 400H-70Q-84 376 -72 352Z'),
      ],
      {
        pose: {
          hip: [214, 378],
          lean: -84,
          nod: -66,
          arms: [
            [130, 246, -1],
            [150, 254, -1],
          ],
          legs: [
            [420, 392, -1],
            [360, 396, -1],
          ],
        },
      },
      [shape(INK, 'M104 214L152 228L144 262L96 248Z'), shape('#9fd0ea', 'M110 244L140 252L138 258L104 248Z')],
    ],
  },
  listensToMusic: {
    most: 3,
    apart: 180,
    layers: [
      {
        pose: {
          ...FACING,
          nod: 6,
          arms: [
            [58, 84, -1],
            [146, 262, -1],
          ],
        },
        mood: 'asleep',
      },
      [
        shape('#2b3038', 'M56 66Q54 6 104 4Q154 8 150 72L140 70Q142 20 104 16Q68 16 66 64Z'),
        disc('#d8402e', 62, 74, 15, 20),
        disc('#d8402e', 142, 80, 15, 20),
        disc('#2b3038', 60, 74, 8, 13),
        disc('#2b3038', 145, 80, 8, 13),
        ...notesAt(186, 60),
      ],
    ],
  },
  proposes: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [96, 366],
          lean: 4,
          nod: -12,
          arms: [
            [196, 262],
            [186, 276],
          ],
          legs: [
            [10, 494],
            [166, 492],
          ],
        },
      },
      [
        shape('#7a1c2c', 'M186 250H226V276H186Z'),
        shape('#a8283e', 'M190 250L200 222H236L226 250Z'),
        shape(
          '#f2c84a',
          'M198 236A10 10 0 1 1 218 236A10 10 0 1 1 198 236ZM202 236A6 6 0 1 0 214 236A6 6 0 1 0 202 236Z',
        ),
        shape('#dff2fa', 'M202 222L208 214L214 222L208 230Z'),
      ],
      {
        pose: {
          ...UPRIGHT,
          nod: 8,
          arms: [
            [146, 112, -1],
            [140, 126, -1],
          ],
        },
        who: 1,
        other: { hair: 'long', top: '#c2486a', bottom: '#c2486a', wears: 'skirt' },
        isMirrored: true,
        at: [236, 0],
        mood: 'laugh',
      },
      [shape('#e0405e', 'M166 96Q150 74 134 90Q124 106 166 138Q208 106 198 90Q182 74 166 96Z')],
    ],
  },
  kissesHand: {
    most: 1,
    layers: [
      chairAt(100),
      {
        pose: {
          ...SEATED,
          nod: 12,
          arms: [
            [204, 356],
            [192, 330],
          ],
        },
        other: ELDER,
      },
      {
        pose: {
          hip: [70, 424],
          lean: 42,
          nod: 30,
          arms: [
            [196, 362, -1],
            [190, 372, -1],
          ],
          legs: [
            [24, 494],
            [36, 496],
          ],
          isOnToes: true,
        },
        isMirrored: true,
        at: [230, 0],
        mood: 'asleep',
      },
    ],
  },
  combsHair: {
    most: 1,
    layers: [
      {
        pose: {
          ...UPRIGHT,
          lean: 10,
          nod: 14,
          arms: [
            [190, 236],
            [178, 210],
          ],
        },
        at: [-10, 0],
      },
      {
        pose: {
          ...UPRIGHT,
          nod: 0,
          arms: [
            [140, 262],
            [60, 262],
          ],
        },
        who: 1,
        other: { ...CHILD, hair: 'long', wears: 'skirt', bottom: '#e0607e' },
        at: [92, 0],
        size: 0.66,
      },
      [
        shape('#e88a4a', 'M150 204L196 222L192 232L146 214Z'),
        shape('#c86a2e', 'M150 212L158 238L162 216L170 242L174 220L182 246L186 226L192 236L190 226Z'),
      ],
    ],
  },
  bathesChild: {
    most: 1,
    layers: [
      {
        pose: {
          ...SQUATTING,
          lean: 22,
          arms: [
            [204, 356],
            [212, 330],
          ],
        },
      },
      {
        pose: {
          look: 'front',
          hip: [266, 440],
          arms: [
            [214, 340, 1],
            [320, 330, -1],
          ],
          legs: [
            [240, 500, 1],
            [292, 500, -1],
          ],
        },
        who: 1,
        other: { ...CHILD, top: SKIN, bottom: SKIN },
        size: 0.66,
        at: [108, -20],
        mood: 'laugh',
      },
      [
        shape('#4f9fc8', 'M150 420H398Q392 500 352 508H196Q156 500 150 420Z'),
        shape('#3a84aa', 'M150 420H398L397 434H152Z'),
        ...[160, 190, 222, 254, 288, 320, 352, 384].map((x, at) => disc('#f4f8fa', x, 416 - (at % 2) * 8, 20, 15)),
        ...[
          [206, 370],
          [330, 366],
          [350, 330],
          [186, 340],
        ].map(([x, y]) => disc('#e4f3f8', x!, y!, 9)),
      ],
    ],
  },
};
