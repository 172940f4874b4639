import type { Rgb } from '../../../scene.ts';
import { box, faced, INK, PAPER, round } from '../products/faces.ts';
import type { Ware } from '../ware.ts';

const LEAF: Rgb = [84, 150, 62];

/** Kernels of a cob, row by row. */
const KERNELS = Array.from({ length: 9 }, (_, row) =>
  Array.from({ length: 5 }, (__, column) => {
    const half = 0.3 - Math.abs(row - 4) * 0.012;
    return round(Number((-half + (column * half) / 2).toFixed(3)), Number((-1.72 + row * 0.15).toFixed(3)), 0.07);
  }).join(''),
).join('');

/** Vegetables, and what is baked or cooked of which no other drawing shows enough. */
export const VEGETABLES: Readonly<Record<string, Ware>> = {
  tomatoes: faced(
    [214, 52, 40],
    [
      { path: round(-0.5, -0.48, 0.5, 0.47) + round(0.52, -0.46, 0.48, 0.45), colour: 'own', shade: 0.9 },
      { path: round(0.02, -0.52, 0.56, 0.52), colour: 'own' },
      {
        path: 'M0.02 -0.98L-0.24 -1.1L-0.06 -0.92L-0.2 -0.76L0.02 -0.88L0.24 -0.76L0.1 -0.92L0.28 -1.1ZM-0.03 -1.16H0.05V-0.96H-0.03Z',
        colour: LEAF,
      },
      { path: round(-0.2, -0.7, 0.1, 0.07), colour: [255, 214, 200] },
    ],
    { height: 1.3, foot: 0.9 },
  ),
  carrots: faced(
    [236, 126, 40],
    [
      {
        path: 'M-0.9 -0.1L-0.2 -0.44Q0 -0.2 -0.14 -0.06L-0.9 -0.04ZM1 -0.06L0.2 -0.5Q0 -0.3 0.12 -0.1Z',
        colour: 'own',
        shade: 0.86,
      },
      { path: 'M-1.06 -0.36L0.3 -0.78Q0.56 -0.56 0.4 -0.3L-1.04 -0.28Z', colour: 'own' },
      {
        path: 'M-0.5 -0.5L-0.44 -0.36M-0.1 -0.62L-0.06 -0.44M0.16 -0.46L0.2 -0.32',
        colour: 'own',
        shade: 0.7,
        line: 0.025,
      },
      { path: 'M0.4 -0.66L0.96 -1.1L0.84 -0.86L1.2 -0.92L0.9 -0.72L1.18 -0.6L0.44 -0.46Z', colour: LEAF },
    ],
    { reach: 1.3, height: 1.2, foot: 1 },
  ),
  corn: faced(
    [246, 204, 62],
    [
      { path: 'M-0.3 -1.2Q-0.36 -1.9 0 -2Q0.36 -1.9 0.3 -1.2V-0.3H-0.3Z', colour: 'own', shade: 0.86 },
      { path: KERNELS, colour: 'own', shade: 1.06 },
      {
        path: 'M0 0C-0.5 -0.1 -0.62 -0.8 -0.5 -1.5C-0.3 -1.1 -0.1 -0.6 0 -0.3C0.1 -0.6 0.3 -1.1 0.5 -1.5C0.62 -0.8 0.5 -0.1 0 0Z',
        colour: LEAF,
      },
      { path: 'M-0.4 -1.16Q-0.3 -0.5 -0.04 -0.1M0.4 -1.16Q0.3 -0.5 0.04 -0.1', colour: LEAF, shade: 0.7, line: 0.03 },
    ],
    { height: 2, foot: 0.6 },
  ),
  chillies: faced(
    [206, 30, 26],
    [
      {
        path: 'M-1.1 -0.02Q-0.7 -0.34 0.1 -0.44Q0.5 -0.46 0.6 -0.32Q0.62 -0.16 0.34 -0.1Q-0.3 0 -1.1 -0.02Z',
        colour: 'own',
      },
      { path: 'M-0.9 -0.08Q-0.4 -0.2 0.36 -0.16', colour: 'own', shade: 0.66, line: 0.05 },
      { path: 'M-0.5 -0.24Q-0.1 -0.36 0.3 -0.38', colour: [255, 176, 160], line: 0.05 },
      { path: 'M0.5 -0.46Q0.72 -0.42 0.66 -0.2L0.56 -0.12Q0.48 -0.28 0.5 -0.46Z', colour: LEAF },
      { path: 'M0.62 -0.32Q0.86 -0.4 0.96 -0.56', colour: LEAF, shade: 0.8, line: 0.07 },
      {
        path: 'M1.16 0.1Q0.8 -0.16 0 -0.14Q-0.5 -0.1 -0.56 0.04Q-0.54 0.18 -0.26 0.22Q0.4 0.26 1.16 0.1Z',
        colour: 'own',
        shade: 1.1,
      },
      { path: 'M1 0.12Q0.4 0.2 -0.2 0.16', colour: 'own', shade: 0.7, line: 0.05 },
      { path: 'M0.5 -0.02Q0.1 -0.06 -0.24 -0.02', colour: [255, 196, 184], line: 0.05 },
      { path: 'M-0.46 -0.1Q-0.66 -0.04 -0.62 0.16L-0.5 0.22Q-0.42 0.06 -0.46 -0.1Z', colour: LEAF },
      { path: 'M-0.58 0.04Q-0.82 0 -0.94 -0.14', colour: LEAF, shade: 0.8, line: 0.07 },
    ],
    { height: 0.7, foot: 1.1 },
  ),
  crab: faced(
    [208, 74, 40],
    [
      {
        path: 'M-0.64 -0.46L-1.1 -0.62L-1.3 -0.12M-0.66 -0.36L-1.04 -0.42L-1.16 0M-0.6 -0.26L-0.9 -0.24L-0.96 0.04M0.64 -0.46L1.1 -0.62L1.3 -0.12M0.66 -0.36L1.04 -0.42L1.16 0M0.6 -0.26L0.9 -0.24L0.96 0.04',
        colour: 'own',
        shade: 0.74,
        line: 0.09,
      },
      { path: 'M-0.5 -0.66L-0.86 -0.84L-0.92 -1M0.5 -0.66L0.86 -0.84L0.92 -1', colour: 'own', shade: 0.86, line: 0.15 },
      {
        path: 'M-1.02 -0.92Q-1.42 -1.02 -1.3 -1.56Q-1.1 -1.5 -1.04 -1.3Q-0.98 -1.36 -0.9 -1.5Q-0.66 -1.16 -0.8 -0.94Q-0.9 -0.86 -1.02 -0.92ZM1.02 -0.92Q1.42 -1.02 1.3 -1.56Q1.1 -1.5 1.04 -1.3Q0.98 -1.36 0.9 -1.5Q0.66 -1.16 0.8 -0.94Q0.9 -0.86 1.02 -0.92Z',
        colour: 'own',
      },
      {
        path: 'M-1.16 -1.04Q-1.28 -1.2 -1.24 -1.38M1.16 -1.04Q1.28 -1.2 1.24 -1.38',
        colour: [255, 190, 160],
        line: 0.05,
      },
      { path: 'M-0.2 -0.8L-0.24 -1M0.2 -0.8L0.24 -1', colour: 'own', shade: 0.8, line: 0.07 },
      {
        path: 'M-0.92 -0.56Q-0.82 -0.96 0 -0.98Q0.82 -0.96 0.92 -0.56Q0.72 -0.12 0 -0.08Q-0.72 -0.12 -0.92 -0.56Z',
        colour: 'own',
      },
      { path: 'M-0.7 -0.24Q0 -0.02 0.7 -0.24Q0.44 -0.1 0 -0.08Q-0.44 -0.1 -0.7 -0.24Z', colour: [244, 206, 170] },
      { path: 'M-0.66 -0.7Q-0.3 -0.88 0.14 -0.87', colour: [255, 170, 130], line: 0.07 },
      {
        path: 'M-0.34 -0.5Q-0.2 -0.4 -0.3 -0.28M0.34 -0.5Q0.2 -0.4 0.3 -0.28M-0.1 -0.34Q0 -0.28 0.1 -0.34',
        colour: 'own',
        shade: 0.7,
        line: 0.045,
      },
      { path: round(-0.25, -1.05, 0.09) + round(0.25, -1.05, 0.09), colour: INK },
      { path: round(-0.22, -1.08, 0.03) + round(0.28, -1.08, 0.03), colour: [255, 255, 255] },
    ],
    { reach: 1.4, height: 1.6, foot: 1 },
  ),
  croissants: faced(
    [214, 142, 62],
    [
      { path: round(0, -0.08, 1.2, 0.16), colour: PAPER },
      {
        path: 'M-1 -0.1Q-1.06 -0.5 -0.6 -0.8Q0 -1.14 0.6 -0.8Q1.06 -0.5 1 -0.1Q0.8 -0.4 0.46 -0.36Q0 -0.5 -0.46 -0.36Q-0.8 -0.4 -1 -0.1Z',
        colour: 'own',
      },
      {
        path: 'M-0.72 -0.7Q-0.5 -0.5 -0.56 -0.34M-0.34 -0.92Q-0.16 -0.66 -0.22 -0.4M0.04 -0.98Q0.2 -0.7 0.16 -0.42M0.42 -0.9Q0.56 -0.66 0.5 -0.36M0.76 -0.7Q0.86 -0.5 0.8 -0.32',
        colour: 'own',
        shade: 0.66,
        line: 0.045,
      },
      { path: 'M-0.5 -0.84Q-0.3 -0.94 -0.1 -0.96M0.14 -0.96Q0.3 -0.94 0.4 -0.88', colour: [252, 216, 150], line: 0.05 },
    ],
    { reach: 1.3, height: 1.2, foot: 1 },
  ),
  pancakes: faced(
    [222, 160, 84],
    [
      { path: round(0, -0.08, 1.25, 0.17), colour: PAPER },
      { path: [0, 1, 2, 3].map((layer) => box(-0.86, -0.34 - layer * 0.2, 1.72, 0.22, 0.1)).join(''), colour: 'own' },
      {
        path: [0, 1, 2, 3].map((layer) => box(-0.82, -0.2 - layer * 0.2, 1.64, 0.07, 0.03)).join(''),
        colour: 'own',
        shade: 1.3,
      },
      { path: round(0, -0.98, 0.82, 0.15), colour: 'own', shade: 0.84 },
      {
        path: 'M-0.6 -1Q0 -1.16 0.6 -1Q0.7 -0.8 0.62 -0.6Q0.54 -0.8 0.4 -0.86Q0.36 -0.5 0.28 -0.4Q0.2 -0.6 0.14 -0.84Q-0.2 -0.8 -0.3 -0.7Q-0.36 -0.86 -0.6 -1Z',
        colour: [176, 92, 30],
      },
      { path: box(-0.18, -1.22, 0.36, 0.2, 0.03), colour: [252, 226, 130] },
    ],
    { reach: 1.3, height: 1.4, foot: 1 },
  ),
  pudding: faced(
    [244, 200, 110],
    [
      { path: round(0, -0.06, 1.1, 0.14), colour: PAPER },
      { path: 'M-0.44 -1.1H0.44L0.7 -0.1Q0 0.06 -0.7 -0.1Z', colour: 'own' },
      {
        path: 'M-0.44 -1.1Q0 -1.24 0.44 -1.1L0.52 -0.76Q0.4 -0.6 0.32 -0.84Q0.2 -0.5 0.08 -0.82Q-0.06 -0.6 -0.18 -0.84Q-0.34 -0.5 -0.52 -0.76Z',
        colour: [140, 66, 24],
      },
      { path: round(0, -1.26, 0.14), colour: [206, 40, 50] },
    ],
    { height: 1.5, foot: 0.8 },
  ),
  brownies: faced(
    [84, 48, 32],
    [
      { path: round(0, -0.06, 1.25, 0.16), colour: PAPER },
      { path: 'M-0.9 -0.5L-0.16 -0.62V-0.1L-0.86 -0.04ZM0.06 -0.62L0.86 -0.5L0.82 -0.04L0.1 -0.1Z', colour: 'own' },
      {
        path: 'M-0.9 -0.5L-0.5 -0.7L0.1 -0.74L-0.16 -0.62ZM0.06 -0.62L0.3 -0.76L0.94 -0.64L0.86 -0.5Z',
        colour: 'own',
        shade: 1.5,
      },
      { path: 'M-0.44 -0.9L0.36 -0.98V-0.62L-0.4 -0.56Z', colour: 'own', shade: 1.1 },
      { path: 'M-0.44 -0.9L-0.1 -1.06L0.6 -1.1L0.36 -0.98Z', colour: 'own', shade: 1.6 },
      {
        path:
          round(-0.1, -1, 0.05, 0.03) +
          round(0.2, -1.04, 0.05, 0.03) +
          round(-0.5, -0.63, 0.05, 0.03) +
          round(0.6, -0.62, 0.05, 0.03),
        colour: [232, 206, 160],
      },
    ],
    { reach: 1.3, height: 1.3, foot: 1.1 },
  ),
};
