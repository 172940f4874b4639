/**
 * Seeded randomness and smooth tileable fields. Everything drawn is derived from these, so that one seed always gives
 * the same picture.
 */

/** Hashes text to 32 bits (FNV-1a, finished as in murmur3, so that similar texts give very different numbers). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mixBits(hash);
}

/** Hashes two integers and a seed to a number in [0, 1). */
export function hashCell(x: number, y: number, seed: number): number {
  return mixBits(Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ seed) / 4294967296;
}

function mixBits(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A stream of numbers in [0, 1): mulberry32. */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Independent named streams of one seed: a change to one does not affect another. */
export function createStreams(seed: number): (stream: string) => () => number {
  return (stream) => mulberry32(hashText(`${seed}|${stream}`));
}

/** 0 below `from`, 1 above `to`, smooth between. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Value noise in [0, 1] at a point; repeats every `period` units on both axes. */
export function valueNoise(x: number, y: number, period: number, seed: number): number {
  const cellX = Math.floor(x);
  const cellY = Math.floor(y);
  const fractionX = x - cellX;
  const fractionY = y - cellY;
  const blendX = fractionX * fractionX * fractionX * (fractionX * (fractionX * 6 - 15) + 10);
  const blendY = fractionY * fractionY * fractionY * (fractionY * (fractionY * 6 - 15) + 10);
  const x0 = ((cellX % period) + period) % period;
  const y0 = ((cellY % period) + period) % period;
  const x1 = (x0 + 1) % period;
  const y1 = (y0 + 1) % period;
  const top = hashCell(x0, y0, seed) * (1 - blendX) + hashCell(x1, y0, seed) * blendX;
  const bottom = hashCell(x0, y1, seed) * (1 - blendX) + hashCell(x1, y1, seed) * blendX;
  return top * (1 - blendY) + bottom * blendY;
}
