import type { SKRSContext2D } from '@napi-rs/canvas';

/** Height of the eye above a street between towers and above a market, metres. */
export const EYE = 3.2;
/** A street between towers repeats after this many metres. */
export const REPEAT = 420;

/** Where the eye stands on the street (metres) and how it projects (pixels). */
export interface StreetView {
  x: number;
  z: number;
  /** Height of the eye above the road. */
  eye: number;
  horizonY: number;
  centreX: number;
  focal: number;
}

/** Distance ahead of the eye, on a street that repeats. */
export function distanceOf(z: number, eye: number, repeat = REPEAT): number {
  return ((((z - eye + 40) % repeat) + repeat) % repeat) - 40;
}

/** How much haze lies before something so many metres away, 0–1. */
export function hazeAt(z: number): number {
  return 1 - Math.exp(-((z / 190) ** 1.15));
}

/** Where a point of the street is in the picture. */
export function streetPoint(view: StreetView, x: number, up: number, z: number): readonly [number, number] {
  const unit = view.focal / Math.max(1.2, z);
  return [view.centreX + (x - view.x) * unit, view.horizonY + (view.eye - up) * unit];
}

/** Something that stands so many metres ahead; the farthest is painted first. */
export interface StreetThing {
  z: number;
  paint(context: SKRSContext2D): void;
}

/** What is around a street. */
export interface Surroundings {
  /** All that stands behind the road; its upper part is mirrored where the road is wet. */
  paintBehind(context: SKRSContext2D, view: StreetView, moment: { seconds: number; isWet: boolean }): void;
  paintGround(context: SKRSContext2D, view: StreetView, isWet: boolean): void;
  /** What stands and drives on it. */
  paintThings(context: SKRSContext2D, view: StreetView, moment: { seconds: number; isWet: boolean }): void;
}
