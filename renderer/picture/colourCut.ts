import { mulberry32, smoothstep } from '../light/noise.ts';
import { boxBlur, createPlane, guidedFilter, luminancePlane, mapPlane, normalise, type Plane } from './planes.ts';
import type { Raster } from './raster.ts';
import { findRegions } from './segment/regions.ts';

/** Brightness and two colour differences. Brightness counts less, so that a thing's shaded side still belongs to it. */
type Colour = readonly [number, number, number];

const CLUSTERS = 6;
const ROUNDS = 3;
/** How decided a cut must be before it is used, 0–1. */
const LEAST_SEPARATION = 0.5;
/** Where the rest of the picture is nearly as sharp as the thing, it is the scene itself and no background. */
const SHARPEST_REST = 0.58;
/** How much, for its own size, may be left out that is unlike the border too: it is mostly another part of the thing. */
const MOST_LEFT_OUT = 1.5;
/** From this difference on, a colour is unlike the border's. */
const UNLIKE = 26;

/**
 * Separates the thing in the middle of a picture from a background of other colours (a product on a table, a flower
 * before a blurred garden). The colours of both are estimated from the border and refined over a few rounds.
 * @param raster small: at most some 300 pixels a side
 * @returns how much of each pixel belongs to the thing, or null when the two cannot be told apart
 */
export function cutByColour(raster: Raster): Plane | null {
  const { width, height } = raster;
  const colours = readColours(raster);
  const guide = luminancePlane(raster);
  const isBorder = (index: number): boolean => {
    const x = index % width;
    const y = Math.floor(index / width);
    const sides = x < width * 0.05 || x >= width * 0.95;
    return (sides && y < height * 0.8) || y < height * 0.05;
  };
  const all = colours.map((_, index) => index);
  const border = all.filter(isBorder);
  const edge = cluster(border.map((index) => colours[index]!));
  let behind = edge;
  const sharp = sharpnessOf(guide);
  let chance = mapPlane(guide, (_, index) => {
    const x = ((index % width) + 0.5) / width - 0.5;
    const y = (Math.floor(index / width) + 0.5) / height - 0.54;
    const central = Math.exp(-((x * x) / 0.09 + (y * y) / 0.12));
    return (
      smoothstep(10, 46, nearest(colours[index]!, behind)) *
      (0.25 + 0.75 * central) *
      (0.45 + 0.55 * sharp.values[index]!)
    );
  });
  for (let round = 0; round < ROUNDS; round++) {
    const inside = all.filter((index) => chance.values[index]! > 0.55);
    const outside = all.filter((index) => chance.values[index]! < 0.25);
    if (inside.length < all.length * 0.02 || outside.length < all.length * 0.1) return null;
    const thing = cluster(inside.map((index) => colours[index]!));
    behind = cluster(outside.map((index) => colours[index]!));
    const next = mapPlane(chance, (before, index) => {
      const toBehind = nearest(colours[index]!, behind) + 3;
      const toThing = nearest(colours[index]!, thing) + 3;
      return 0.7 * (toBehind / (toBehind + toThing)) + 0.22 * before + 0.16 * (sharp.values[index]! - 0.5);
    });
    chance = mapPlane(guidedFilter(next, guide, Math.max(3, Math.round(width / 50)), 0.0008), (value) =>
      smoothstep(0.3, 0.7, value),
    );
  }
  const body = keepBodies(chance);
  if (!body || !isDecided(body, isBorder)) return null;
  const isWhole = standsOut(body, sharp, (index) => nearest(colours[index]!, edge) > UNLIKE);
  return isWhole ? body : null;
}

/** Whether a body is the thing in focus before a background, and not a piece of it: one bird's breast, one of many sails. */
function standsOut(body: Plane, sharp: Plane, isUnlikeBorder: (index: number) => boolean): boolean {
  let inside = 0;
  let leftOut = 0;
  let sharpInside = 0;
  let sharpOutside = 0;
  body.values.forEach((value, index) => {
    if (value > 0.5) {
      inside++;
      sharpInside += sharp.values[index]!;
    } else {
      sharpOutside += sharp.values[index]!;
      if (isUnlikeBorder(index)) leftOut++;
    }
  });
  const outside = body.values.length - inside;
  return (
    leftOut < inside * MOST_LEFT_OUT && sharpOutside / outside < SHARPEST_REST * (sharpInside / Math.max(1, inside))
  );
}

/** Where a picture is in focus, 0–1, spread from edges over whole things: blurred ones are background. */
export function sharpnessOf(light: Plane): Plane {
  const soft = boxBlur(light, 1);
  const fine = mapPlane(light, (value, index) => Math.abs(value - soft.values[index]!));
  return mapPlane(normalise(boxBlur(boxBlur(fine, light.width / 26), light.width / 26), 0.04), (value) => value ** 0.5);
}

function readColours({ data }: Raster): Colour[] {
  return Array.from({ length: data.length / 4 }, (_, index) => {
    const [r, g, b] = [data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!];
    const luma = r * 0.2126 + g * 0.7152 + b * 0.0722;
    return [luma * 0.6, (r - luma) * 1.3, (b - luma) * 1.1];
  });
}

/** The square of how far two colours are apart: asked millions of times for a picture, where Math.hypot is dear. */
function squaredDistance(a: Colour, b: Colour): number {
  return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
}

function nearest(colour: Colour, centres: readonly Colour[]): number {
  let least = Infinity;
  for (const centre of centres) least = Math.min(least, squaredDistance(colour, centre));
  return Math.sqrt(least);
}

/** k-means on a sample; its first centres come from a fixed seed, so that a picture is always cut the same way. */
function cluster(colours: readonly Colour[]): Colour[] {
  const random = mulberry32(17);
  const step = Math.max(1, Math.floor(colours.length / 1500));
  const sample = colours.filter((_, index) => index % step === 0);
  let centres = Array.from({ length: CLUSTERS }, () => sample[Math.floor(random() * sample.length)]!);
  for (let round = 0; round < 6; round++) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const colour of sample) {
      let best = 0;
      for (let index = 1; index < centres.length; index++)
        if (squaredDistance(colour, centres[index]!) < squaredDistance(colour, centres[best]!)) best = index;
      const sum = sums[best]!;
      for (let channel = 0; channel < 3; channel++) sum[channel] = sum[channel]! + colour[channel]!;
      sum[3] = sum[3]! + 1;
    }
    centres = centres.map((centre, index) => {
      const [a, b, c, count] = sums[index] as [number, number, number, number];
      return count > 0 ? [a / count, b / count, c / count] : centre;
    });
  }
  return centres;
}

/** Holes up to this part of the picture are filled: the label on a bottle belongs to the bottle. */
const SMALL_HOLE = 0.02;

/** A body of at least this part of the largest is another thing beside it: the second of two shoes. */
const ANOTHER = 0.15;
/** More bodies than a pair are rather pieces of things whose rest was taken for background. */
const MOST_BODIES = 2;

/**
 * Keeps the largest connected body with others nearly as large, and fills their small holes.
 * @returns null when they have a large hole or are in pieces, signs that part of a thing was taken for background
 */
function keepBodies(chance: Plane): Plane | null {
  const { width, height } = chance;
  const bodies = findRegions(width, height, (index) => chance.values[index]! > 0.4);
  const least = Math.max(1, ...bodies.sizes) * ANOTHER;
  if (bodies.sizes.filter((size) => size >= least).length > MOST_BODIES) return null;
  const isKept = (index: number): boolean => (bodies.sizes[bodies.places[index]!] ?? 0) >= least;
  const rest = findRegions(width, height, (index) => !isKept(index));
  const open = new Set<number>();
  for (let x = 0; x < width; x++) for (const y of [0, height - 1]) open.add(rest.places[y * width + x]!);
  for (let y = 0; y < height; y++) for (const x of [0, width - 1]) open.add(rest.places[y * width + x]!);
  if (rest.sizes.some((size, name) => !open.has(name) && size > width * height * SMALL_HOLE)) return null;
  const body = createPlane(width, height);
  for (let index = 0; index < body.values.length; index++) {
    const isBody = isKept(index);
    const isHole = !isBody && rest.sizes[rest.places[index]!]! < width * height * SMALL_HOLE;
    body.values[index] = isHole ? 1 : isBody ? chance.values[index]! : Math.min(chance.values[index]!, 0.15);
  }
  return body;
}

function isDecided(body: Plane, isBorder: (index: number) => boolean): boolean {
  let inside = 0;
  let sure = 0;
  let onBorder = 0;
  let border = 0;
  const box = { left: body.width, right: 0, top: body.height, bottom: 0 };
  body.values.forEach((value, index) => {
    const x = index % body.width;
    const y = Math.floor(index / body.width);
    if (value > 0.5) {
      inside++;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
    sure += Math.abs(value - 0.5) * 2;
    if (!isBorder(index)) return;
    border++;
    if (value > 0.5) onBorder++;
  });
  const part = inside / body.values.length;
  // A band from side to side is the ground, and a sparse shape is a path: neither is a thing.
  const isBand = box.left <= 1 && box.right >= body.width - 2;
  const isCompact = inside > 0.36 * (box.right - box.left + 1) * (box.bottom - box.top + 1);
  return (
    !isBand &&
    isCompact &&
    part > 0.03 &&
    part < 0.72 &&
    onBorder / border < 0.22 &&
    sure / body.values.length > LEAST_SEPARATION
  );
}
