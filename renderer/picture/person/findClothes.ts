import { smoothstep } from '../../light/noise.ts';
import type { Matte } from '../matte.ts';
import { boxBlur, createPlane, guidedFilter, luminancePlane, mapPlane, type Plane, resizePlane } from '../planes.ts';
import { type Raster, resizeRaster } from '../raster.ts';
import type { Face } from './findFaces.ts';

/** Clothes are looked for at about this many pixels a side. */
const WORK_SIDE = 420;
/** The chest below a face, in widths and heights of the face from the middle of its chin. */
const CHEST = { across: 0.95, from: 0.45, to: 1.9 } as const;
/** The part of the chest that must be of one colour: a pattern has no colour to change. */
const LEAST_PLAIN = 0.5;
/** A top ends at this many heights of a face below the chin; what is as coloured below it is trousers. */
const WAIST = 4.4;
const MOST_BELOW = 0.1;
/** The part of a chest that its top must take, and of the hair beside a face that it may. */
const LEAST_FILLED = 0.5;
const MOST_HAIR = 0.3;
/** How far a colour may be from that of the cloth, beyond how much the cloth itself varies. */
const NEAR = 17;
/** The same for its hue alone where shade falls softly over it, how soft, and how much darker and brighter it may be. */
const NEAR_HUE = 15;
const SOFT = 9;
const SHADE = [0.35, 2.2] as const;

/** The part of its outline, before the person ends, at which it may end without an edge: cloth would go on there. */
const MOST_OPEN = 0.3;

type Colour = readonly [number, number, number];

/** How much of each pixel is of the tops that people wear, 0 to 1; null where one of them cannot be told for certain. */
export async function findClothes(
  raster: Raster,
  { matte, faces }: { matte: Matte; faces: readonly Face[] },
): Promise<Plane | null> {
  if (matte.source !== 'person' || faces.length === 0) return null;
  const scale = Math.min(1, WORK_SIDE / Math.max(raster.width, raster.height));
  const [width, height] = [Math.round(raster.width * scale), Math.round(raster.height * scale)];
  const small = await resizeRaster(raster, width, height);
  const people = resizePlane(matte.plane, width, height);
  const colours = readColours(small);
  const whole = createPlane(width, height);
  for (const face of faces) {
    const own = topOf(scaled(face, scale), { people, colours });
    if (!own) return null;
    for (let index = 0; index < own.length; index++) whole.values[index] = Math.max(whole.values[index]!, own[index]!);
  }
  const guide = luminancePlane(raster);
  const reach = Math.max(2, Math.round(Math.max(raster.width, raster.height) / 300));
  const fine = guidedFilter(resizePlane(boxBlur(whole, 1), raster.width, raster.height), guide, reach, 0.0006);
  return mapPlane(fine, (value) => smoothstep(0.25, 0.75, value));
}

function scaled({ left, top, width, height }: Face, scale: number): Pick<Face, 'left' | 'top' | 'width' | 'height'> {
  return { left: left * scale, top: top * scale, width: width * scale, height: height * scale };
}

/** Brightness counts less than hue: a fold is of the same cloth. */
function readColours({ data }: Raster): Colour[] {
  return Array.from({ length: data.length / 4 }, (_, index) => {
    const [r, g, b] = [data[index * 4]!, data[index * 4 + 1]!, data[index * 4 + 2]!];
    const luma = r * 0.2126 + g * 0.7152 + b * 0.0722;
    return [luma * 0.45, (r - luma) * 1.4, (b - luma) * 1.2];
  });
}

const apart = (one: Colour, other: Colour): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The top of one person: 1 for each pixel of it. */
function topOf(
  face: Pick<Face, 'left' | 'top' | 'width' | 'height'>,
  { people, colours }: { people: Plane; colours: readonly Colour[] },
): Uint8Array | null {
  const { width, height } = people;
  const chin = face.top + face.height;
  const middle = face.left + face.width / 2;
  const indexesIn = (left: number, top: number, right: number, bottom: number): number[] => {
    const indexes: number[] = [];
    for (let y = Math.max(0, Math.round(top)); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, Math.round(left)); x < Math.min(width, right); x++)
        if (people.values[y * width + x]! > 0.7) indexes.push(y * width + x);
    return indexes;
  };
  const skin = medianOf(
    indexesIn(
      face.left + face.width * 0.25,
      face.top + face.height * 0.35,
      face.left + face.width * 0.75,
      face.top + face.height * 0.8,
    ).map((index) => colours[index]!),
  );
  const chest = indexesIn(
    middle - face.width * CHEST.across,
    chin + face.height * CHEST.from,
    middle + face.width * CHEST.across,
    chin + face.height * CHEST.to,
  );
  if (!skin || chest.length < 60) return null;
  const isSkin = (colour: Colour): boolean => Math.hypot(colour[1] - skin[1], colour[2] - skin[2]) < 11 && skin[1] > 8;
  const cloth = mainColour(chest.map((index) => colours[index]!).filter((colour) => !isSkin(colour)));
  if (!cloth || isSkin(cloth.colour)) return null;
  const reach = NEAR + cloth.spread;
  const isLike = (index: number): boolean => apart(colours[index]!, cloth.colour) < reach && !isSkin(colours[index]!);
  const isShade = (index: number): boolean => {
    const [luma, red, blue] = colours[index]!;
    // In the shade, a colour is as much weaker as it is darker.
    const light = Math.min(SHADE[1], (luma + 2) / (cloth.colour[0] + 2));
    const hue = Math.hypot(red - cloth.colour[1] * light, blue - cloth.colour[2] * light);
    const isLit = luma > cloth.colour[0] * SHADE[0] - 9 && luma < cloth.colour[0] * SHADE[1] + 4;
    return hue < NEAR_HUE + cloth.spread * 0.5 && isLit && !isSkin(colours[index]!);
  };
  const seeds = chest.filter(isLike);
  if (seeds.length < chest.length * LEAST_PLAIN) return null;
  const top = grow(seeds, {
    width,
    isIn: (index, from) => {
      const y = Math.floor(index / width);
      if (y <= chin + face.height * 0.05 || people.values[index]! < 0.45) return false;
      return isLike(index) || (apart(colours[index]!, colours[from]!) < SOFT && isShade(index));
    },
    length: people.values.length,
  });
  const count = (indexes: readonly number[]): number => indexes.filter((index) => top[index] === 1).length;
  const beside = [-1, 1].flatMap((side) =>
    indexesIn(
      middle + side * face.width * 0.75 - face.width * 0.2,
      face.top + face.height * 0.4,
      middle + side * face.width * 0.75 + face.width * 0.2,
      chin,
    ),
  );
  const isHair = beside.filter(isLike).length > Math.max(20, face.width * face.height * 0.3) * MOST_HAIR;
  let [all, below] = [0, 0];
  for (let index = 0; index < top.length; index++) {
    if (top[index] === 0) continue;
    all += 1;
    if (Math.floor(index / width) > chin + face.height * WAIST) below += 1;
  }
  if (isHair || below > all * MOST_BELOW || count(chest) < chest.length * LEAST_FILLED) return null;
  const closed = closeHoles(top, people);
  return openShare(closed, { people, colours }) > MOST_OPEN ? null : closed;
}

/** How far beyond an outline an edge may be, pixels. */
const EDGE_REACH = 3;

/** The part of an outline inside a person at which no edge is. */
function openShare(top: Uint8Array, { people, colours }: { people: Plane; colours: readonly Colour[] }): number {
  const { width } = people;
  let [outline, open] = [0, 0];
  for (let index = width * EDGE_REACH; index < top.length - width * EDGE_REACH; index++) {
    if (top[index] === 0) continue;
    for (const step of [1, -1, width, -width]) {
      const beyond = index + step * EDGE_REACH;
      if (top[index + step] === 1 || people.values[beyond]! < 0.7) continue;
      outline += 1;
      if (top[beyond] === 0 && apart(colours[index]!, colours[beyond]!) < SOFT * 1.6) open += 1;
    }
  }
  return open / Math.max(1, outline);
}

function medianOf(colours: readonly Colour[]): Colour | null {
  if (colours.length < 12) return null;
  const at = (channel: 0 | 1 | 2): number =>
    colours.map((colour) => colour[channel]).toSorted((a, b) => a - b)[Math.floor(colours.length / 2)]!;
  return [at(0), at(1), at(2)];
}

/** The colour that most of some others are close to, and how far those are from it on average. */
function mainColour(colours: readonly Colour[]): { colour: Colour; spread: number } | null {
  if (colours.length < 30) return null;
  let best: { near: Colour[] } = { near: [] };
  const step = Math.max(1, Math.floor(colours.length / 60));
  for (let at = 0; at < colours.length; at += step) {
    const near = colours.filter((colour) => apart(colour, colours[at]!) < NEAR);
    if (near.length > best.near.length) best = { near };
  }
  const colour = medianOf(best.near);
  if (!colour) return null;
  const spread = best.near.reduce((sum, each) => sum + apart(each, colour), 0) / best.near.length;
  return { colour, spread };
}

function grow(
  seeds: readonly number[],
  { width, length, isIn }: { width: number; length: number; isIn(index: number, from: number): boolean },
): Uint8Array {
  const own = new Uint8Array(length);
  const open: number[] = [];
  const take = (index: number, from: number): void => {
    if (own[index] === 1 || !isIn(index, from)) return;
    own[index] = 1;
    open.push(index);
  };
  for (const index of seeds) take(index, index);
  while (open.length > 0) {
    const index = open.pop()!;
    const x = index % width;
    if (x > 0) take(index - 1, index);
    if (x < width - 1) take(index + 1, index);
    if (index >= width) take(index - width, index);
    if (index < length - width) take(index + width, index);
  }
  return own;
}

/** Folds, seams and buttons belong to a top: what it surrounds on a few pixels is of it. */
function closeHoles(top: Uint8Array, { width, height, values }: Plane): Uint8Array {
  const plane: Plane = { width, height, values: Float32Array.from(top) };
  const share = boxBlur(plane, 3);
  return top.map((value, index) => (value === 1 || (share.values[index]! > 0.62 && values[index]! > 0.45) ? 1 : 0));
}
