/** Model factors are thousandths of the list price. */
export const PERMILLE = 1000;

/**
 * Whole coins for one clip or image: rate, seconds and factor are multiplied, then rounded up once. The server charges
 * by it, and screens estimate by it.
 * @param rate coins per second of a clip, or per image
 * @param seconds length of a clip; null for images
 * @param factorPermille the model's factor in thousandths
 */
export const coinsPerItem = (rate: number, seconds: number | null, factorPermille: number): number =>
  Math.ceil((rate * (seconds ?? 1) * factorPermille) / PERMILLE);
