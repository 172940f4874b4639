import type { Rgb } from '../../scene.ts';
import { smoothstep } from '../../light/noise.ts';
import { createPlane, mapPlane, type Plane } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { PAINTS, PLAIN } from './paints.ts';
import { plainPart } from './plainPart.ts';

/** Degrees of hue to either side that still count as the same colour; red is next to every brown. */
const REACH = 34;
const REACH_OF_RED = 19;
/** The same for a red thing whose own hue is known. */
const REACH_OF_PAINT = 14;

/** Names of `PAINTS`. */
export interface Recolouring {
  /** Null when the prompt names none: whatever colour the main thing has. */
  from: string | null;
  to: string;
  /** Whether the prompt names a car or a cup, which a person in front is not. */
  isOfThing?: boolean;
}

/** The thing in front, and whether it was found or is a guess at the middle. */
export interface Front {
  plane: Plane;
  isFound: boolean;
  isPerson: boolean;
}

/** Changes everything of one colour to another, keeping light and shade. */
export function recolour(raster: Raster, { from, to }: Recolouring, front: Front): Raster {
  const old = findPart(raster, from, front);
  const { colour, isOfLight } = PAINTS.get(to)!;
  const result = copyRaster(raster);
  if (!old) return result;
  // Yellow is a light colour: at the brightness of red it would be olive.
  const lift = from ? Math.max(1, Math.min(MOST_LIFT, lumaOf(colour) / lumaOf(PAINTS.get(from)!.colour))) : 1;
  const light = old.light ?? (isOfLight ? null : meanLight(raster, old.partAt));
  const paint = light === null ? dyeOf(colour, lift) : shadeOf(colour, light);
  for (let at = 0; at < raster.data.length; at += 4) {
    const part = old.partAt(at);
    if (part === 0) continue;
    const wanted = paint(raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!);
    for (let channel = 0; channel < 3; channel++)
      result.data[at + channel] = raster.data[at + channel]! + (wanted[channel]! - raster.data[at + channel]!) * part;
  }
  return result;
}

const MOST_LIFT = 2;

/** Another hue for what has one: its brightness stays, and so does how strong it is. */
function dyeOf(target: Rgb, lift: number): (r: number, g: number, b: number) => Rgb {
  const hue = hueOf(target);
  const strength = Math.max(...target) - Math.min(...target);
  return (r, g, b) => {
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    const wanted = fromHue(hue, Math.min(255, chroma * 0.6 + strength * 0.4 * (chroma / 200)));
    const shift = Math.min(235, lumaOf([r, g, b]) * lift) - lumaOf(wanted);
    return [wanted[0] + shift, wanted[1] + shift, wanted[2] + shift];
  };
}

/** How much brighter than most of it a place must be to count as a reflection, and the most a colour is lightened. */
const GLINT = [1.12, 1.9] as const;
const MOST_LIGHT = 1.35;

/** Another lightness as well: a colour in the light that falls on a thing, whose usual brightness is `light`. */
function shadeOf(target: Rgb, light: number): (r: number, g: number, b: number) => Rgb {
  return (r, g, b) => {
    const luma = lumaOf([r, g, b]);
    const lit = Math.min(MOST_LIGHT, luma / light);
    const glint = smoothstep(...GLINT, luma / light) * 0.5;
    return target.map((value) => value * lit + (luma - value * lit) * glint) as [number, number, number];
  };
}

function meanLight({ data }: Raster, partAt: (at: number) => number): number {
  let [sum, weight] = [0, 1e-6];
  for (let at = 0; at < data.length; at += STRIDE * 4) {
    const part = partAt(at);
    sum += part * lumaOf([data[at]!, data[at + 1]!, data[at + 2]!]);
    weight += part;
  }
  return Math.max(12, sum / weight);
}

function lumaOf([r, g, b]: Rgb): number {
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}

/** Pixels from one to the next that is looked at when only a share is wanted. */
const STRIDE = 7;

/** The share of a picture that `recolour` would change: of red flowers all that is red, of a white wall nothing. */
export function shareToRecolour(raster: Raster, { from }: Recolouring, front: Front): number {
  const old = findPart(raster, from, front);
  let sum = 0;
  for (let at = 0; old && at < raster.data.length; at += STRIDE * 4) sum += old.partAt(at);
  return (sum * STRIDE * 4) / raster.data.length;
}

/** The least share of a thing that is of one colour for that to be its colour. */
const LEAST_OWN = 0.12;

/**
 * How much of each pixel, by its place in the data, has the colour that is to go, 0 to 1; `light` is the brightness of
 * what has no hue. Null where that cannot be told from the rest.
 */
function findPart(
  raster: Raster,
  from: string | null,
  front: Front,
): { partAt(at: number): number; light: number | null } | null {
  if (from && !PLAIN.has(from)) return { partAt: namedPart(raster, from), light: null };
  if (!from) {
    if (!front.isFound) return null;
    const partAt = ownColour(raster, front.plane, front.isPerson ? VIVID : PALE);
    let [own, whole] = [0, 0];
    for (let index = 0; index < front.plane.values.length; index += STRIDE) {
      own += partAt(index * 4);
      whole += front.plane.values[index]!;
    }
    if (own > whole * LEAST_OWN) return { partAt, light: null };
  }
  // Somebody in front is not the white car.
  const plain = plainPart(raster, { front: front.plane, isFound: front.isFound && !front.isPerson });
  return plain && { partAt: (at) => plain.part.values[at / 4]!, light: plain.light };
}

/** Everything of a named colour. Of red, which is next to every brown, only the very red in the middle: paint and no wood. */
export function namedPart(raster: Raster, from: string): (at: number) => number {
  const hue = namedHue(from);
  const likeness = likenessTo(raster, hue);
  if (!hue.leastVivid) return likeness;
  const { width, height } = raster;
  const strong = mapPlane(createPlane(width, height), (_, index) => {
    const x = (index % width) / width - 0.5;
    const y = Math.floor(index / width) / height - 0.5;
    return likeness(index * 4) * Math.exp(-(x * x + y * y) / 0.12);
  });
  const main = mainHue(raster, strong);
  return likenessTo(raster, { hue: main.hue, reach: Math.min(REACH_OF_PAINT, main.reach), leastVivid: WEAK_RED });
}

/** Without a named colour, only the thing itself changes, and only where its colour is strong: an orange suit turns blue, the face above it does not. */
function ownColour(
  { data, width, height }: Raster,
  front: Plane,
  leastVivid: typeof VIVID | typeof PALE,
): (at: number) => number {
  const likeness = likenessTo({ data }, { ...mainHue({ data }, front), leastVivid });
  const isOwn = wholeThing({ width, height }, { front, isLike: (index) => likeness(index * 4) > 0.5 });
  return (at) => {
    const here = isOwn?.[at / 4] ? 1 : smoothstep(0.2, 0.6, front.values[at / 4]!);
    return here === 0 ? 0 : here * likeness(at);
  };
}

interface Hue {
  /** Degrees. */
  hue: number;
  reach: number;
  leastVivid: readonly [number, number] | null;
}

function namedHue(colour: string): Hue {
  return {
    hue: hueOf(PAINTS.get(colour)!.colour),
    reach: colour === 'red' ? REACH_OF_RED : REACH,
    leastVivid: colour === 'red' ? VIVID_RED : null,
  };
}

/** How much each pixel, by its place in the data, is of a colour; 0 to 1. */
function likenessTo({ data }: Pick<Raster, 'data'>, { hue, reach, leastVivid }: Hue): (at: number) => number {
  return (at) => {
    const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!];
    const chroma = Math.max(r, g, b) - Math.min(r, g, b);
    if (chroma < 18) return 0;
    const isVivid = leastVivid ? smoothstep(...leastVivid, chroma / Math.max(r, g, b)) : 1;
    const apart = turnBetween(hueOf([r, g, b]), hue);
    return isVivid * (1 - smoothstep(reach * 0.62, reach * 1.1, apart)) * smoothstep(18, 60, chroma);
  };
}

const VIVID = [0.44, 0.62] as const;
/** A thing has no skin, and shines: light on paint takes its colour. */
const PALE = [0.2, 0.36] as const;
const VIVID_RED = [0.68, 0.82] as const;
const WEAK_RED = [0.48, 0.62] as const;

/** How much larger than what was found of a thing the rest of it may be: beyond that, something else is as coloured. */
const MOST_REST = 0.4;

/**
 * What is like the thing in front and touches it: the rim of a saucer that was cut off with the table.
 * @returns 1 for each pixel of it; null where it runs into something else of that colour
 */
function wholeThing(
  { width, height }: { width: number; height: number },
  { front, isLike }: { front: Plane; isLike(index: number): boolean },
): Uint8Array | null {
  const own = new Uint8Array(width * height);
  // Each pixel is put there once at most.
  const open = new Uint32Array(width * height);
  let count = 0;
  for (let index = 0; index < own.length; index++) {
    if (front.values[index]! < 0.6 || !isLike(index)) continue;
    own[index] = 1;
    open[count++] = index;
  }
  let rest = count * MOST_REST;
  const take = (index: number): void => {
    if (own[index] === 1 || !isLike(index)) return;
    own[index] = 1;
    open[count++] = index;
    rest -= 1;
  };
  while (count > 0 && rest >= 0) {
    const index = open[--count]!;
    const x = index % width;
    if (x > 0) take(index - 1);
    if (x < width - 1) take(index + 1);
    if (index >= width) take(index - width);
    if (index < own.length - width) take(index + width);
  }
  return rest < 0 ? null : own;
}

/** Degrees between two hues. */
function turnBetween(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180);
}

function hueOf([r, g, b]: readonly [number, number, number]): number {
  const most = Math.max(r, g, b);
  const chroma = most - Math.min(r, g, b);
  if (chroma === 0) return 0;
  const sixth = most === r ? ((g - b) / chroma + 6) % 6 : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return sixth * 60;
}

function fromHue(hue: number, chroma: number): [number, number, number] {
  const sixth = hue / 60;
  const middle = chroma * (1 - Math.abs((sixth % 2) - 1));
  const order: readonly (readonly [number, number, number])[] = [
    [chroma, middle, 0],
    [middle, chroma, 0],
    [0, chroma, middle],
    [0, middle, chroma],
    [middle, 0, chroma],
    [chroma, 0, middle],
  ];
  const [r, g, b] = order[Math.floor(sixth) % 6]!;
  return [r, g, b];
}

/** Degrees to either side of the dominant hue whose spread is measured, and the least reach. */
const AROUND = 20;
const LEAST_REACH = 12;

/** The dominant hue in front, and how far from it, in degrees, a colour still belongs to it. */
function mainHue({ data }: Pick<Raster, 'data'>, front: Plane): { hue: number; reach: number } {
  const weights = new Float64Array(360);
  for (let index = 0; index < front.values.length; index++) {
    const colour = [data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!] as const;
    const chroma = Math.max(...colour) - Math.min(...colour);
    if (chroma < 40) continue;
    const hue = Math.floor(hueOf(colour)) % 360;
    weights[hue] = weights[hue]! + chroma * front.values[index]!;
  }
  const sumAround = (middle: number, reach: number, valueOf: (turn: number) => number): number => {
    let sum = 0;
    for (let turn = -reach; turn <= reach; turn++) sum += weights[(middle + turn + 360) % 360]! * valueOf(turn);
    return sum;
  };
  let middle = 0;
  for (let hue = 0, most = -1; hue < 360; hue++) {
    const weight = sumAround(hue, 7, () => 1);
    if (weight > most) [most, middle] = [weight, hue];
  }
  const whole = Math.max(
    1,
    sumAround(middle, AROUND, () => 1),
  );
  const spread = Math.sqrt(sumAround(middle, AROUND, (turn) => turn * turn) / whole);
  return { hue: middle, reach: Math.min(REACH, Math.max(LEAST_REACH, spread * 3)) };
}
