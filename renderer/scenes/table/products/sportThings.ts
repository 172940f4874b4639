import type { Ware } from '../ware.ts';
import { faced, INK, PAPER, round, STEEL } from './faces.ts';

/** What games are played with. */
export const SPORT_THINGS: Readonly<Record<string, Ware>> = {
  basketball: faced(
    [224, 116, 48],
    [
      { path: round(0, -1, 1), colour: 'own' },
      { path: 'M-1 -1H1M0 -2V0M-0.72 -1.7Q-0.1 -1 -0.72 -0.3M0.72 -1.7Q0.1 -1 0.72 -0.3', colour: INK, line: 0.045 },
    ],
    { height: 2 },
  ),
  volleyball: faced(
    PAPER,
    [
      { path: round(0, -1, 1), colour: 'own' },
      { path: 'M0 -1Q-0.5 -1.6 -0.2 -1.98Q0.6 -1.96 0.9 -1.44Q0.4 -1.5 0 -1Z', colour: [246, 202, 56] },
      { path: 'M0 -1Q0.76 -0.9 0.98 -0.9Q0.86 -0.2 0.3 -0.06Q0.3 -0.6 0 -1Z', colour: [52, 104, 184] },
      { path: 'M0 -1Q-0.4 -0.4 -0.86 -0.5Q-1.1 -1 -0.86 -1.5Q-0.6 -1 0 -1Z', colour: [246, 202, 56] },
      {
        path: 'M0 -1Q-0.5 -1.6 -0.2 -1.98M0 -1Q0.4 -1.5 0.9 -1.44M0 -1Q0.76 -0.9 0.98 -0.9M0 -1Q0.3 -0.6 0.3 -0.06M0 -1Q-0.4 -0.4 -0.86 -0.5M0 -1Q-0.6 -1 -0.86 -1.5',
        colour: [120, 120, 126],
        line: 0.025,
      },
    ],
    { height: 2 },
  ),
  racket: faced(
    [206, 60, 52],
    [
      { path: 'M-0.8 -1.6A0.46 0.56 0 1 1 0.12 -1.6A0.46 0.56 0 1 1 -0.8 -1.6Z', colour: [236, 240, 240], shade: 0.96 },
      {
        path:
          [-0.6, -0.47, -0.34, -0.21, -0.08].map((x) => `M${x} -2.06V-1.14`).join('') +
          [-1.96, -1.8, -1.64, -1.48, -1.32].map((y) => `M-0.76 ${y}H0.08`).join(''),
        colour: STEEL,
        line: 0.016,
      },
      { path: 'M-0.8 -1.6A0.46 0.56 0 1 1 0.12 -1.6A0.46 0.56 0 1 1 -0.8 -1.6Z', colour: 'own', line: 0.07 },
      { path: 'M-0.34 -1.04L-0.28 -0.5', colour: STEEL, line: 0.05 },
      { path: 'M-0.28 -0.5L-0.22 0', colour: INK, line: 0.12 },
      { path: 'M0.5 -0.16L0.3 -0.66L0.86 -0.66L0.72 -0.16Z', colour: PAPER },
      {
        path: 'M0.36 -0.66L0.54 -0.16M0.48 -0.66L0.58 -0.16M0.6 -0.66L0.62 -0.16M0.72 -0.66L0.66 -0.16',
        colour: STEEL,
        line: 0.016,
      },
      { path: 'M0.48 -0.18H0.74Q0.74 0 0.61 0Q0.48 0 0.48 -0.18Z', colour: [236, 220, 190] },
    ],
    { height: 2.2, foot: 0.7 },
  ),
  gamepad: faced(
    [58, 60, 70],
    [
      {
        path: 'M-0.6 -1.1H0.6Q1 -1.1 1.1 -0.5Q1.2 0 0.9 0Q0.66 0 0.5 -0.34H-0.5Q-0.66 0 -0.9 0Q-1.2 0 -1.1 -0.5Q-1 -1.1 -0.6 -1.1Z',
        colour: 'own',
      },
      {
        path: 'M-0.72 -0.96H-0.56V-0.82H-0.42V-0.66H-0.56V-0.52H-0.72V-0.66H-0.86V-0.82H-0.72Z',
        colour: 'own',
        shade: 1.9,
      },
      { path: round(0.64, -0.9, 0.08), colour: [96, 190, 110] },
      { path: round(0.64, -0.58, 0.08), colour: [92, 140, 226] },
      { path: round(0.48, -0.74, 0.08), colour: [232, 110, 160] },
      { path: round(0.8, -0.74, 0.08), colour: [226, 76, 66] },
      { path: round(-0.26, -0.5, 0.15) + round(0.26, -0.5, 0.15), colour: 'own', shade: 1.5 },
    ],
    { height: 1.2, foot: 0.9 },
  ),
};
