import type { Figure } from './figure.ts';
import { standingGroup } from './figureGroups.ts';
import { ellipse } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

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

/** Bride and groom in what is worn at Javanese weddings. */
export const TRADITIONAL_COUPLE: SilhouetteShape = standingGroup([
  { figure: GROOM, size: 1 },
  { figure: BRIDE, size: 0.96 },
]);

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
