import { mulberry32 } from '../../light/noise.ts';
import { widen } from './marks.ts';

/** A picture's colours, three numbers a pixel, and what of it is to be filled. */
export interface Holed {
  width: number;
  height: number;
  colours: Float32Array;
  /** 1 for each pixel to fill. */
  hole: Uint8Array;
  /** 1 for each pixel that is never copied from: somebody who stays is not to appear twice. */
  barred: Uint8Array;
}

/** Pixels around the middle of a patch. */
const REACH = 3;
/** The coarsest level is no smaller than this, pixels a side. */
const COARSEST = 40;
/** How much less a pixel counts with each pixel that it lies deeper in the hole. */
const TRUST = 0.86;
/** Rounds at the coarsest level, at one whose colours are known, at those between, a large one, one that only takes over. */
const ROUNDS = { coarse: 14, guessed: 5, middle: 4, large: 1, huge: 0 } as const;
/** Patches times rounds that a level may take, one round at least: a hole in a hundred pieces is large at every level. */
const MOST_SEARCHED = 200_000;
/** From this many patches on a level is large, and huge. */
const LARGE = 50_000;
const HUGE = 130_000;
/** A filling is judged at this many pixels of the longer side, whatever the picture's size, in this many attempts at most. */
const JUDGED_SIDE = 512;
const ATTEMPTS = 3;
/** With less doubt than this nothing better is looked for; more is told by anybody: sky below the sea's edge. */
const BELIEVED = 0.06;
const MOST_DOUBT = 0.15;
/** Fewer patches than these are too few to copy from. */
const LEAST_SOURCES = 60;
/**
 * What a patch costs that comes from one picture's height above or below. What is far off looks like what is far off, and
 * that is in the same rows: otherwise a pavement is filled with lawn from behind it.
 */
const ROW_COST = 3_000_000;
/** A patch is a seam where it is farther than this from what it was copied from, levels. */
const SEAM = 14;
/** Patches whose colours vary more than this about a pixel disagree, levels squared. */
const MOST_SPREAD = 900;
/** The last vote at a level follows the closest patches alone, since a mean of many is blurred. */
const SHARP = 0.08;

interface Level extends Holed {
  /** Whether a patch around a pixel may be copied. */
  isSource: Uint8Array;
  sources: Int32Array;
  /** The pixels around which a patch reaches into the hole, in reading order. */
  targets: Int32Array;
  trust: Float32Array;
  /** For each pixel that is a target: the middle of the patch most like the one around it, and how far that is. */
  match: Int32Array;
  apart: Float32Array;
  /** The share of the hole about which the patches over it disagree. */
  unsure: number;
}

/**
 * Fills the hole in a picture with patches of the rest of it, coarse first: at each level every patch that reaches into
 * the hole looks for the one most like it (PatchMatch), and what is in the hole becomes what those agree on (Wexler,
 * Shechtman, Irani: "Space-Time Completion of Video"). Where it begins is left to chance, so it is tried a few times
 * while that costs little, and the best goes on to the finer levels. The same seed gives the same picture.
 * @param mostDoubt how much of a filling's edge may be a seam
 * @returns the colours; null where there is too little to copy from, or nothing that anybody would believe
 */
export function fillHole(holed: Holed, seed: number, mostDoubt = MOST_DOUBT): Float32Array | null {
  const random = mulberry32(seed);
  const scale = Math.min(1, JUDGED_SIDE / Math.max(holed.width, holed.height));
  const judged = scale < 1 ? shrink(holed, Math.round(holed.width * scale), Math.round(holed.height * scale)) : holed;
  const coarse = pyramidOf(judged, ({ width, height }) => Math.min(width, height) >= COARSEST * 2);
  let best: Level | null = null;
  let doubt = Infinity;
  for (let attempt = 0; attempt < ATTEMPTS && doubt > BELIEVED; attempt++) {
    const level = fillLevels(coarse, null, random);
    const found = level ? doubtIn(level) : Infinity;
    if (found >= doubt) continue;
    best = level;
    doubt = found;
  }
  if (!best || doubt > mostDoubt) return null;
  if (judged === holed) return best.colours;
  const fine = pyramidOf(holed, ({ width, height }) => Math.max(width, height) > JUDGED_SIDE);
  return fillLevels(fine, best, random)?.colours ?? null;
}

/** The picture and each time half of it, the coarsest first. */
function pyramidOf(holed: Holed, isHalved: (level: Holed) => boolean): Holed[] {
  const pyramid = [holed];
  while (isHalved(pyramid[0]!)) {
    const { width, height } = pyramid[0]!;
    pyramid.unshift(shrink(pyramid[0]!, width >> 1, height >> 1));
  }
  return pyramid;
}

/**
 * Fills one level after the other. @param guess what the hole of the first looks like, at any size
 * @returns the last; null where all lack patches to copy
 */
function fillLevels(levels: readonly Holed[], guess: Level | null, random: () => number): Level | null {
  let coarser: Level | null = null;
  for (const each of levels) {
    const level = openLevel({ ...each, colours: each.colours.slice() });
    // At a coarse level the hole may leave nothing; the next has more.
    if (level.sources.length < LEAST_SOURCES) continue;
    if (coarser) takeFrom(coarser, level, random);
    else {
      if (guess) copyInto(level, guess);
      else spreadInwards(level);
      for (const target of level.targets)
        level.match[target] = level.sources[Math.floor(random() * level.sources.length)]!;
    }
    solve(level, { size: coarser ? sizeOf(level) : guess ? 'guessed' : 'coarse', random });
    coarser = level;
  }
  return coarser;
}

/** A first guess from a picture of another size. */
function copyInto({ width, height, hole, colours }: Level, guess: Level): void {
  for (let index = 0; index < hole.length; index++) {
    if (hole[index] === 0) continue;
    const x = Math.floor((((index % width) + 0.5) * guess.width) / width);
    const y = Math.floor(((Math.floor(index / width) + 0.5) * guess.height) / height);
    const at = (y * guess.width + x) * 3;
    colours.set(guess.colours.subarray(at, at + 3), index * 3);
  }
}

function solve(level: Level, { size, random }: { size: keyof typeof ROUNDS; random: () => number }): void {
  const rounds = Math.min(ROUNDS[size], Math.max(1, Math.floor(MOST_SEARCHED / level.targets.length)));
  const widest = size === 'coarse' || size === 'guessed' ? Math.max(level.width, level.height) : 24;
  for (let round = 0; round < rounds; round++) {
    for (const target of level.targets) level.apart[target] = cost(level, target, level.match[target]!, Infinity);
    improve(level, { isForward: true, widest, random });
    improve(level, { isForward: false, widest, random });
    vote(level, round === rounds - 1 ? SHARP : 0.6);
  }
}

function sizeOf({ targets }: Level): 'middle' | 'large' | 'huge' {
  return targets.length > HUGE ? 'huge' : targets.length > LARGE ? 'large' : 'middle';
}

function openLevel(holed: Holed): Level {
  const { width, height, hole, barred } = holed;
  const size = width * height;
  const nearHole = widen(hole, width, height, REACH);
  const unusable = widen(
    hole.map((value, index) => value | barred[index]!),
    width,
    height,
    REACH,
  );
  const isSource = new Uint8Array(size);
  const targets: number[] = [];
  const sources: number[] = [];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      if (nearHole[index] === 1) targets.push(index);
      if (unusable[index] === 1 || x < REACH || y < REACH || x >= width - REACH || y >= height - REACH) continue;
      isSource[index] = 1;
      sources.push(index);
    }
  return {
    ...holed,
    isSource,
    sources: Int32Array.from(sources),
    targets: Int32Array.from(targets),
    trust: trustIn(holed),
    match: new Int32Array(size),
    apart: new Float32Array(size),
    unsure: 0,
  };
}

/** 1 outside the hole, less the deeper inside. */
function trustIn({ width, height, hole }: Holed): Float32Array {
  const depth = new Float32Array(width * height).map((_, index) => (hole[index] === 1 ? width + height : 0));
  const lower = (index: number, from: number): void => {
    if (depth[from]! + 1 < depth[index]!) depth[index] = depth[from]! + 1;
  };
  for (let index = 0; index < depth.length; index++) {
    if (index % width > 0) lower(index, index - 1);
    if (index >= width) lower(index, index - width);
  }
  for (let index = depth.length - 1; index >= 0; index--) {
    if (index % width < width - 1) lower(index, index + 1);
    if (index < depth.length - width) lower(index, index + width);
  }
  return depth.map((value) => Math.max(0.05, TRUST ** value));
}

/** A smaller size; a pixel of which a part is to be filled is to be filled, and has the colours of the rest. */
function shrink(from: Holed, width: number, height: number): Holed {
  const to: Holed = {
    width,
    height,
    colours: new Float32Array(width * height * 3),
    hole: new Uint8Array(width * height),
    barred: new Uint8Array(width * height),
  };
  const known = new Uint32Array(width * height);
  for (let y = 0; y < from.height; y++)
    for (let x = 0; x < from.width; x++) {
      const at = y * from.width + x;
      const column = Math.min(width - 1, Math.floor((x * width) / from.width));
      const index = Math.min(height - 1, Math.floor((y * height) / from.height)) * width + column;
      if (from.barred[at] === 1) to.barred[index] = 1;
      if (from.hole[at] === 1) {
        to.hole[index] = 1;
        continue;
      }
      known[index]! += 1;
      for (let channel = 0; channel < 3; channel++) to.colours[index * 3 + channel]! += from.colours[at * 3 + channel]!;
    }
  for (let index = 0; index < known.length; index++)
    for (let channel = 0; channel < 3; channel++) to.colours[index * 3 + channel]! /= Math.max(1, known[index]!);
  return to;
}

/** A first guess: the colours around the hole run into it, ring by ring. */
function spreadInwards({ width, height, colours, hole }: Holed): void {
  const open = hole.slice();
  for (;;) {
    const ring: [number, number, number, number][] = [];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        if (open[index] === 0) continue;
        const around = [
          x > 0 ? index - 1 : -1,
          x < width - 1 ? index + 1 : -1,
          y > 0 ? index - width : -1,
          y < height - 1 ? index + width : -1,
        ].filter((at) => at >= 0 && open[at] === 0);
        if (around.length === 0) continue;
        const mean = (channel: number): number =>
          around.reduce((sum, at) => sum + colours[at * 3 + channel]!, 0) / around.length;
        ring.push([index, mean(0), mean(1), mean(2)]);
      }
    if (ring.length === 0) return;
    for (const [index, ...colour] of ring) {
      colours.set(colour, index * 3);
      open[index] = 0;
    }
  }
}

/** Takes over what the next coarser level found. */
function takeFrom(coarser: Level, level: Level, random: () => number): void {
  const { width, height } = level;
  for (const target of level.targets) {
    const [x, y] = [target % width, Math.floor(target / width)];
    const parent = Math.min(coarser.height - 1, y >> 1) * coarser.width + Math.min(coarser.width - 1, x >> 1);
    const match = coarser.match[parent]!;
    const atX = Math.min(width - 1, (match % coarser.width) * 2 + (x & 1));
    const atY = Math.min(height - 1, Math.floor(match / coarser.width) * 2 + (y & 1));
    const found = atY * width + atX;
    level.match[target] =
      level.isSource[found] === 1 ? found : level.sources[Math.floor(random() * level.sources.length)]!;
    level.apart[target] = coarser.apart[parent]!;
  }
  vote(level, sizeOf(level) === 'huge' ? SHARP : 0.6);
}

/** How little a patch suits a place: how unlike it is what is there, and how far above or below it comes from. */
function cost(level: Level, target: number, source: number, limit: number): number {
  const rows = (Math.floor(source / level.width) - Math.floor(target / level.width)) / level.height;
  const fromElsewhere = ROW_COST * rows ** 2;
  return fromElsewhere > limit ? fromElsewhere : fromElsewhere + distance(level, target, source, limit - fromElsewhere);
}

/** How unlike two patches are; more than `limit` where they are more unlike than that. */
function distance({ width, height, colours, trust }: Level, target: number, source: number, limit: number): number {
  const x = target % width;
  const y = (target - x) / width;
  const left = Math.max(-REACH, -x);
  const right = Math.min(REACH, width - 1 - x);
  const top = Math.max(-REACH, -y);
  const bottom = Math.min(REACH, height - 1 - y);
  let sum = 0;
  for (let down = top; down <= bottom; down++) {
    let at = target + down * width + left;
    let a = at * 3;
    let b = (source + down * width + left) * 3;
    for (let across = left; across <= right; across++, at++, a += 3, b += 3) {
      const red = colours[a]! - colours[b]!;
      const green = colours[a + 1]! - colours[b + 1]!;
      const blue = colours[a + 2]! - colours[b + 2]!;
      sum += (red * red + green * green + blue * blue) * trust[at]!;
    }
    if (sum > limit) return sum;
  }
  return sum;
}

/** One sweep: each patch tries what its neighbours found, and others farther and farther around its own. */
function improve(
  level: Level,
  { isForward, widest, random }: { isForward: boolean; widest: number; random: () => number },
): void {
  const { width, height, targets, match, apart, isSource } = level;
  const isTarget = new Uint8Array(width * height);
  for (const target of targets) isTarget[target] = 1;
  const step = isForward ? 1 : -1;
  for (let order = 0; order < targets.length; order++) {
    const target = targets[isForward ? order : targets.length - 1 - order]!;
    const x = target % width;
    let best = match[target]!;
    let least = apart[target]!;
    const attempt = (source: number): void => {
      if (source < 0 || source >= isSource.length || isSource[source] === 0 || source === best) return;
      const found = cost(level, target, source, least);
      if (found >= least) return;
      least = found;
      best = source;
    };
    const beside = target - step;
    if (x - step >= 0 && x - step < width && isTarget[beside] === 1) attempt(match[beside]! + step);
    const above = target - step * width;
    if (above >= 0 && above < isTarget.length && isTarget[above] === 1) attempt(match[above]! + step * width);
    for (let reach = widest; reach >= 1; reach /= 2) {
      const atX = (best % width) + Math.round((random() * 2 - 1) * reach);
      const atY = Math.floor(best / width) + Math.round((random() * 2 - 1) * reach);
      if (atX >= 0 && atX < width && atY >= 0 && atY < height) attempt(atY * width + atX);
    }
    match[target] = best;
    apart[target] = least;
  }
}

/**
 * Each pixel of the hole becomes the mean of what the patches over it have there, the closest ones counting most.
 * @param rank where among all distances, 0 to 1, one lies that counts half
 */
function vote(level: Level, rank: number): void {
  const { width, height, hole, colours, targets, match, apart, trust } = level;
  const sorted = Float32Array.from(targets, (target) => apart[target]!).sort();
  const scale = Math.max(1, sorted[Math.floor((sorted.length - 1) * rank)]!);
  const weights = new Float32Array(width * height);
  for (const target of targets) weights[target] = Math.exp(-apart[target]! / scale) * trust[target]! + 1e-9;
  const inside = targets.filter((target) => hole[target] === 1);
  const mixed = new Float32Array(inside.length * 3);
  let unsure = 0;
  for (const [place, target] of inside.entries()) {
    const x = target % width;
    const y = (target - x) / width;
    let [red, green, blue, total, squares] = [0, 0, 0, 0, 0];
    for (let down = -REACH; down <= REACH; down++) {
      if (y + down < 0 || y + down >= height) continue;
      for (let across = -REACH; across <= REACH; across++) {
        if (x + across < 0 || x + across >= width) continue;
        const patch = target + down * width + across;
        const weight = weights[patch]!;
        const at = (match[patch]! - down * width - across) * 3;
        red += colours[at]! * weight;
        green += colours[at + 1]! * weight;
        blue += colours[at + 2]! * weight;
        squares += (colours[at]! ** 2 + colours[at + 1]! ** 2 + colours[at + 2]! ** 2) * weight;
        total += weight;
      }
    }
    if (squares / total - (red ** 2 + green ** 2 + blue ** 2) / total ** 2 > MOST_SPREAD) unsure += 1;
    mixed[place * 3] = red / total;
    mixed[place * 3 + 1] = green / total;
    mixed[place * 3 + 2] = blue / total;
  }
  for (const [place, target] of inside.entries())
    for (let channel = 0; channel < 3; channel++) colours[target * 3 + channel] = mixed[place * 3 + channel]!;
  level.unsure = unsure / Math.max(1, inside.length);
}

/**
 * How long the seams in a hole are, parts of its side: where what goes on from one side does not meet what goes on from
 * another, and where patches of the result are found nowhere in the rest.
 */
function doubtIn(level: Level): number {
  const { width, height, hole, targets, match, trust } = level;
  const inside = targets.filter((target) => hole[target] === 1);
  const seams = inside.filter((target) => {
    const x = target % width;
    const y = (target - x) / width;
    let total = 0;
    for (let down = Math.max(-REACH, -y); down <= Math.min(REACH, height - 1 - y); down++)
      for (let across = Math.max(-REACH, -x); across <= Math.min(REACH, width - 1 - x); across++)
        total += trust[target + down * width + across]!;
    return distance(level, target, match[target]!, Infinity) > SEAM ** 2 * 3 * total;
  });
  return (level.unsure * inside.length + seams.length) / (2 * REACH + 1) / Math.sqrt(Math.max(1, inside.length));
}
