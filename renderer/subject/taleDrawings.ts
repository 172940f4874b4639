import { type Figure, headOf, torsoOf } from './figure.ts';
import { GALLOPING, HORN } from './grazingDrawings.ts';
import { ellipse, placed, rect } from './outlines.ts';
import { part, type SilhouettePart, type SilhouetteShape } from './silhouetteShape.ts';

const moveAll = (parts: readonly SilhouettePart[], x: number, y: number, size = 1): SilhouettePart[] =>
  parts.map((one) => ({ ...one, path: placed(one.path, x, y, size) }));

/** A wing of white feathers from the shoulder of a horse. */
const FEATHERED: readonly SilhouettePart[] = [
  part(
    '#d9e2f2',
    'M292 232Q250 120 120 10Q112 4 104 14Q110 40 126 60L64 40Q58 52 68 68L122 96L52 98Q52 112 66 122L128 134L66 158Q72 172 88 174L146 168L108 206Q120 220 140 214L190 196Q240 250 292 252Z',
  ),
  part(
    '#fbfdff',
    'M292 232Q262 140 150 44Q170 90 196 110L120 76Q150 118 190 138L124 124Q156 158 200 168L150 172Q186 196 226 194Q260 232 292 246Z',
  ),
];

const horse = GALLOPING.unicorn!;

/** A white horse with the wings of a bird. */
const PEGASUS: SilhouetteShape = {
  box: [20, -72, 490, 530],
  parts: [
    ...moveAll(FEATHERED, 36, -78).map((one) => ({ ...one, fill: '#c6d2e8' })),
    // A unicorn that runs, without its horn.
    ...horse.parts.filter(({ path }) => path !== HORN),
    ...moveAll(FEATHERED, 0, -60),
  ],
};

/** The two who carry the cloth of a dancing lion: their legs. */
const dancers = (trousers: string): SilhouettePart[] =>
  [150, 206, 430, 486].flatMap((x, at) => [
    part(trousers, `M${x - 18} 330H${x + 18}L${x + 14 + (at % 2) * 10} 446H${x - 14 + (at % 2) * 10}Z`),
    part('#f4c13a', rect(x - 18 + (at % 2) * 8, 424, 34, 12)),
    part('#2a2226', `M${x - 18 + (at % 2) * 10} 444H${x + 26 + (at % 2) * 10}V460H${x - 18 + (at % 2) * 10}Z`),
  ]);

/** The lion of the new year: a head with a mirror and a fringe, a body of cloth in scales. */
function lionDance(coat: string, fur: string, gold: string): SilhouetteShape {
  const scales = [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3, 4, 5].map((column) => ellipse(256 + column * 48 + (row % 2) * 24, 196 + row * 40, 19, 15)),
  );
  return {
    box: [0, -6, 600, 472],
    parts: [
      ...dancers(coat),
      part(coat, 'M190 170Q330 110 470 150Q560 180 570 270Q568 330 540 350Q360 380 180 350Z'),
      part(gold, scales.join('')),
      part(
        fur,
        'M180 346Q360 380 540 348L548 372L520 364L500 384L470 368L440 388L410 370L376 392L344 372L310 390L276 370L246 386L216 366L186 376Z',
      ),
      part(fur, 'M556 220Q606 190 590 130Q620 210 576 286Z'),
      part(fur, 'M24 190Q-10 90 70 40Q130 -14 210 20Q290 60 276 170Q270 260 200 300Q110 330 50 280Q16 240 24 190Z'),
      part(coat, 'M46 190Q40 90 120 60Q220 50 250 140Q262 220 200 260Q110 280 60 240Z'),
      part(gold, `${ellipse(92, 66, 30, 26)}${ellipse(206, 70, 30, 26)}`),
      part(fur, `${ellipse(92, 66, 17, 14)}${ellipse(206, 70, 17, 14)}`),
      part('#dff1f8', ellipse(148, 78, 17)),
      part('#ffffff', `${ellipse(104, 140, 32, 32)}${ellipse(192, 142, 32, 32)}`),
      part('#1e1618', `${ellipse(108, 146, 15, 17)}${ellipse(188, 148, 15, 17)}`),
      part('#ffffff', `${ellipse(113, 139, 5)}${ellipse(193, 141, 5)}`),
      part(gold, 'M70 104Q104 84 138 108L132 120Q104 100 76 118ZM226 108Q192 86 158 110L164 122Q192 102 220 120Z'),
      part('#3a9a5e', `${ellipse(148, 172, 27, 19)}`),
      part('#7a1a20', 'M62 204Q150 236 238 204Q240 272 150 286Q62 272 62 204Z'),
      part('#fbf8f0', 'M70 208Q150 240 230 208L226 226Q150 252 74 226Z'),
      part('#e2574b', 'M110 256Q150 240 190 256Q186 280 150 282Q114 280 110 256Z'),
      part(fur, 'M56 266Q150 316 244 262L238 330L214 300L196 340L172 306L150 346L128 308L104 338L86 300L62 326Z'),
    ],
  };
}

const BROOM: SilhouetteShape = {
  box: [0, 0, 520, 90],
  parts: [
    part('#7a5230', 'M130 38L516 20L520 32L132 54Z'),
    part('#d8a84c', 'M150 22Q60 10 0 2Q18 24 4 34Q24 44 8 58Q26 64 14 84Q70 80 150 68Z'),
    part('#b98834', 'M150 34L20 20L22 26L150 40ZM150 48L18 50L18 56L150 54ZM150 60L26 76L30 81L150 66Z'),
    part('#a8323e', 'M140 20L158 22V68L140 70ZM112 18L122 19V71L112 73Z'),
  ],
};

const ROCK_WOMAN: Figure = {
  hair: 'long',
  hairColour: '#8a3a24',
  skin: '#e0ac84',
  top: '#e0ac84',
  bottom: '#1f8f8a',
  wears: 'trousers',
};
const [HAIR_BEHIND, ...FACE] = headOf(ROCK_WOMAN);

/** A mermaid on a rock in the sea, her tail hanging down. */
const ROCK_MERMAID: SilhouetteShape = {
  box: [-120, -12, 480, 520],
  parts: [
    part('#5d5a5e', 'M-110 508Q-100 400 -30 344Q30 306 110 312Q210 318 260 384Q320 430 340 508Z'),
    part('#76737a', 'M-40 356Q30 310 110 314Q180 318 220 350Q150 342 100 356Q30 350 -40 390Z'),
    part('#48464a', 'M-110 508Q-70 470 -20 480Q40 450 90 486Q150 460 200 490Q270 470 340 508Z'),
    HAIR_BEHIND!,
    ...torsoOf(ROCK_WOMAN, 'front'),
    ...FACE,
    part('#d09a72', 'M60 142Q30 200 26 300L42 304Q48 220 74 170ZM140 142Q166 200 168 268L154 272Q150 214 126 170Z'),
    part(
      '#1f9a92',
      'M62 244Q100 258 138 244Q160 290 190 330Q250 372 262 430Q262 446 250 452Q214 396 150 380Q72 372 60 320Q54 280 62 244Z',
    ),
    part('#2fb8a8', 'M250 424Q300 400 346 420Q320 440 292 446Q310 474 300 504Q262 486 244 450Z'),
    part(
      '#57d0bc',
      [0, 1, 2, 3, 4, 5]
        .map((row) =>
          [0, 1, 2]
            .map((column) => ellipse(82 + column * 24 + row * 15 + (row % 2) * 8, 278 + row * 19, 9, 6))
            .join(''),
        )
        .join(''),
    ),
    part('#f0a04a', `${ellipse(82, 172, 19, 17)}${ellipse(118, 172, 19, 17)}`),
    part('#f6e6c0', [74, 86, 100, 114, 126].map((x) => ellipse(x, 20 + Math.abs(x - 100) * 0.3, 6)).join('')),
  ],
};

/** An island in the air, water falling from its edge. */
const FLOATING_ISLAND: SilhouetteShape = {
  box: [0, -60, 620, 520],
  parts: [
    part('#7a5a42', 'M20 190Q80 300 170 340Q240 400 300 456Q340 400 420 350Q540 300 600 190Z'),
    part('#8f6c50', 'M60 210Q140 300 200 330Q250 380 290 430Q270 330 230 260Q140 240 60 210Z'),
    part('#5f4432', 'M600 190Q540 300 420 350Q360 390 330 420Q350 330 430 270Q540 240 600 190Z'),
    part(
      '#5fa048',
      'M0 176Q40 130 150 130Q220 96 320 120Q470 110 620 176Q600 214 520 208Q470 238 400 214Q330 244 250 216Q160 240 110 210Q40 216 0 176Z',
    ),
    part('#7cbc5c', 'M20 168Q60 140 150 140Q220 108 320 130Q450 122 590 166Q450 150 320 160Q160 150 20 168Z'),
    part('#cfeaf6', 'M430 160Q460 150 486 164Q498 260 502 420L486 450L470 424L452 452L436 418Q440 260 430 160Z'),
    part('#ffffff', 'M446 168L452 430H458L456 168ZM470 168L478 420H484L476 168Z'),
    part('#5a4030', `${rect(168, 76, 14, 70)}${rect(276, 50, 16, 84)}${rect(380, 84, 12, 52)}`),
    part('#3f8a44', `${ellipse(175, 50, 46, 44)}${ellipse(284, 10, 58, 54)}${ellipse(386, 62, 38, 36)}`),
    part('#58a552', `${ellipse(162, 36, 28, 24)}${ellipse(266, -10, 34, 28)}${ellipse(376, 48, 22, 18)}`),
    part('#f2e6cc', rect(206, 96, 56, 44)),
    part('#b4553e', 'M196 100L234 66L272 100Z'),
    { fill: '#a9c6d6', path: rect(216, 108, 14, 14), isWindow: true },
    part('#6b4428', rect(238, 110, 14, 30)),
  ],
};

const MUSHROOM_HOUSE: SilhouetteShape = {
  box: [0, 0, 480, 460],
  parts: [
    part('#f4ead2', 'M130 210Q110 360 90 450H390Q370 360 350 210Z'),
    part('#e0d2b0', 'M130 210Q118 330 96 450H140Q160 330 160 220ZM350 210Q362 330 384 450H340Q320 330 320 220Z'),
    part('#c8342e', 'M0 226Q16 20 240 6Q464 20 480 226Q360 262 240 258Q120 262 0 226Z'),
    part('#a82a28', 'M0 226Q120 258 240 254Q360 258 480 226L470 244Q360 272 240 270Q120 272 10 244Z'),
    part(
      '#fbf6ea',
      `${ellipse(110, 140, 34, 30)}${ellipse(236, 74, 40, 32)}${ellipse(366, 132, 36, 32)}${ellipse(236, 190, 30, 22)}${ellipse(430, 206, 18, 14)}${ellipse(46, 208, 18, 13)}`,
    ),
    part('#6b4428', 'M196 450V366Q196 318 240 314Q284 318 284 366V450Z'),
    part('#8a5a34', 'M206 450V368Q206 328 240 324Q274 328 274 368V450Z'),
    { fill: '#a9c6d6', path: ellipse(240, 362, 14), isWindow: true },
    part('#e0b24a', ellipse(264, 400, 6)),
    part('#6b4428', `${ellipse(156, 330, 28)}${ellipse(324, 330, 28)}`),
    { fill: '#a9c6d6', path: `${ellipse(156, 330, 21)}${ellipse(324, 330, 21)}`, isWindow: true },
    part('#6f9a4a', `${ellipse(90, 448, 50, 14)}${ellipse(386, 448, 50, 14)}`),
  ],
};

const wheel = (x: number, y: number, r: number): SilhouettePart[] => [
  part('#2a2a30', ellipse(x, y, r)),
  part('#b8323a', ellipse(x, y, r * 0.78)),
  part(
    '#2a2a30',
    `${rect(x - r * 0.74, y - 3, r * 1.48, 6)}${rect(x - 3, y - r * 0.74, 6, r * 1.48)}${ellipse(x, y, r * 0.22)}`,
  ),
];

/** A locomotive under steam with its tender and a coach, to the right. */
const STEAM_TRAIN: SilhouetteShape = {
  box: [-420, -110, 980, 390],
  parts: [
    part(
      '#eceef0d8',
      `${ellipse(424, -30, 40, 34)}${ellipse(366, -60, 52, 42)}${ellipse(286, -72, 60, 40)}${ellipse(200, -64, 60, 34)}${ellipse(120, -50, 52, 26)}`,
    ),
    part('#8a2a30', 'M-410 70H-70V210H-410Z'),
    part('#6e2026', 'M-420 60H-60V76H-420ZM-410 196H-70V212H-410Z'),
    { fill: '#cfe3ea', path: [-390, -320, -250, -180, -126].map((x) => rect(x, 96, 40, 52)).join(''), isWindow: true },
    part('#2a2a30', 'M-40 110H70V214H-40Z'),
    part('#16161a', 'M-34 110Q10 84 64 110Z'),
    part('#22262e', 'M90 30H210V214H90Z'),
    part('#16181e', 'M80 20H222V36H80Z'),
    { fill: '#ffe2a0', path: rect(116, 60, 60, 58), isWindow: true },
    part('#2f343e', 'M206 90H500V196H206Z'),
    part('#e2b53c', `${rect(250, 90, 9, 106)}${rect(330, 90, 9, 106)}${rect(410, 90, 9, 106)}`),
    part('#22262e', 'M500 84Q526 84 530 143Q526 202 500 202Z'),
    part('#2f343e', `M416 96L404 10H456L444 96Z${rect(398, 0, 64, 16)}M290 92Q290 56 316 56Q342 56 342 92Z`),
    part('#ffe2a0', ellipse(528, 112, 12, 15)),
    part('#b8323a', 'M80 206H540V224H80ZM-420 208H70V222H-420Z'),
    part('#3a3f48', 'M520 220L560 276H500Z'),
    ...wheel(150, 240, 38),
    ...wheel(250, 240, 38),
    ...wheel(350, 240, 38),
    ...[450, 510, 6, -20, -110, -160, -330, -380].flatMap((x) => wheel(x, 254, 23)),
    part('#c8d0d8', 'M150 236H350V246H150Z'),
    part('#5a4a3c', rect(-420, 276, 980, 4)),
  ],
};

/** Creatures and things of tales and feasts, by the name in `Plan.subject`. */
export const TALES: Readonly<Record<string, SilhouetteShape>> = {
  pegasus: PEGASUS,
  barongsai: lionDance('#d8322e', '#fbf6ea', '#f4c13a'),
  barong: lionDance('#8a2a24', '#f2e6cc', '#e2b53c'),
  broom: BROOM,
  'rock-mermaid': ROCK_MERMAID,
  'floating-island': FLOATING_ISLAND,
  'mushroom-house': MUSHROOM_HOUSE,
  'steam-train': STEAM_TRAIN,
};
