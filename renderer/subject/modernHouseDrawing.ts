import { ellipse, rect } from './outlines.ts';
import type { SilhouetteShape } from './silhouetteShape.ts';

const slats = Array.from({ length: 6 }, (_, at) => rect(92 + at * 16, 128, 3, 116)).join('');

/** A house of two floors with flat roofs, a balcony, a garage and a garden before it. */
export const MODERN_HOUSE: SilhouetteShape = {
  box: [6, 88, 500, 318],
  parts: [
    { fill: '#5f9a48', path: ellipse(256, 396, 250, 12) },
    { fill: '#d8d3c8', path: rect(56, 250, 400, 140) },
    { fill: '#efece4', path: rect(84, 112, 292, 140) },
    { fill: '#a06f45', path: rect(84, 112, 104, 140) },
    { fill: '#835736', path: slats },
    { fill: '#34383e', path: rect(72, 96, 320, 18) + rect(44, 242, 424, 14) },
    {
      fill: '#2c3a47',
      path: rect(206, 138, 84, 84) + rect(302, 138, 56, 84) + rect(86, 280, 108, 72),
      isWindow: true,
    },
    {
      fill: '#9cc0d2',
      path: 'M212 144H244L222 216H212ZM308 144H330L314 216H308ZM92 286H130L108 346H92Z',
    },
    { fill: '#efece4', path: rect(246, 138, 4, 84) + rect(138, 280, 4, 72) },
    { fill: '#b9d3dc', path: rect(200, 206, 176, 36) },
    { fill: '#34383e', path: rect(196, 202, 184, 5) + rect(258, 206, 3, 36) + rect(318, 206, 3, 36) },
    { fill: '#7a4e2e', path: rect(218, 286, 56, 104) },
    { fill: '#d9c08a', path: rect(264, 336, 4, 18) },
    { fill: '#5c636c', path: rect(306, 284, 130, 106) },
    {
      fill: '#6d757f',
      path: rect(306, 300, 130, 4) + rect(306, 322, 130, 4) + rect(306, 344, 130, 4) + rect(306, 366, 130, 4),
    },
    { fill: '#c9c4b8', path: 'M214 390H278L300 404H192ZM304 390H440L470 404H286Z' },
    {
      fill: '#4b8a3c',
      path: ellipse(84, 384, 30, 22) + ellipse(124, 388, 26, 17) + ellipse(172, 388, 26, 16) + ellipse(292, 392, 13, 9),
    },
    { fill: '#6b4a30', path: rect(30, 300, 9, 94) },
    { fill: '#3f7d38', path: ellipse(34, 262, 28, 52) },
    { fill: '#5a9a48', path: ellipse(76, 376, 13, 9) + ellipse(26, 246, 12, 22) + ellipse(162, 380, 12, 7) },
  ],
};
