/** Height of the eye, metres. */
export const EYE = 3.2;
/** The street repeats after this many metres. */
export const REPEAT = 420;

/** Where the eye stands on the street (metres) and how it projects (pixels). */
export interface StreetView {
  x: number;
  z: number;
  horizonY: number;
  centreX: number;
  focal: number;
}

/** Distance ahead of the eye, on a street that repeats. */
export function distanceOf(z: number, eye: number): number {
  return ((((z - eye + 40) % REPEAT) + REPEAT) % REPEAT) - 40;
}

/** How much haze lies before something so many metres away, 0–1. */
export function hazeAt(z: number): number {
  return 1 - Math.exp(-((z / 190) ** 1.15));
}
