import type { Figure } from '../figure.ts';
import { moved } from '../outlines.ts';
import type { SilhouettePart } from '../silhouetteShape.ts';
import type { Act } from './act.ts';
import type { BodyPose } from './body.ts';
import { box, DARK_WOOD, disc, INK, line, shape, SQUATTING, STEEL, WOOD } from './parts.ts';

const wheel = (x: number, radius: number) => [
  disc('#1d1e22', x, 508 - radius, radius),
  disc('#8d949c', x, 508 - radius, radius * 0.52),
  disc('#3a3d44', x, 508 - radius, radius * 0.2),
];

const spokedWheel = (x: number) => [
  {
    fill: '#23252a',
    path: `M${x - 78} 430A78 78 0 1 1 ${x + 78} 430A78 78 0 1 1 ${x - 78} 430ZM${x - 68} 430A68 68 0 1 0 ${x + 68} 430A68 68 0 1 0 ${x - 68} 430Z`,
  },
  line(STEEL, 3, [x - 70, 430], [x + 70, 430]),
  line(STEEL, 3, [x, 360], [x, 500]),
  line(STEEL, 3, [x - 49, 381], [x + 49, 479]),
  line(STEEL, 3, [x - 49, 479], [x + 49, 381]),
  disc(STEEL, x, 430, 9),
];

/** A cart with a glass case and a roof, on wheels. */
export const FOOD_CART = [
  box('#f0ead8', 262, 120, 210, 160),
  box('#a8cfe0', 276, 134, 182, 98),
  disc('#d9a066', 312, 214, 20, 15),
  disc('#d9a066', 350, 216, 20, 14),
  disc('#c98a50', 396, 214, 22, 16),
  disc('#7fae5a', 434, 218, 16, 12),
  box('#2f7f9e', 254, 276, 228, 130),
  box('#e8c040', 254, 300, 228, 14),
  box('#e8c040', 254, 372, 228, 12),
  shape('#c23a2c', 'M240 96H494L482 126H252Z'),
  shape('#f2efe6', 'M290 96H330L326 126H288ZM380 96H420L418 126H380Z'),
  box(WOOD, 268, 406, 200, 14),
  ...wheel(330, 52),
  line(DARK_WOOD, 12, [460, 406], [460, 502]),
];

/** A bicycle whose front is at the right, without the pedal on the near side. */
const BICYCLE: readonly SilhouettePart[] = [
  ...spokedWheel(70),
  ...spokedWheel(330),
  line('#2f7fa8', 10, [70, 430], [196, 430], [142, 318], [70, 430]),
  line('#2f7fa8', 10, [142, 330], [286, 318], [196, 430]),
  line('#2f7fa8', 10, [282, 292], [330, 430]),
  line(INK, 9, [282, 292], [270, 276], [252, 280]),
  line(INK, 14, [118, 312], [168, 316]),
];
const PEDAL: readonly SilhouettePart[] = [line(STEEL, 6, [196, 430], [216, 462]), box(INK, 204, 462, 34, 8)];

const ON_BICYCLE: BodyPose = {
  hip: [140, 296],
  lean: 16,
  nod: 0,
  arms: [
    [258, 272],
    [260, 278],
  ],
  legs: [
    [180, 408],
    [214, 452],
  ],
};

/** A child who learns to ride, on a bicycle of its size, before whoever holds it. */
const LEARNER: Figure = { isChild: true, isShortSleeved: true, top: '#e8893a', bottom: '#3a4a78', wears: 'shorts' };
const SMALLER = 0.74;
const ASIDE = 84;
const smaller = (parts: readonly SilhouettePart[]): SilhouettePart[] =>
  parts.map(({ fill, path }) => ({ fill, path: moved(path, { about: [100, 508], size: SMALLER, by: [ASIDE, 0] }) }));

/** What people ride, drive and push. */
export const RIDE_ACTS: Readonly<Record<string, Act>> = {
  ridesScooter: {
    most: 3,
    apart: 300,
    isSharedByTwo: true,
    layers: [
      [
        ...wheel(72, 46),
        ...wheel(350, 46),
        shape(
          '#b8323a',
          'M24 400Q30 350 90 346H222L236 424H300L318 300H338L330 452H214Q196 408 150 408Q110 412 96 448H44Q20 430 24 400Z',
        ),
        shape('#8f2630', 'M236 424H300L306 384L330 452H214Q212 438 204 430Z'),
        shape('#e2574e', 'M318 300Q346 330 356 404Q378 410 392 436H322L316 400Z'),
        line('#3a3d44', 13, [350, 462], [322, 282]),
        disc('#ffe9a8', 338, 318, 12, 15),
      ],
      {
        pose: {
          hip: [82, 312],
          lean: 7,
          nod: 0,
          arms: [
            [164, 236],
            [166, 244],
          ],
          legs: [
            [180, 418],
            [190, 424],
          ],
        },
        who: 1,
        isOptional: true,
        isPerched: true,
      },
      {
        isPerched: true,
        pose: {
          hip: [146, 318],
          lean: 9,
          nod: 0,
          arms: [
            [272, 258],
            [274, 266],
          ],
          legs: [
            [262, 418],
            [270, 424],
          ],
        },
      },
      [
        shape(INK, 'M58 346Q60 328 96 332L214 340Q226 346 222 358H80Q60 358 58 346Z'),
        line(INK, 11, [322, 282], [276, 268]),
        line(STEEL, 5, [318, 284], [308, 236]),
        disc(STEEL, 306, 232, 14, 11),
      ],
    ],
  },
  ridesBicycle: {
    most: 3,
    apart: 310,
    layers: [BICYCLE, { pose: ON_BICYCLE }, PEDAL],
  },
  teachesCycling: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [64, 272],
          lean: 26,
          nod: 12,
          arms: [
            [196, 296],
            [178, 312],
          ],
          legs: [
            [10, 490],
            [104, 492],
          ],
        },
      },
      smaller(BICYCLE),
      { pose: ON_BICYCLE, who: 1, other: LEARNER, size: SMALLER, at: [ASIDE, 0], mood: 'laugh' },
      smaller(PEDAL),
    ],
  },
  ridesBecak: {
    most: 1,
    layers: [
      [
        ...spokedWheel(70),
        line('#2f7fa8', 11, [70, 430], [196, 430], [142, 318]),
        line(INK, 14, [118, 312], [168, 316]),
      ],
      {
        pose: {
          hip: [140, 296],
          lean: 14,
          nod: 0,
          arms: [
            [254, 286],
            [256, 290],
          ],
          legs: [
            [180, 408],
            [214, 452],
          ],
        },
      },
      [
        line(INK, 12, [262, 290], [262, 340]),
        line(STEEL, 6, [196, 430], [216, 462]),
        line('#2f7fa8', 11, [196, 430], [290, 430]),
        shape('#c23a2c', 'M262 150Q380 110 470 170L462 196Q380 160 284 190L292 320H274Z'),
        shape('#d9a62e', 'M274 300H330V380H480Q520 382 526 430H300Q276 400 274 300Z'),
        shape('#7a2f2a', 'M330 306H352V372H470V386H330Z'),
        ...spokedWheel(420),
      ],
    ],
  },
  pushesCart: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [96, 268],
          lean: 12,
          arms: [
            [206, 268],
            [208, 276],
          ],
          legs: [
            [50, 490],
            [132, 490],
          ],
        },
      },
      [line(DARK_WOOD, 12, [206, 284], [270, 300]), ...FOOD_CART],
    ],
  },
  repairsMotorbike: {
    most: 1,
    layers: [
      [
        ...wheel(258, 46),
        ...wheel(490, 46),
        shape(
          '#3f8a5a',
          'M214 400Q220 350 276 346H390L402 424H446L462 300H480L474 452H380Q366 408 326 408Q290 412 280 448H234Q212 430 214 400Z',
        ),
        shape('#4a4e56', 'M296 414H372L362 456H306Z'),
        shape(INK, 'M246 346Q250 328 282 332L388 340Q398 346 394 358H264Q246 358 246 346Z'),
        line('#3a3d44', 12, [490, 462], [466, 282], [430, 270]),
        box('#b8282e', 0, 462, 92, 46),
        line('#7a1c20', 8, [24, 462], [24, 444], [68, 444], [68, 462]),
      ],
      {
        pose: {
          ...SQUATTING,
          hip: [166, 414],
          nod: 22,
          arms: [
            [286, 410],
            [276, 424],
          ],
          legs: [
            [176, 492],
            [200, 492],
          ],
        },
        held: [line(STEEL, 9, [284, 424], [324, 408]), disc(STEEL, 330, 406, 12)],
      },
      [disc('#2a2622', 330, 500, 54, 8)],
    ],
  },
  washesCar: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [92, 300],
          lean: 22,
          nod: 16,
          arms: [
            [206, 290],
            [220, 306],
          ],
          legs: [
            [72, 492],
            [112, 492],
          ],
        },
      },
      [
        shape(
          '#b8382f',
          'M206 436Q200 366 250 356L330 340Q372 272 430 270H560Q610 274 640 346L690 362Q720 372 716 440L700 452H214Z',
        ),
        shape('#27323e', 'M352 342Q384 294 430 290H472V342ZM488 290H552Q590 296 612 342H488Z'),
        shape('#e9e4d4', 'M212 388H240V408H210ZM690 384H714V406H692Z'),
        ...wheel(300, 52),
        ...wheel(610, 52),
        disc('#f4f8fa', 226, 344, 19),
        disc('#f4f8fa', 256, 352, 24),
        disc('#f4f8fa', 292, 342, 17),
        disc('#f4f8fa', 270, 378, 15),
        shape('#3f8fc8', 'M124 430H196L186 504H134Z'),
        disc('#e8f4fa', 160, 430, 36, 9),
      ],
    ],
  },
  washesMotorbike: {
    most: 1,
    layers: [
      {
        pose: {
          hip: [90, 330],
          lean: 34,
          nod: 20,
          arms: [
            [214, 330],
            [226, 352],
          ],
          legs: [
            [70, 492],
            [110, 492],
          ],
        },
      },
      [
        ...wheel(258, 46),
        ...wheel(490, 46),
        shape(
          '#2f5f9e',
          'M214 400Q220 350 276 346H390L402 424H446L462 300H480L474 452H380Q366 408 326 408Q290 412 280 448H234Q212 430 214 400Z',
        ),
        shape(INK, 'M246 346Q250 328 282 332L388 340Q398 346 394 358H264Q246 358 246 346Z'),
        line('#3a3d44', 12, [490, 462], [466, 282], [430, 270]),
        disc('#f4f8fa', 240, 352, 20),
        disc('#f4f8fa', 268, 340, 14),
        disc('#f4f8fa', 300, 366, 17),
        disc('#f4f8fa', 276, 380, 12),
        disc('#f4f8fa', 340, 352, 12),
        shape('#3f8fc8', 'M134 430H206L196 504H144Z'),
        disc('#e8f4fa', 170, 430, 36, 9),
      ],
    ],
  },
};
