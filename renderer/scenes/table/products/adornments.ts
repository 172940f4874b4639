import type { Rgb } from '../../../scene.ts';
import type { Ware } from '../ware.ts';
import { box, BRASS, faced, INK, PAPER, round, STEEL } from './faces.ts';

const GOLD: Rgb = [232, 186, 82];
const PEARL: Rgb = [248, 242, 232];
const VELVET: Rgb = [52, 46, 62];

/** Points on a hanging arc, from one end to the other. */
const arc = (count: number, wide: number, from: number, deep: number): readonly (readonly [number, number])[] =>
  Array.from({ length: count }, (_, at) => {
    const along = (at / (count - 1)) * 2 - 1;
    return [along * wide, from + (1 - along * along) * deep] as const;
  });

const beads = (points: readonly (readonly [number, number])[], size: number): string =>
  points.map(([x, y]) => round(Number(x.toFixed(3)), Number(y.toFixed(3)), size)).join('');

/** Jewellery and what is worn on the head or the legs, as it is sold. */
export const ADORNMENTS: Readonly<Record<string, Ware>> = {
  necklace: faced(
    PEARL,
    [
      {
        path: 'M-0.9 0Q-0.96 -0.8 -0.5 -1.1Q-0.26 -1.24 -0.26 -1.9H0.26Q0.26 -1.24 0.5 -1.1Q0.96 -0.8 0.9 0Z',
        colour: VELVET,
      },
      { path: 'M-0.26 -1.9Q0 -2.02 0.26 -1.9Q0 -1.8 -0.26 -1.9Z', colour: VELVET, shade: 1.5 },
      { path: beads(arc(17, 0.42, -1.28, 0.62), 0.064), colour: 'own' },
      { path: beads(arc(17, 0.42, -1.3, 0.62), 0.022), colour: [255, 255, 255] },
      { path: 'M0 -0.66L0.13 -0.46L0 -0.24L-0.13 -0.46Z', colour: GOLD },
      { path: 'M0 -0.6L0.06 -0.46L0 -0.34L-0.06 -0.46Z', colour: [255, 244, 200] },
    ],
    { height: 2, foot: 0.9 },
  ),
  bracelet: faced(
    GOLD,
    [
      {
        path: 'M-0.9 -0.5A0.9 0.46 0 1 0 0.9 -0.5A0.9 0.46 0 1 0 -0.9 -0.5ZM-0.74 -0.54A0.74 0.34 0 1 1 0.74 -0.54A0.74 0.34 0 1 1 -0.74 -0.54Z',
        colour: 'own',
      },
      { path: 'M-0.9 -0.5A0.9 0.46 0 0 0 0.9 -0.5L0.9 -0.36A0.9 0.46 0 0 1 -0.9 -0.36Z', colour: 'own', shade: 0.8 },
      {
        path: beads(
          [
            [-0.6, -0.1],
            [-0.3, 0],
            [0, 0.04],
            [0.3, 0],
            [0.6, -0.1],
          ],
          0.07,
        ),
        colour: [236, 246, 255],
        isFlat: true,
      },
    ],
    { height: 1.2, foot: 0.9 },
  ),
  earrings: faced(
    GOLD,
    [
      { path: box(-0.84, -1.5, 1.68, 1.5, 0.08), colour: PAPER },
      { path: round(-0.38, -1.1, 0.06) + round(0.38, -1.1, 0.06), colour: 'own' },
      { path: 'M-0.38 -1.04V-0.86M0.38 -1.04V-0.86', colour: 'own', line: 0.03 },
      {
        path: 'M-0.38 -0.9L-0.22 -0.6L-0.38 -0.28L-0.54 -0.6ZM0.38 -0.9L0.54 -0.6L0.38 -0.28L0.22 -0.6Z',
        colour: 'own',
      },
      {
        path: 'M-0.38 -0.76L-0.3 -0.6L-0.38 -0.44L-0.46 -0.6ZM0.38 -0.76L0.46 -0.6L0.38 -0.44L0.3 -0.6Z',
        colour: [250, 236, 190],
      },
    ],
    { height: 1.6 },
  ),
  veil: faced(
    [214, 158, 164],
    [
      { path: 'M-0.24 -0.2H0.24L0.34 0H-0.34Z', colour: [120, 92, 70] },
      {
        path: 'M0 -2.1C-0.56 -2.1 -0.72 -1.7 -0.7 -1.3C-0.74 -0.9 -1.02 -0.5 -0.98 -0.16Q0 0.1 0.98 -0.16C1.02 -0.5 0.74 -0.9 0.7 -1.3C0.72 -1.7 0.56 -2.1 0 -2.1Z',
        colour: 'own',
      },
      {
        path: 'M0 -1.86C-0.34 -1.86 -0.46 -1.6 -0.42 -1.34C-0.38 -1.06 -0.2 -0.9 0 -0.9C0.2 -0.9 0.38 -1.06 0.42 -1.34C0.46 -1.6 0.34 -1.86 0 -1.86Z',
        colour: [232, 214, 196],
      },
      {
        path: 'M0 -1.94C-0.42 -1.94 -0.54 -1.62 -0.5 -1.34C-0.46 -1 -0.24 -0.84 0 -0.84C0.24 -0.84 0.46 -1 0.5 -1.34C0.54 -1.62 0.42 -1.94 0 -1.94Z',
        colour: 'own',
        shade: 0.82,
        line: 0.07,
      },
      { path: 'M-0.5 -1.06Q-0.1 -0.6 0.56 -0.66Q0.1 -0.36 -0.78 -0.56Z', colour: 'own', shade: 0.86 },
      {
        path: 'M-0.74 -0.5Q-0.3 -0.3 0.2 -0.4M-0.8 -0.3Q-0.2 -0.06 0.5 -0.2M0.7 -1Q0.72 -0.6 0.86 -0.24',
        colour: 'own',
        shade: 0.74,
        line: 0.025,
      },
    ],
    { height: 2.2 },
  ),
  hoodie: faced(
    [86, 96, 116],
    [
      {
        path: 'M-0.44 -1.92Q-0.6 -2.24 0 -2.26Q0.6 -2.24 0.44 -1.92L0.66 -1.84L1.2 -0.5L0.92 -0.4L0.66 -1.1V-0.04Q0 0.04 -0.66 -0.04V-1.1L-0.92 -0.4L-1.2 -0.5L-0.66 -1.84Z',
        colour: 'own',
      },
      {
        path: 'M-0.36 -1.92Q-0.44 -2.14 0 -2.16Q0.44 -2.14 0.36 -1.92Q0.16 -1.66 0 -1.62Q-0.16 -1.66 -0.36 -1.92Z',
        colour: 'own',
        shade: 0.56,
      },
      { path: 'M-0.12 -1.68V-1.26M0.12 -1.68V-1.3', colour: PAPER, line: 0.035 },
      { path: 'M-0.36 -0.72H0.36L0.5 -0.24H-0.5Z', colour: 'own', shade: 0.84 },
      { path: 'M-0.66 -0.14H0.66M-1.16 -0.5L-0.9 -0.42M1.16 -0.5L0.9 -0.42', colour: 'own', shade: 0.66, line: 0.06 },
    ],
    { reach: 1.3, height: 2.3 },
  ),
  trousers: faced(
    [64, 88, 132],
    [
      { path: 'M-0.5 -2.1H0.5L0.66 -0.02H0.14L0 -1.3L-0.14 -0.02H-0.66Z', colour: 'own' },
      { path: 'M-0.5 -2.1H0.5L0.52 -1.94H-0.52Z', colour: 'own', shade: 0.74 },
      { path: round(0, -2.02, 0.05), colour: BRASS },
      {
        path: 'M0 -1.94V-1.3M-0.5 -1.86Q-0.3 -1.66 -0.26 -1.92M0.5 -1.86Q0.3 -1.66 0.26 -1.92',
        colour: [214, 170, 96],
        line: 0.022,
      },
      { path: 'M-0.66 -0.12H-0.15M0.66 -0.12H0.15', colour: 'own', shade: 0.7, line: 0.03 },
    ],
    { height: 2.1, foot: 0.7 },
  ),
  skirt: faced(
    [176, 96, 110],
    [
      { path: 'M-0.4 -1.8H0.4L0.96 -0.1Q0 0.1 -0.96 -0.1Z', colour: 'own' },
      { path: 'M-0.4 -1.8H0.4L0.44 -1.64H-0.44Z', colour: 'own', shade: 0.7 },
      { path: 'M-0.26 -1.6L-0.56 -0.06M0 -1.6V0M0.26 -1.6L0.56 -0.06', colour: 'own', shade: 0.76, line: 0.03 },
    ],
    { height: 1.9 },
  ),
  mug: {
    ...faced(
      [244, 242, 236],
      [
        { path: 'M0.56 -1.2Q1.16 -1.24 1.14 -0.72Q1.1 -0.24 0.54 -0.28', colour: 'own', shade: 0.86, line: 0.16 },
        { path: 'M-0.66 -1.5H0.66L0.62 -0.12Q0 0.12 -0.62 -0.12Z', colour: 'own' },
        { path: round(0, -1.5, 0.66, 0.15), colour: 'own', shade: 0.82 },
        { path: round(0, -1.48, 0.58, 0.11), colour: [92, 56, 34] },
      ],
      { height: 1.8, foot: 0.7 },
    ),
    steamAt: 1.7,
  },
  basket: faced(
    [190, 136, 78],
    [
      { path: 'M-0.86 -0.9C-0.8 -2.2 0.8 -2.2 0.86 -0.9', colour: 'own', shade: 0.7, line: 0.1 },
      { path: round(0, -0.9, 1, 0.2), colour: 'own', shade: 0.5 },
      { path: 'M-1 -0.9H1L0.78 -0.02Q0 0.1 -0.78 -0.02Z', colour: 'own' },
      {
        path: Array.from({ length: 5 }, (_, row) =>
          Array.from({ length: 8 }, (__, at) =>
            box(
              -0.86 + row * 0.034 + (at + (row % 2) * 0.5) * (0.2 - row * 0.009),
              -0.76 + row * 0.145,
              0.1,
              0.08,
              0.02,
            ),
          ).join(''),
        ).join(''),
        colour: 'own',
        shade: 0.74,
      },
      { path: 'M-1.02 -0.9H1.02', colour: 'own', shade: 1.16, line: 0.12 },
    ],
    { height: 2.1, foot: 0.9 },
  ),
  wallClock: faced(
    [70, 96, 120],
    [
      { path: round(0, -1, 1), colour: 'own' },
      { path: round(0, -1, 0.84), colour: PAPER },
      {
        path: Array.from({ length: 12 }, (_, hour) => {
          const angle = (hour * Math.PI) / 6;
          return round(
            Number((Math.sin(angle) * 0.7).toFixed(3)),
            Number((-1 - Math.cos(angle) * 0.7).toFixed(3)),
            hour % 3 ? 0.03 : 0.055,
          );
        }).join(''),
        colour: INK,
      },
      { path: 'M0 -1L-0.3 -1.26M0 -1L0.34 -1.44', colour: INK, line: 0.06 },
      { path: round(0, -1, 0.06), colour: [206, 66, 52] },
    ],
    { height: 2 },
  ),
  television: faced(
    INK,
    [
      { path: 'M-0.5 0H0.5L0.36 -0.16H-0.36ZM-0.06 -0.3H0.06V-0.1H-0.06Z', colour: 'own' },
      { path: box(-1.3, -1.7, 2.6, 1.46, 0.05), colour: 'own' },
      { path: box(-1.23, -1.64, 2.46, 1.34, 0.02), colour: [70, 132, 196], isFlat: true },
      { path: 'M-1.23 -0.62L-0.5 -1.14L0 -0.8L0.5 -1.26L1.23 -0.66V-0.3H-1.23Z', colour: [70, 140, 96], isFlat: true },
      { path: round(0.7, -1.36, 0.14), colour: [255, 226, 140], isFlat: true },
    ],
    { reach: 1.4, height: 1.8, foot: 0.7 },
  ),
  speaker: faced(
    [48, 50, 58],
    [
      { path: box(-0.56, -1.8, 1.12, 1.8, 0.1), colour: 'own' },
      { path: round(0, -0.62, 0.42), colour: 'own', shade: 1.6 },
      { path: round(0, -0.62, 0.34), colour: 'own', shade: 0.6 },
      { path: round(0, -0.62, 0.12), colour: STEEL },
      { path: round(0, -1.4, 0.2), colour: 'own', shade: 1.6 },
      { path: round(0, -1.4, 0.12), colour: STEEL },
    ],
    { height: 1.9, foot: 0.7 },
  ),
  earbuds: faced(
    [244, 244, 246],
    [
      { path: box(-0.6, -0.8, 1.2, 0.8, 0.3), colour: 'own' },
      { path: 'M-0.6 -0.5H0.6', colour: 'own', shade: 0.72, line: 0.025 },
      { path: round(0, -0.36, 0.05), colour: [110, 200, 130] },
      {
        path: 'M-0.34 -1.5C-0.6 -1.5 -0.62 -1.18 -0.42 -1.12V-0.84H-0.28V-1.14Q-0.16 -1.4 -0.34 -1.5ZM0.34 -1.5C0.6 -1.5 0.62 -1.18 0.42 -1.12V-0.84H0.28V-1.14Q0.16 -1.4 0.34 -1.5Z',
        colour: 'own',
        shade: 0.94,
      },
      { path: round(-0.28, -1.32, 0.08) + round(0.28, -1.32, 0.08), colour: INK },
    ],
    { height: 1.6, foot: 0.6 },
  ),
  bed: faced(
    [96, 136, 170],
    [
      { path: box(-1.3, -1.3, 2.6, 1.2, 0.12), colour: [150, 104, 66] },
      { path: 'M-1.36 -0.6H1.36V-0.14H-1.36Z', colour: [250, 248, 242] },
      {
        path: box(-1.1, -0.94, 0.96, 0.42, 0.14) + box(0.14, -0.94, 0.96, 0.42, 0.14),
        colour: [252, 250, 246],
        shade: 0.94,
      },
      { path: 'M-1.38 -0.5Q0 -0.62 1.38 -0.5L1.4 -0.1H-1.4Z', colour: 'own' },
      { path: 'M-1.38 -0.5Q0 -0.62 1.38 -0.5L1.38 -0.38Q0 -0.5 -1.38 -0.38Z', colour: 'own', shade: 1.16 },
      { path: box(-1.34, -0.12, 0.14, 0.14) + box(1.2, -0.12, 0.14, 0.14), colour: [110, 74, 46] },
    ],
    { reach: 1.5, height: 1.5, foot: 1.3 },
  ),
};
