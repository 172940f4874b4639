import type { Camera } from './camera.ts';
import { SKY_DEPTH, type Surface } from './surface.ts';

/** Side of the squares of pixels that share one distance. */
export const BLOCK = 2;
/** Neighbours whose nearness differs by more than this part belong to different things. */
const SAME_THING = 0.3;

export const DRY = 0;
export const SHORE = 1;
export const WET = 2;

/** The land as a camera saw it once, to be looked at from places nearby. */
export interface LandView {
  camera: Camera;
  /** RGBA in one number, multiplied by its opacity: land covers, sky is clear, water black. */
  colours: Uint32Array;
  water: Float32Array;
  waterDepth: Float32Array;
  /** 1 ÷ distance for each square of pixels, row by row; 0 where only sky shows. */
  nearness: Float32Array;
  /** Of each square of pixels with those around it: all DRY, all WET, or SHORE. */
  wetness: Uint8Array;
}

/** Keeps what a march has drawn over nothing; copies what it takes. */
export function keepLandView(
  camera: Camera,
  pixels: Uint8ClampedArray,
  surface: Surface,
  { width, height }: { width: number; height: number },
): LandView {
  const across = width / BLOCK;
  const down = height / BLOCK;
  const nearness = new Float32Array(across * down);
  const { depth } = surface;
  const measureRow = (row: number): void => {
    for (let column = 0; column < across; column++) {
      const index = row * BLOCK * width + column * BLOCK;
      const a = depth[index]!;
      const b = depth[index + 1]!;
      const c = depth[index + width]!;
      const d = depth[index + width + 1]!;
      const nearest = Math.min(a, b, c, d);
      if (nearest >= SKY_DEPTH) continue;
      const most = 1 / nearest;
      const mean = (1 / a + 1 / b + 1 / c + 1 / d) / 4;
      nearness[row * across + column] = most - mean < most * SAME_THING ? mean : most;
    }
  };
  const soaked = new Uint8Array(across * down);
  const soakRow = (row: number): void => {
    for (let column = 0; column < across; column++) {
      const index = row * BLOCK * width + column * BLOCK;
      const { water } = surface;
      const a = water[index]!;
      const b = water[index + 1]!;
      const c = water[index + width]!;
      const d = water[index + width + 1]!;
      soaked[row * across + column] = Math.max(a, b, c, d) <= 0 ? DRY : Math.min(a, b, c, d) > 0.999 ? WET : SHORE;
    }
  };
  for (let row = 0; row < down; row++) soakRow(row);
  const wetness = new Uint8Array(across * down);
  const compareRow = (row: number): void => {
    const above = Math.max(0, row - 1) * across;
    const here = row * across;
    const below = Math.min(down - 1, row + 1) * across;
    for (let column = 0; column < across; column++) {
      const kind = soaked[here + column]!;
      const left = Math.max(0, column - 1);
      const right = Math.min(across - 1, column + 1);
      const isAlike =
        soaked[above + left] === kind &&
        soaked[above + column] === kind &&
        soaked[above + right] === kind &&
        soaked[here + left] === kind &&
        soaked[here + right] === kind &&
        soaked[below + left] === kind &&
        soaked[below + column] === kind &&
        soaked[below + right] === kind;
      wetness[here + column] = isAlike ? kind : SHORE;
    }
  };
  for (let row = 0; row < down; row++) compareRow(row);
  for (let row = 0; row < down; row++) measureRow(row);
  return {
    camera,
    colours: new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4).slice(),
    water: surface.water.slice(),
    waterDepth: surface.waterDepth.slice(),
    nearness,
    wetness,
  };
}
