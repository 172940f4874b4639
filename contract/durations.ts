/** Milliseconds of a day; business days have no summer time and are all this long. */
export const DAY_MS = 24 * 3600 * 1000;
