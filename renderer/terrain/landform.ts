import type { Heightfield } from './heightfield.ts';

/** A landscape before light: its ground and its water. */
export interface Landform {
  field: Heightfield;
  /** Height of the water's surface; -Infinity where there is none. */
  waterLevel: number;
  /** Highest point above the water or the lowest ground, world units. */
  relief: number;
  /** Cell of the one thing to look at (a volcano's crater), if there is one. */
  centre: { x: number; y: number } | null;
  /** Cells molten rock runs over, 0–1 row by row; null where there is none. */
  lava: Float32Array | null;
  /** Burning sulphur flows instead of lava. */
  isFireBlue?: boolean;
}
