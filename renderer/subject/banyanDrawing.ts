import { ellipse } from './outlines.ts';
import type { SilhouetteShape } from './silhouetteShape.ts';

/** An air root from the crown to where it ends, thicker where it has reached the ground. */
const root = (x: number, top: number, foot: number, thick: number): string =>
  `M${x - thick / 2} ${top}Q${x - thick * 0.2} ${(top + foot) / 2} ${x - thick * 0.7} ${foot}h${thick * 1.4}Q${x + thick * 0.2} ${(top + foot) / 2} ${x + thick / 2} ${top}Z`;

const roots = (places: readonly (readonly [x: number, top: number, foot: number, thick: number])[]): string =>
  places.map((place) => root(...place)).join('');

/** A banyan: a crown wider than high on a bundle of stems, with air roots hanging from its branches. */
export const BANYAN: SilhouetteShape = {
  box: [-40, 30, 592, 430],
  parts: [
    {
      fill: '#3d5a30',
      path: `${ellipse(256, 150, 210, 100)}${ellipse(80, 190, 120, 76)}${ellipse(432, 190, 120, 76)}`,
    },
    // Branches that reach out under the crown.
    {
      fill: '#5c4836',
      path: 'M210 330Q190 250 70 226L74 212Q180 220 236 270L256 210L276 270Q332 220 438 212L442 226Q322 250 302 330Z',
    },
    {
      fill: '#6f5a45',
      path: 'M196 460Q222 420 206 350Q200 300 226 240H286Q312 300 306 350Q290 420 316 460Q290 448 280 456Q268 444 256 458Q244 444 232 456Q222 448 196 460Z',
    },
    {
      fill: '#4d3b2c',
      path: roots([
        [226, 260, 452, 9],
        [250, 250, 454, 8],
        [276, 255, 450, 9],
        [300, 290, 446, 6],
      ]),
    },
    // Those that have become stems.
    {
      fill: '#66523e',
      path: roots([
        [96, 220, 452, 15],
        [150, 230, 456, 18],
        [362, 230, 456, 18],
        [418, 220, 452, 15],
      ]),
    },
    {
      fill: '#8a7358',
      path: roots([
        [20, 236, 352, 5],
        [46, 240, 388, 6],
        [70, 240, 336, 5],
        [120, 240, 402, 6],
        [176, 244, 380, 6],
        [196, 240, 350, 5],
        [318, 240, 356, 5],
        [338, 244, 392, 6],
        [390, 240, 396, 6],
        [444, 240, 344, 5],
        [468, 240, 386, 6],
        [494, 236, 348, 5],
      ]),
    },
    {
      fill: '#4f7a3a',
      path: `${ellipse(60, 176, 92, 58)}${ellipse(168, 118, 110, 74)}${ellipse(330, 112, 118, 76)}${ellipse(452, 176, 92, 58)}${ellipse(256, 190, 130, 54)}`,
    },
    {
      fill: '#6c9a48',
      path: `${ellipse(150, 92, 72, 40)}${ellipse(300, 76, 80, 40)}${ellipse(404, 132, 66, 34)}${ellipse(50, 156, 56, 30)}${ellipse(236, 160, 70, 30)}`,
    },
  ],
};
