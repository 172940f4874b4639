import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { hashCell, smoothstep, valueNoise } from '../../light/noise.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

/** Where the near ground begins, part of the height, and how far the sheet reaches beyond the picture. */
export const LUNAR_HORIZON = 0.68;
const LUNAR_MARGIN = 0.3;
/** The ground is painted this much smaller than it is shown: dust has no finer detail. */
export const REDUCTION = 2;

/** Dust, stones and craters under a low hard light, from the horizon to below the picture. */
export function paintLunarGround(setup: SceneSetup, { side, light }: { side: -1 | 1; light: Rgb }): Canvas {
  const { width, height } = setup;
  const random = setup.random('lunar-ground');
  const seed = Math.floor(random() * 1e9);
  const w = Math.ceil((width * (1 + LUNAR_MARGIN * 2)) / REDUCTION);
  const h = Math.ceil((height * (1 - LUNAR_HORIZON + LUNAR_MARGIN)) / REDUCTION);
  const canvas = createCanvas(w, h);
  const context = canvas.getContext('2d');
  const image = context.createImageData(w, h);
  const craters = Array.from({ length: 46 }, () => ({
    u: (random() * 2 - 1) * 9,
    v: random() * 9,
    radius: 0.1 + random() ** 3 * 0.8,
  }));
  const heightAt = (u: number, v: number): number => {
    let level =
      valueNoise(u * 0.8, v * 0.8, 4096, seed) * 0.5 +
      valueNoise(u * 3, v * 3, 4096, seed + 1) * 0.12 +
      valueNoise(u * 11, v * 11, 4096, seed + 2) * 0.03;
    for (const crater of craters) {
      const away = Math.hypot(u - crater.u, v - crater.v) / crater.radius;
      if (away < 1.5)
        level +=
          crater.radius *
          (away < 1 ? (away * away - 1) * 0.42 + 0.14 * away ** 4 : 0.14 * (1 - smoothstep(1, 1.5, away)));
    }
    return level;
  };
  const eye = (height * 0.07) / REDUCTION;
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const part = column / w - 0.5;
      // The horizon of a small world bends, and has hills.
      const rim =
        (height / REDUCTION) *
        (0.05 * part * part * 4 +
          0.02 * (1 - valueNoise(part * 7 + 50, 3, 4096, seed)) +
          0.006 * valueNoise(part * 40 + 90, 5, 4096, seed));
      const below = row - rim;
      const at = (row * w + column) * 4;
      if (below < 0) continue;
      const depth = eye / (below + eye);
      const u = (((column - w / 2) * REDUCTION) / height) * depth * 9;
      const v = depth * 9;
      const step = 0.012 + depth * 0.05;
      const here = heightAt(u, v);
      const slope = (heightAt(u + step * side, v) - here) / step;
      const lit = Math.max(0.05, Math.min(1.15, 0.42 - slope * 0.9));
      const stone = 0.9 + 0.2 * hashCell(Math.floor(u * 60), Math.floor(v * 60), seed + 4) * (1 - depth);
      const level = lit * stone * (0.72 + 0.28 * smoothstep(0, (height * 0.1) / REDUCTION, below));
      image.data[at] = 168 * level * (light[0] / 255);
      image.data[at + 1] = 166 * level * (light[1] / 255);
      image.data[at + 2] = 164 * level * (light[2] / 255);
      image.data[at + 3] = Math.min(255, below * 200);
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
