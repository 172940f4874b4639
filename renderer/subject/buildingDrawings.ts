import { ellipse, placed, rect } from './outlines.ts';
import { part, type SilhouettePart, type SilhouetteShape } from './silhouetteShape.ts';

/** Panes of a window or a door, with light behind them after dark. */
const panes = (fill: string, path: string): SilhouettePart => ({ fill, path, isWindow: true });

/** Smoke from a chimney whose top is at a place. */
const smoke = (x: number, y: number): SilhouettePart[] =>
  [
    [4, -20, 17, 15],
    [22, -48, 24, 20],
    [50, -82, 32, 25],
    [84, -116, 38, 27],
  ].flatMap(([right, up, wide, tall]) =>
    // Faint at the edge and denser within.
    [1.1, 0.8, 0.5].map((size) => part('#e4e7eb40', ellipse(x + right!, y + up!, wide! * size, tall! * size))),
  );

/** A window of four panes in its frame. */
const casement = (x: number, y: number, wide: number, tall: number, frame: string): SilhouettePart[] => [
  part(frame, rect(x - 8, y - 8, wide + 16, tall + 16)),
  panes(
    '#a9c6d6',
    [x, x + wide / 2 + 3]
      .flatMap((left) => [y, y + tall / 2 + 3].map((top) => rect(left, top, wide / 2 - 3, tall / 2 - 3)))
      .join(''),
  ),
];

const CABIN: SilhouetteShape = {
  box: [0, -70, 540, 510],
  parts: [
    ...smoke(410, 92),
    part('#8f857c', 'M384 90H442V200H384Z'),
    part('#726960', 'M378 82H448V100H378ZM384 126H414V140H384ZM414 154H442V168H414Z'),
    part('#8a5a34', 'M56 250L270 92L484 250V430H56Z'),
    part('#744826', [266, 298, 330, 362, 394, 426].map((y) => rect(44, y - 4, 452, 7)).join('')),
    part(
      '#a9743f',
      [250, 282, 314, 346, 378, 410]
        .map((y) => `${ellipse(50, y + 14, 15, 15)}${ellipse(490, y + 14, 15, 15)}`)
        .join(''),
    ),
    part(
      '#caa06a',
      [250, 282, 314, 346, 378, 410].map((y) => `${ellipse(50, y + 14, 8, 8)}${ellipse(490, y + 14, 8, 8)}`).join(''),
    ),
    part('#4a332a', 'M0 262L270 56L540 262L520 288L270 100L20 288Z'),
    part('#6b4a3a', 'M0 262L270 56L540 262L534 270L270 72L6 270Z'),
    ...casement(238, 164, 64, 56, '#5a3a22'),
    ...casement(96, 300, 86, 78, '#5a3a22'),
    ...casement(364, 300, 86, 78, '#5a3a22'),
    part('#4e3220', rect(224, 290, 94, 140)),
    part('#6e472a', rect(234, 300, 74, 130)),
    panes('#a9c6d6', rect(254, 316, 34, 36)),
    part('#e0b24a', ellipse(296, 374, 6)),
    part('#8f857c', 'M206 428H334V440H206Z'),
  ],
};

const HUT: SilhouetteShape = {
  box: [0, 40, 520, 400],
  parts: [
    part('#7a5632', [70, 180, 320, 430].map((x) => rect(x, 240, 18, 200)).join('')),
    part('#b98d55', 'M78 250H442V400H78Z'),
    part('#a2763f', [100, 134, 168, 202, 236, 270, 304, 338, 372, 406].map((x) => rect(x, 250, 5, 150)).join('')),
    part('#8a6236', rect(60, 396, 400, 18)),
    part('#6b4a2a', rect(214, 284, 92, 116)),
    panes('#3a2a1e', rect(222, 292, 76, 108)),
    panes('#3a2a1e', rect(110, 296, 64, 52)),
    panes('#3a2a1e', rect(346, 296, 64, 52)),
    part('#c09a52', 'M0 262Q90 200 150 60Q260 30 370 60Q430 200 520 262Q400 286 260 282Q120 286 0 262Z'),
    part(
      '#a27f3e',
      'M60 246Q130 190 176 66L186 64Q150 196 84 258ZM170 270Q210 180 222 54L232 53Q228 190 194 274ZM350 270Q310 180 298 54L288 53Q292 190 326 274ZM460 246Q390 190 344 66L334 64Q370 196 436 258Z',
    ),
    part('#8a6a32', 'M140 76Q260 30 380 76L372 56Q260 16 148 56Z'),
  ],
};

const HOUSE: SilhouetteShape = {
  box: [0, -30, 560, 470],
  parts: [
    ...smoke(424, 104),
    part('#a8503e', 'M398 100H452V200H398Z'),
    part('#8e4032', 'M392 92H458V108H392Z'),
    part('#f2e8d6', 'M64 230H496V440H64Z'),
    part('#dccfb8', rect(64, 412, 432, 28)),
    part('#f2e8d6', 'M280 96L400 230H160Z'),
    part('#b4553e', 'M20 246L150 118H410L540 246Z'),
    part('#9a4432', 'M20 246L28 236H532L540 246V256H20ZM70 200H490L482 192H78ZM112 158H448L440 150H120Z'),
    part('#f2e8d6', 'M280 120L374 246H186Z'),
    part('#c9694e', 'M280 92L400 252L384 262L280 122L176 262L160 252Z'),
    ...casement(254, 172, 52, 50, '#ffffff'),
    ...casement(104, 290, 82, 84, '#ffffff'),
    ...casement(374, 290, 82, 84, '#ffffff'),
    part('#ffffff', rect(230, 282, 100, 158)),
    part('#7a4a2e', rect(240, 292, 80, 148)),
    panes('#a9c6d6', rect(254, 306, 52, 44)),
    part('#e0b24a', ellipse(308, 374, 6)),
    part(
      '#6f9a4a',
      `${ellipse(94, 428, 40, 22)}${ellipse(146, 432, 34, 18)}${ellipse(420, 430, 38, 20)}${ellipse(470, 428, 36, 22)}`,
    ),
  ],
};

/** A small house for a village, in its own colours. */
const cottage = (x: number, y: number, size: number, wall: string, roof: string, ridge: string): SilhouettePart[] =>
  [
    part(wall, 'M20 96H180V200H20Z'),
    part(roof, 'M0 104L60 30H140L200 104Z'),
    part(ridge, 'M0 104L8 94H192L200 104V112H0Z'),
    part('#6b4428', rect(84, 130, 34, 70)),
    panes('#a9c6d6', `${rect(40, 126, 30, 30)}${rect(132, 126, 30, 30)}`),
  ].map((one) => ({ ...one, path: placed(one.path, x, y, size) }));

const VILLAGE: SilhouetteShape = {
  box: [0, 40, 760, 300],
  parts: [
    part('#6f9a4a', `${ellipse(120, 178, 70, 56)}${ellipse(640, 176, 74, 60)}${ellipse(392, 160, 66, 58)}`),
    ...cottage(60, 90, 0.86, '#f0e2c4', '#a8503a', '#8a3f2e'),
    ...cottage(510, 84, 0.9, '#dfe6d8', '#8e5a3a', '#70442c'),
    ...cottage(284, 64, 0.94, '#f4ecd8', '#b4603e', '#944a30'),
    part('#5f8a40', `${ellipse(262, 270, 50, 34)}${ellipse(512, 268, 52, 36)}`),
    ...cottage(0, 140, 1, '#e8d6b4', '#b4553e', '#943f2e'),
    ...cottage(380, 132, 1.04, '#f2e6cc', '#9a4a34', '#7c3828'),
    ...cottage(560, 150, 0.98, '#e4dcc8', '#b8683e', '#94502e'),
    ...cottage(186, 156, 0.92, '#f6eedc', '#a85a3a', '#86442c'),
    part('#6f9a4a', `${ellipse(60, 338, 90, 14)}${ellipse(380, 340, 300, 12)}${ellipse(700, 338, 70, 14)}`),
  ],
};

const CHURCH: SilhouetteShape = {
  box: [0, -40, 520, 500],
  parts: [
    part('#efe6d6', 'M170 230H500V460H170Z'),
    part('#9a4a3c', 'M150 240L210 150H460L520 240Z'),
    part('#7e3a30', 'M150 240L156 230H514L520 240V250H150Z'),
    part('#f6efe2', 'M40 150H190V460H40Z'),
    part(
      '#dccfba',
      `${rect(40, 244, 150, 10)}${rect(40, 150, 150, 12)}${rect(40, 436, 150, 24)}${rect(190, 436, 310, 24)}`,
    ),
    part('#9a4a3c', 'M26 154L115 8L204 154Z'),
    part('#e2b53c', `${rect(110, -36, 10, 52)}${rect(96, -20, 38, 9)}`),
    panes('#7ea6c4', 'M92 236V196Q92 172 115 172Q138 172 138 196V236Z'),
    part('#c98f3a', ellipse(115, 284, 24)),
    part('#7ea6c4', ellipse(115, 284, 17)),
    part('#6b4428', 'M82 460V372Q82 336 115 336Q148 336 148 372V460Z'),
    panes('#4a3020', 'M92 460V376Q92 348 115 348Q138 348 138 376V460Z'),
    panes(
      '#7ea6c4',
      [220, 290, 360, 430].map((x) => `M${x} 390V310Q${x} 280 ${x + 20} 280Q${x + 40} 280 ${x + 40} 310V390Z`).join(''),
    ),
  ],
};

const CASTLE: SilhouetteShape = {
  box: [0, 0, 560, 460],
  parts: [
    part(
      '#d8483e',
      'M276 0H284V44H276ZM284 4L322 16L284 28ZM86 76H92V112H86ZM92 80L122 90L92 100ZM468 76H474V112H468ZM474 80L504 90L474 100Z',
    ),
    part('#b8aea6', 'M220 130H340V460H220Z'),
    part('#c6bdb4', 'M142 190H196V330H142ZM364 190H418V330H364Z'),
    part('#4a6ba8', 'M204 138L280 36L356 138ZM130 196L169 116L208 196ZM352 196L391 116L430 196Z'),
    part('#3a5688', 'M280 36L356 138H300ZM169 116L208 196H180ZM391 116L430 196H402Z'),
    part(
      '#a49a92',
      'M90 290H110V274H134V290H158V274H182V290H206V274H230V290H330V274H354V290H378V274H402V290H426V274H450V290H470V460H90Z',
    ),
    part(
      '#8e857e',
      'M90 330H470V338H90ZM110 370H150V376H110ZM180 396H220V402H180ZM340 372H390V378H340ZM400 412H446V418H400ZM128 428H170V434H128Z',
    ),
    part('#b8aea6', 'M40 210H130V460H40ZM430 210H520V460H430Z'),
    part('#9c928a', 'M40 250H130V258H40ZM430 250H520V258H430ZM96 258H130V460H96ZM486 258H520V460H486Z'),
    part('#4a6ba8', 'M26 216L86 104L146 216ZM416 216L474 104L534 216Z'),
    part('#3a5688', 'M86 104L146 216H104ZM474 104L534 216H492Z'),
    panes(
      '#3a3438',
      `${rect(268, 166, 24, 44)}${rect(240, 226, 18, 34)}${rect(302, 226, 18, 34)}${rect(160, 216, 18, 32)}${rect(382, 216, 18, 32)}${rect(66, 282, 20, 40)}${rect(66, 360, 20, 40)}${rect(456, 282, 20, 40)}${rect(456, 360, 20, 40)}`,
    ),
    part('#6e655f', 'M222 460V396Q222 346 280 340Q338 346 338 396V460Z'),
    panes('#3a3438', 'M234 460V398Q234 356 280 352Q326 356 326 398V460Z'),
    part('#6b4a30', `${rect(256, 352, 5, 108)}${rect(278, 352, 5, 108)}${rect(300, 352, 5, 108)}`),
  ],
};

/** Houses and castles, by the name in `Plan.subject`. */
export const BUILDINGS_DRAWN: Readonly<Record<string, SilhouetteShape>> = {
  cabin: CABIN,
  hut: HUT,
  house: HOUSE,
  village: VILLAGE,
  church: CHURCH,
  castle: CASTLE,
};
