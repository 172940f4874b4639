import { RenderRefusal } from '../renderRefusal.ts';
import type { PlanChip } from '../scene.ts';
import { placeInFront } from './composite.ts';
import { boxOf, cutOut } from './cutOut.ts';
import type { Arrangement } from './instruction/editWords.ts';
import { analysePicture } from './editPicture.ts';
import { cropTo } from './fitFrame.ts';
import type { PictureAnalysis } from './depth.ts';
import { resizePlane } from './planes.ts';
import { withoutPaper } from './paper.ts';
import {
  copyRaster,
  createRaster,
  cropRaster,
  flatten,
  fromCanvas,
  type Raster,
  resizeRaster,
  toCanvas,
} from './raster.ts';
import type { Corner, Instruction } from './instruction/instruction.ts';

/** The paper that shows between the pictures of a collage. */
const PAPER = [246, 244, 240] as const;

export interface Combined {
  raster: Raster;
  /** The arrangement, if the prompt left it open. */
  chips: PlanChip[];
}

/**
 * Makes one picture out of several, in their order and in the arrangement the prompt asks for. If it asks for none,
 * what stands in front in the first of two is placed before the second; other pictures are laid out side by side.
 * @throws RenderRefusal `object_not_found` when nothing in a picture can be cut out to be placed before another
 */
export async function combinePictures(
  given: readonly Raster[],
  { instruction, width, height }: { instruction: Instruction; width: number; height: number },
): Promise<Combined> {
  const isBeside = instruction.arrangement === 'row' || instruction.arrangement === 'column';
  const pictures = isBeside && instruction.isReversed ? given.toReversed() : given;
  if (pictures.length === 1) return { raster: copyRaster(pictures[0]!), chips: [] };
  if (instruction.corner)
    return { raster: await layInCorner(pictures as [Raster, Raster], instruction.corner, width, height), chips: [] };
  const chosen = instruction.arrangement ? null : await chooseArrangement(pictures, instruction.isFirstBehind);
  const arrangement = instruction.arrangement ?? chosen!;
  const chips: PlanChip[] = chosen ? [{ aspect: 'edit', value: chosen, word: null }] : [];
  switch (arrangement) {
    case 'row':
      return { raster: await layOut(pictures, rowCells(pictures.length), width, height), chips };
    case 'column':
      return { raster: await layOut(pictures, rowCells(pictures.length).map(turn), width, height), chips };
    case 'grid':
      return { raster: await layOut(pictures, gridCells(pictures.length, width >= height), width, height), chips };
    case 'blend':
      return { raster: await blend(pictures, width, height), chips };
    case 'onto':
      return { raster: await placeCutOuts(pictures, instruction.isFirstBehind, width, height), chips };
    case 'transfer':
      return { raster: transferColours(pictures[0]!, pictures[1]!), chips };
  }
}

async function chooseArrangement(pictures: readonly Raster[], isFirstBehind: boolean): Promise<Arrangement> {
  if (isFirstBehind) return 'onto';
  if (pictures.length > 2) return 'grid';
  const analyses: PictureAnalysis[] = [];
  for (const picture of pictures) analyses.push(await analysePicture(picture));
  const [front, behind] = analyses.map(({ matte }) => matte.source) as [
    PictureAnalysis['matte']['source'],
    PictureAnalysis['matte']['source'],
  ];
  const isCut = front === 'transparency' || front === 'person' || (front === 'colour' && !analyses[0]!.sky);
  return isCut && behind !== 'person' && behind !== 'transparency' ? 'onto' : 'row';
}

/** A part of the sheet: left, top, right, bottom in 0–1. */
type Cell = readonly [number, number, number, number];

function rowCells(count: number): Cell[] {
  return Array.from({ length: count }, (_, index) => [index / count, 0, (index + 1) / count, 1]);
}

function turn([left, top, right, bottom]: Cell): Cell {
  return [top, left, bottom, right];
}

/** Two beside or above each other, three with the first one large, four in a square. */
function gridCells(count: number, isWide: boolean): Cell[] {
  if (count === 2) return isWide ? rowCells(2) : rowCells(2).map(turn);
  if (count === 3) {
    const cells: Cell[] = [
      [0, 0, 0.62, 1],
      [0.62, 0, 1, 0.5],
      [0.62, 0.5, 1, 1],
    ];
    return isWide ? cells : cells.map(turn);
  }
  return [
    [0, 0, 0.5, 0.5],
    [0.5, 0, 1, 0.5],
    [0, 0.5, 0.5, 1],
    [0.5, 0.5, 1, 1],
  ];
}

async function layOut(
  pictures: readonly Raster[],
  cells: readonly Cell[],
  width: number,
  height: number,
): Promise<Raster> {
  const sheet = createRaster(width, height);
  for (let at = 0; at < sheet.data.length; at += 4) sheet.data.set([...PAPER, 255], at);
  const gap = Math.max(2, Math.round(Math.min(width, height) * 0.007));
  for (const [index, [left, top, right, bottom]] of cells.entries()) {
    const edge = (value: number, size: number, isEnd: boolean): number =>
      Math.round(value * size) + (isEnd ? (value === 1 ? 0 : -gap) : value === 0 ? 0 : gap);
    const x = edge(left, width, false);
    const y = edge(top, height, false);
    const picture = copyRaster(pictures[index]!);
    flatten(picture, PAPER);
    place(sheet, await cropTo(picture, edge(right, width, true) - x, edge(bottom, height, true) - y), x, y);
  }
  return sheet;
}

/** Copies a picture into another, clipped at the edges. */
function place(sheet: Raster, picture: Raster, left: number, top: number): void {
  for (let y = Math.max(0, -top); y < picture.height && top + y < sheet.height; y++) {
    const first = Math.max(0, -left);
    const length = Math.min(picture.width, sheet.width - left) - first;
    if (length <= 0) return;
    const from = (y * picture.width + first) * 4;
    sheet.data.set(picture.data.subarray(from, from + length * 4), ((top + y) * sheet.width + left + first) * 4);
  }
}

/** How large a picture in a corner is at most, and how far from the edges, parts of width and height. */
const INSET = { wide: 0.26, tall: 0.26, margin: 0.035 } as const;

/** Lays one of two pictures small into a corner of the other; of a cut-out, only what is there. */
async function layInCorner(
  [first, second]: readonly [Raster, Raster],
  { side, row, isFirst }: Corner,
  width: number,
  height: number,
): Promise<Raster> {
  const [laid, below] = isFirst ? [first, second] : [second, first];
  const whole = withoutPaper(laid);
  const scale = Math.min((width * INSET.wide) / whole.width, (height * INSET.tall) / whole.height);
  const [wide, tall] = [whole.width, whole.height].map((size) => Math.max(2, Math.round(size * scale))) as [
    number,
    number,
  ];
  const margin = Math.round(Math.min(width, height) * INSET.margin);
  const canvas = toCanvas(await sized(below, width, height));
  canvas
    .getContext('2d')
    .drawImage(
      toCanvas(await resizeRaster(whole, wide, tall)),
      side === 'left' ? margin : width - margin - wide,
      row === 'top' ? margin : height - margin - tall,
    );
  return fromCanvas(canvas);
}

/** A double exposure: the lighter picture has more weight at each place. */
async function blend(pictures: readonly Raster[], width: number, height: number): Promise<Raster> {
  const result = await sized(pictures[0]!, width, height);
  for (const picture of pictures.slice(1)) {
    const other = await sized(picture, width, height);
    for (let at = 0; at < result.data.length; at += 4) {
      const own = result.data[at]! * 0.2126 + result.data[at + 1]! * 0.7152 + result.data[at + 2]! * 0.0722;
      const next = other.data[at]! * 0.2126 + other.data[at + 1]! * 0.7152 + other.data[at + 2]! * 0.0722;
      const part = Math.min(0.92, Math.max(0.08, 0.44 + ((next - own) / 255) * 0.85));
      for (let channel = 0; channel < 3; channel++) {
        const value = result.data[at + channel]! * (1 - part) + other.data[at + channel]! * part;
        result.data[at + channel] = (value - 128) * 1.14 + 128;
      }
    }
  }
  return result;
}

async function sized(picture: Raster, width: number, height: number): Promise<Raster> {
  const whole = copyRaster(picture);
  flatten(whole, PAPER);
  return cropTo(whole, width, height);
}

/** Cuts out what stands in front in each picture and places the cut-outs side by side before the background picture. */
async function placeCutOuts(
  pictures: readonly Raster[],
  isFirstBehind: boolean,
  width: number,
  height: number,
): Promise<Raster> {
  const behind = isFirstBehind ? pictures[0]! : pictures.at(-1)!;
  const fronts = isFirstBehind ? pictures.slice(1) : pictures.slice(0, -1);
  let result = await sized(behind, width, height);
  for (const [index, front] of fronts.entries()) {
    const { matte } = await analysePicture(front);
    // A mere guess would cut out part of the background.
    if (matte.source === 'guess') throw new RenderRefusal('object_not_found');
    const cut = cutOut(front, resizePlane(matte.plane, front.width, front.height));
    const box = boxOf(resizePlane(matte.plane, front.width, front.height));
    const isStanding = box.bottom >= front.height * 0.97;
    const slot = width / fronts.length;
    const tall = box.bottom - box.top;
    const wide = box.right - box.left;
    const scale = Math.min(
      (height * (isStanding ? 0.86 : 0.66)) / tall,
      (slot * (box.left <= 1 && box.right >= front.width - 1 ? 1 : fronts.length > 1 ? 1.06 : 0.9)) / wide,
    );
    const thing = await resizeRaster(
      cropRaster(cut, box.left, box.top, wide, tall),
      Math.max(2, Math.round(wide * scale)),
      Math.max(2, Math.round(tall * scale)),
    );
    const sheet = createRaster(width, height);
    // A body that was cropped by the border of its photograph stays at the border.
    const isCutLeft = box.left <= 1 && index === 0;
    const isCutRight = box.right >= front.width - 1 && index === fronts.length - 1;
    const middle = Math.round(slot * (index + 0.5) - thing.width / 2);
    const left = isCutLeft === isCutRight ? middle : isCutLeft ? 0 : width - thing.width;
    place(sheet, thing, left, isStanding ? height - thing.height : Math.round(height * 0.93 - thing.height));
    result = placeInFront(result, sheet, { blend: 0.8 });
  }
  return result;
}

/** Gives a picture the colours of another: mean and spread of brightness and of two colour differences (Reinhard). */
function transferColours(content: Raster, colours: Raster): Raster {
  const own = spreadOf(content);
  const wanted = spreadOf(colours);
  const result = copyRaster(content);
  for (let at = 0; at < content.data.length; at += 4) {
    const next = toDifferences(content.data, at).map((value, axis) => {
      const scale = Math.min(2.2, Math.max(0.5, wanted[axis]!.deviation / Math.max(1, own[axis]!.deviation)));
      const moved = (value - own[axis]!.mean) * scale + wanted[axis]!.mean;
      // Brightness is only partly adapted, so that the picture stays readable.
      return axis === 0 ? value + (moved - value) * 0.6 : moved;
    });
    const [luma, warm, cool] = next as [number, number, number];
    const red = luma + warm;
    const blue = luma + cool;
    result.data[at] = red;
    result.data[at + 1] = (luma - 0.2126 * red - 0.0722 * blue) / 0.7152;
    result.data[at + 2] = blue;
  }
  return result;
}

function toDifferences(data: Uint8ClampedArray, at: number): [number, number, number] {
  const luma = data[at]! * 0.2126 + data[at + 1]! * 0.7152 + data[at + 2]! * 0.0722;
  return [luma, data[at]! - luma, data[at + 2]! - luma];
}

function spreadOf({ data }: Raster): { mean: number; deviation: number }[] {
  const sums = [0, 0, 0];
  const squares = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 16) {
    if (data[at + 3]! < 128) continue;
    toDifferences(data, at).forEach((value, axis) => {
      sums[axis] = sums[axis]! + value;
      squares[axis] = squares[axis]! + value * value;
    });
    count++;
  }
  return sums.map((sum, axis) => {
    const mean = sum / Math.max(1, count);
    return { mean, deviation: Math.sqrt(Math.max(0, squares[axis]! / Math.max(1, count) - mean * mean)) };
  });
}
