import { smoothstep } from '../../light/noise.ts';

/** How much a colour is one that skin has, light or dark, in any light but a coloured one; 0 to 1. */
export function skinLikeness(r: number, g: number, b: number): number {
  const red = 0.5 * r - 0.4187 * g - 0.0813 * b;
  const blue = -0.1687 * r - 0.3313 * g + 0.5 * b;
  const luma = 0.299 * r + 0.587 * g + 0.114 * b;
  if (luma < 24) return 0;
  // In the shade both differences shrink with the brightness.
  const scale = Math.min(1, luma / 110);
  const isRed = smoothstep(3 * scale, 9 * scale, red) * (1 - smoothstep(44, 58, red));
  const isYellow = smoothstep(1, 6, -blue) * (1 - smoothstep(52, 64, -blue));
  return isRed * isYellow;
}
