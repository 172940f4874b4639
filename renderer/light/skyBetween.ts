import type { SkyView } from './skyView.ts';

/** Pixels by which a cached picture extends beyond the frame on either side, for a turning camera. */
export const SKY_MARGIN = 6;

/** A sky rendered for one moment, RGBA, `SKY_MARGIN` wider than the frame on either side. */
export interface KeptSky {
  view: SkyView;
  pixels: Uint8ClampedArray;
}

/** The size of the small pictures, without margins, and how many pixels of the frame one of theirs covers. */
export interface SkySize {
  width: number;
  height: number;
  reduction: number;
}

/** By how many small pixels the outermost columns of a view lie outside of a picture cached for another view. */
export function reachBeyond(from: SkyView, to: SkyView, { width, reduction }: SkySize): number {
  const half = (width * reduction) / 2;
  const beyond = [-half, half].map((x) => Math.abs(columnIn(x / to.focal, to.yaw - from.yaw) * from.focal) - half);
  return Math.max(...beyond) / reduction;
}

/**
 * The sky of a view, blended from two cached ones: each is turned to the view, and the later one has the weight `part`.
 */
export function blendSkies(
  pixels: Uint8ClampedArray,
  view: SkyView,
  { before, after, part }: { before: KeptSky; after: KeptSky; part: number },
  size: SkySize,
): void {
  const first = turn(before.view, view, size);
  const second = turn(after.view, view, size);
  for (let row = 0; row < size.height; row++)
    blendRow(pixels, row, { first, second, before: before.pixels, after: after.pixels, part }, size);
}

/** Slope to the right after turning by an angle to the left. */
function columnIn(slope: number, turned: number): number {
  return (slope * Math.cos(turned) + Math.sin(turned)) / (Math.cos(turned) - slope * Math.sin(turned));
}

interface Turn {
  /** For each column of the view: the column of the cached picture, and the factor for slopes. */
  columns: Float32Array;
  growth: Float32Array;
  view: SkyView;
  from: SkyView;
}

function turn(from: SkyView, view: SkyView, { width, reduction }: SkySize): Turn {
  const columns = new Float32Array(width);
  const growth = new Float32Array(width);
  const middle = (width * reduction) / 2;
  const turned = view.yaw - from.yaw;
  for (let column = 0; column < width; column++) {
    const slope = ((column + 0.5) * reduction - middle) / view.focal;
    const there = (middle + columnIn(slope, turned) * from.focal) / reduction - 0.5 + SKY_MARGIN;
    columns[column] = Math.min(width + SKY_MARGIN * 2 - 1.001, Math.max(0, there));
    growth[column] = from.focal / view.focal / (Math.cos(turned) - slope * Math.sin(turned));
  }
  return { columns, growth, view, from };
}

interface Blend {
  first: Turn;
  second: Turn;
  before: Uint8ClampedArray;
  after: Uint8ClampedArray;
  part: number;
}

function blendRow(
  pixels: Uint8ClampedArray,
  row: number,
  { first, second, before, after, part }: Blend,
  { width, height, reduction }: SkySize,
): void {
  const stride = (width + SKY_MARGIN * 2) * 4;
  const lastRow = height - 1.001;
  const rise = first.view.horizonY - (row + 0.5) * reduction;
  const firstHorizon = first.from.horizonY / reduction - 0.5;
  const secondHorizon = second.from.horizonY / reduction - 0.5;
  const up = rise / reduction;
  for (let column = 0; column < width; column++) {
    const target = (row * width + column) * 4;
    const x = first.columns[column]!;
    const y = Math.min(lastRow, Math.max(0, firstHorizon - up * first.growth[column]!));
    const fx = x - (x | 0);
    const fy = y - (y | 0);
    const d = fx * fy * (1 - part);
    const c = fy * (1 - part) - d;
    const b = fx * (1 - part) - d;
    const a = 1 - part - b - c - d;
    const at = (y | 0) * stride + (x | 0) * 4;
    const under = at + stride;
    const laterX = second.columns[column]!;
    const laterY = Math.min(lastRow, Math.max(0, secondHorizon - up * second.growth[column]!));
    const laterFx = laterX - (laterX | 0);
    const laterFy = laterY - (laterY | 0);
    const h = laterFx * laterFy * part;
    const g = laterFy * part - h;
    const f = laterFx * part - h;
    const e = part - f - g - h;
    const later = (laterY | 0) * stride + (laterX | 0) * 4;
    const laterUnder = later + stride;
    for (let channel = 0; channel < 3; channel++) {
      pixels[target + channel] =
        before[at + channel]! * a +
        before[at + 4 + channel]! * b +
        before[under + channel]! * c +
        before[under + 4 + channel]! * d +
        after[later + channel]! * e +
        after[later + 4 + channel]! * f +
        after[laterUnder + channel]! * g +
        after[laterUnder + 4 + channel]! * h;
    }
    pixels[target + 3] = 255;
  }
}
