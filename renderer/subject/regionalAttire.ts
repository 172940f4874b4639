import { TRADITIONAL_PAIR } from './attireDrawings.ts';
import type { Figure } from './figure.ts';
import { standingGroup } from './figureGroups.ts';
import { ellipse } from './outlines.ts';
import type { SilhouettePart, SilhouetteShape } from './silhouetteShape.ts';

const GOLD = '#e2b53c';
const DARK_GOLD = '#b8862a';

/** Songket: rows of gold on a skirt. */
const SONGKET: SilhouettePart = {
  fill: GOLD,
  path: 'M54 300H146V310H54ZM50 340H150V346H50ZM48 380H152V392H48ZM44 424H156V430H44ZM42 462H158V476H42Z',
};

/** In red velvet with gold, and the tall golden fan of a suntiang. */
const MINANG_BRIDE: Figure = {
  hair: 'bun',
  top: '#a8202c',
  bottom: '#8f1a28',
  wears: 'gown',
  extra: [
    SONGKET,
    {
      fill: GOLD,
      path: `M66 140Q100 196 134 140L126 136Q100 174 74 136ZM62 254H138V268H62Z${[82, 100, 118].map((x) => ellipse(x, 222, 5)).join('')}`,
    },
  ],
  onHead: [
    { fill: GOLD, path: 'M38 60Q20 -40 100 -70Q180 -40 162 60L140 44Q100 20 60 44Z' },
    {
      fill: DARK_GOLD,
      path: [46, 62, 80, 100, 120, 138, 154]
        .map((x, at) => ellipse(x, 10 - Math.sin((at / 6) * Math.PI) * 44, 7))
        .join(''),
    },
    {
      fill: '#c8283c',
      path: [56, 78, 100, 122, 144].map((x, at) => ellipse(x, 26 - Math.sin((at / 4) * Math.PI) * 22, 5)).join(''),
    },
    { fill: GOLD, path: `M44 56L40 110L48 110L54 58ZM156 56L160 110L152 110L146 58Z` },
  ],
};

const MINANG_GROOM: Figure = {
  top: '#a8202c',
  bottom: '#8f1a28',
  wears: 'trousers',
  extra: [
    { fill: GOLD, path: `M95 132H105V262H95ZM64 250H136V262H64ZM62 160H74V166H62ZM126 160H138V166H126Z` },
    { fill: '#7a2a1c', path: 'M58 262H142L146 350Q100 366 54 350Z' },
    { fill: GOLD, path: 'M56 330Q100 346 144 330V340Q100 356 56 340ZM58 290H142V298H58Z' },
  ],
  onHead: [
    { fill: '#8f1a28', path: 'M58 48Q52 4 84 4Q100 -34 122 4Q148 8 142 48Q100 30 58 48Z' },
    { fill: GOLD, path: 'M58 48Q100 30 142 48V38Q100 20 58 38ZM100 -18L108 0L100 14L92 0Z' },
  ],
};

/** Wrapped in bright cloth with gold, with the golden crown of a Balinese bride. */
const BALI_BRIDE: Figure = {
  hair: 'bun',
  top: '#c88a20',
  bottom: '#7a3a8c',
  wears: 'gown',
  extra: [
    { fill: '#f2d060', path: 'M62 176H138V186H62ZM60 204H140V214H60ZM62 232H138V242H62Z' },
    { fill: '#c98d62', path: 'M70 132Q100 144 130 132L138 168Q100 180 62 168Z' },
    {
      fill: GOLD,
      path: 'M70 136Q100 158 130 136L128 146Q100 170 72 146ZM62 254H138V268H62ZM52 340Q100 356 148 340V350Q100 366 52 350ZM46 430Q100 446 154 430V442Q100 458 46 442Z',
    },
  ],
  onHead: [
    {
      fill: GOLD,
      path: 'M58 40L50 -20L68 -4L72 -50L88 -20L100 -70L112 -20L128 -50L132 -4L150 -20L142 40Q100 18 58 40Z',
    },
    {
      fill: '#f6e08a',
      path: [66, 84, 100, 116, 134].map((x, at) => ellipse(x, 4 - Math.sin((at / 4) * Math.PI) * 12, 6)).join(''),
    },
    { fill: '#e8404e', path: `${ellipse(58, 46, 8)}${ellipse(142, 46, 8)}` },
    { fill: '#ffffff', path: `${ellipse(54, 62, 6)}${ellipse(146, 62, 6)}` },
  ],
};

const BALI_GROOM: Figure = {
  top: '#f4efe4',
  bottom: '#6a2f7c',
  wears: 'gown',
  extra: [
    {
      fill: GOLD,
      path: 'M64 246H136V262H64ZM52 350Q100 366 148 350V362Q100 378 52 362ZM46 440Q100 456 154 440V452Q100 468 46 452Z',
    },
    { fill: '#c88a20', path: 'M62 262H138L128 330Q100 350 84 330Z' },
  ],
  onHead: [
    { fill: '#c88a20', path: 'M58 50Q54 14 84 8L104 -34L112 6Q146 12 142 50Q100 32 58 50Z' },
    { fill: GOLD, path: 'M58 50Q100 32 142 50V41Q100 23 58 41Z' },
    { fill: '#e8404e', path: ellipse(136, 40, 8) },
  ],
};

/** Couples in what is worn at weddings of a region, by the value of the detail `adat`: Java, Minangkabau, Bali. */
const PAIRS: readonly (readonly { figure: Figure; size: number }[])[] = [
  TRADITIONAL_PAIR,
  [
    { figure: MINANG_GROOM, size: 1 },
    { figure: MINANG_BRIDE, size: 0.96 },
  ],
  [
    { figure: BALI_GROOM, size: 1 },
    { figure: BALI_BRIDE, size: 0.96 },
  ],
];

/** Whether a subject is a couple that can wear the attire of a region. */
export const wearsAdat = (name: string): boolean => name === 'bridal-couple' || name === 'couple';

/** The couple in the attire that a plan's `adat` asks for. */
export const adatPair = (value: number): readonly { figure: Figure; size: number }[] =>
  PAIRS[value - 1] ?? TRADITIONAL_PAIR;

const SHAPES: readonly SilhouetteShape[] = PAIRS.map((pair) => standingGroup(pair));

/** The same as they stand side by side. */
export const adatCouple = (value: number): SilhouetteShape => SHAPES[value - 1] ?? SHAPES[0]!;
