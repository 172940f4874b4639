import type { Silhouette } from './silhouettes.ts';

/** Heights, as parts of the picture's, below which nobody tells one thing from another; long ones are told lower. */
const LEAST_HEIGHTS: Partial<Record<Silhouette['anchor'], number>> = { ground: 0.34, water: 0.28 };

/** How tall a subject is drawn: as its kind is, but never too small for what the picture is about. */
export function heightOf({ size, box, anchor, motion }: Silhouette): number {
  const least = LEAST_HEIGHTS[anchor];
  if (least === undefined || motion === 'flicker') return size;
  return Math.max(size, least / Math.max(1, box[2] / box[3]) ** 0.4);
}
