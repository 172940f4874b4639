import type { Ware } from '../ware.ts';
import { box, BRASS, faced, INK, PAPER, round, STEEL } from './faces.ts';
import { shoe } from './shoe.ts';

const SHIRT =
  'M-0.42 -1.95Q0 -1.72 0.42 -1.95L0.62 -1.9L1.16 -1.42L0.86 -1.06L0.62 -1.24L0.64 -0.04Q0 0.04 -0.64 -0.04L-0.62 -1.24L-0.86 -1.06L-1.16 -1.42L-0.62 -1.9Z';

/** Every second strip of a weave on a bag's body, row by row. */
const WEAVE = Array.from({ length: 8 }, (_, row) => {
  const half = 0.74 + row * 0.034;
  const strip = (half * 2) / 11;
  return Array.from({ length: 11 }, (__, column) =>
    (row + column) % 2 === 0 ? box(-half + column * strip, -1.24 + row * 0.15, strip * 0.9, 0.12, 0.02) : '',
  ).join('');
}).join('');

/** What people wear and carry. */
export const CLOTHES: Readonly<Record<string, Ware>> = {
  shoe,
  bag: faced(
    [156, 96, 54],
    [
      { path: 'M-0.42 -1.1C-0.5 -2.1 0.5 -2.1 0.42 -1.1', colour: 'own', shade: 0.72, line: 0.1 },
      { path: 'M-0.86 -1.2H0.86L1 -0.04Q0 0.06 -1 -0.04Z', colour: 'own' },
      { path: 'M-0.88 -1.24H0.88L0.8 -0.72Q0 -0.5 -0.8 -0.72Z', colour: 'own', shade: 0.84 },
      { path: box(-0.12, -0.76, 0.24, 0.22, 0.04), colour: BRASS },
      { path: round(-0.42, -1.12, 0.07) + round(0.42, -1.12, 0.07), colour: BRASS },
      { path: 'M-0.92 -0.12Q0 -0.04 0.92 -0.12', colour: 'own', shade: 0.6, line: 0.02 },
    ],
    { height: 2 },
  ),
  wovenBag: faced(
    [206, 164, 98],
    [
      { path: 'M-0.4 -1.24C-0.48 -2.2 0.48 -2.2 0.4 -1.24', colour: 'own', shade: 0.7, line: 0.1 },
      { path: 'M-0.74 -1.26H0.74L1 -0.06Q0 0.04 -1 -0.06Z', colour: 'own', shade: 0.72 },
      { path: WEAVE, colour: 'own', shade: 1.12 },
      { path: 'M-0.76 -1.26H0.76', colour: 'own', shade: 0.58, line: 0.08 },
      { path: 'M-1 -0.06Q0 0.04 1 -0.06', colour: 'own', shade: 0.58, line: 0.06 },
    ],
    { height: 2 },
  ),
  backpack: faced(
    [60, 96, 150],
    [
      { path: 'M-0.2 -1.85C-0.2 -2.1 0.2 -2.1 0.2 -1.85', colour: 'own', shade: 0.6, line: 0.07 },
      {
        path: 'M-0.78 0Q-0.92 -1 -0.66 -1.56Q-0.4 -1.95 0 -1.95Q0.4 -1.95 0.66 -1.56Q0.92 -1 0.78 0Q0 0.08 -0.78 0Z',
        colour: 'own',
      },
      { path: box(-0.56, -0.86, 1.12, 0.72, 0.14), colour: 'own', shade: 0.8 },
      { path: 'M-0.5 -0.72H0.5M-0.6 -1.3Q0 -1.56 0.6 -1.3', colour: STEEL, line: 0.03 },
    ],
    { height: 2.1 },
  ),
  wallet: faced(
    [110, 66, 38],
    [
      { path: box(-1, -1.1, 2, 1.1, 0.1), colour: 'own' },
      { path: box(-0.92, -1.02, 1.84, 0.94, 0.08), colour: 'own', shade: 1.08 },
      { path: 'M-0.92 -0.56H0.92', colour: 'own', shade: 0.6, line: 0.03 },
      { path: box(0.5, -0.7, 0.5, 0.3, 0.1), colour: 'own', shade: 0.74 },
      { path: round(0.64, -0.55, 0.06), colour: BRASS },
    ],
    { height: 1.2 },
  ),
  tshirt: faced(
    [72, 112, 176],
    [
      { path: SHIRT, colour: 'own' },
      { path: 'M-0.42 -1.95Q0 -1.6 0.42 -1.95', colour: 'own', shade: 0.7, line: 0.08 },
      {
        path: 'M-0.62 -1.24L-0.58 -0.9M0.62 -1.24L0.58 -0.9M-0.2 -0.5L-0.1 -0.1M0.3 -0.7L0.22 -0.1',
        colour: 'own',
        shade: 0.76,
        line: 0.025,
      },
    ],
    { reach: 1.3, height: 2 },
  ),
  shirt: faced(
    [236, 238, 242],
    [
      { path: SHIRT, colour: 'own' },
      { path: 'M-0.42 -1.95L-0.06 -1.5L0 -1.7L0.06 -1.5L0.42 -1.95L0 -1.8Z', colour: 'own', shade: 0.78 },
      { path: 'M0 -1.6V-0.02', colour: 'own', shade: 0.7, line: 0.025 },
      { path: [0, 1, 2, 3].map((at) => round(0, -1.3 + at * 0.34, 0.035)).join(''), colour: INK },
      { path: box(0.18, -1.3, 0.3, 0.34), colour: 'own', shade: 0.88 },
    ],
    { reach: 1.3, height: 2 },
  ),
  robe: faced(
    [122, 150, 132],
    [
      { path: 'M0 -2.34Q0.16 -2.42 0.1 -2.5', colour: STEEL, line: 0.04 },
      { path: 'M-0.3 -2.06L0 -2.3L0.3 -2.06', colour: STEEL, line: 0.035 },
      {
        path: 'M-0.34 -2.02L-0.92 -0.78L-0.66 -0.68L-0.26 -1.5ZM0.34 -2.02L0.92 -0.78L0.66 -0.68L0.26 -1.5Z',
        colour: 'own',
        shade: 0.86,
      },
      {
        path: 'M-0.36 -2.04Q0 -1.86 0.36 -2.04L0.34 -1.3L0.62 0Q0 0.08 -0.62 0L-0.34 -1.3Z',
        colour: 'own',
      },
      { path: 'M-0.2 -1.2L-0.3 -0.04M0 -1.84V0M0.2 -1.2L0.3 -0.04', colour: 'own', shade: 0.78, line: 0.022 },
      { path: 'M-0.16 -1.96Q0 -1.86 0.16 -1.96', colour: 'own', shade: 0.66, line: 0.05 },
      { path: 'M-0.92 -0.78L-0.66 -0.68M0.92 -0.78L0.66 -0.68', colour: PAPER, line: 0.05 },
    ],
    { reach: 1, height: 2.5 },
  ),
  dress: faced(
    [178, 70, 110],
    [
      { path: 'M-0.1 -2.3Q0 -2.5 0.1 -2.3M-0.4 -2.1L0 -2.26L0.4 -2.1', colour: [120, 84, 50], line: 0.05 },
      {
        path: 'M-0.38 -2.1L-0.14 -2Q0 -1.86 0.14 -2L0.38 -2.1L0.66 -1.5L0.44 -1.4L0.32 -1.66L0.3 -1.2L0.86 -0.02Q0 0.1 -0.86 -0.02L-0.3 -1.2L-0.32 -1.66L-0.44 -1.4L-0.66 -1.5Z',
        colour: 'own',
      },
      { path: 'M-0.31 -1.22H0.31', colour: 'own', shade: 0.6, line: 0.08 },
      { path: 'M-0.16 -1.1L-0.4 -0.06M0.02 -1.1V-0.02M0.18 -1.1L0.44 -0.06', colour: 'own', shade: 0.74, line: 0.03 },
    ],
    { height: 2.5 },
  ),
  hungKebaya: faced(
    [176, 84, 120],
    [
      { path: 'M-0.1 -2.3Q0 -2.5 0.1 -2.3M-0.4 -2.1L0 -2.26L0.4 -2.1', colour: [120, 84, 50], line: 0.05 },
      // The wrapped skirt of batik, with its pleats and rhombs.
      { path: 'M-0.36 -1L0.36 -1L0.46 0Q0 0.08 -0.46 0Z', colour: [112, 66, 38] },
      { path: 'M0.06 -1L0.02 0.04M0.16 -1L0.16 0.03M0.26 -1L0.3 0.02', colour: [84, 48, 28], line: 0.03 },
      {
        path: 'M-0.2 -0.8l0.07 -0.1l0.07 0.1l-0.07 0.1ZM-0.24 -0.5l0.07 -0.1l0.07 0.1l-0.07 0.1ZM-0.28 -0.2l0.07 -0.1l0.07 0.1l-0.07 0.1Z',
        colour: [222, 176, 96],
      },
      // The blouse: long sleeves, a deep collar, a hem that is longer in front.
      {
        path: 'M-0.36 -2.1L-0.78 -1.02L-0.58 -0.94L-0.28 -1.56ZM0.36 -2.1L0.78 -1.02L0.58 -0.94L0.28 -1.56Z',
        colour: 'own',
        shade: 0.86,
      },
      { path: 'M-0.38 -2.1L0 -1.7L0.38 -2.1L0.34 -1.4L0.44 -0.84L0 -0.62L-0.44 -0.84L-0.34 -1.4Z', colour: 'own' },
      { path: 'M-0.38 -2.1L0 -1.66L0.38 -2.1', colour: [236, 206, 130], line: 0.05 },
      { path: 'M0 -1.66V-0.64M-0.44 -0.84L0 -0.62L0.44 -0.84', colour: [236, 206, 130], line: 0.035 },
      {
        path:
          round(-0.16, -1.4, 0.035) +
          round(0.16, -1.4, 0.035) +
          round(-0.2, -1.1, 0.035) +
          round(0.2, -1.1, 0.035) +
          round(-0.56, -1.2, 0.03) +
          round(0.56, -1.2, 0.03),
        colour: [246, 226, 170],
      },
    ],
    { height: 2.5 },
  ),
  watch: faced(
    [40, 40, 46],
    [
      { path: box(-0.28, -2.1, 0.56, 0.8, 0.1) + box(-0.28, -0.8, 0.56, 0.8, 0.1), colour: 'own' },
      { path: round(0, -1.05, 0.62), colour: STEEL },
      { path: box(0.6, -1.12, 0.12, 0.14), colour: STEEL },
      { path: round(0, -1.05, 0.52), colour: PAPER },
      { path: 'M0 -1.5V-1.44M0 -0.66V-0.6M-0.45 -1.05H-0.39M0.39 -1.05H0.45', colour: INK, line: 0.05 },
      { path: 'M0 -1.05V-1.4M0 -1.05L0.26 -0.92', colour: INK, line: 0.05 },
      { path: round(0, -1.05, 0.05), colour: BRASS },
    ],
    { reach: 0.9, height: 2.1 },
  ),
  hat: faced(
    [60, 80, 120],
    [
      { path: 'M-0.8 -0.2C-0.84 -1.3 0.6 -1.4 0.62 -0.2Z', colour: 'own' },
      { path: 'M0.3 -0.36C0.9 -0.4 1.3 -0.2 1.34 -0.02Q0.9 -0.14 -0.1 -0.14Z', colour: 'own', shade: 0.72 },
      { path: 'M-0.1 -1.04Q-0.3 -0.6 -0.2 -0.2M0.2 -1Q0.4 -0.6 0.36 -0.2', colour: 'own', shade: 0.7, line: 0.025 },
      { path: round(-0.08, -1.04, 0.07, 0.05), colour: 'own', shade: 0.7 },
    ],
    { reach: 1.5, height: 1.2 },
  ),
  diamondRing: faced(
    [228, 190, 96],
    [
      { path: round(0, -0.66, 0.6), colour: 'own', line: 0.16 },
      { path: 'M-0.34 -1.62L-0.2 -1.8H0.2L0.34 -1.62L0 -1.2Z', colour: [206, 240, 250] },
      { path: 'M-0.34 -1.62H0.34M-0.12 -1.62L0 -1.24L0.12 -1.62L0 -1.8Z', colour: [120, 190, 220], line: 0.025 },
    ],
    { reach: 1, height: 1.9 },
  ),
  glasses: faced(
    [36, 34, 40],
    [
      { path: round(-0.6, -0.5, 0.46, 0.4) + round(0.6, -0.5, 0.46, 0.4), colour: [150, 176, 196] },
      { path: round(-0.6, -0.5, 0.46, 0.4) + round(0.6, -0.5, 0.46, 0.4), colour: 'own', line: 0.1 },
      { path: 'M-0.16 -0.6Q0 -0.74 0.16 -0.6M-1.04 -0.6L-1.26 -0.74M1.04 -0.6L1.26 -0.74', colour: 'own', line: 0.1 },
    ],
    { reach: 1.5, height: 1.1 },
  ),
  sandals: faced(
    [150, 100, 60],
    [
      { path: round(-0.5, -0.34, 0.36, 0.32) + box(-0.86, -0.36, 0.72, 0.3, 0.1), colour: 'own', shade: 0.7 },
      { path: 'M-1.3 -0.1Q-1.2 -0.34 -0.5 -0.3H0.7Q1.3 -0.3 1.3 -0.06Q0.6 0.06 -1.2 0.02Z', colour: 'own' },
      { path: 'M-0.2 -0.28Q0.3 -0.96 0.84 -0.28', colour: 'own', shade: 0.6, line: 0.16 },
      { path: 'M-1.3 0Q0 0.1 1.3 -0.04', colour: INK, line: 0.06 },
    ],
    { reach: 1.5, height: 1 },
  ),
};
