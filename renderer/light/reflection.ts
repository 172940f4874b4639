import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { SceneSetup } from '../scene.ts';
import { createNoiseTile } from './noiseTile.ts';

/** Cells along one side of the noise that ripples the water. */
export const RIPPLE_TILE = 256;

/** The small canvases on which water works out what it mirrors. */
export interface Reflection {
  width: number;
  height: number;
  ripples: Float32Array;
  sheet: Canvas;
  sheetContext: SKRSContext2D;
  /** The upper rows of what is painted so far, at the reflection's size. */
  readAbove(context: SKRSContext2D, rows: number): Uint8ClampedArray;
}

/**
 * Prepares a reflection.
 * @param reduction pixels of the picture along a side of one of its own
 * @param stream of random numbers for the ripples
 */
export function createReflection(
  setup: SceneSetup,
  { reduction, stream }: { reduction: number; stream: string },
): Reflection {
  const seed = Math.floor(setup.random(stream)() * 1e9);
  const width = Math.ceil(setup.width / reduction);
  const height = Math.ceil(setup.height / reduction);
  const source = createCanvas(width, height).getContext('2d');
  const sheet = createCanvas(width, height);
  return {
    width,
    height,
    ripples: createNoiseTile({ size: RIPPLE_TILE, period: 16, octaves: 4, seed }),
    sheet,
    sheetContext: sheet.getContext('2d'),
    readAbove(context, rows) {
      // Replace everything: through pixels that are not quite opaque, the previous frame would show.
      source.globalCompositeOperation = 'copy';
      source.drawImage(context.canvas, 0, 0, setup.width, setup.height, 0, 0, width, height);
      return source.getImageData(0, 0, width, rows).data;
    },
  };
}
