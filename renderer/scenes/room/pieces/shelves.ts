import type { Joiner } from '../roomView.ts';
import { DARK_WOOD, row, WOOD } from './piece.ts';

/** Five boards with books or goods side by side. */
export function shelves(joiner: Joiner, random: () => number, goods: { tall: number; thick: number }): void {
  const { box } = joiner;
  box(DARK_WOOD, -0.8, 0, 1.6, 2.3, { lit: 0.24 });
  for (let board = 0; board < 5; board++) {
    const y = 0.08 + board * 0.44;
    box([58, 40, 30], -0.75, y, 1.5, 0.4, { lit: 0.12 });
    row(joiner, random, { from: -0.72, to: 0.72, y, ...goods });
    box(WOOD, -0.78, y - 0.045, 1.56, 0.05, { lit: 0.7 });
  }
  box(WOOD, -0.82, 2.26, 1.64, 0.08, { lit: 0.7 });
}
