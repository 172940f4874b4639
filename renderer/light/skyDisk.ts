import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { SceneSetup } from '../scene.ts';
import { mix } from './colour.ts';
import { smoothstep } from './noise.ts';
import { createNoiseTile, sampleTile } from './noiseTile.ts';

/** The sun as a soft white-hot disk; the moon with its seas and a slight shadow side. */
export function paintDisk(setup: SceneSetup, elevation: number): Canvas {
  const { palette, height, width } = setup;
  const { crescent } = setup.plan.details;
  const big = setup.plan.details.bigSun ?? crescent ?? 0;
  const radius =
    Math.min(width, height) *
    (palette.isMoon ? 0.05 : 0.034 + 0.02 * Math.max(0, 1 - elevation / 0.2)) *
    (1 + big * 0.9);
  const margin = palette.isMoon ? radius * 0.2 : radius * 0.9;
  const size = Math.ceil((radius + margin) * 2);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const image = context.createImageData(size, size);
  const seas = createNoiseTile({ size: 128, period: 4, octaves: 5, seed: 7 });
  const core = mix(palette.sun, [255, 255, 255], palette.isMoon ? 0.1 : 0.55);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const dx = x + 0.5 - size / 2;
      const dy = y + 0.5 - size / 2;
      const distance = Math.sqrt(dx * dx + dy * dy);
      const inside = Math.min(1, Math.max(0, radius - distance + 0.5));
      let shade = 1;
      let opacity = inside;
      if (palette.isMoon) {
        const sea =
          sampleTile(seas, 128, (dx / radius) * 22 + 64, (dy / radius) * 22 + 64) * 0.72 +
          sampleTile(seas, 128, (dx / radius) * 61 + 20, (dy / radius) * 61 + 90) * 0.28;
        const limb = Math.sqrt(Math.max(0, 1 - (distance / radius) ** 2));
        // The part that the sun does not reach is as dark as the sky.
        if (crescent)
          opacity *= Math.min(1, Math.max(0, Math.hypot(dx - radius * 0.42, dy + radius * 0.2) - radius * 0.86));
        shade = (0.8 + 0.2 * limb) * (1 - 0.26 * smoothstep(0.38, 0.74, sea));
      } else {
        const halo = Math.max(0, 1 - (distance - radius) / margin);
        opacity = Math.max(inside, halo * halo * 0.42);
      }
      const index = (y * size + x) * 4;
      const tone = palette.isMoon ? core : mix(palette.sun, core, inside);
      image.data[index] = tone[0] * shade;
      image.data[index + 1] = tone[1] * shade;
      image.data[index + 2] = tone[2] * shade;
      image.data[index + 3] = opacity * 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
