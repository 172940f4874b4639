import { ellipse, rect } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

/** A round lantern of red silk that hangs from `(x, y)`, with its ribs, golden caps and tassel. */
function redLantern(x: number, y: number, size: number): SilhouettePart[] {
  const [wide, tall] = [size * 0.5, size * 0.4];
  const middle = y + size * 0.16 + tall;
  const rib = (across: number): string => {
    const [out, into] = [wide * across, wide * (across - 0.07)];
    return `M${x - out} ${middle}Q${x - out} ${middle - tall} ${x} ${middle - tall}Q${x - into} ${middle - tall} ${x - into} ${middle}Q${x - into} ${middle + tall} ${x} ${middle + tall}Q${x - out} ${middle + tall} ${x - out} ${middle}Z`;
  };
  return [
    { fill: '#6e2a1c', path: rect(x - 2, y, 4, size * 0.12) },
    { fill: '#d8231f', path: ellipse(x, middle, wide, tall) },
    { fill: '#ff6a3c', path: ellipse(x, middle + tall * 0.06, wide * 0.52, tall * 0.72) },
    { fill: '#9c1216', path: `${rib(0.98)}${rib(-0.91)}${rib(0.56)}${rib(-0.49)}${rib(0.035)}` },
    {
      fill: '#f2c14e',
      path: `${rect(x - wide * 0.42, y + size * 0.1, wide * 0.84, size * 0.08)}${rect(x - wide * 0.42, middle + tall - size * 0.03, wide * 0.84, size * 0.08)}`,
    },
    { fill: '#e8a32f', path: `M${x - 5} ${middle + tall}h10l${size * 0.06} ${size * 0.36}h${-size * 0.12 - 10}Z` },
  ];
}

/** A lantern of pierced brass with coloured glass that hangs from `(x, y)`, as Ramadan has them. */
function fanus(x: number, y: number, size: number, glass: string): SilhouettePart[] {
  const at = (across: number, down: number): string => `${x + across * size} ${y + down * size}`;
  return [
    { fill: '#8a6424', path: rect(x - 2, y, 4, size * 0.14) },
    { fill: '#d9a441', path: ellipse(x, y + size * 0.18, size * 0.07, size * 0.07) },
    {
      fill: '#b9822c',
      path: `M${at(0, 0.2)}Q${at(0.06, 0.38)} ${at(0.26, 0.5)}L${at(0.3, 0.56)}H${x - size * 0.3}L${at(-0.26, 0.5)}Q${at(-0.06, 0.38)} ${at(0, 0.2)}Z`,
    },
    {
      fill: glass,
      path: `M${at(-0.28, 0.56)}L${at(-0.36, 0.86)}L${at(-0.22, 1.2)}H${x + size * 0.22}L${at(0.36, 0.86)}L${at(0.28, 0.56)}Z`,
    },
    { fill: '#fff0b8', path: `M${at(0, 0.66)}Q${at(0.16, 0.9)} ${at(0, 1.12)}Q${at(-0.16, 0.9)} ${at(0, 0.66)}Z` },
    {
      fill: '#b9822c',
      path: `M${at(-0.3, 0.54)}L${at(-0.38, 0.86)}L${at(-0.24, 1.22)}L${at(-0.2, 1.2)}L${at(-0.33, 0.86)}L${at(-0.25, 0.56)}ZM${at(0.3, 0.54)}L${at(0.38, 0.86)}L${at(0.24, 1.22)}L${at(0.2, 1.2)}L${at(0.33, 0.86)}L${at(0.25, 0.56)}ZM${at(-0.1, 0.56)}L${at(-0.14, 0.86)}L${at(-0.08, 1.2)}L${at(-0.05, 1.2)}L${at(-0.1, 0.86)}L${at(-0.06, 0.56)}ZM${at(0.1, 0.56)}L${at(0.14, 0.86)}L${at(0.08, 1.2)}L${at(0.05, 1.2)}L${at(0.1, 0.86)}L${at(0.06, 0.56)}Z`,
    },
    {
      fill: '#d9a441',
      path: `M${at(-0.3, 0.52)}H${x + size * 0.3}V${y + size * 0.59}H${x - size * 0.3}ZM${at(-0.26, 1.18)}H${x + size * 0.26}L${at(0.3, 1.34)}H${x - size * 0.3}Z`,
    },
  ];
}

/** Paper lanterns: red ones that hang from a beam, and one that rises on the heat of its flame. */
export const LANTERNS: Record<string, SilhouetteShape> = {
  'red-lanterns': {
    box: [0, 0, 512, 420],
    parts: [
      { fill: '#5a2f20', path: `${rect(16, 30, 18, 390)}${rect(478, 30, 18, 390)}` },
      { fill: '#7a3c26', path: 'M0 26Q256 -6 512 26V46Q256 14 0 46Z' },
      ...redLantern(110, 34, 150),
      ...redLantern(256, 26, 190),
      ...redLantern(402, 34, 150),
    ],
  },
  'ramadan-lanterns': {
    box: [0, 0, 512, 420],
    parts: [
      { fill: '#6a4a24', path: `${rect(16, 30, 18, 390)}${rect(478, 30, 18, 390)}` },
      { fill: '#8a6430', path: 'M0 26Q256 -6 512 26V46Q256 14 0 46Z' },
      ...fanus(116, 36, 150, '#3fa8a0'),
      ...fanus(256, 26, 196, '#f0a83a'),
      ...fanus(396, 36, 150, '#8a5ac0'),
    ],
  },
  'sky-lantern': {
    box: [136, 40, 240, 352],
    parts: [
      {
        fill: '#f0913a',
        path: 'M256 40C332 40 376 84 376 150C376 226 338 290 326 360H186C174 290 136 226 136 150C136 84 180 40 256 40Z',
      },
      {
        fill: '#ffb861',
        path: 'M256 40C296 40 320 88 320 150C320 226 300 290 294 360H218C212 290 192 226 192 150C192 88 216 40 256 40Z',
      },
      { fill: '#ffe7b0', path: 'M256 200C290 220 300 290 290 360H222C212 290 222 220 256 200Z' },
      {
        fill: '#b5602a',
        path: 'M253 40h6V360h-6ZM190 92C198 70 222 48 250 42C218 60 196 96 196 150C196 226 216 290 222 360H216C208 290 190 226 190 150ZM322 92C314 70 290 48 262 42C294 60 316 96 316 150C316 226 296 290 290 360H296C304 290 322 226 322 150Z',
      },
      { fill: '#fff6d8', path: 'M256 316C272 336 274 352 268 366H244C238 352 240 336 256 316Z' },
      { fill: '#7a3c1c', path: 'M184 356H328L322 378H190ZM240 374h32v18h-32Z' },
    ],
  },
};
