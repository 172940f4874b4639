import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb } from '../../scene.ts';

const WIDTH = 512;
const HEIGHT = 128;

/**
 * A strip of mist, soft at its upper and lower edge, that repeats sideways: laid between layers it gives them distance.
 */
export function bakeMist(colour: Rgb, seed: number): Canvas {
  const noise = createNoiseTile({ size: 512, period: 4, octaves: 5, gain: 0.5, seed });
  const canvas = createCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  const image = context.createImageData(WIDTH, HEIGHT);
  for (let row = 0; row < HEIGHT; row++) {
    const y = row / HEIGHT;
    const envelope = smoothstep(0, 0.55, y) * (1 - smoothstep(0.62, 1, y));
    for (let column = 0; column < WIDTH; column++) {
      const wisp =
        sampleTile(noise, 512, column, row * 3 + 31) * 0.62 + sampleTile(noise, 512, column * 2, row * 7 + 90) * 0.38;
      const at = (row * WIDTH + column) * 4;
      image.data[at] = colour[0];
      image.data[at + 1] = colour[1];
      image.data[at + 2] = colour[2];
      image.data[at + 3] = 255 * envelope * smoothstep(0.22, 0.72, wisp + (envelope - 0.5) * 0.24);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Draws a strip of mist about the row `y`, drifting with `seconds`; `span` is the width of one repeat, pixels. */
export function drawMist(
  context: SKRSContext2D,
  mist: Canvas,
  place: { y: number; height: number; width: number; span: number; offset: number; opacity: number },
): void {
  const { y, height, width, offset, opacity } = place;
  // Drawn out sideways: wisps lie, they do not stand.
  const span = place.span * 1.9;
  context.save();
  context.globalAlpha = Math.min(1, opacity);
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'low';
  const start = -(((-offset % span) + span) % span);
  for (let x = start; x < width; x += span) context.drawImage(mist, x, y - height / 2, span + 1, height);
  context.restore();
}
