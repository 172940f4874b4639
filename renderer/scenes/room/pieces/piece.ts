import type { Rgb } from '../../../scene.ts';
import type { Joiner } from '../roomView.ts';

export const WOOD: Rgb = [156, 104, 62];
export const DARK_WOOD: Rgb = [104, 68, 44];
export const PALE_WOOD: Rgb = [206, 164, 112];
export const WHITE: Rgb = [240, 236, 228];
export const STEEL: Rgb = [168, 176, 184];
export const DARK_STEEL: Rgb = [74, 80, 90];
export const BLACK: Rgb = [38, 38, 44];
export const RED: Rgb = [206, 58, 52];
export const GOLD: Rgb = [214, 168, 74];
export const LAMP_LIGHT: Rgb = [255, 206, 128];

/** A piece of furniture: how wide it is in metres, and how it is built. `random` varies what stands on it. */
export interface Piece {
  wide: number;
  /** Whether it hangs on the wall or from the ceiling instead of standing on the floor. */
  isHung?: boolean;
  build(joiner: Joiner, random: () => number): void;
}

export const GOODS: readonly Rgb[] = [
  [206, 74, 58],
  [232, 172, 62],
  [72, 134, 94],
  [62, 108, 160],
  [226, 214, 196],
  [148, 92, 140],
  [222, 120, 62],
];

export const one = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)]!;

/** What stands side by side on a board: books, tins, boxes. */
export function row(
  { box }: Joiner,
  random: () => number,
  {
    from,
    to,
    y,
    tall,
    thick,
    colours = GOODS,
  }: { from: number; to: number; y: number; tall: number; thick: number; colours?: readonly Rgb[] },
): void {
  for (let x = from; x < to - thick;) {
    const wide = thick * (0.7 + random() * 0.7);
    if (random() > 0.12) box(one(colours, random), x, y, wide * 0.92, tall * (0.72 + random() * 0.28), { round: 0.01 });
    x += wide;
  }
}
