/** Depth of pixels that show sky. */
export const SKY_DEPTH = 1e6;

/** What the march leaves behind for every pixel, row by row. */
export interface Surface {
  /** Distance along the view, world units; SKY_DEPTH where the sky shows. */
  depth: Float32Array;
  /** Part of the pixel that is water, 0–1. */
  water: Float32Array;
  /** Depth of that water, world units. */
  waterDepth: Float32Array;
}
