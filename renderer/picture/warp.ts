import type { Plane } from './planes.ts';
import type { Raster } from './raster.ts';

/** Where the camera stands, relative to where the picture was taken. */
export interface CameraPose {
  /** Enlarges everything alike; at least 1. */
  zoom: number;
  /** Enlarges near things more than far ones (positive), or less (negative). */
  dolly: number;
  /** Moves near things against far ones; parts of the picture's width. */
  shiftX: number;
  shiftY: number;
  /** Moves everything alike; parts of the picture's width. */
  panX: number;
  panY: number;
  /** The depth that stays in place while others move, 0–1. */
  pivot: number;
}

/** Source positions are computed every so many pixels and interpolated between. */
const GRID = 4;
const ROUNDS = 3;

/**
 * Shows a picture with a depth from another viewpoint. Every pixel of the result looks up its place in the source, so
 * nothing tears and no hole is left: where things behind would come into view, the neighbourhood is stretched.
 * @returns a function that writes RGBA pixels of `width` × `height`; its source should be somewhat larger than that, so
 * that it stays sharp when the camera comes nearer
 */
export function createWarp({
  depth,
  width,
  height,
}: {
  depth: Plane;
  width: number;
  height: number;
}): (source: Raster, pose: CameraPose, target: Uint8ClampedArray) => void {
  const columns = Math.ceil(width / GRID) + 1;
  const rows = Math.ceil(height / GRID) + 1;
  const gridX = new Float32Array(columns * rows);
  const gridY = new Float32Array(columns * rows);
  const down = height / width;

  const depthAt = (x: number, y: number): number => {
    const column = Math.min(depth.width - 1.001, Math.max(0, (x + 0.5) * depth.width - 0.5));
    const row = Math.min(depth.height - 1.001, Math.max(0, (y / down + 0.5) * depth.height - 0.5));
    const x0 = column | 0;
    const y0 = row | 0;
    const fx = column - x0;
    const fy = row - y0;
    const at = y0 * depth.width + x0;
    const upper = depth.values[at]! + (depth.values[at + 1]! - depth.values[at]!) * fx;
    const lower =
      depth.values[at + depth.width]! + (depth.values[at + depth.width + 1]! - depth.values[at + depth.width]!) * fx;
    return upper + (lower - upper) * fy;
  };

  const layGrid = (source: Raster, pose: CameraPose): void => {
    const { zoom, dolly, shiftX, shiftY, panX, panY, pivot } = pose;
    for (let row = 0; row < rows; row++) {
      const y = ((row * GRID) / height - 0.5) * down;
      for (let column = 0; column < columns; column++) {
        const x = (column * GRID) / width - 0.5;
        let fromX = x / zoom - panX;
        let fromY = y / zoom - panY;
        for (let round = 0; round < ROUNDS; round++) {
          const near = depthAt(fromX, fromY) - pivot;
          const scale = zoom * (1 + dolly * near);
          fromX = x / scale - shiftX * near - panX;
          fromY = y / scale - shiftY * near - panY;
        }
        const index = row * columns + column;
        gridX[index] = (fromX + 0.5) * source.width - 0.5;
        gridY[index] = (fromY / down + 0.5) * source.height - 0.5;
      }
    }
  };

  return (source, pose, target) => {
    layGrid(source, pose);
    const pixels = new Uint32Array(source.data.buffer, source.data.byteOffset, source.width * source.height);
    const result = new Uint32Array(target.buffer, target.byteOffset, width * height);
    // In 1/128 of a pixel, so that the products of two colour channels at once fit into 31 bits.
    const limitX = (source.width - 1) * 128 - 1;
    const limitY = (source.height - 1) * 128 - 1;
    for (let y = 0; y < height; y++) {
      const row = (y / GRID) | 0;
      const part = (y - row * GRID) / GRID;
      for (let column = 0; column < columns - 1; column++) {
        const at = row * columns + column;
        const startX = gridX[at]! + (gridX[at + columns]! - gridX[at]!) * part;
        const startY = gridY[at]! + (gridY[at + columns]! - gridY[at]!) * part;
        const endX = gridX[at + 1]! + (gridX[at + columns + 1]! - gridX[at + 1]!) * part;
        const endY = gridY[at + 1]! + (gridY[at + columns + 1]! - gridY[at + 1]!) * part;
        const first = column * GRID;
        const last = Math.min(GRID, width - first);
        let x128 = startX * 128;
        let y128 = startY * 128;
        const stepX = ((endX - startX) * 128) / GRID;
        const stepY = ((endY - startY) * 128) / GRID;
        for (let step = 0; step < last; step++) {
          const cx = x128 < 0 ? 0 : x128 > limitX ? limitX : x128 | 0;
          const cy = y128 < 0 ? 0 : y128 > limitY ? limitY : y128 | 0;
          const place = (cy >> 7) * source.width + (cx >> 7);
          result[y * width + first + step] = blendFour(
            pixels[place]!,
            pixels[place + 1]!,
            pixels[place + source.width]!,
            pixels[place + source.width + 1]!,
            cx & 127,
            cy & 127,
          );
          x128 += stepX;
          y128 += stepY;
        }
      }
    }
  };
}

const EVEN = 0x00ff00ff;
const HALF = 0x00400040;

/** Bilinear mix of four opaque packed colours, two channels at a time; fractions in 1/128. */
function blendFour(a: number, b: number, c: number, d: number, fx: number, fy: number): number {
  const gx = 128 - fx;
  const gy = 128 - fy;
  const topEven = ((Math.imul(a & EVEN, gx) + Math.imul(b & EVEN, fx) + HALF) >>> 7) & EVEN;
  const topOdd = ((Math.imul((a >>> 8) & EVEN, gx) + Math.imul((b >>> 8) & EVEN, fx) + HALF) >>> 7) & EVEN;
  const lowEven = ((Math.imul(c & EVEN, gx) + Math.imul(d & EVEN, fx) + HALF) >>> 7) & EVEN;
  const lowOdd = ((Math.imul((c >>> 8) & EVEN, gx) + Math.imul((d >>> 8) & EVEN, fx) + HALF) >>> 7) & EVEN;
  const even = ((Math.imul(topEven, gy) + Math.imul(lowEven, fy) + HALF) >>> 7) & EVEN;
  const odd = ((Math.imul(topOdd, gy) + Math.imul(lowOdd, fy) + HALF) >>> 7) & EVEN;
  return (odd << 8) | even;
}

/** Mixes two opaque pictures of one size: `part` 0 is the first, 1 the second. */
export function mixRasters(one: Raster, other: Raster, part: number, target: Raster): void {
  const from = new Uint32Array(one.data.buffer, one.data.byteOffset, one.width * one.height);
  const to = new Uint32Array(other.data.buffer, other.data.byteOffset, one.width * one.height);
  const result = new Uint32Array(target.data.buffer, target.data.byteOffset, one.width * one.height);
  const second = Math.round(Math.min(1, Math.max(0, part)) * 128);
  const first = 128 - second;
  for (let index = 0; index < result.length; index++) {
    const a = from[index]!;
    const b = to[index]!;
    const even = ((Math.imul(a & EVEN, first) + Math.imul(b & EVEN, second) + HALF) >>> 7) & EVEN;
    const odd = ((Math.imul((a >>> 8) & EVEN, first) + Math.imul((b >>> 8) & EVEN, second) + HALF) >>> 7) & EVEN;
    result[index] = (odd << 8) | even;
  }
}
