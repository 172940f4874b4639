import type { Figure } from './figure.ts';
import { LEGENDARY } from './legendDrawings.ts';
import { ellipse, rect } from './outlines.ts';
import type { SilhouettePart } from './silhouetteShape.ts';

const GOLD = '#e2b53c';

/** A crown, with a jewel in the middle. */
const CROWN: readonly SilhouettePart[] = [
  { fill: GOLD, path: 'M60 40L56 -16L78 8L100 -24L122 8L144 -16L140 40Q100 24 60 40Z' },
  { fill: '#b8862a', path: 'M60 40Q100 24 140 40L139 30Q100 14 61 30Z' },
  { fill: '#c8283c', path: ellipse(100, 8, 8) },
  { fill: '#3a6ac8', path: `${ellipse(74, 16, 5)}${ellipse(126, 16, 5)}` },
];

/** A beard from the cheeks to the chest. */
const beard = (fill: string, tip: number): SilhouettePart => ({
  fill,
  path: `M62 78Q64 104 66 120Q78 ${tip - 24} 100 ${tip}Q122 ${tip - 24} 134 120Q136 104 138 78Q128 98 116 96Q100 86 84 96Q72 98 62 78ZM88 102Q100 97 112 102Q106 109 100 109Q94 109 88 102Z`,
});

/** A cloak that falls over both shoulders. */
const cloak = (fill: string, edge: string): SilhouettePart[] => [
  {
    fill,
    path: 'M66 130Q40 200 28 360L22 476L62 486L72 260L78 134ZM134 130Q160 200 172 360L178 476L138 486L128 260L122 134Z',
  },
  { fill: edge, path: 'M64 132Q100 156 136 132L140 146Q100 174 60 146Z' },
];

const KING: Figure = {
  hairColour: '#6b4a30',
  top: '#8a2436',
  bottom: '#7a1e30',
  wears: 'gown',
  extra: [
    { fill: GOLD, path: 'M64 254H136V270H64ZM94 150H106V254H94Z' },
    { fill: '#f4efe4', path: 'M60 132Q100 168 140 132L146 154Q100 192 54 154Z' },
    { fill: '#2a2422', path: [70, 86, 104, 122, 134].map((x, at) => ellipse(x, 156 + (at % 2) * 8, 3, 5)).join('') },
  ],
  onHead: [beard('#6b4a30', 140), ...CROWN],
  idle: cloak('#a8323e', '#f4efe4'),
};

const QUEEN: Figure = {
  hair: 'long',
  hairColour: '#3a2618',
  top: '#5f3a8c',
  bottom: '#6a4498',
  wears: 'gown',
  extra: [
    { fill: GOLD, path: `M64 252H136V266H64Z${ellipse(100, 146, 8)}` },
    { fill: '#f4efe4', path: 'M66 128Q100 150 134 128L140 140Q100 168 60 140Z' },
  ],
  onHead: CROWN,
};

const PRINCESS: Figure = {
  hair: 'long',
  hairColour: '#8a5a2a',
  top: '#f08fb4',
  bottom: '#f4a6c4',
  wears: 'gown',
  extra: [
    { fill: '#fbdde8', path: 'M66 130Q100 154 134 130L130 146Q100 166 70 146Z' },
    { fill: '#fff4f8', path: 'M66 250H134V264H66Z' },
    { fill: '#fff4f8', path: 'M96 168L100 160L104 168L112 170L106 177L108 186L100 181L92 186L94 177L88 170Z' },
  ],
  onHead: [
    { fill: GOLD, path: 'M68 38L74 14L88 26L100 2L112 26L126 14L132 38Q100 22 68 38Z' },
    { fill: '#f0608c', path: ellipse(100, 20, 6) },
  ],
};

/** A pointed hat with a brim. */
const pointedHat = (fill: string, band: string): SilhouettePart[] => [
  { fill, path: 'M62 34Q84 -30 112 -92Q108 -40 138 34Z' },
  { fill: band, path: 'M64 26Q100 12 136 26L138 38Q100 24 62 38Z' },
  { fill, path: 'M34 42Q100 12 166 42Q100 58 34 42Z' },
];

const WIZARD: Figure = {
  hairColour: '#dfdbd2',
  top: '#33458f',
  bottom: '#33458f',
  wears: 'gown',
  extra: [{ fill: '#e8c040', path: `M64 252H136V264H64Z${ellipse(84, 222, 5)}${ellipse(118, 236, 4)}` }],
  onHead: [
    beard('#ece8e0', 214),
    ...pointedHat('#2b3a7c', '#e8c040'),
    { fill: '#f4d860', path: `${ellipse(104, -24, 6)}${ellipse(94, 6, 4)}${ellipse(116, 10, 4)}` },
  ],
  idle: [
    { fill: '#7a5230', path: 'M160 90H170V504H160Z' },
    { fill: '#62d0e8', path: ellipse(165, 78, 17) },
    { fill: '#d8f6fc', path: ellipse(160, 72, 6) },
  ],
};

const WITCH: Figure = {
  hair: 'long',
  hairColour: '#6a3a8c',
  top: '#2a2430',
  bottom: '#332b3a',
  wears: 'gown',
  extra: [
    { fill: '#7a4aa8', path: 'M64 250H136V266H64Z' },
    { fill: '#e8c040', path: 'M92 248H108V268H92ZM97 253V263H103V253Z' },
  ],
  onHead: [...pointedHat('#2a2430', '#7a4aa8'), { fill: '#e8c040', path: 'M92 16H110V36H92ZM97 21V31H105V21Z' }],
  idle: [
    { fill: '#8a5a34', path: 'M160 130H169V420H160Z' },
    { fill: '#d8a84c', path: 'M158 404H171L190 500H139Z' },
    { fill: '#a8323e', path: 'M155 412H174V422H155Z' },
  ],
};

const SUPERHERO: Figure = {
  hairColour: '#1c1a20',
  top: '#2450a8',
  bottom: '#23407f',
  wears: 'trousers',
  extra: [
    { fill: '#e8c040', path: 'M76 150H124L132 172L100 214L68 172Z' },
    { fill: '#c8283c', path: 'M84 156H116L122 171L100 201L78 171ZM64 250H136V268H64Z' },
    { fill: '#e8c040', path: ellipse(100, 259, 11, 9) },
  ],
  idle: [{ fill: '#c8283c', path: 'M66 130Q30 240 14 440L58 452L72 260ZM134 130Q170 240 186 440L142 452L128 260Z' }],
  onHead: [
    {
      fill: '#c8283c',
      path: 'M60 58Q100 50 140 58Q142 78 128 82Q110 86 100 76Q90 86 72 82Q58 78 60 58ZM77 69A9 6 0 1 0 95 69A9 6 0 1 0 77 69ZM105 69A9 6 0 1 0 123 69A9 6 0 1 0 105 69Z',
    },
  ],
};

const SANTA: Figure = {
  hairColour: '#f4f2ee',
  top: '#c4262e',
  bottom: '#b02028',
  wears: 'trousers',
  extra: [
    { fill: '#f8f6f2', path: 'M92 140H108V262H92ZM62 262H138V282H62Z' },
    { fill: '#22201e', path: 'M62 234H138V252H62Z' },
    { fill: '#e8c040', path: 'M88 230H112V256H88ZM95 237V249H105V237Z' },
  ],
  onHead: [
    beard('#f8f6f2', 176),
    { fill: '#c4262e', path: 'M62 38Q72 -30 118 -34Q160 -30 168 30Q150 -2 128 2L138 38Z' },
    { fill: '#f8f6f2', path: `M56 30Q100 10 144 30Q150 40 144 50Q100 32 56 50Q50 40 56 30Z${ellipse(168, 36, 14)}` },
  ],
  idle: [
    { fill: '#8a5a34', path: 'M150 300Q140 262 160 250L184 250Q206 264 214 330Q224 440 206 496H148Q136 400 150 300Z' },
    { fill: '#d8a84c', path: 'M154 252H190V264H154Z' },
  ],
};

const CLOWN: Figure = {
  hair: 'bald',
  skin: '#f6e4d4',
  top: '#f2c230',
  bottom: '#3a7fd0',
  wears: 'trousers',
  extra: [
    { fill: '#e8404e', path: `${ellipse(100, 176, 9)}${ellipse(100, 206, 9)}${ellipse(100, 236, 9)}` },
    { fill: '#f8f6f2', path: [60, 78, 100, 122, 140].map((x) => ellipse(x, 134, 15, 11)).join('') },
  ],
  onHead: [
    {
      fill: '#e8503e',
      path: [52, 56, 148, 144].map((x, at) => ellipse(x, 44 + (at % 2) * 30, 22)).join(''),
    },
    { fill: '#3aa860', path: 'M84 16L104 -40L122 16Q100 26 84 16Z' },
    { fill: '#f2c230', path: ellipse(104, -40, 9) },
    { fill: '#e8282e', path: `${ellipse(100, 80, 10)}M78 90Q100 102 122 90Q118 114 100 114Q82 114 78 90Z` },
    { fill: '#fdfaf6', path: 'M84 95Q100 104 116 95Q112 102 100 103Q88 102 84 95Z' },
  ],
};

const MAGICIAN: Figure = {
  hairColour: '#1c1a20',
  top: '#24222c',
  bottom: '#24222c',
  wears: 'trousers',
  extra: [
    { fill: '#f4f2ee', path: 'M82 128L100 214L118 128Q100 140 82 128Z' },
    { fill: '#a8283c', path: 'M100 146L82 136V156ZM100 146L118 136V156Z' },
  ],
  onHead: [
    { fill: '#1c1a22', path: 'M66 30L60 -50H140L134 30Z' },
    { fill: '#a8283c', path: 'M65 14H135L134 30H66Z' },
    { fill: '#1c1a22', path: 'M40 34Q100 20 160 34Q100 50 40 34Z' },
  ],
  idle: [
    { fill: '#1c1a22', path: 'M140 250L150 242L196 176L190 172Z' },
    { fill: '#f4f2ee', path: 'M184 184L196 176L202 166L194 168Z' },
  ],
};

const ZOMBIE: Figure = {
  skin: '#8fae7a',
  hairColour: '#3a3a30',
  top: '#6b6470',
  bottom: '#4a4a44',
  wears: 'trousers',
  extra: [
    { fill: '#8fae7a', path: 'M76 186L92 180L88 206L98 214L80 222ZM112 232L128 226L126 250L114 246Z' },
    { fill: '#7a2a2a', path: 'M104 152L116 160L108 176L120 186L106 192L98 168Z' },
  ],
  onHead: [
    { fill: '#f4f0d8', path: `${ellipse(86, 68, 11)}${ellipse(114, 68, 9)}` },
    { fill: '#a82828', path: `${ellipse(87, 68, 4)}${ellipse(114, 69, 3)}` },
    { fill: '#2f3a28', path: 'M82 94Q100 90 118 96L114 104L106 98L100 106L92 98L86 104Z' },
  ],
};

/** In black from head to foot, the eyes in a slit, a sword on the back. */
export const NINJA: Figure = {
  hair: 'bald',
  top: '#24262e',
  bottom: '#22242a',
  wears: 'trousers',
  extra: [
    { fill: '#8a2430', path: 'M64 248H136V266H64Z' },
    { fill: '#3a3e4a', path: 'M70 134L124 248H112L62 146ZM130 134L76 248H88L138 146Z' },
  ],
  onHead: [
    {
      fill: '#24262e',
      path: 'M60 74C54 8 86 6 100 6C114 6 146 8 140 74C140 112 118 126 100 126C82 126 60 112 60 74ZM68 58V80Q100 86 132 80V58Q100 52 68 58Z',
    },
    { fill: '#8a2430', path: 'M60 40Q100 26 140 40V52Q100 38 60 52ZM138 42L172 30L166 46L176 58L138 54Z' },
  ],
};

/** In a white suit, the head in a helmet with a golden visor. */
export const ASTRONAUT: Figure = {
  hair: 'bald',
  skin: '#e6e8ec',
  top: '#f0f1f4',
  bottom: '#e2e4e9',
  wears: 'trousers',
  extra: [
    { fill: '#c4c8d0', path: 'M64 250H136V266H64Z' },
    { fill: '#8a929e', path: rect(76, 168, 48, 44) },
    { fill: '#e8503e', path: `${ellipse(88, 182, 6)}${rect(98, 196, 20, 6)}` },
    { fill: '#3a7fd0', path: ellipse(106, 182, 6) },
  ],
  onHead: [
    { fill: '#c9ccd2', path: ellipse(100, 68, 62, 66) },
    { fill: '#f4f5f7', path: ellipse(100, 66, 58, 62) },
    { fill: '#c88a20', path: 'M54 62Q56 26 100 26Q144 26 146 62Q146 104 100 106Q54 104 54 62Z' },
    { fill: '#f0b83a', path: 'M60 58Q64 32 100 32Q128 32 136 54Q110 40 60 76Q58 66 60 58Z' },
  ],
};

/** Whom stories, parties and films tell of, by the name in `Plan.subject`. */
export const STORIED: Readonly<Record<string, Figure>> = {
  king: KING,
  queen: QUEEN,
  princess: PRINCESS,
  wizard: WIZARD,
  witch: WITCH,
  superhero: SUPERHERO,
  santa: SANTA,
  clown: CLOWN,
  magician: MAGICIAN,
  zombie: ZOMBIE,
  ...LEGENDARY,
  spacewalker: ASTRONAUT,
};
