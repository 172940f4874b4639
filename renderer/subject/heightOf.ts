import type { Silhouette } from './silhouettes.ts';

/** Height, as a part of the picture's, below which nobody tells one animal from another; long ones are told lower. */
const LEAST_HEIGHT = 0.34;

/** How tall a subject is drawn: as its kind is, but never too small for what the picture is about. */
export function heightOf({ size, box, anchor, motion }: Silhouette): number {
  if (anchor !== 'ground' || motion === 'flicker') return size;
  return Math.max(size, LEAST_HEIGHT / Math.max(1, box[2] / box[3]) ** 0.4);
}
