import { hashCell, smoothstep, valueNoise } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { boxBlur, createPlane, luminancePlane, type Plane } from '../planes.ts';
import { copyRaster, type Raster } from '../raster.ts';
import { nearestIndex } from './printed.ts';
import { smear } from './smear.ts';

/** Layered paper cut-outs: the dark sheets lie on top and cast shadows on those below. */
export function cutPaper(raster: Raster, inks: readonly Rgb[], seed: number): Raster {
  const { width, height } = raster;
  const unit = Math.max(width, height) / 1000;
  const fields = smear(smear(raster, 11 * unit), 7 * unit);
  const sheets = inks.toSorted((a, b) => brightness(b) - brightness(a));
  const layer = createPlane(width, height);
  for (let index = 0; index < layer.values.length; index++) {
    const at = index * 4;
    layer.values[index] = nearestIndex([fields.data[at]!, fields.data[at + 1]!, fields.data[at + 2]!], sheets);
  }
  // Each place gets the sheet most of its neighbourhood has: scissors cut no specks and round off narrow shapes.
  const cut = roundOff(layer, sheets.length, Math.max(1, Math.round(3.4 * unit)));
  const result = copyRaster(raster);
  const reach = [2.5, 5, 8, 11].map((part) => Math.max(1, Math.round(part * unit)));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const index = y * width + x;
      const own = cut[index]!;
      let shadow = 0;
      for (const far of reach) {
        const above = cut[Math.max(0, y - far) * width + Math.max(0, x - Math.round(far * 0.7))]!;
        if (above > own) shadow += 0.115;
      }
      const lip =
        cut[Math.min(height - 1, y + 1) * width + Math.min(width - 1, x + 1)]! < own ||
        cut[Math.max(0, y - 1) * width + Math.max(0, x - 1)]! < own
          ? 16
          : 0;
      const fibre = paperGrain(x / unit, y / unit, seed + own);
      const colour = sheets[own]!;
      for (let channel = 0; channel < 3; channel++)
        result.data[index * 4 + channel] = (colour[channel]! * 0.94 + 10) * (1 - shadow) * (1 + fibre) + lip;
    }
  }
  return result;
}

/** Folded paper: flat facets that meet along the picture's edges in sharp creases, each lit in its own way. */
export function foldPaper(raster: Raster, seed: number): Raster {
  const { width, height } = raster;
  const unit = Math.max(width, height) / 1000;
  const light = boxBlur(luminancePlane(raster), 2 * unit);
  const step = 33 * unit;
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const pointX = new Float32Array(columns * rows);
  const pointY = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const place = row * columns + column;
      const x = (column - 0.5 + (row % 2) * 0.5 + (hashCell(column, row, seed) - 0.5) * 0.5) * step;
      const y = (row - 0.5 + (hashCell(column, row, seed + 1) - 0.5) * 0.5) * step;
      [pointX[place], pointY[place]] = towardsEdge(light, x, y, step * 0.42);
    }
  }
  const result = copyRaster(raster);
  for (let row = 0; row + 1 < rows; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const a = row * columns + column;
      const b = a + 1;
      const c = a + columns;
      const d = c + 1;
      const facets =
        row % 2 === 0
          ? [
              [a, b, c],
              [b, d, c],
            ]
          : [
              [a, b, d],
              [a, d, c],
            ];
      facets.forEach((facet, side) => {
        const turn = hashCell(column * 2 + side, row, seed + 2) - 0.5;
        fillFacet(
          result,
          raster,
          facet.map((place) => [pointX[place]!, pointY[place]!] as const),
          { turn, unit, seed },
        );
      });
    }
  }
  return result;
}

type Point = readonly [number, number];

/** Fills one facet: the mean colour of what it covers, a gradient of light, a bright crease and a dark one. */
function fillFacet(
  result: Raster,
  raster: Raster,
  corners: readonly Point[],
  { turn, unit, seed }: { turn: number; unit: number; seed: number },
): void {
  const [[ax, ay], [bx, by], [cx, cy]] = corners as [Point, Point, Point];
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 0.5) return;
  const { width, height } = raster;
  const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
  const right = Math.min(width - 1, Math.ceil(Math.max(ax, bx, cx)));
  const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(ay, by, cy)));
  const inside = (x: number, y: number): readonly [number, number, number] => {
    const u = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
    const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
    return [1 - u - v, v, u];
  };
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [p, q, r] = inside(x, y);
      if (p < 0 || q < 0 || r < 0) continue;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) sum[channel]! += raster.data[at + channel]!;
      count++;
    }
  }
  if (count === 0) return;
  const mean = sum.map((value) => value / count);
  const luma = mean[0]! * 0.2126 + mean[1]! * 0.7152 + mean[2]! * 0.0722;
  const crease = (unit * 1.5) / Math.sqrt(Math.abs(area));
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const [p, q, r] = inside(x, y);
      if (p < -0.001 || q < -0.001 || r < -0.001) continue;
      const slope = 1 + turn * 0.15 + (p - 0.33) * 0.07 * Math.sign(turn);
      const edge = Math.min(p, q, r);
      const fold = edge < crease ? (edge === q ? 9 : -7) : 0;
      const grain = paperGrain(x / unit, y / unit, seed) * 0.7;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const vivid = luma + (mean[channel]! - luma) * 1.26;
        result.data[at + channel] = (vivid * 0.95 + 8) * slope * (1 + grain) + fold;
      }
    }
  }
}

/** The nearest strong edge within `reach`, so that folds follow the shapes in the picture. */
function towardsEdge({ width, height, values }: Plane, x: number, y: number, reach: number): Point {
  const sample = (px: number, py: number): number =>
    values[
      Math.min(height - 1, Math.max(0, Math.round(py))) * width + Math.min(width - 1, Math.max(0, Math.round(px)))
    ]!;
  let best: Point = [x, y];
  let most = 0.035;
  for (let ring = 0; ring <= 2; ring++) {
    for (let turn = 0; turn < (ring === 0 ? 1 : 8); turn++) {
      const px = x + Math.cos((turn * Math.PI) / 4) * reach * 0.5 * ring;
      const py = y + Math.sin((turn * Math.PI) / 4) * reach * 0.5 * ring;
      const strength =
        Math.abs(sample(px + 2, py) - sample(px - 2, py)) +
        Math.abs(sample(px, py + 2) - sample(px, py - 2)) -
        ring * 0.012;
      if (strength > most) [most, best] = [strength, [px, py]];
    }
  }
  return best;
}

/** For each place, the sheet that covers most of the square around it. */
function roundOff(layer: Plane, count: number, radius: number): Uint8Array {
  const most = new Float32Array(layer.values.length).fill(-1);
  const winner = new Uint8Array(layer.values.length);
  for (let sheet = 0; sheet < count; sheet++) {
    const share = boxBlur(
      boxBlur({ ...layer, values: layer.values.map((value) => (value === sheet ? 1 : 0)) }, radius),
      radius,
    );
    for (let index = 0; index < most.length; index++) {
      if (share.values[index]! <= most[index]!) continue;
      most[index] = share.values[index]!;
      winner[index] = sheet;
    }
  }
  return winner;
}

/** Fibres and pores of paper, about zero. */
function paperGrain(x: number, y: number, seed: number): number {
  return (
    (valueNoise(x * 0.55, y * 0.16, 4096, seed) - 0.5) * 0.07 +
    (hashCell(Math.floor(x), Math.floor(y), seed) - 0.5) * 0.045 +
    (smoothstep(0.4, 0.6, valueNoise(x * 0.02, y * 0.02, 4096, seed)) - 0.5) * 0.02
  );
}

function brightness([r, g, b]: Rgb): number {
  return r * 0.2126 + g * 0.7152 + b * 0.0722;
}
