import { meanOf, type Plane } from '../planes.ts';
import { describeColours } from './mixture.ts';
import { findRegions } from './regions.ts';

/** What a thing takes of a picture. */
const AREA = [0.04, 0.68] as const;
/** A body of at least this part of the largest is another thing beside it. More than these are rather pieces of things. */
const ANOTHER = 0.12;
const MOST_BODIES = 3;
/** The part of the left, right and upper rim that it may touch: what goes on beyond them is no whole thing. */
const MOST_ON_RIM = 0.03;
/** The part of what lies just around it that must have colours of the picture's rim: else it is a piece of something. */
const LEAST_KNOWN = 0.86;
/** How far, just around it: pixels. */
const NEAR = [3, 6] as const;
/** How much more it must stand out than the rest, 0–1. */
const LEAST_SALIENT = 0.4;
/** Colours of the rim: all but its rarest. */
const KNOWN = 0.97;
/** The part of it that may have the rim's colours, and, for its size, how much of the rest may not have them. */
const MOST_KNOWN = 0.5;
const MOST_LEFT_OUT = 0.3;
/** One patch of the rim's colours larger than this, where the rest has none of them, is ground that was taken along. */
const LARGEST_PATCH = 0.08;
const MOST_OF_KNOWN = 0.85;
/** Holes up to this part of the picture are filled. */
const SMALL_HOLE = 0.0015;

/** Keeps the largest bodies of a cut and fills their small holes. */
export function tidyCut(cut: Uint8Array, width: number, height: number): Uint8Array {
  const bodies = findRegions(width, height, (index) => cut[index] === 1);
  const least = Math.max(1, ...bodies.sizes) * ANOTHER;
  const kept = cut.map((_, index) => ((bodies.sizes[bodies.places[index]!] ?? 0) >= least ? 1 : 0));
  const rest = findRegions(width, height, (index) => kept[index] === 0);
  return kept.map((value, index) => {
    const isHole = value === 0 && rest.sizes[rest.places[index]!]! < width * height * SMALL_HOLE;
    return value === 1 || isHole ? 1 : 0;
  });
}

/** Whether a cut is a whole thing before a background that goes on around it, and not a piece of either. */
export function isWholeThing(cut: Uint8Array, colours: Float32Array, salient: Plane): boolean {
  const { width, height } = salient;
  const area = cut.reduce((sum, value) => sum + value, 0);
  const bodies = findRegions(width, height, (index) => cut[index] === 1).sizes.length;
  if (area < cut.length * AREA[0] || area > cut.length * AREA[1] || bodies > MOST_BODIES) return false;
  if (rimShare(cut, width, height) > MOST_ON_RIM) return false;
  let inside = 0;
  cut.forEach((value, index) => {
    inside += value * salient.values[index]!;
  });
  const outside = meanOf(salient) * cut.length - inside;
  if (inside / area - outside / (cut.length - area) < LEAST_SALIENT) return false;
  const rim = rimOf(cut, width, height);
  const model = describeColours(colours, rim);
  const costs = rim.map((index) => model.costOf(index)).toSorted((a, b) => a - b);
  const limit = costs[Math.floor(rim.length * KNOWN)]!;
  const known = Uint8Array.from(cut, (_, index) => (model.costOf(index) <= limit ? 1 : 0));
  if (shareAround(cut, known, width, height) < LEAST_KNOWN) return false;
  let [knownInside, leftOut] = [0, 0];
  cut.forEach((value, index) => {
    knownInside += value & known[index]!;
    leftOut += 1 - (value | known[index]!);
  });
  if (knownInside > area * MOST_KNOWN || leftOut > area * MOST_LEFT_OUT) return false;
  const patches = findRegions(width, height, (index) => cut[index] === 1 && known[index] === 1).sizes;
  const largest = Math.max(0, ...patches);
  return largest < area * LARGEST_PATCH || largest < knownInside * MOST_OF_KNOWN;
}

/** The part of the left, right and upper rim that a cut touches. */
function rimShare(cut: Uint8Array, width: number, height: number): number {
  let sum = 0;
  for (let y = 0; y < height; y++) sum += cut[y * width + 2]! + cut[y * width + width - 3]!;
  for (let x = 0; x < width; x++) sum += cut[2 * width + x]!;
  return sum / (height * 2 + width);
}

/** The pixels of the picture's rim that are outside a cut. */
function rimOf(cut: Uint8Array, width: number, height: number): number[] {
  const rim: number[] = [];
  cut.forEach((value, index) => {
    const x = index % width;
    const y = Math.floor(index / width);
    const isRim = Math.min(x, width - 1 - x) < width * 0.06 || Math.min(y, height - 1 - y) < height * 0.06;
    if (isRim && value === 0) rim.push(index);
  });
  return rim;
}

/** The part of the pixels just around a cut that are known. */
function shareAround(cut: Uint8Array, known: Uint8Array, width: number, height: number): number {
  const isIn = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < width && y < height && cut[y * width + x] === 1;
  const reaches = (x: number, y: number, far: number): boolean =>
    isIn(x + far, y) || isIn(x - far, y) || isIn(x, y + far) || isIn(x, y - far);
  let [all, alike] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (isIn(x, y) || reaches(x, y, 1) || !NEAR.some((far) => reaches(x, y, far))) continue;
      all++;
      alike += known[y * width + x]!;
    }
  return all === 0 ? 0 : alike / all;
}
