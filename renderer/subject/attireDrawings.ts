import type { Figure } from './figure.ts';
import { ellipse } from './outlines.ts';
import type { SilhouettePart } from './silhouetteShape.ts';

const GOLD = '#d9a441';
const VELVET = '#1f1a1e';
const SARONG = '#7a4a2a';
/** The pattern of a sarong, in gold. */
const PATTERN: SilhouettePart = {
  fill: '#c98f4a',
  path: 'M60 300L72 286L84 300L72 314ZM96 300L108 286L120 300L108 314ZM62 356L74 342L86 356L74 370ZM98 356L110 342L122 356L110 370ZM60 412L72 398L84 412L72 426ZM96 412L108 398L120 412L108 426ZM64 464L76 450L88 464L76 478ZM100 464L112 450L124 464L112 478Z',
};

/** In black velvet with gold over a sarong, and a blangkon on his head. */
const GROOM: Figure = {
  top: VELVET,
  bottom: SARONG,
  wears: 'gown',
  extra: [
    PATTERN,
    { fill: GOLD, path: `M95 132H105V262H95ZM62 256H138V272H62Z${ellipse(100, 160, 6)}${ellipse(100, 196, 6)}` },
  ],
  onHead: [
    { fill: '#4a2c1c', path: 'M60 50Q58 4 100 -2Q142 4 140 50Q100 34 60 50Z' },
    { fill: GOLD, path: 'M60 50Q100 32 140 50L139 40Q100 22 61 40Z' },
  ],
};

/** In black velvet with gold, a sash, and a crown of flowers and pins in her bun. */
const BRIDE: Figure = {
  hair: 'bun',
  top: VELVET,
  bottom: SARONG,
  wears: 'gown',
  extra: [
    PATTERN,
    { fill: GOLD, path: 'M70 142Q100 190 130 142L124 138Q100 172 76 138ZM62 256H138V272H62ZM92 186H108L104 250H96Z' },
  ],
  onHead: [
    { fill: GOLD, path: 'M62 36L66 -8L78 18L86 -26L96 12L100 -34L104 12L114 -26L122 18L134 -8L138 36Q100 14 62 36Z' },
    { fill: '#ffffff', path: `${ellipse(60, 60, 6)}${ellipse(58, 76, 6)}${ellipse(58, 92, 6)}${ellipse(60, 108, 6)}` },
  ],
};

/** Groom and bride in what is worn at Javanese weddings. */
export const TRADITIONAL_PAIR = [
  { figure: GROOM, size: 1 },
  { figure: BRIDE, size: 0.96 },
] as const;

/** In a dark suit with a bow tie and a flower. */
const GROOM_IN_SUIT: Figure = {
  top: '#2b3252',
  bottom: '#232840',
  wears: 'trousers',
  extra: [
    { fill: '#fbf8f2', path: 'M82 128L100 204L118 128Q100 140 82 128Z' },
    { fill: '#8f2f3c', path: 'M100 142L82 132V154ZM100 142L118 132V154Z' },
    { fill: '#e88ab0', path: ellipse(126, 166, 8) },
    { fill: '#5f9a4a', path: ellipse(128, 177, 5, 6) },
    { fill: '#1d2236', path: 'M82 128L70 150L96 214L100 204ZM118 128L130 150L104 214L100 204Z' },
  ],
};

/** In white with a long veil and a small crown, flowers in her hand. */
const BRIDE_IN_WHITE: Figure = {
  hair: 'bun',
  top: '#fbf8f2',
  bottom: '#fbf8f2',
  wears: 'gown',
  extra: [
    { fill: '#e6ddd0', path: 'M64 254H136V264H64ZM66 142Q100 176 134 142L130 136Q100 164 70 136Z' },
    {
      fill: '#e6ddd0',
      path: `${ellipse(100, 190, 5)}${ellipse(86, 212, 5)}${ellipse(114, 212, 5)}${ellipse(100, 234, 5)}`,
    },
  ],
  onHead: [
    {
      fill: '#efe9e2',
      path: 'M64 26Q44 52 42 120Q36 220 22 330L56 326Q60 200 58 120Q58 60 72 30ZM136 26Q156 52 158 120Q164 220 178 330L144 326Q140 200 142 120Q142 60 128 30Z',
    },
    { fill: GOLD, path: 'M70 26L74 4L86 18L100 -4L114 18L126 4L130 26Q100 14 70 26Z' },
  ],
  idle: [
    { fill: '#5f9a4a', path: 'M62 250L84 300H92L108 250Z' },
    { fill: '#d8506a', path: `${ellipse(66, 244, 14)}${ellipse(104, 246, 14)}${ellipse(84, 232, 15)}` },
    { fill: '#f6d3da', path: `${ellipse(84, 254, 13)}${ellipse(54, 258, 10)}${ellipse(114, 260, 10)}` },
  ],
};

/** Groom and bride in suit and white. */
export const WEDDING_PAIR = [
  { figure: GROOM_IN_SUIT, size: 1 },
  { figure: BRIDE_IN_WHITE, size: 0.96 },
] as const;

/** The helmet of a space suit around the face of an animal that sits, and its collar. */
export const SPACE_HELMET: readonly SilhouettePart[] = [
  { fill: '#e9edf2', path: 'M122 286Q256 344 390 286L410 348Q256 412 102 348Z' },
  { fill: '#c23a3a', path: 'M112 318Q256 376 400 318L404 334Q256 392 108 334Z' },
  {
    fill: '#f2f5f8',
    path: 'M70 148A186 180 0 1 1 442 148A186 180 0 1 1 70 148ZM106 150A150 144 0 1 0 406 150A150 144 0 1 0 106 150Z',
  },
  { fill: '#ffffff', path: 'M132 104Q156 48 212 24L220 38Q170 60 148 110Z' },
];
