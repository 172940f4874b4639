import type { SilhouettePart } from '../silhouetteShape.ts';

/** The drawn area of an animal, for what is put around it. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
  middle: number;
  wide: number;
  tall: number;
}

/** What is painted behind an animal and before it, and how far this reaches beyond it on each side. */
export interface Prop {
  behind?: readonly SilhouettePart[];
  before?: readonly SilhouettePart[];
  reach: { left: number; right: number; up: number; down: number };
}
