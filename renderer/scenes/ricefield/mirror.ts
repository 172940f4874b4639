import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { sampleTile } from '../../light/noiseTile.ts';
import { createReflection, RIPPLE_TILE } from '../../light/reflection.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

const REDUCTION = 3;
/** Masks are cut at half size: the banks drawn over them keep the edges sharp. */
const MASK_REDUCTION = 2;

/** What the flooded fields reflect. */
export interface Mirror {
  /** Reads what stands above the horizon on `context` now and works out its reflection. */
  reflect(context: SKRSContext2D, seconds: number): void;
  /** Draws the reflection where `mask` is opaque; `place` is where the mask lies on the picture. */
  paint(context: SKRSContext2D, mask: Canvas, place: { x: number; y: number; width: number; height: number }): void;
}

interface MirrorOptions {
  horizonY: number;
  /** Water seen from above shows its mud. */
  mud: Rgb;
  sun: { x: number; colour: Rgb; strength: number };
}

/** A rippling mirror image of sky and mountains, at a third of the picture's size: still water is soft anyway. */
export function createMirror(setup: SceneSetup, { horizonY, mud, sun }: MirrorOptions): Mirror {
  const { width, height } = setup;
  const {
    width: w,
    height: h,
    ripples,
    sheet,
    sheetContext,
    readAbove,
  } = createReflection(setup, {
    reduction: REDUCTION,
    stream: 'mirror',
  });
  const image = sheetContext.createImageData(w, h);
  const cut = createCanvas(Math.ceil(width / MASK_REDUCTION), Math.ceil(height / MASK_REDUCTION));
  const cutContext = cut.getContext('2d');
  const horizon = horizonY / REDUCTION;
  return {
    reflect(context, seconds) {
      const above = readAbove(context, h);
      const out = image.data;
      for (let row = 0; row < h; row++) {
        const below = row - horizon;
        const depth = 160 / Math.max(2, below);
        const steep = Math.min(1, Math.max(0, below / (h - horizon)));
        const mirrored = 0.9 - 0.3 * steep;
        for (let column = 0; column < w; column++) {
          const x = (column - w / 2) * depth * 0.14;
          const a = sampleTile(ripples, RIPPLE_TILE, x + seconds * 2.2, depth * 14 + seconds * 1.4) - 0.5;
          const b =
            sampleTile(ripples, RIPPLE_TILE, x * 2.3 - seconds * 1.7 + 90, depth * 31 - seconds * 1.1 + 50) - 0.5;
          const ripple = (a + b * 0.7) * (2 + below * 0.12);
          const fromRow = Math.min(
            h - 1,
            Math.max(0, Math.round(Math.max(0, horizon - Math.abs(below) * 0.92 + ripple))),
          );
          const fromColumn = Math.min(w - 1, Math.max(0, Math.round(column + b * 3)));
          const from = (Math.min(fromRow, Math.max(0, Math.floor(horizon) - 1)) * w + fromColumn) * 4;
          const aside = (column - sun.x / REDUCTION) / (w * (0.03 + 0.1 * steep));
          const glint = Math.max(0, a * 0.6 + b - 0.2) * 4.2 * Math.exp(-aside * aside) * sun.strength;
          const at = (row * w + column) * 4;
          out[at] = above[from]! * mirrored + mud[0] * (1 - mirrored) + sun.colour[0] * glint;
          out[at + 1] = above[from + 1]! * mirrored + mud[1] * (1 - mirrored) + sun.colour[1] * glint;
          out[at + 2] = above[from + 2]! * mirrored + mud[2] * (1 - mirrored) + sun.colour[2] * glint;
          out[at + 3] = 255;
        }
      }
      sheetContext.putImageData(image, 0, 0);
    },
    paint(context, mask, { x, y, width: maskWidth, height: maskHeight }) {
      cutContext.globalCompositeOperation = 'copy';
      cutContext.imageSmoothingEnabled = true;
      cutContext.drawImage(
        mask,
        x / MASK_REDUCTION,
        y / MASK_REDUCTION,
        maskWidth / MASK_REDUCTION,
        maskHeight / MASK_REDUCTION,
      );
      cutContext.globalCompositeOperation = 'source-in';
      cutContext.drawImage(sheet, 0, 0, (w * REDUCTION) / MASK_REDUCTION, (h * REDUCTION) / MASK_REDUCTION);
      context.drawImage(cut, 0, 0, cut.width * MASK_REDUCTION, cut.height * MASK_REDUCTION);
    },
  };
}
