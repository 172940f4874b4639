import { luminancePlane, mapPlane, type Plane } from '../planes.ts';
import type { Placement } from '../placement.ts';
import { cropRaster, type Raster, resizeRaster } from '../raster.ts';
import { widen } from './marks.ts';

/** Letters are looked for at no more than this many pixels a side. */
const WORK_SIDE = 1000;
/** Where lettering in a corner or along an edge may be, parts of width and height. */
const ACROSS = 0.55;
const DOWN = 0.2;
/** Half the widest stroke, part of the longer side, and the least that one is brighter or darker than what is around. */
const STROKE = 1 / 120;
const LEAST_CONTRAST = 0.09;
/** The same for what goes on beside a line that was found: white letters before a bright cloud. */
const FAINT = 0.035;
/** Heights of letters, parts of the longer side, and how many belong to a line at least. */
const HEIGHTS = [0.009, 0.075] as const;
const LEAST_LETTERS = 4;
/** Letters of a line: how much their heights and shades may differ, and how wide the gap between words may be. */
const LEAST_ALIKE = 0.45;
const MOST_SHADE = 0.1;
const MOST_GAP = 2.2;
/** So much of all strokes in the place must be the line's: in leaves and hair anything can be read. */
const LEAST_SHARE = 0.6;
const MOST_LINES = 3;

interface Stroke {
  indexes: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
  shade: number;
}

/** The letters in a named place, 1 for each pixel of a smaller picture; null where no line of them is certain. */
export async function findLettering(
  raster: Raster,
  placement: Placement,
): Promise<{ width: number; height: number; marks: Uint8Array } | null> {
  if (placement.row === 'middle' || (placement.side && !placement.row)) return null;
  const scale = Math.min(1, WORK_SIDE / Math.max(raster.width, raster.height));
  const width = Math.round(raster.width * scale);
  const height = Math.round(raster.height * scale);
  const side = Math.max(width, height);
  const small = await resizeRaster(raster, width, height);
  const marks = new Uint8Array(width * height);
  let found = 0;
  for (const row of placement.row ? [placement.row] : (['top', 'bottom'] as const)) {
    const left = placement.side === 'right' ? Math.round(width * (1 - ACROSS)) : 0;
    const top = row === 'bottom' ? Math.round(height * (1 - DOWN)) : 0;
    const across = placement.side ? Math.round(width * ACROSS) : width;
    const part = cropRaster(small, left, top, Math.min(across, width - left), Math.round(height * DOWN));
    for (const line of linesIn(luminancePlane(part), side)) {
      found += 1;
      for (const index of line) marks[(top + Math.floor(index / part.width)) * width + left + (index % part.width)] = 1;
    }
  }
  // Two lines belong together; more are a poster, or bricks.
  if (found === 0 || found > MOST_LINES) return null;
  return { width, height, marks: widen(marks, width, height, Math.max(2, Math.round(side / 330))) };
}

/** The pixels of each line of letters in a part of a picture. */
function linesIn(light: Plane, side: number): number[][] {
  const found: number[][] = [];
  for (const sign of [1, -1]) {
    const contrast = contrastIn(light, sign, Math.max(2, Math.round(side * STROKE)));
    const strokes = strokesIn(light, contrast, LEAST_CONTRAST);
    const letters = strokes.filter(({ top, bottom, left, right }) => {
      const tall = bottom - top + 1;
      return tall > side * HEIGHTS[0] && tall < side * HEIGHTS[1] && right - left < tall * 8;
    });
    const lines = linesOf(letters);
    const faint = lines.length > 0 ? strokesIn(light, contrast, FAINT) : [];
    for (const line of lines) {
      const [from, to] = [Math.min(...line.map(({ top }) => top)), Math.max(...line.map(({ bottom }) => bottom))];
      const areaOf = (of: readonly Stroke[]): number => of.reduce((sum, { indexes }) => sum + indexes.length, 0);
      const beside = strokes.filter(({ top, bottom }) => bottom >= from && top <= to);
      if (areaOf(line) < areaOf(beside) * LEAST_SHARE) continue;
      found.push(besideLine(line, [...strokes, ...faint], to - from).flatMap(({ indexes }) => indexes));
    }
  }
  return found;
}

/** How much brighter (or darker) each pixel is than what surrounds strokes of its width. */
function contrastIn(light: Plane, sign: number, reach: number): Plane {
  const own = mapPlane(light, (value) => value * sign);
  const ground = extreme(extreme(own, reach, Math.min), reach, Math.max);
  return mapPlane(own, (value, index) => value - ground.values[index]!);
}

/** Thin strokes that are brighter (or darker) than what is around them. */
function strokesIn(light: Plane, contrast: Plane, least: number): Stroke[] {
  const { width, height } = light;
  const isStroke = Uint8Array.from(contrast.values, (value) => (value > least ? 1 : 0));
  const strokes: Stroke[] = [];
  for (let start = 0; start < isStroke.length; start++) {
    if (isStroke[start] !== 1) continue;
    isStroke[start] = 2;
    const indexes = [start];
    const stroke: Stroke = { indexes, left: width, right: 0, top: height, bottom: 0, shade: 0 };
    for (let at = 0; at < indexes.length; at++) {
      const index = indexes[at]!;
      const [x, y] = [index % width, Math.floor(index / width)];
      stroke.left = Math.min(stroke.left, x);
      stroke.right = Math.max(stroke.right, x);
      stroke.top = Math.min(stroke.top, y);
      stroke.bottom = Math.max(stroke.bottom, y);
      for (let down = -1; down <= 1; down++)
        for (let across = -1; across <= 1; across++) {
          const next = index + down * width + across;
          if (x + across < 0 || x + across >= width || next < 0 || next >= isStroke.length || isStroke[next] !== 1)
            continue;
          isStroke[next] = 2;
          indexes.push(next);
        }
    }
    const shades = indexes.map((index) => light.values[index]!).toSorted((a, b) => a - b);
    stroke.shade = shades[Math.floor(shades.length / 2)]!;
    if (indexes.length > 3) strokes.push(stroke);
  }
  return strokes;
}

/** The least or most within `reach` pixels each way. */
function extreme(plane: Plane, reach: number, choose: (a: number, b: number) => number): Plane {
  const { width, height } = plane;
  const pass = (from: Float32Array, step: number, length: number, placeOf: (index: number) => number): Float32Array =>
    from.map((value, index) => {
      const place = placeOf(index);
      let chosen = value;
      for (let move = -Math.min(reach, place); move <= Math.min(reach, length - 1 - place); move++)
        chosen = choose(chosen, from[index + move * step]!);
      return chosen;
    });
  const across = pass(plane.values, 1, width, (index) => index % width);
  return { width, height, values: pass(across, width, height, (index) => Math.floor(index / width)) };
}

/** All strokes on the height of a line that follow on it without a wide gap: dots, commas and letters hardly seen. */
function besideLine(line: readonly Stroke[], strokes: readonly Stroke[], tall: number): Stroke[] {
  const top = Math.min(...line.map((each) => each.top)) - tall * 0.35;
  const bottom = Math.max(...line.map((each) => each.bottom)) + tall * 0.35;
  const near = strokes.filter((each) => each.top >= top && each.bottom <= bottom);
  const taken = new Set(
    near.filter((each) => line.some(({ left, right }) => each.right >= left && each.left <= right)),
  );
  for (let [first, last] = [Infinity, -Infinity]; ;) {
    for (const { left, right } of taken) [first, last] = [Math.min(first, left), Math.max(last, right)];
    const more = near.filter(
      (each) => !taken.has(each) && each.right > first - tall * MOST_GAP && each.left < last + tall * MOST_GAP,
    );
    if (more.length === 0) return [...taken];
    for (const each of more) taken.add(each);
  }
}

/** Letters of one height and shade, side by side. */
function linesOf(letters: readonly Stroke[]): Stroke[][] {
  const lines: Stroke[][] = [];
  const tallOf = ({ top, bottom }: Stroke): number => bottom - top + 1;
  for (const letter of letters.toSorted((a, b) => a.left - b.left)) {
    const line = lines.find((each) => {
      const last = each.at(-1)!;
      const tall = Math.max(tallOf(last), tallOf(letter));
      return (
        Math.min(last.bottom, letter.bottom) - Math.max(last.top, letter.top) >
          Math.min(tallOf(last), tallOf(letter)) * 0.5 &&
        letter.left - last.right < tall * MOST_GAP &&
        Math.min(tallOf(last), tallOf(letter)) > tall * LEAST_ALIKE &&
        Math.abs(last.shade - letter.shade) < MOST_SHADE
      );
    });
    if (line) line.push(letter);
    else lines.push([letter]);
  }
  return lines.filter((line) => line.length >= LEAST_LETTERS);
}
