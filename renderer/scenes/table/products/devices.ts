import type { Ware } from '../ware.ts';
import { box, faced, INK, PAPER, round, STEEL } from './faces.ts';

/** Devices with a screen, a lens or a plug. */
export const DEVICES: Readonly<Record<string, Ware>> = {
  phone: faced(
    [36, 38, 46],
    [
      { path: box(-0.54, -2.1, 1.08, 2.1, 0.14), colour: 'own' },
      { path: box(-0.48, -2.03, 0.96, 1.96, 0.1), colour: [70, 120, 220] },
      {
        path: 'M-0.48 -0.6Q0 -1.2 0.48 -0.8V-0.17Q0.48 -0.07 0.38 -0.07H-0.38Q-0.48 -0.07 -0.48 -0.17Z',
        colour: [240, 130, 110],
      },
      { path: box(-0.14, -1.99, 0.28, 0.08, 0.04), colour: INK },
      { path: [0, 1, 2, 3].map((at) => box(-0.37 + at * 0.2, -0.36, 0.14, 0.16, 0.04)).join(''), colour: PAPER },
      { path: 'M-0.22 -1.6H0.22', colour: PAPER, line: 0.08 },
    ],
    { reach: 0.8, height: 2.1 },
  ),
  laptop: faced(
    [186, 190, 198],
    [
      { path: box(-1.1, -1.6, 2.2, 1.42, 0.08), colour: INK },
      { path: box(-1.02, -1.52, 2.04, 1.26), colour: [66, 116, 206] },
      { path: box(-0.86, -1.36, 0.8, 0.5) + box(0.06, -1.36, 0.8, 0.12) + box(0.06, -1.14, 0.6, 0.1), colour: PAPER },
      {
        path: box(-0.86, -0.74, 0.5, 0.34) + box(-0.26, -0.74, 0.5, 0.34) + box(0.34, -0.74, 0.5, 0.34),
        colour: [250, 190, 90],
      },
      { path: 'M-1.1 -0.18H1.1L1.34 0H-1.34Z', colour: 'own' },
      { path: 'M-0.9 -0.13H0.9L0.98 -0.07H-0.98Z', colour: 'own', shade: 0.6 },
    ],
    { reach: 1.5, height: 1.7, foot: 1.1 },
  ),
  headphones: faced(
    [44, 46, 54],
    [
      { path: 'M-0.74 -0.7C-0.8 -2.1 0.8 -2.1 0.74 -0.7', colour: 'own', line: 0.16 },
      { path: box(-1, -0.96, 0.46, 0.96, 0.2) + box(0.54, -0.96, 0.46, 0.96, 0.2), colour: 'own', shade: 1.1 },
      { path: box(-0.62, -0.86, 0.16, 0.76, 0.08) + box(0.46, -0.86, 0.16, 0.76, 0.08), colour: [110, 112, 122] },
    ],
    { height: 1.9 },
  ),
  camera: faced(
    [40, 40, 44],
    [
      { path: box(-1, -1.16, 2, 1.16, 0.12) + 'M-0.36 -1.14L-0.24 -1.42H0.24L0.36 -1.14Z', colour: 'own' },
      { path: box(-1, -0.9, 2, 0.62), colour: [90, 62, 46] },
      { path: round(0, -0.58, 0.52), colour: STEEL },
      { path: round(0, -0.58, 0.44), colour: INK },
      { path: round(0, -0.58, 0.28), colour: [60, 80, 150] },
      { path: round(0.1, -0.68, 0.08), colour: PAPER },
      { path: box(0.6, -1.28, 0.26, 0.14, 0.03), colour: STEEL },
    ],
    { height: 1.5 },
  ),
};
