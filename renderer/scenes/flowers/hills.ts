import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { mix, scale } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

export interface HillOptions {
  index: number;
  rise: number;
  horizonY: number;
  haze: number;
  hazeColour: Rgb;
  tone: (colour: Rgb) => Rgb;
  side: number;
}

/**
 * A range of rolling meadow hills with woods along their folds; its foot ends 5 % of the picture's height below the
 * horizon.
 */
export function paintHills(setup: SceneSetup, { index, rise, haze, hazeColour, tone, side }: HillOptions): Canvas {
  const { width, height } = setup;
  const random = setup.random(`flower-hills-${index}`);
  const noise = createNoiseTile({ size: 512, period: 8, octaves: 6, seed: Math.floor(random() * 1e9) });
  const reach = Math.ceil(width * 1.4);
  const rows = Math.ceil(rise * 1.5 + height * 0.05);
  const canvas = createCanvas(reach, rows);
  const context = canvas.getContext('2d');
  const image = context.createImageData(reach, rows);
  const foot = rows - height * 0.05;
  const meadow = tone(index === 0 ? [92, 132, 92] : [112, 156, 66]);
  const wood = tone([40, 72, 40]);
  const topOf = (column: number): number => {
    const u = (column / height) * (70 + index * 30);
    return foot - rise * (0.15 + 1.1 * smoothstep(0.2, 0.85, sampleTile(noise, 512, u, 40 + index * 90)));
  };
  for (let column = 0; column < reach; column++) {
    const slope = (topOf(column + 8) - topOf(column - 8)) / 16;
    const woodedTop = topOf(column) - Math.max(0, sampleTile(noise, 512, column * 2.4, 200) - 0.45) * rise * 0.1;
    for (let row = Math.max(0, Math.floor(woodedTop)); row < rows; row++) {
      const cover = Math.min(1, Math.max(0, row + 1 - woodedTop));
      const down = (row - woodedTop) / rise;
      const trees = smoothstep(
        0.52,
        0.6,
        sampleTile(noise, 512, column * 0.42, row * 1.5 + 120) * 0.7 +
          sampleTile(noise, 512, column * 2.2, row * 3.4) * 0.34,
      );
      const light =
        0.78 +
        Math.max(-0.35, Math.min(0.35, slope * side * -1.1)) * Math.exp(-down * 4) +
        0.24 * (sampleTile(noise, 512, column * 1.1, row * 2.4 + 300) - 0.5);
      const colour = mix(
        scale(mix(meadow, wood, trees * 0.85), light),
        hazeColour,
        Math.min(0.94, haze + 0.3 * Math.max(0, down)),
      );
      const at = (row * reach + column) * 4;
      image.data[at] = colour[0];
      image.data[at + 1] = colour[1];
      image.data[at + 2] = colour[2];
      image.data[at + 3] = 255 * cover;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
