import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { Rgb, SceneSetup } from '../scene.ts';
import { mix } from './colour.ts';
import { smoothstep } from './noise.ts';
import { createNoiseTile, sampleTile } from './noiseTile.ts';

/** The sun as a soft white-hot disk; the moon with its seas and a slight shadow side. */
export function paintDisk(setup: SceneSetup, elevation: number): Canvas {
  const { palette, height, width } = setup;
  const { crescent, eclipse } = setup.plan.details;
  if (eclipse === OF_THE_SUN) return paintEclipse(Math.min(width, height) * 0.085);
  const big = setup.plan.details.bigSun ?? crescent ?? eclipse ?? 0;
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
  // In the earth's shadow only red light falls on the moon.
  const core: Rgb =
    eclipse && palette.isMoon ? [206, 84, 58] : mix(palette.sun, [255, 255, 255], palette.isMoon ? 0.1 : 0.55);
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

/** The value of the detail for an eclipse of the sun. */
const OF_THE_SUN = 1;

/** The black moon before the sun, whose corona streams out around it; its radius in pixels. */
function paintEclipse(radius: number): Canvas {
  const size = Math.ceil(radius * 5);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const image = context.createImageData(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [dx, dy] = [x + 0.5 - size / 2, y + 0.5 - size / 2];
      const distance = Math.hypot(dx, dy) / radius;
      const angle = Math.atan2(dy, dx);
      const streams = 0.62 + 0.24 * Math.sin(angle * 7 + 1) + 0.16 * Math.sin(angle * 17 + 2.2);
      const inside = Math.min(1, Math.max(0, (1 - distance) * radius + 0.5));
      const ring = Math.exp(-Math.abs(distance - 1) * 22);
      const corona = Math.max(0, 1 - (distance - 1) / 1.4) ** 3 * streams * 0.85;
      // A last bead of the sun at the edge.
      const bead = Math.exp(-(((dx / radius - 0.7) ** 2 + (dy / radius + 0.7) ** 2) * 60));
      const light = Math.min(1, ring + corona + bead * 1.4);
      const at = (y * size + x) * 4;
      const tone: Rgb = [255, 246 - 20 * (1 - ring), 226 - 34 * (1 - ring)];
      for (let channel = 0; channel < 3; channel++) {
        const dark = [8, 8, 16][channel]!;
        image.data[at + channel] = dark * inside + tone[channel]! * (1 - inside);
      }
      image.data[at + 3] = 255 * Math.max(inside, light);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
