import type { SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../../light/noise.ts';
import { sampleTile } from '../../light/noiseTile.ts';
import { createReflection, RIPPLE_TILE } from '../../light/reflection.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

const REDUCTION = 2;

export interface WaterMirrorOptions {
  shoreY: number;
  deep: Rgb;
  sun: { x: number; colour: Rgb; strength: number };
  /** How far lights are drawn out downwards: 1 open water, 2.4 wet asphalt. */
  smear?: number;
  /** 0 matt to 1 mirror. */
  polish?: number;
}

/** Water (or a wet street) below a row of the picture, mirroring what is painted above it. */
export function createWaterMirror(
  setup: SceneSetup,
  { deep, sun, smear = 1, polish = 1 }: WaterMirrorOptions,
): { paint(context: SKRSContext2D, seconds: number, shoreY: number): void } {
  const { width } = setup;
  const {
    width: w,
    height: h,
    ripples,
    sheet,
    sheetContext,
    readAbove,
  } = createReflection(setup, {
    reduction: REDUCTION,
    stream: 'water-mirror',
  });
  return {
    paint(context, seconds, shoreY) {
      const shore = Math.max(4, Math.min(h - 2, Math.round(shoreY / REDUCTION)));
      const rows = h - shore;
      const above = readAbove(context, shore);
      const image = sheetContext.createImageData(w, rows);
      const out = image.data;
      for (let row = 0; row < rows; row++) {
        const part = row / rows;
        const depth = 60 / (row + 3);
        const mirrored = polish * (0.86 - 0.38 * part);
        // Each row samples a slightly blurred part of the picture above, with three samples: lights become pillars.
        const spread = (0.5 + row * 0.1) * smear;
        for (let column = 0; column < w; column++) {
          const x = (column - w / 2) * depth * 0.22;
          const a = sampleTile(ripples, RIPPLE_TILE, x + seconds * 3, depth * 60 + seconds * 2.6) - 0.5;
          const b =
            sampleTile(ripples, RIPPLE_TILE, x * 2.1 - seconds * 2.2 + 90, depth * 130 - seconds * 3.1 + 30) - 0.5;
          const ripple = (a + b) * (1.5 + row * 0.26) * Math.min(1.6, smear);
          const c = Math.min(w - 1, Math.max(0, Math.round(column + b * (1.5 + row * 0.05))));
          const y0 = reach(shore, row + ripple, 0.96);
          const y1 = reach(shore, row + ripple + spread, 0.96);
          const y2 = reach(shore, row + ripple - spread, 0.96);
          const i0 = (y0 * w + c) * 4;
          const i1 = (y1 * w + c) * 4;
          const i2 = (y2 * w + c) * 4;
          const aside = (column * REDUCTION - sun.x) / (width * (0.02 + 0.07 * part));
          const glint = Math.max(0, a + b - 0.22) * 4 * Math.exp(-aside * aside) * sun.strength;
          const dark = 1 - smoothstep(0.1, 0.5, a + b) * 0.12;
          const at = (row * w + column) * 4;
          for (let channel = 0; channel < 3; channel++) {
            const light = above[i0 + channel]! * 0.4 + above[i1 + channel]! * 0.3 + above[i2 + channel]! * 0.3;
            out[at + channel] =
              (light * mirrored + deep[channel]! * (1 - mirrored)) * dark + sun.colour[channel]! * glint;
          }
          out[at + 3] = 255;
        }
      }
      sheetContext.putImageData(image, 0, 0);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      context.drawImage(sheet, 0, 0, w, rows, 0, shore * REDUCTION, w * REDUCTION, rows * REDUCTION);
    },
  };
}

function reach(shore: number, below: number, stretch: number): number {
  return Math.min(shore - 1, Math.max(0, Math.round(shore - 1 - Math.abs(below) * stretch)));
}
