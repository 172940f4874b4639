import { MAX_ERASED_SHARE } from '../../../contract/limits.ts';
import { RenderRefusal } from '../../renderRefusal.ts';
import { boxBlur, resizePlane } from '../planes.ts';
import { copyRaster, cropRaster, type Raster, resizeRaster } from '../raster.ts';
import type { Removal } from '../instruction/readRemoval.ts';
import { addRemains } from './addRemains.ts';
import { blendBorder } from './blendBorder.ts';
import { fillHole, type Holed } from './fillHole.ts';
import { findLettering } from './findLettering.ts';
import { findPeople } from './findPeople.ts';
import { type Size, widen } from './marks.ts';

/** How far a hole reaches beyond what was found, part of the longer side. */
const MARGIN = 1 / 90;
/** What of a smoothed mark belongs to it. */
const TOUCHED = 0.25;
/** Opacity, 0 to 255: a picture's pixels below it are those that somebody erased, as the brush counts them. */
const OPAQUE = 200;
/** What is around a hole counts for its filling up to this part of the longer side away, and this many of the hole's own. */
const AROUND = { least: 0.08, own: 1.2 } as const;

/** What belongs to somebody is looked for at this many pixels of the longer side, and marked at no more than these. */
const REMAINS_SIDE = 224;
const MARKS_SIDE = 1024;
/** A hole and what is around it are filled at no more pixels than this: a picture of 4096 × 4096 would take over 1 GB. */
const MOST_FILLED = 1_800_000;
/** And the hole alone at no more than this: in a hundred pieces it would take a minute. */
const MOST_HOLE = 250_000;

interface Marks extends Size {
  gone: Uint8Array;
  staying: Uint8Array;
  /** Marks of strokes follow them to the pixel; those of people come from a small network. */
  isExact: boolean;
}

/**
 * Takes people, lettering or what somebody erased out of a picture and fills their place from what is around. Whoever
 * chose a place by hand gets any filling of it.
 * @param mostFilled pixels at which a hole and what is around it are filled, at most
 * @throws RenderRefusal `removal_unbelievable` where they cannot be told for certain, or nobody would believe the filling
 */
export async function removeFrom(
  raster: Raster,
  removal: Removal,
  seed: number,
  mostFilled = MOST_FILLED,
): Promise<Raster> {
  const marks = await marksFor(raster, removal);
  const share = marks ? sumOf(marks.gone) / marks.gone.length : 0;
  if (!marks || share === 0 || share > MAX_ERASED_SHARE) throw new RenderRefusal('removal_unbelievable');
  const whole = removal.kind === 'people' ? await withRemains(raster, marks) : marks;
  const mostDoubt = removal.kind === 'erased' ? Infinity : undefined;
  const picture = copyRaster(raster);
  if (removal.kind === 'erased') makeOpaque(picture);
  const filled = await fillIn(picture, { marks: whole, seed, mostFilled, mostDoubt });
  if (!filled) throw new RenderRefusal('removal_unbelievable');
  return filled;
}

async function marksFor(raster: Raster, removal: Removal): Promise<Marks | null> {
  if (removal.kind === 'erased') return erasedIn(raster);
  if (removal.kind === 'lettering') {
    const found = await findLettering(raster, removal.placement);
    return found && { ...found, gone: found.marks, staying: new Uint8Array(found.marks.length), isExact: true };
  }
  const found = await findPeople(raster, removal.who);
  return found && { ...found, isExact: false };
}

function erasedIn({ width, height, data }: Raster): Marks {
  const gone = new Uint8Array(width * height);
  for (let index = 0; index < gone.length; index++) gone[index] = data[index * 4 + 3]! < OPAQUE ? 1 : 0;
  return { width, height, gone, staying: new Uint8Array(gone.length), isExact: true };
}

function makeOpaque({ data }: Raster): void {
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
}

const sumOf = (marks: Uint8Array): number => marks.reduce((sum, value) => sum + value, 0);

/** Marks at another size. */
function resizeMarks(marks: Uint8Array, from: Size, to: Size): Uint8Array {
  const resized = new Uint8Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const row = Math.floor((y * from.height) / to.height) * from.width;
    for (let x = 0; x < to.width; x++)
      resized[y * to.width + x] = marks[row + Math.floor((x * from.width) / to.width)]!;
  }
  return resized;
}

/** Marks at another size, without the steps of their own. */
function smoothMarks(marks: Uint8Array, from: Size, to: Size): Uint8Array {
  const plane = resizePlane(boxBlur({ ...from, values: Float32Array.from(marks) }, 1), to.width, to.height);
  const smooth = new Uint8Array(plane.values.length);
  for (let index = 0; index < smooth.length; index++) smooth[index] = plane.values[index]! > TOUCHED ? 1 : 0;
  return smooth;
}

/** Marks at another size, widened; whoever stays is never part of the hole. */
function marksAt(marks: Marks, to: Size): Omit<Holed, 'colours'> {
  const { isExact } = marks;
  // Coarse marks have no details that a larger size would show.
  const work = isExact ? to : atMost(MARKS_SIDE, to);
  const margin = Math.round(Math.max(work.width, work.height) * MARGIN);
  const kept = resizeMarks(marks.staying, marks, work);
  const gone = isExact ? resizeMarks(marks.gone, marks, work) : smoothMarks(marks.gone, marks, work);
  const hole = widen(gone, work.width, work.height, isExact ? 1 : margin);
  for (let index = 0; index < hole.length; index++) if (kept[index] === 1) hole[index] = 0;
  const barred = widen(kept, work.width, work.height, margin);
  return { ...to, hole: resizeMarks(hole, work, to), barred: resizeMarks(barred, work, to) };
}

function atMost(side: number, { width, height }: Size): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Marks people with what is theirs. */
async function withRemains(raster: Raster, marks: Marks): Promise<Marks> {
  const size = atMost(REMAINS_SIDE, raster);
  const small = await resizeRaster(raster, size.width, size.height);
  const gone = addRemains({ ...marksAt(marks, size), colours: coloursOf(small) });
  return { ...size, gone, staying: resizeMarks(marks.staying, marks, size), isExact: false };
}

function coloursOf({ width, height, data }: Raster): Float32Array {
  const colours = new Float32Array(width * height * 3);
  for (let index = 0; index < width * height; index++)
    for (let channel = 0; channel < 3; channel++) colours[index * 3 + channel] = data[index * 4 + channel]!;
  return colours;
}

interface Filling {
  marks: Marks;
  seed: number;
  mostFilled: number;
  mostDoubt: number | undefined;
}

/** Fills the hole in place, from the part of the picture around it. */
async function fillIn(raster: Raster, { marks, seed, mostFilled, mostDoubt }: Filling): Promise<Raster | null> {
  const { width, height, data } = raster;
  const { hole, barred } = marksAt(marks, { width, height });
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let index = 0; index < hole.length; index++) {
    if (hole[index] === 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x + 1);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y + 1);
  }
  const around = (size: number): number =>
    Math.round(Math.max(Math.max(width, height) * AROUND.least, size * AROUND.own));
  const [across, down] = [around(box.right - box.left), around(box.bottom - box.top)];
  const left = Math.max(0, box.left - across);
  const top = Math.max(0, box.top - down);
  const size = {
    width: Math.min(width, box.right + across) - left,
    height: Math.min(height, box.bottom + down) - top,
  };
  const part = (of: Uint8Array): Uint8Array => {
    const result = new Uint8Array(size.width * size.height);
    for (let y = 0; y < size.height; y++)
      result.set(of.subarray((top + y) * width + left, (top + y) * width + left + size.width), y * size.width);
    return result;
  };
  const ownHole = part(hole);
  const scale = Math.sqrt(Math.min(1, mostFilled / (size.width * size.height), MOST_HOLE / sumOf(ownHole)));
  const work = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const small = await resizeRaster(cropRaster(raster, left, top, size.width, size.height), work.width, work.height);
  const filled = fillHole(
    {
      ...work,
      colours: coloursOf(small),
      hole: shrink(ownHole, size, work),
      barred: shrink(part(barred), size, work),
    },
    seed,
    mostDoubt,
  );
  if (!filled) return null;
  blendBorder({ ...work, colours: filled, hole: shrink(ownHole, size, work) });
  for (let index = 0; index < work.width * work.height; index++)
    for (let channel = 0; channel < 3; channel++) small.data[index * 4 + channel] = filled[index * 3 + channel]!;
  const large = await resizeRaster(small, size.width, size.height);
  for (let index = 0; index < ownHole.length; index++) {
    if (ownHole[index] === 0) continue;
    const at = ((top + Math.floor(index / size.width)) * width + left + (index % size.width)) * 4;
    for (let channel = 0; channel < 3; channel++) data[at + channel] = large.data[index * 4 + channel]!;
  }
  return raster;
}

/** Marks at a smaller size: each pixel of which a part is marked. */
function shrink(marks: Uint8Array, from: Size, to: Size): Uint8Array {
  const result = new Uint8Array(to.width * to.height);
  for (let index = 0; index < marks.length; index++) {
    if (marks[index] === 0) continue;
    const x = Math.floor(((index % from.width) * to.width) / from.width);
    const y = Math.floor((Math.floor(index / from.width) * to.height) / from.height);
    result[y * to.width + x] = 1;
  }
  return result;
}
