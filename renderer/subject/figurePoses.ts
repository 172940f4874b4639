import { ellipse, rect } from './outlines.ts';
import type { SilhouettePart } from './silhouetteShape.ts';

/** What the body does. Of `table`, the arms lie on a table before it; see `tableArms`. Of `lie`, none is seen. */
export type Pose = 'stand' | 'sit' | 'walk' | 'wave' | 'hold' | 'strum' | 'table' | 'lie';

/** A point in the units of a figure. */
export type Point = readonly [x: number, y: number];

/** Shoulder, elbow and hand of the left and the right arm. */
const ARMS: Record<Exclude<Pose, 'table' | 'lie'>, readonly [readonly Point[], readonly Point[]]> = {
  stand: [
    [
      [62, 148],
      [47, 210],
      [46, 266],
    ],
    [
      [138, 148],
      [153, 210],
      [154, 266],
    ],
  ],
  walk: [
    [
      [62, 148],
      [44, 202],
      [60, 252],
    ],
    [
      [138, 148],
      [160, 204],
      [158, 248],
    ],
  ],
  wave: [
    [
      [62, 148],
      [47, 210],
      [46, 266],
    ],
    [
      [138, 148],
      [172, 172],
      [176, 96],
    ],
  ],
  sit: [
    [
      [62, 148],
      [46, 206],
      [76, 262],
    ],
    [
      [138, 148],
      [154, 206],
      [124, 262],
    ],
  ],
  strum: [
    [
      [62, 148],
      [42, 214],
      [84, 256],
    ],
    [
      [138, 148],
      [168, 214],
      [190, 190],
    ],
  ],
  hold: [
    [
      [62, 148],
      [48, 208],
      [76, 230],
    ],
    [
      [138, 148],
      [152, 208],
      [124, 230],
    ],
  ],
};

/** A chain of rounded limbs through points, `taper` times as wide at its end as at its beginning. */
export function limb(points: readonly Point[], width: number, taper = 1): string {
  const widthAt = (at: number): number => width * (1 + ((taper - 1) * at) / (points.length - 1));
  return points
    .slice(1)
    .map(([x, y], at) => {
      const [fromX, fromY] = points[at]!;
      const long = Math.hypot(x - fromX, y - fromY) || 1;
      const [nx, ny] = [(fromY - y) / long, (x - fromX) / long];
      const [wide, narrow] = [widthAt(at), widthAt(at + 1)];
      const corner = (cx: number, cy: number, out: number): string =>
        `${(cx + nx * out).toFixed(1)} ${(cy + ny * out).toFixed(1)}`;
      // Wound like the ellipses: where two wound against each other overlap, a path has a hole.
      return `M${corner(fromX, fromY, -wide)}L${corner(x, y, -narrow)}L${corner(x, y, narrow)}L${corner(fromX, fromY, wide)}Z${ellipse(fromX, fromY, wide)}${ellipse(x, y, narrow)}`;
    })
    .join('');
}

/** How much thinner arms and legs are at wrist and ankle than at shoulder and hip. */
export const TAPER = 0.7;

/** A hand at the end of an arm: the palm with its fingers, and a thumb to one side. */
export function handAt([elbowX, elbowY]: Point, [x, y]: Point, thumb: 1 | -1 = 1): string {
  const long = Math.hypot(x - elbowX, y - elbowY) || 1;
  const [ux, uy] = [(x - elbowX) / long, (y - elbowY) / long];
  const at = (along: number, aside: number): Point => [
    x + ux * along + uy * aside * thumb,
    y + uy * along - ux * aside * thumb,
  ];
  return limb([at(2, 0), at(17, 0)], 9.5, 0.8) + limb([at(5, 6), at(13, 12)], 4.6, 0.8);
}

/** What covers an arm. */
export interface Sleeve {
  sleeve: string;
  skin: string;
  /** Whether it ends above the elbow. */
  isShort?: boolean;
}

/** How far down the upper arm a short sleeve reaches, and how much thinner the arm in it is. */
const SHORT = 0.72;
const BARE = 2.5;

/** An arm from the shoulder by the elbow to the hand, in its sleeve. */
export function armIn(
  points: readonly Point[],
  width: number,
  { sleeve, skin, isShort = false }: Sleeve,
): SilhouettePart[] {
  if (!isShort) return [{ fill: sleeve, path: limb(points, width, TAPER) }];
  const [[x, y], [elbowX, elbowY]] = [points[0]!, points[1]!];
  const end: Point = [x + (elbowX - x) * SHORT, y + (elbowY - y) * SHORT];
  return [
    { fill: skin, path: limb(points, width - BARE, TAPER) },
    { fill: sleeve, path: limb([points[0]!, end], width + 1) },
  ];
}

/** Sleeves and hands of a pose. */
export function armsOf(pose: Pose, { sleeve, skin, isShort = false }: Sleeve): SilhouettePart[] {
  if (pose === 'table')
    return [
      {
        fill: sleeve,
        path:
          limb(
            [
              [62, 148],
              [46, 232],
            ],
            14,
          ) +
          limb(
            [
              [138, 148],
              [154, 232],
            ],
            14,
          ),
      },
    ];
  if (pose === 'lie') return [];
  return ARMS[pose].flatMap((points, at) => [
    { fill: skin, path: handAt(points.at(-2)!, points.at(-1)!, at === 0 ? 1 : -1) },
    ...armIn(points, 14, { sleeve, skin, isShort }),
  ]);
}

/** Forearms on a table, drawn over it: 200 wide like the figure, crossed where the head lies on them. */
export function tableArms({ sleeve, skin }: { sleeve: string; skin: string }, isCrossed: boolean): SilhouettePart[] {
  const arms: readonly (readonly Point[])[] = isCrossed
    ? [
        [
          [40, 236],
          [136, 252],
        ],
        [
          [160, 236],
          [64, 254],
        ],
      ]
    : [
        [
          [46, 232],
          [74, 262],
        ],
        [
          [154, 232],
          [126, 262],
        ],
      ];
  return arms.flatMap((points) => [
    { fill: sleeve, path: limb(points, 14) },
    { fill: skin, path: handAt(points[0]!, points[1]!) },
  ]);
}

/** Things held before the chest. */
export const HELD: Readonly<Record<string, readonly SilhouettePart[]>> = {
  lantern: [
    { fill: '#3a2c26', path: 'M92 150Q100 128 108 150L106 156H94Z' },
    { fill: '#6b4a30', path: 'M70 164L100 148L130 164V174H70ZM68 232H132V244H68Z' },
    { fill: '#ffd976', path: 'M74 174H126V232H74Z', isWindow: true },
    { fill: '#fff3c4', path: 'M100 182Q118 204 100 228Q82 204 100 182Z' },
    { fill: '#6b4a30', path: 'M72 172H79V234H72ZM121 172H128V234H121ZM97 172H103V180H97Z' },
  ],
  flag: [
    { fill: '#8a6a44', path: 'M96 268L104 270L164 -92L157 -94Z' },
    { fill: '#d5202f', path: 'M157 -92Q196 -112 232 -92Q258 -80 284 -90L276 -44Q250 -34 226 -46Q190 -66 149 -46Z' },
    { fill: '#f8f7f4', path: 'M149 -46Q190 -66 226 -46Q250 -34 276 -44L268 2Q242 12 218 0Q182 -20 141 0Z' },
  ],
  book: [
    { fill: '#a8323e', path: 'M48 168L100 182L152 168V242L100 256L48 242Z' },
    { fill: '#fbf8ef', path: 'M54 164Q80 160 100 176V246Q80 232 54 236ZM146 164Q120 160 100 176V246Q120 232 146 236Z' },
    {
      fill: '#c4bba8',
      path: 'M62 182L92 188V191L62 185ZM62 198L92 204V207L62 201ZM138 182L108 188V191L138 185ZM138 198L108 204V207L138 201Z',
    },
  ],
  phone: [
    { fill: '#22242a', path: 'M84 176H116Q120 176 120 182V240H80V182Q80 176 84 176Z' },
    { fill: '#9fd0ea', path: rect(84, 184, 32, 50) },
  ],
  cup: [
    { fill: '#f7f3ea', path: 'M80 196H120L116 240Q100 246 84 240Z' },
    { fill: '#6b4228', path: ellipse(100, 197, 20, 5) },
    { fill: '#f7f3ea', path: 'M120 204Q138 206 134 222Q130 232 117 232L118 226Q128 224 128 216Q126 208 119 210Z' },
  ],
  bowl: [
    { fill: '#d8dde2', path: `M106 196L118 162L123 164L112 197Z${ellipse(122, 154, 8, 12)}` },
    { fill: '#f7f3ea', path: 'M56 196H144Q142 244 116 250H84Q58 244 56 196Z' },
    { fill: '#3f6fa8', path: 'M57 206H143L141 216H59Z' },
    { fill: '#e8c66a', path: ellipse(100, 196, 44, 11) },
    { fill: '#8a4a2c', path: ellipse(80, 192, 11, 8) + ellipse(100, 190, 11, 8) },
    { fill: '#5f9a4a', path: ellipse(122, 197, 7, 4) + ellipse(92, 201, 6, 3) },
  ],
  tray: [
    { fill: '#f7f3ea', path: 'M60 190H104L98 206H66Z' },
    { fill: '#e0b04a', path: 'M64 190Q82 164 100 190Z' },
    { fill: '#f4f6f8', path: 'M109 158H133L130 206H112Z' },
    { fill: '#e88a4a', path: 'M111 170H131L129 204H113Z' },
    { fill: '#6b4326', path: 'M16 204H184L176 220H24Z' },
  ],
  basket: [
    { fill: '#d8503e', path: ellipse(76, 184, 15) },
    { fill: '#e8b23e', path: ellipse(124, 184, 15) },
    { fill: '#5f9a4a', path: ellipse(100, 178, 18) },
    { fill: '#c8965a', path: 'M44 190H156L142 252H58Z' },
    { fill: '#9a6a38', path: 'M42 186H158V198H42ZM52 214H148L146 220H54ZM56 234H144L142 240H58Z' },
  ],
  parcel: [
    { fill: '#b98a56', path: rect(52, 172, 96, 76) },
    { fill: '#caa06c', path: 'M52 172L64 160H136L148 172Z' },
    { fill: '#e2cda4', path: `${rect(94, 160, 12, 88)}${rect(112, 214, 30, 22)}` },
  ],
  racket: [
    { fill: '#3a4a58', path: 'M86 250L94 254L142 156L134 152Z' },
    { fill: '#2f7fc4', path: ellipse(152, 120, 24, 36) },
    { fill: '#f4f1e6', path: ellipse(152, 120, 18, 30) },
    {
      fill: '#b9c2c8',
      path: 'M142 96H144V144H142ZM151 90H153V150H151ZM160 96H162V144H160ZM136 106H168V108H136ZM134 119H170V121H134ZM136 132H168V134H136Z',
    },
  ],
  microphone: [
    { fill: '#2a2d34', path: 'M94 156H106L104 246H96Z' },
    { fill: '#8d959e', path: ellipse(100, 144, 14, 16) },
    { fill: '#5f666f', path: 'M87 152H113L110 157H90Z' },
  ],
  camera: [
    { fill: '#2b2e35', path: 'M60 186H82L90 174H110L118 186H140V240H60Z' },
    { fill: '#8d959e', path: ellipse(100, 213, 23) },
    { fill: '#16181d', path: ellipse(100, 213, 17) },
    { fill: '#6fa8d6', path: ellipse(94, 207, 6) },
    { fill: '#e8b23e', path: rect(124, 192, 9, 7) },
  ],
  flowers: [
    { fill: '#5f9a4a', path: 'M70 182L96 246H104L130 182L112 232L102 176H98L88 232Z' },
    { fill: '#f3e6d4', path: 'M72 198L92 262H108L128 198L100 214Z' },
    { fill: '#d8503e', path: ellipse(74, 172, 15) + ellipse(126, 172, 15) },
    { fill: '#e88ab0', path: ellipse(100, 162, 17) },
    { fill: '#f2c04a', path: ellipse(86, 186, 12) + ellipse(114, 186, 12) },
    { fill: '#fbeecb', path: ellipse(100, 162, 5) + ellipse(74, 172, 5) + ellipse(126, 172, 5) },
  ],
  broom: [
    { fill: '#a9773f', path: 'M78 176L86 173L154 402L146 405Z' },
    { fill: '#c9a24e', path: 'M138 398L162 390L196 462L150 474Z' },
    {
      fill: '#9a6a38',
      path: 'M137 396L161 388L164 398L140 406ZM156 420L164 472L160 473L152 421ZM166 416L180 467L176 468L162 418Z',
    },
  ],
  sword: [
    { fill: '#3a2a24', path: 'M66 262L82 254L98 286L84 294Z' },
    { fill: '#c9a24a', path: 'M54 262L98 240L104 252L60 274Z' },
    { fill: '#cfd6dc', path: 'M62 254L82 244L30 84L8 58Z' },
    { fill: '#f4f7f9', path: 'M70 250L82 244L30 84L8 58Z' },
  ],
  bag: [
    { fill: '#d8605a', path: 'M60 190H140L146 256H54Z' },
    { fill: '#b84640', path: 'M80 190Q82 158 100 158Q118 158 120 190H114Q112 166 100 166Q88 166 86 190Z' },
  ],
};
