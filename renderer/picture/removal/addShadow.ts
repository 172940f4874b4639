import type { Holed } from './fillHole.ts';
import { indexesOf, neighboursOf, widen } from './marks.ts';

/** How far a shadow reaches from whom it belongs to, part of the longer side. */
const REACH = 0.3;
/** The part of somebody's height, from below, at which a shadow may begin. */
const FEET = 0.22;
/** Ground in the light is brighter than this part of what its rows have. */
const LIT_RANK = 0.6;
/** Rows above and below that count for a row's ground. */
const ROWS = 4;
/** In a shadow the ground is darker than this, and each channel by as much as the others, blue by less. */
const SHADE = 0.8;
const MOST_APART = 0.14;
const MOST_BLUE = 0.25;
/** Something darker that is larger than this part of whom it would belong to is no shadow. */
const LARGEST = 0.8;

/**
 * Adds the shadow at somebody's feet to the hole that removes them.
 * @param somebody who is removed, without what else was added to the hole
 */
export function addShadow(holed: Holed, somebody: Uint8Array): Uint8Array {
  const { width, height, colours, barred } = holed;
  const ground = groundOf(holed);
  const isShade = (index: number): boolean => {
    const row = Math.floor(index / width) * 3;
    const [red, green, blue] = [0, 1, 2].map((channel) => colours[index * 3 + channel]! / ground[row + channel]!) as [
      number,
      number,
      number,
    ];
    const isGround = Math.abs(red - green) < MOST_APART && blue - green < MOST_BLUE && green - blue < MOST_APART;
    return green < SHADE && isGround;
  };
  const body = indexesOf(somebody);
  const top = Math.floor((body[0] ?? 0) / width);
  const bottom = Math.floor((body.at(-1) ?? 0) / width);
  const near = widen(somebody, width, height, Math.round(Math.max(width, height) * REACH));
  const result = holed.hole.slice();
  const queue = indexesOf(result).filter((index) => Math.floor(index / width) >= bottom - (bottom - top) * FEET);
  const begun = queue.length;
  for (let at = 0; at < queue.length; at++)
    for (const next of neighboursOf(queue[at]!, holed)) {
      if (result[next] === 1 || near[next] === 0 || barred[next] === 1 || !isShade(next)) continue;
      result[next] = 1;
      queue.push(next);
    }
  return queue.length - begun > body.length * LARGEST ? holed.hole : result;
}

/** The colour of each row's ground in the light, three numbers a row. */
function groundOf({ width, height, colours, hole, barred }: Holed): Float32Array {
  const ground = new Float32Array(height * 3);
  for (let y = 0; y < height; y++) {
    const places: number[] = [];
    for (let row = Math.max(0, y - ROWS); row <= Math.min(height - 1, y + ROWS); row += 2)
      for (let index = row * width; index < (row + 1) * width; index += 2)
        if (hole[index] === 0 && barred[index] === 0) places.push(index);
    for (let channel = 0; channel < 3; channel++) {
      const values = Float32Array.from(places, (index) => colours[index * 3 + channel]!).sort();
      ground[y * 3 + channel] = Math.max(1, values[Math.floor(values.length * LIT_RANK)] ?? 1);
    }
  }
  return ground;
}
