import { figure } from './figure.ts';
import { ellipse, placed, rect } from './outlines.ts';
import { part, type SilhouettePart, type SilhouetteShape } from './silhouetteShape.ts';

/** A line from one point to another that tapers to its end. */
function bone(fromX: number, fromY: number, toX: number, toY: number, wide: number): string {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [((-dy / length) * wide) / 2, ((dx / length) * wide) / 2];
  const at = (x: number, y: number): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return `M${at(fromX + nx, fromY + ny)}L${at(toX, toY)}L${at(fromX - nx, fromY - ny)}Z`;
}

/** A wing of skin over four fingers, from the shoulder of a dragon. */
function wing(skin: string, shade: string, bones: string, dx: number, dy: number): SilhouettePart[] {
  const shape = [
    part(skin, 'M296 252Q286 116 176 8L30 62Q86 92 60 158Q118 160 128 222Q182 216 226 268Z'),
    part(shade, 'M176 8L60 158Q84 158 100 172Q140 90 176 8ZM176 8L128 222Q152 218 172 226Q184 110 176 8Z'),
    part(
      bones,
      `${bone(172, 6, 30, 62, 13)}${bone(176, 6, 60, 158, 12)}${bone(180, 8, 128, 222, 12)}M168 4Q184 -4 192 12Q296 126 306 250L286 258Q276 140 168 20Z`,
    ),
  ];
  return shape.map(({ fill, path }) => part(fill, placed(path, dx, dy, 1)));
}

const SPIKES: readonly (readonly [number, number, number])[] = [
  [344, 150, 30],
  [326, 184, 32],
  [312, 216, 30],
  [200, 262, 30],
  [164, 276, 28],
  [130, 296, 26],
  [100, 318, 24],
];

/** Breathing fire, the wings spread. */
const DRAGON: SilhouetteShape = {
  box: [0, -16, 606, 440],
  parts: [
    ...wing('#a8442c', '#8a3426', '#6e1c22', 66, -12),
    part(
      '#e0b04a',
      SPIKES.map(
        ([x, y, size]) => `M${x - size * 0.5} ${y + 10}L${x - size * 0.5} ${y - size}L${x + size * 0.5} ${y + 8}Z`,
      ).join(''),
    ),
    part(
      '#8e2329',
      'M258 306Q286 356 258 384L250 404H306L300 390Q326 352 306 300ZM330 286Q352 324 336 352L330 372H378L372 358Q388 320 366 270Z',
    ),
    part(
      '#c8342e',
      'M366 132Q326 150 316 202Q298 248 234 258Q150 270 98 326Q62 362 18 338L0 306L6 352L-4 382L40 372Q92 386 140 352Q186 322 240 332Q334 338 366 266Q384 228 404 176Z',
    ),
    part(
      '#f4c766',
      'M398 170Q388 226 362 270Q332 330 240 330Q204 326 176 336Q250 352 308 330Q364 306 388 244Q402 210 412 168Z',
    ),
    part(
      '#d99b42',
      'M402 190L384 184L382 192L400 200ZM394 216L372 208L370 216L390 226ZM382 244L358 234L354 242L377 254ZM364 274L340 260L335 267L357 283ZM338 300L318 282L312 289L330 308ZM304 318L290 298L283 303L295 324ZM268 328L258 306L250 309L258 331Z',
    ),
    part('#f6e6c0', 'M376 96Q350 56 310 52Q338 70 350 108ZM398 88Q386 46 352 22Q370 54 376 92Z'),
    part('#a8262a', 'M404 158L474 148Q480 166 444 174Q420 180 400 168Z'),
    part(
      '#c8342e',
      'M350 118Q372 80 416 88L474 104Q492 112 490 128Q488 140 474 142L430 148Q406 178 372 168Q346 152 350 118Z',
    ),
    part('#e2574a', 'M368 104Q388 88 416 94L468 110Q440 108 420 104Q392 100 368 104Z'),
    part('#fbf3df', 'M436 147L444 160L450 145ZM454 144L461 156L467 142ZM444 172L450 160L457 168Z'),
    part('#ffe14a', ellipse(410, 116, 11, 9)),
    part(
      '#1e1216',
      `${ellipse(413, 116, 4, 8)}${ellipse(476, 120, 4, 3)}M394 100Q412 98 424 110L420 112Q408 104 394 106Z`,
    ),
    part('#ff8a2a', 'M490 126Q540 96 600 118Q566 126 606 150Q566 150 574 172Q526 162 486 144Z'),
    part('#ffd95a', 'M492 130Q536 112 574 126Q548 132 566 150Q526 150 490 142Z'),
    part(
      '#fbf3df',
      'M250 404L246 416L262 408ZM270 404L270 418L282 408ZM290 404L296 416L304 404ZM330 372L328 384L342 376ZM350 372L352 386L362 376Z',
    ),
    ...wing('#e8823c', '#d06a30', '#9c2a2a', 0, 0),
  ],
};

/** A feather of fire from a root to its tip, bent to one side. */
function flame(x: number, y: number, tipX: number, tipY: number, bend: number, wide: number): string {
  const [mx, my] = [(x + tipX) / 2, (y + tipY) / 2];
  const [dx, dy] = [tipX - x, tipY - y];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy / length, dx / length];
  const at = (px: number, py: number): string => `${Math.round(px)} ${Math.round(py)}`;
  return `M${at(x + nx * wide * 0.4, y + ny * wide * 0.4)}Q${at(mx + nx * (bend + wide), my + ny * (bend + wide))} ${at(tipX, tipY)}Q${at(mx + nx * (bend - wide), my + ny * (bend - wide))} ${at(x - nx * wide * 0.4, y - ny * wide * 0.4)}Z`;
}

const PINIONS = [
  [-214, -150],
  [-246, -96],
  [-250, -40],
  [-222, 6],
  [-176, 34],
] as const;
const bothSides = (draw: (side: -1 | 1) => string): string => `${draw(-1)}${draw(1)}`;

/** A bird of fire seen from the front, wings raised. */
const PHOENIX: SilhouetteShape = {
  box: [0, 0, 560, 470],
  parts: [
    part(
      '#d8381e',
      [-74, -36, 0, 36, 74]
        .map((lean) => flame(280, 270, 280 + lean * 1.7, 466 - Math.abs(lean) * 0.5, lean * 0.3, 20))
        .join(''),
    ),
    part(
      '#ffb52e',
      [-52, -14, 18, 56]
        .map((lean) => flame(280, 270, 280 + lean * 1.5, 430 - Math.abs(lean) * 0.4, lean * 0.2, 10))
        .join(''),
    ),
    part(
      '#c9301e',
      bothSides((side) =>
        PINIONS.map(([x, y]) => flame(280 - side * 20, 200, 280 + side * x * 1.1, 190 + y * 1.18, side * 26, 26)).join(
          '',
        ),
      ),
    ),
    part(
      '#f0662a',
      bothSides((side) =>
        PINIONS.map(([x, y]) => flame(280 - side * 20, 200, 280 + side * x * 0.86, 190 + y * 0.92, side * 20, 24)).join(
          '',
        ),
      ),
    ),
    part(
      '#ffb93c',
      bothSides((side) =>
        PINIONS.map(([x, y]) => flame(280 - side * 20, 200, 280 + side * x * 0.58, 190 + y * 0.62, side * 14, 18)).join(
          '',
        ),
      ),
    ),
    part('#e8502a', 'M280 120Q326 150 322 224Q312 290 280 312Q248 290 238 224Q234 150 280 120Z'),
    part('#ffc652', 'M280 160Q308 184 304 232Q298 276 280 292Q262 276 256 232Q252 184 280 160Z'),
    part(
      '#ff9a34',
      `${flame(272, 84, 236, 30, -8, 8)}${flame(280, 80, 280, 14, 0, 9)}${flame(288, 84, 324, 30, 8, 8)}`,
    ),
    part('#e8502a', ellipse(280, 112, 34, 36)),
    part('#ffd36a', 'M280 108L298 120L280 150L262 120Z'),
    part('#b86a1c', 'M280 124L289 124L280 150L271 124Z'),
    part('#fff6d8', `${ellipse(266, 104, 8, 8)}${ellipse(294, 104, 8, 8)}`),
    part('#2a1216', `${ellipse(267, 105, 4, 5)}${ellipse(293, 105, 4, 5)}`),
  ],
};

const BEARER = figure({
  top: '#24242a',
  bottom: '#e9e6de',
  wears: 'skirt',
  isShortSleeved: true,
  onHead: [part('#f4f1e8', 'M62 44Q62 14 100 12Q138 14 138 44L150 26L138 56Q100 34 62 56Z')],
});

/** A giant of paper on a grid of bamboo that men carry on their shoulders. */
const OGOH_OGOH: SilhouetteShape = {
  box: [0, 0, 560, 700],
  parts: [
    ...[60, 190, 320, 450].flatMap((x) => BEARER.map(({ fill, path }) => part(fill, placed(path, x - 38, 444, 0.5)))),
    part(
      '#b98a4a',
      `${rect(0, 478, 560, 12)}${rect(0, 504, 560, 12)}${[40, 130, 220, 330, 420, 510].map((x) => rect(x, 470, 10, 54)).join('')}`,
    ),
    part('#8a6230', `${rect(0, 487, 560, 3)}${rect(0, 513, 560, 3)}`),
    // Wild hair around the head.
    part(
      '#1c181c',
      'M280 40Q170 0 132 96Q104 150 118 236Q150 212 168 250L280 230L392 250Q410 212 442 236Q456 150 428 96Q390 0 280 40Z',
    ),
    part('#b23a30', 'M210 214Q280 240 350 214Q396 240 392 330L376 414H184L168 330Q164 240 210 214Z'),
    part('#8e2c28', 'M236 300Q280 330 324 300Q318 344 280 350Q242 344 236 300Z'),
    part(
      '#b23a30',
      'M196 236Q120 236 84 160Q74 120 60 84L96 74Q110 112 128 140Q150 190 206 194ZM364 236Q440 236 476 160Q486 120 500 84L464 74Q450 112 432 140Q410 190 354 194Z',
    ),
    part('#b23a30', `${ellipse(74, 72, 30, 28)}${ellipse(486, 72, 30, 28)}`),
    part(
      '#f4e8c8',
      'M50 56L38 30L62 48ZM70 48L66 18L82 46ZM92 54L102 28L100 62ZM468 54L458 28L460 62ZM490 48L494 18L478 46ZM510 56L522 30L498 48Z',
    ),
    part('#b23a30', 'M180 396L156 470H226L240 412ZM380 396L404 470H334L320 412Z'),
    part('#2a2a30', 'M178 372H382L396 440Q280 470 164 440Z'),
    part(
      '#f4f1e8',
      [0, 1, 2]
        .map((row) =>
          [0, 1, 2, 3, 4].map((column) => rect(180 + column * 42 + (row % 2) * 20, 380 + row * 20, 20, 20)).join(''),
        )
        .join(''),
    ),
    part(
      '#e2b53c',
      `${rect(176, 362, 208, 16)}M210 214Q280 262 350 214L356 238Q280 290 204 238Z${rect(112, 168, 34, 14)}${rect(414, 168, 34, 14)}`,
    ),
    part('#c2443a', 'M196 118Q200 52 280 50Q360 52 364 118Q372 206 280 222Q188 206 196 118Z'),
    part('#fff8ea', `${ellipse(244, 112, 28, 28)}${ellipse(316, 112, 28, 28)}`),
    part(
      '#1c1216',
      `${ellipse(248, 114, 12, 14)}${ellipse(312, 114, 12, 14)}M204 84Q236 62 268 92L262 102Q236 80 210 98ZM356 84Q324 62 292 92L298 102Q324 80 350 98Z`,
    ),
    part('#8e2c28', `${ellipse(280, 146, 26, 16)}`),
    part('#3a1216', 'M216 164Q280 184 344 164Q340 212 280 214Q220 212 216 164Z'),
    part(
      '#fff8ea',
      'M222 168Q280 186 338 168L336 180Q280 196 224 180ZM226 196L216 150L242 180ZM334 196L344 150L318 180Z',
    ),
    part('#d8483e', 'M262 192Q280 186 298 192L294 240Q280 252 266 240Z'),
    part('#e2b53c', 'M200 76Q280 20 360 76L352 44L330 56L318 18L296 44L280 4L264 44L242 18L230 56L208 44Z'),
    part('#3a9a5e', ellipse(280, 44, 10)),
  ],
};

/** Creatures of tales and of processions, by the name in `Plan.subject`. */
export const FANTASY: Readonly<Record<string, SilhouetteShape>> = {
  dragon: DRAGON,
  phoenix: PHOENIX,
  'ogoh-ogoh': OGOH_OGOH,
};
