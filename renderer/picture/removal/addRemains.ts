import { addShadow } from './addShadow.ts';
import type { Holed } from './fillHole.ts';
import { indexesOf, neighboursOf, widen } from './marks.ts';

/** How far from a hole something may still belong to whom it removes, part of the longer side. */
const NEAR = 0.075;
/** What is at most this part of the height above or below a place is expected to look like it. */
const ROWS = 0.1;
/** A place is foreign where nothing of the rest is within this many levels of it. */
const FOREIGN = 15;
/** Every how many pixels along both axes the rest is looked at. */
const STRIDE = 2;

/**
 * Widens a hole by what the network left of somebody: shoes, a hand or a bag, which nothing else at their height looks
 * like, and the shadow at their feet.
 */
export function addRemains(holed: Holed): Uint8Array {
  const { width, height } = holed;
  const band = widen(holed.hole, width, height, Math.round(Math.max(width, height) * NEAR));
  const isForeign = findForeign(holed, band);
  const hole = holed.hole.slice();
  const taken = indexesOf(hole);
  for (let at = 0; at < taken.length; at++)
    for (const next of neighboursOf(taken[at]!, holed)) {
      if (hole[next] === 1 || isForeign[next] === 0) continue;
      hole[next] = 1;
      taken.push(next);
    }
  return addShadow({ ...holed, hole }, holed.hole);
}

/** Marks the places of a band around the hole that nothing outside of the band, at about their height, looks like. */
function findForeign(holed: Holed, band: Uint8Array): Uint8Array {
  const { width, height, hole, barred } = holed;
  const looks = smooth(holed);
  const rest: number[][] = [];
  for (let y = 1; y < height - 1; y += STRIDE) {
    const row: number[] = [];
    for (let x = 1; x < width - 1; x += STRIDE)
      if (band[y * width + x] === 0 && barred[y * width + x] === 0) row.push(y * width + x);
    rest[y] = row;
  }
  const rows = Math.round(height * ROWS);
  const looksLikeRest = (index: number): boolean => {
    const y = Math.floor(index / width);
    const spots = [index, ...neighboursOf(index, holed)].filter((spot) => hole[spot] === 0).map((spot) => spot - index);
    const most = FOREIGN * 3 * spots.length;
    for (let row = Math.max(0, y - rows); row <= Math.min(height - 1, y + rows); row++)
      for (const other of rest[row] ?? []) if (apart(looks, { index, other, spots }) <= most) return true;
    return false;
  };
  const isForeign = new Uint8Array(width * height);
  for (const index of indexesOf(band))
    if (hole[index] === 0 && barred[index] === 0 && !looksLikeRest(index)) isForeign[index] = 1;
  return isForeign;
}

/** How unlike two places are, levels, summed over channels and spots. */
function apart(
  looks: Float32Array,
  { index, other, spots }: { index: number; other: number; spots: number[] },
): number {
  let sum = 0;
  for (const spot of spots) {
    const a = (index + spot) * 3;
    const b = (other + spot) * 3;
    sum +=
      Math.abs(looks[a]! - looks[b]!) +
      Math.abs(looks[a + 1]! - looks[b + 1]!) +
      Math.abs(looks[a + 2]! - looks[b + 2]!);
  }
  return sum;
}

/** Colours without their grain: each the mean of the nine around it, as far as they are not in the hole. */
function smooth({ width, height, colours, hole }: Holed): Float32Array {
  const smoothed = new Float32Array(colours.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let down = Math.max(0, y - 1); down <= Math.min(height - 1, y + 1); down++)
        for (let across = Math.max(0, x - 1); across <= Math.min(width - 1, x + 1); across++) {
          const at = down * width + across;
          if (hole[at] === 1) continue;
          for (let channel = 0; channel < 3; channel++) sums[channel]! += colours[at * 3 + channel]!;
          count += 1;
        }
      for (let channel = 0; channel < 3; channel++)
        smoothed[(y * width + x) * 3 + channel] = sums[channel]! / Math.max(1, count);
    }
  return smoothed;
}
