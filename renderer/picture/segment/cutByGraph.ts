import { mapPlane, type Plane } from '../planes.ts';
import type { Raster } from '../raster.ts';
import { isWholeThing, tidyCut } from './judgeCut.ts';
import { squaredDistance, toLab } from './lab.ts';
import { minCut, STEPS } from './minCut.ts';
import { describeColours } from './mixture.ts';
import { findSalient } from './saliency.ts';

const ROUNDS = 4;
/** What a seam costs beside a pixel's colour: mostly where colours do not change, a little everywhere. */
const SEAM = 10;
const EVERYWHERE = 0.3;
/** How much one pixel's colour can say, and how much its standing out. */
const MOST_COLOUR = 12;
const SALIENT = [-3, 2] as const;
/** The rim is hardly ever the thing. */
const RIM = 6;
/** A cut that begins with less or more of the picture must come out much the same, or it is chance. */
const OTHER_STARTS = [0.8, 1.3] as const;
const LEAST_OVERLAP = 0.82;

/**
 * Separates a thing that stands out from what is around it, by colours and edges together (Rother, Kolmogorov, Blake:
 * "GrabCut", 2004, begun with what is salient instead of a rectangle).
 * @param raster small: at most some 300 pixels a side
 * @param sharp where the picture is in focus, 0–1
 * @returns how much of each pixel belongs to the thing, or null when that is not certain
 */
export function cutByGraph(raster: Raster, sharp: Plane): Plane | null {
  const { width, height } = raster;
  const colours = toLab(raster);
  const salient = mapPlane(findSalient(colours, width, height), (value, index) => {
    const x = ((index % width) + 0.5) / width - 0.5;
    const y = (Math.floor(index / width) + 0.5) / height - 0.54;
    const central = Math.exp(-((x * x) / 0.12 + (y * y) / 0.16));
    return value * (0.35 + 0.65 * central) * (0.55 + 0.45 * sharp.values[index]!);
  });
  const links = linksOf(colours, width, height);
  const level = dividingLevel(salient);
  const cutFrom = (least: number): Uint8Array | null => cutRefined(colours, { salient, links, level: least });
  const cut = cutFrom(level);
  if (!cut) return null;
  const whole = tidyCut(cut, width, height);
  if (!isWholeThing(whole, colours, salient)) return null;
  for (const part of OTHER_STARTS) {
    const other = cutFrom(level * part);
    if (!other || overlapOf(cut, other) < LEAST_OVERLAP) return null;
  }
  return { width, height, values: Float32Array.from(whole) };
}

/** Begins with what stands out more than `level`, then describes colours and cuts in turn. */
function cutRefined(
  colours: Float32Array,
  { salient, links, level }: { salient: Plane; links: Float32Array; level: number },
): Uint8Array | null {
  const { width, height } = salient;
  const hint = salient.values.map((value) => {
    const odds = Math.log((value / Math.max(1e-3, level) + 0.15) / 1.15);
    return Math.max(SALIENT[0], Math.min(SALIENT[1], odds * 2));
  });
  let inside = Uint8Array.from(salient.values, (value) => (value > level ? 1 : 0));
  for (let round = 0; round < ROUNDS; round++) {
    const front: number[] = [];
    const back: number[] = [];
    inside.forEach((value, index) => (value === 1 ? front : back).push(index));
    if (front.length < inside.length * 0.01 || back.length < inside.length * 0.08) return null;
    const thing = describeColours(colours, front);
    const rest = describeColours(colours, back);
    const terminal = hint.map((value, index) => {
      const x = index % width;
      const isRim = x < 2 || x >= width - 2 || index < width * 2;
      const colour = Math.max(-MOST_COLOUR, Math.min(MOST_COLOUR, rest.costOf(index) - thing.costOf(index)));
      return colour + value - (isRim ? RIM : 0);
    });
    inside = new Uint8Array(minCut({ width, height, terminal, links: links.slice() }));
  }
  return inside;
}

/** What it costs to cut each pixel from its neighbours, see `Grid`. */
function linksOf(colours: Float32Array, width: number, height: number): Float32Array {
  let sum = 0;
  let count = 0;
  for (let y = 0; y < height - 1; y++)
    for (let x = 0; x < width - 1; x++) {
      const index = y * width + x;
      sum += squaredDistance(colours, index, index + 1) + squaredDistance(colours, index, index + width);
      count += 2;
    }
  const contrast = count / (2 * Math.max(1, sum));
  const links = new Float32Array(width * height * 8);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      STEPS.forEach(([right, down], step) => {
        const [u, v] = [x + right, y + down];
        if (u < 0 || v < 0 || u >= width || v >= height) return;
        const index = y * width + x;
        const alike = Math.exp(-contrast * squaredDistance(colours, index, v * width + u));
        links[index * 8 + step] = (SEAM / Math.hypot(right, down)) * alike + EVERYWHERE;
      });
  return links;
}

/** The value that divides a plane best into low and high ones (Otsu, 1979). */
function dividingLevel({ values }: Plane): number {
  const BINS = 128;
  const counts = new Float64Array(BINS);
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor(value * BINS));
    counts[bin] = counts[bin]! + 1;
  }
  const whole = counts.reduce((sum, count, bin) => sum + count * bin, 0);
  let [below, sum, most, level] = [0, 0, -1, 0.5];
  for (let bin = 0; bin < BINS - 1; bin++) {
    below += counts[bin]!;
    sum += counts[bin]! * bin;
    const above = values.length - below;
    if (below === 0 || above === 0) continue;
    const apart = below * above * (sum / below - (whole - sum) / above) ** 2;
    if (apart > most) [most, level] = [apart, (bin + 1) / BINS];
  }
  return level;
}

/** Pixels in both cuts as a part of those in either. */
function overlapOf(a: Uint8Array, b: Uint8Array): number {
  let [both, either] = [0, 0];
  a.forEach((value, index) => {
    both += value & b[index]!;
    either += value | b[index]!;
  });
  return either === 0 ? 0 : both / either;
}
