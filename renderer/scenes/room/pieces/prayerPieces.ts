import type { Rgb } from '../../../scene.ts';
import { arch } from './arch.ts';
import { DARK_WOOD, GOLD, LAMP_LIGHT, type Piece, WHITE, WOOD } from './piece.ts';

const JADE: Rgb = [44, 112, 98];
const MARBLE: Rgb = [236, 230, 216];
const PANES: readonly Rgb[] = [
  [206, 66, 62],
  [62, 108, 190],
  [238, 186, 66],
  [72, 150, 96],
  [150, 84, 170],
];

/** What stands in houses of prayer. */
export const PRAYER_PIECES = {
  mihrab: {
    wide: 2.4,
    isHung: true,
    build({ box, shape, disc }) {
      box(MARBLE, -1.3, 0, 2.6, 3, { lit: 0.6 });
      box(GOLD, -1.22, 2.72, 2.44, 0.16, { lit: 0.7 });
      for (let dot = 0; dot < 12; dot++) disc(JADE, -1.1 + dot * 0.2, 2.8, 0.05);
      shape(GOLD, arch(0, 0, 1.9, 2.6));
      shape(JADE, arch(0, 0, 1.66, 2.44));
      shape([28, 76, 72], arch(0, 0, 1.3, 2.14));
      shape([18, 52, 54], arch(0, 0, 0.9, 1.76));
      disc(GOLD, 0, 1.36, 0.17);
      disc([18, 52, 54], 0.06, 1.39, 0.14);
      for (const x of [-1.08, 1.08]) {
        box(WHITE, x - 0.11, 0, 0.22, 2.3, { lit: 0.76 });
        box(GOLD, x - 0.15, 2.26, 0.3, 0.1, { lit: 0.7 });
        box(GOLD, x - 0.15, 0, 0.3, 0.1, { lit: 0.7 });
      }
    },
  },
  archedWindow: {
    wide: 1.5,
    isHung: true,
    build({ shape, box, glow }) {
      shape(MARBLE, arch(0, 0.5, 1.24, 2.24));
      shape([118, 178, 190], arch(0, 0.58, 1, 2.02));
      // A lattice of stars.
      for (let bar = -2; bar <= 2; bar++)
        box(MARBLE, bar * 0.18 - 0.02, 0.58, 0.04, 1.7 - Math.abs(bar) * 0.16, { lit: 0.6 });
      for (let bar = 0; bar < 9; bar++)
        box(MARBLE, -0.49, 0.7 + bar * 0.19, 0.98 - (bar > 6 ? 0.3 : 0), 0.035, { lit: 0.6 });
      glow([226, 244, 240], 0, 1.5, 1, 0.2);
    },
  },
  minbar: {
    wide: 1,
    build({ box, shape }) {
      for (let step = 0; step < 4; step++) box(WOOD, -0.5 + step * 0.2, 0, 0.2, 0.24 + step * 0.22, { lit: 0.6 });
      box(DARK_WOOD, 0.22, 0, 0.42, 1.9, { lit: 0.3 });
      shape(GOLD, arch(0.43, 1.84, 0.5, 0.42));
      shape(DARK_WOOD, arch(0.43, 0.94, 0.3, 0.8));
    },
  },
  chandelier: {
    wide: 2,
    isHung: true,
    build({ box, disc, glow }) {
      box(GOLD, -0.015, 2.9, 0.03, 2);
      for (const [y, half] of [
        [2.86, 0.3],
        [2.62, 0.56],
      ] as const) {
        box(GOLD, -half, y, half * 2, 0.05, { round: 0.02, lit: 0.8 });
        for (let lamp = 0; lamp < 5; lamp++) {
          const x = -half + (lamp * half) / 2;
          disc([255, 246, 216], x, y + 0.1, 0.055);
          box([255, 252, 240], x - 0.02, y - 0.1, 0.04, 0.1, { lit: 0.9 });
        }
      }
      glow(LAMP_LIGHT, 0, 2.72, 1.3, 0.6);
    },
  },
  altar: {
    wide: 2.4,
    isHung: true,
    build({ shape, box, disc, glow }) {
      shape([214, 200, 176], arch(0, 0, 2.4, 3.1));
      shape([176, 160, 140], arch(0, 0, 2.1, 2.86));
      disc([90, 80, 84], 0, 2.3, 0.46);
      for (let pane = 0; pane < 10; pane++) {
        const angle = (pane / 10) * Math.PI * 2;
        disc(PANES[pane % 5]!, Math.cos(angle) * 0.29, 2.3 + Math.sin(angle) * 0.29, 0.12);
      }
      disc(PANES[2]!, 0, 2.3, 0.13);
      box(GOLD, -0.05, 0.92, 0.1, 0.86, { lit: 0.8 });
      box(GOLD, -0.27, 1.42, 0.54, 0.1, { lit: 0.8 });
      box(WHITE, -0.8, 0, 1.6, 0.86, { lit: 0.66 });
      box(GOLD, -0.8, 0.66, 1.6, 0.06, { lit: 0.7 });
      box([250, 250, 246], -0.88, 0.84, 1.76, 0.08, { lit: 0.9 });
      for (const x of [-0.64, -0.48, 0.48, 0.64]) {
        box([250, 244, 226], x - 0.03, 0.92, 0.06, 0.3, { lit: 0.8 });
        glow(LAMP_LIGHT, x, 1.28, 0.24, 0.8);
      }
    },
  },
  stainedWindow: {
    wide: 1.3,
    isHung: true,
    build({ shape, box, glow }) {
      shape([96, 84, 80], arch(0, 0.9, 1, 2));
      for (let level = 0; level < 6; level++)
        for (const side of [-1, 1])
          box(PANES[(level * 2 + (side > 0 ? 1 : 0)) % 5]!, side > 0 ? 0.03 : -0.4, 1 + level * 0.24, 0.37, 0.22, {
            lit: 0.8,
          });
      shape(PANES[1]!, arch(0, 2.44, 0.6, 0.36));
      glow([255, 220, 180], 0, 1.8, 0.9, 0.3);
    },
  },
  pews: {
    wide: 1.7,
    build({ box }) {
      for (const [y, tall] of [
        [0.34, 0.5],
        [0, 0.56],
      ] as const) {
        box(DARK_WOOD, -0.84, y, 1.68, tall, { round: 0.02, lit: 0.3 });
        box(WOOD, -0.88, y + tall - 0.07, 1.76, 0.09, { round: 0.02, lit: 0.6 });
      }
      for (const x of [-0.9, 0.8]) box(WOOD, x, 0, 0.1, 0.66, { round: 0.03, lit: 0.5 });
    },
  },
} as const satisfies Record<string, Piece>;
