import { ellipse } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

/** Somebody in a harness, seated below `(x, y)`. */
const pilot = (x: number, y: number): SilhouettePart[] => [
  {
    fill: '#26324a',
    path: `M${x - 14} ${y + 44}L${x + 40} ${y + 48}L${x + 74} ${y + 76}L${x + 66} ${y + 86}L${x + 34} ${y + 68}H${x - 10}Z`,
  },
  { fill: '#c8452f', path: `M${x - 18} ${y + 2}Q${x} ${y - 8} ${x + 16} ${y + 2}L${x + 18} ${y + 50}H${x - 22}Z` },
  {
    fill: '#c8452f',
    path: `M${x - 10} ${y + 8}L${x - 26} ${y - 30}L${x - 18} ${y - 34}L${x + 2} ${y + 4}ZM${x + 2} ${y + 6}L${x + 22} ${y - 32}L${x + 30} ${y - 28}L${x + 14} ${y + 10}Z`,
  },
  { fill: '#f2f2ee', path: ellipse(x, y - 18, 17, 18) },
  { fill: '#c98d62', path: ellipse(x + 5, y - 12, 11, 10) },
];

/** Cells of a canopy between two angles, seen from a little below. */
function cells(from: number, to: number): string {
  const at = (angle: number, wide: number, tall: number): string =>
    `${Math.round(256 - Math.cos(angle) * wide)} ${Math.round(236 - Math.sin(angle) * tall)}`;
  const [a, b] = [from, to].map((part) => Math.PI * (0.1 + 0.8 * part)) as [number, number];
  const middle = (a + b) / 2;
  return `M${at(a, 252, 170)}Q${at(middle, 262, 178)} ${at(b, 252, 170)}L${at(b, 226, 116)}Q${at(middle, 226, 108)} ${at(a, 226, 116)}Z`;
}

/** Balloons of a bunch, the farthest first. */
const BALLOONS: readonly (readonly [x: number, y: number, rx: number, ry: number, fill: string])[] = [
  [256, 110, 78, 90, '#f2b83a'],
  [120, 150, 74, 86, '#4a94d0'],
  [392, 150, 74, 86, '#58b06a'],
  [188, 224, 76, 88, '#e0506a'],
  [326, 228, 76, 88, '#a06ac8'],
];

const CELLS = 15;

/** The cells of a whole canopy that are of one colour. */
const striped = (isOf: (cell: number) => boolean): string =>
  Array.from({ length: CELLS }, (_, cell) => (isOf(cell) ? cells(cell / CELLS, (cell + 1) / CELLS) : '')).join('');

const line = (x: number, y: number): string => `M${x} ${y}L250 330L254 332L${x + 4} ${y + 2}Z`;

/** What people fly with, hanging below it. */
export const FLYERS: Record<string, SilhouetteShape> = {
  paraglider: {
    box: [0, 56, 512, 372],
    parts: [
      {
        fill: '#4a525c',
        path: [36, 96, 168, 254, 340, 412, 472]
          .map((x) => line(x, x === 254 ? 122 : 104 + Math.abs(x - 254) * 0.28))
          .join(''),
      },
      { fill: '#e2542f', path: striped(() => true) },
      { fill: '#f6c445', path: striped((cell) => cell % 4 === 2) },
      { fill: '#fff3d8', path: striped((cell) => cell % 4 === 0 && cell > 0 && cell < CELLS - 1) },
      ...pilot(250, 340),
    ],
  },
  'hang-glider': {
    box: [0, 96, 512, 290],
    parts: [
      { fill: '#4a525c', path: 'M252 150L176 318L182 320L256 160L330 320L336 318L260 150ZM178 314H334V320H178Z' },
      { fill: '#2f78c4', path: 'M256 96L512 214Q388 206 300 188L256 236L212 188Q124 206 0 214Z' },
      { fill: '#f6c445', path: 'M256 96L300 188L256 236L212 188Z' },
      { fill: '#e2542f', path: 'M384 155L512 214Q452 211 404 205ZM128 155L0 214Q60 211 108 205Z' },
      { fill: '#26324a', path: 'M246 300Q300 284 392 306Q400 318 390 328Q300 338 246 330Z' },
      { fill: '#c8452f', path: 'M214 298Q240 286 268 300V332Q236 336 214 328Z' },
      { fill: '#f2f2ee', path: ellipse(202, 306, 19, 18) },
      { fill: '#c98d62', path: ellipse(194, 310, 11, 10) },
    ],
  },
  balloons: {
    box: [30, 20, 450, 480],
    parts: [
      {
        fill: '#d8d2c6',
        path: BALLOONS.map(
          ([x, y, , ry]) =>
            `M${x - 2} ${y + ry}Q${(x + 256) / 2} ${y + ry + 90} 254 470L260 470Q${(x + 256) / 2 + 6} ${y + ry + 90} ${x + 3} ${y + ry}Z`,
        ).join(''),
      },
      { fill: '#d8d2c6', path: 'M252 466L262 466L268 500H262Q258 484 252 500H246Z' },
      ...BALLOONS.flatMap(([x, y, rx, ry, fill]): SilhouettePart[] => [
        { fill, path: `M${x} ${y + ry - 4}L${x + 10} ${y + ry + 14}H${x - 10}Z` },
        {
          fill,
          path: `M${x} ${y - ry}C${x + rx * 1.3} ${y - ry} ${x + rx * 1.18} ${y + ry * 0.5} ${x} ${y + ry}C${x - rx * 1.18} ${y + ry * 0.5} ${x - rx * 1.3} ${y - ry} ${x} ${y - ry}Z`,
        },
        { fill: '#fbeee8', path: ellipse(x - rx * 0.4, y - ry * 0.42, rx * 0.15, ry * 0.2) },
      ]),
    ],
  },
  clownfish: {
    box: [6, 110, 500, 290],
    parts: [
      { fill: '#e8701c', path: 'M196 168Q250 92 340 150L330 190H200ZM236 330Q270 396 336 366L330 320Z' },
      { fill: '#e8701c', path: 'M104 254Q40 176 10 190Q34 254 10 322Q42 336 104 262Z' },
      { fill: '#f5842a', path: 'M84 256Q150 158 290 150Q420 150 500 254Q420 352 290 354Q150 350 84 256Z' },
      {
        fill: '#fdfaf2',
        path: 'M362 162Q396 170 420 186Q392 252 420 326Q394 342 362 348Q336 254 362 162ZM236 156Q262 150 290 150Q272 252 290 354Q262 354 236 350Q210 254 236 156ZM112 226L138 204Q128 256 138 310L112 286Q104 256 112 226Z',
      },
      {
        fill: '#2a2320',
        path: 'M362 162L352 160Q326 254 352 350L362 348Q336 254 362 162ZM420 186L428 190Q402 254 428 322L420 326Q392 252 420 186ZM236 156L226 158Q200 254 226 348L236 350Q210 254 236 156ZM290 150H300Q282 252 300 354H290Q272 252 290 150ZM10 190L2 188Q24 254 2 326L10 322Q34 254 10 190Z',
      },
      { fill: '#f59a4a', path: 'M310 262Q350 250 340 300Q322 326 300 300Q296 276 310 262Z' },
      { fill: '#fdfaf2', path: ellipse(446, 238, 17, 17) },
      { fill: '#201c1c', path: ellipse(449, 238, 10, 10) },
      { fill: '#a84a12', path: 'M500 254Q486 262 468 268L470 274Q490 270 500 254Z' },
    ],
  },
};
