import { ellipse } from '../outlines.ts';
import { part, type SilhouetteShape } from '../silhouetteShape.ts';

/** Insects that fly, by the name in `Plan.subject`. */
export const INSECTS: Readonly<Record<string, SilhouetteShape>> = {
  bee: {
    box: [20, 46, 470, 370],
    parts: [
      part('#d8ecf6', `${ellipse(200, 150, 70, 96)}${ellipse(290, 140, 64, 90)}`),
      part('#f4fafc', `${ellipse(196, 150, 44, 66)}${ellipse(288, 140, 40, 62)}`),
      part('#2a2018', 'M60 290L20 300L60 316Z'),
      part(
        '#f4b92e',
        'M60 300C60 220 150 196 240 196C350 196 440 230 440 306C440 380 350 410 240 410C150 410 60 380 60 300Z',
      ),
      part(
        '#2a2018',
        'M130 214C112 270 112 340 130 394L176 406C156 340 156 270 176 202ZM226 196C210 260 210 340 226 410H274C258 340 258 260 274 198Z',
      ),
      part('#3a2a1c', 'M350 214C430 220 460 260 458 310C456 360 420 392 350 398C336 340 336 270 350 214Z'),
      part('#ffffff', ellipse(404, 280, 22, 26)),
      part('#17120f', ellipse(410, 282, 12, 15)),
      part('#2a2018', 'M400 222L440 150L450 156L416 228ZM430 232L486 180L492 190L444 240Z'),
    ],
  },
  ladybug: {
    box: [40, 56, 432, 396],
    parts: [
      part(
        '#1c1a1c',
        `M96 200L60 170L66 162L110 190ZM80 290H44V280H84ZM100 370L70 410L78 416L116 384ZM416 200L452 170L446 162L402 190ZM432 290H468V280H428ZM412 370L442 410L434 416L396 384ZM220 110L190 64L198 60L230 104ZM292 110L322 64L314 60L282 104Z${ellipse(256, 150, 84, 66)}`,
      ),
      part('#d8281e', ellipse(256, 290, 170, 160)),
      part(
        '#1c1a1c',
        `M250 136H262V450H250Z${[
          [170, 220],
          [150, 310],
          [196, 384],
          [342, 220],
          [362, 310],
          [316, 384],
        ]
          .map(([x, y]) => ellipse(x!, y!, 28))
          .join('')}`,
      ),
      part('#ffffff', `${ellipse(214, 130, 15)}${ellipse(298, 130, 15)}`),
    ],
  },
};
