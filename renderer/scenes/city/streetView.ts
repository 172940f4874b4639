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
  /** In a still nothing may be half there. */
  isStill: boolean;
}

/** Distance ahead of the eye, on a street that repeats. */
export function distanceOf(z: number, eye: number, repeat = REPEAT): number {
  return ((((z - eye + 40) % repeat) + repeat) % repeat) - 40;
}

/** How much haze lies before something so many metres away, 0–1. */
export function hazeAt(z: number): number {
  return 1 - Math.exp(-((z / 190) ** 1.15));
}

/** The distances between which something is painted, metres. */
export interface Range {
  near: number;
  far: number;
}

/** Metres, and the part of the farthest distance, over which things come and go. */
const NEAR_FADE = 2.5;
const FAR_FADE = 0.16;

/** How much is seen of something so many metres ahead, 0–1: in a clip it comes and goes little by little. */
export function presence({ isStill }: StreetView, z: number, { near, far }: Range): number {
  if (z <= near || z >= far) return 0;
  if (isStill) return 1;
  const part = Math.min(1, (z - near) / NEAR_FADE, (far - z) / (far * FAR_FADE));
  return part * part * (3 - 2 * part);
}

/** Paints what stands in the street, the farthest first, as far as each is seen. */
export function paintStreetThings(context: SKRSContext2D, things: readonly StreetThing[]): void {
  for (const { paint, seen } of things.filter((thing) => thing.seen > 0).toSorted((a, b) => b.z - a.z)) {
    context.globalAlpha = seen;
    paint(context);
  }
  context.globalAlpha = 1;
}

/** Where a point of the street is in the picture. */
export function streetPoint(view: StreetView, x: number, up: number, z: number): readonly [number, number] {
  const unit = view.focal / Math.max(1.2, z);
  return [view.centreX + (x - view.x) * unit, view.horizonY + (view.eye - up) * unit];
}

/** Something that stands so many metres ahead. */
export interface StreetThing {
  z: number;
  /** How much of it is seen, 0–1. */
  seen: number;
  /** Keeps to the context's alpha, which is how much of it is seen. */
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
