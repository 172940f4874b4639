import { createPlane, type Plane } from '../planes.ts';
import { squaredDistance } from './lab.ts';
import { groupPixels } from './superpixels.ts';

const REGIONS = 260;
/** Within this colour distance two regions are one. */
const SAME = 10;
/** How far contrast reaches, parts of the longer side. */
const REACH = 0.4;
const SOLVES = 120;

/**
 * How much each pixel stands out, 0–1: what is unlike the ground that runs along the picture's border (Zhu and others:
 * "Saliency optimization from robust background detection", 2014).
 * @param colours three a pixel, like CIE Lab
 */
export function findSalient(colours: Float32Array, width: number, height: number): Plane {
  const { places, count, colours: means, centres } = groupPixels(colours, width, height, REGIONS);
  const differences = new Float32Array(count * count);
  for (let a = 0; a < count; a++)
    for (let b = 0; b < count; b++) differences[a * count + b] = Math.sqrt(squaredDistance(means, a, b));
  const apart = (a: number, b: number): number => differences[a * count + b]!;
  const neighbours = Array.from({ length: count }, () => new Set<number>());
  const rim = new Float32Array(count);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = places[y * width + x]!;
      if (x === 0 || x === width - 1 || y === 0) rim[place] = 1;
      if (y === height - 1) rim[place] = Math.max(rim[place]!, 0.6);
      for (const next of [
        x + 1 < width ? places[y * width + x + 1]! : place,
        y + 1 < height ? places[(y + 1) * width + x]! : place,
      ])
        if (next !== place) {
          neighbours[place]!.add(next);
          neighbours[next]!.add(place);
        }
    }
  const onRim = Array.from({ length: count }, (_, region) => region).filter((region) => rim[region]! > 0);
  const behind = new Float32Array(count);
  for (let start = 0; start < count; start++) {
    const far = distancesFrom(start, { count, neighbours, apart, onRim });
    let [area, border] = [0, 0];
    for (let region = 0; region < count; region++) {
      const like = Math.exp(-(far[region]! ** 2) / (2 * SAME * SAME));
      area += like;
      border += like * rim[region]!;
    }
    behind[start] = 1 - Math.exp(-(border * border) / area / 2);
  }
  let contrast: Float32Array = new Float32Array(count);
  for (let region = 0; region < count; region++)
    for (let other = 0; other < count; other++) {
      const away =
        (centres[region * 2]! - centres[other * 2]!) ** 2 + (centres[region * 2 + 1]! - centres[other * 2 + 1]!) ** 2;
      contrast[region] =
        contrast[region]! + apart(region, other) * Math.exp(-away / (2 * REACH * REACH)) * behind[other]!;
    }
  const most = Math.max(1e-6, ...contrast);
  contrast = contrast.map((value) => value / most);
  // Each region is as its evidence says and like its neighbours of the same colour.
  let salient = contrast.slice();
  for (let round = 0; round < SOLVES; round++) {
    const next = salient.slice();
    for (let region = 0; region < count; region++) {
      let sum = contrast[region]!;
      let weight = contrast[region]! + behind[region]! * 5;
      for (const other of neighbours[region]!) {
        const like = Math.exp(-(apart(region, other) ** 2) / (2 * SAME * SAME)) + 0.1;
        sum += like * salient[other]!;
        weight += like;
      }
      next[region] = sum / weight;
    }
    salient = next;
  }
  const [low, high] = [Math.min(...salient), Math.max(...salient)];
  const plane = createPlane(width, height);
  for (let index = 0; index < places.length; index++)
    plane.values[index] = (salient[places[index]!]! - low) / Math.max(1e-6, high - low);
  return plane;
}

/** The least sum of colour steps from one region to each; regions of the rim are all neighbours of each other. */
function distancesFrom(
  start: number,
  {
    count,
    neighbours,
    apart,
    onRim,
  }: {
    count: number;
    neighbours: readonly Set<number>[];
    apart: (a: number, b: number) => number;
    onRim: readonly number[];
  },
): Float32Array {
  const far = new Float32Array(count).fill(Infinity);
  const isDone = new Uint8Array(count);
  const isOnRim = new Uint8Array(count);
  for (const region of onRim) isOnRim[region] = 1;
  far[start] = 0;
  for (;;) {
    let nearest = -1;
    for (let region = 0; region < count; region++)
      if (!isDone[region] && far[region]! < Infinity && (nearest < 0 || far[region]! < far[nearest]!)) nearest = region;
    // Farther ones are unlike the first anyway.
    if (nearest < 0 || far[nearest]! > SAME * 4) return far;
    isDone[nearest] = 1;
    const reach = (other: number): void => {
      const sum = far[nearest]! + Math.max(0, apart(nearest, other) - 3);
      if (sum < far[other]!) far[other] = sum;
    };
    for (const other of neighbours[nearest]!) reach(other);
    if (isOnRim[nearest]) for (const other of onRim) reach(other);
  }
}
