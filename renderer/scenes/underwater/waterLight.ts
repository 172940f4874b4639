import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { css, mix } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { SceneSetup } from '../../scene.ts';
import type { LayerShift } from '../camera.ts';
import type { WaterColours } from './waterColours.ts';

const TILE = 256;
/** Rays and caustics are soft: a sixth of the picture's size carries them without blurring anything per frame. */
const REDUCTION = 6;

export interface WaterLight {
  /** Where the sun stands above, pixels. */
  source: { x: number; y: number };
  paintWater(context: SKRSContext2D, seconds: number): void;
  paintRays(context: SKRSContext2D, seconds: number, strength: number): void;
  paintCaustics(context: SKRSContext2D, seconds: number, shift: LayerShift): void;
}

/**
 * The water's body, the bright ripples of its surface from below, rays slanting down, and the dancing net of light on
 * the sand.
 */
export function createWaterLight(setup: SceneSetup, colours: WaterColours): WaterLight {
  const { width, height } = setup;
  const random = setup.random('water-light');
  const source = { x: width * (0.34 + random() * 0.32), y: -height * 0.16 };
  const noise = createNoiseTile({ size: TILE, period: 8, octaves: 4, seed: Math.floor(random() * 1e9) });
  const w = Math.ceil(width / REDUCTION);
  const h = Math.ceil(height / REDUCTION);
  const small = createCanvas(w, h);
  const smallContext = small.getContext('2d');
  const image = smallContext.createImageData(w, h);
  const body = createCanvas(Math.ceil(width / 3), Math.ceil(height / 3));
  const bodyContext = body.getContext('2d');
  const bodyImage = bodyContext.createImageData(body.width, body.height);
  for (let row = 0; row < body.height; row++) {
    for (let column = 0; column < body.width; column++) {
      const x = (column / body.width - source.x / width) * (width / height);
      const y = row / body.height;
      const distance = Math.sqrt(x * x * 0.7 + (y + 0.12) ** 2);
      const sun = Math.exp(-distance * distance * 3.4) * colours.light;
      const depth = smoothstep(0.0, 0.98, y * 0.86 + Math.abs(x) * 0.16);
      let colour =
        depth < 0.45
          ? mix(mix(colours.mid, colours.shallow, 0.42), colours.mid, depth / 0.45)
          : mix(colours.mid, colours.deep, (depth - 0.45) / 0.55);
      colour = mix(colour, colours.shallow, Math.min(1, sun * 0.95));
      colour = mix(colour, [255, 255, 255], Math.min(0.7, sun ** 4 * 0.95));
      const at = (row * body.width + column) * 4;
      const dither = (((column * 5 + row * 3) & 7) - 3.5) / 6;
      for (let channel = 0; channel < 3; channel++) bodyImage.data[at + channel] = colour[channel]! + dither;
      bodyImage.data[at + 3] = 255;
    }
  }
  bodyContext.putImageData(bodyImage, 0, 0);
  const glint = mix(colours.shallow, [255, 255, 255], 0.6);

  return {
    source,
    paintWater(context, seconds) {
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = 'low';
      context.drawImage(body, 0, 0, width, height);
      // The surface seen from below: stretched ripples that gather towards the far edge.
      const data = image.data;
      for (let row = 0; row < h; row++) {
        const y = row / h;
        const fade = 1 - smoothstep(0.02, 0.2, y);
        for (let column = 0; column < w; column++) {
          const at = (row * w + column) * 4;
          if (fade <= 0) {
            data[at + 3] = 0;
            continue;
          }
          const depth = 1 / (0.24 - y * 0.95);
          const x = (column / w - source.x / width) * depth * 22;
          const a = sampleTile(noise, TILE, x + seconds * 3, depth * 34 + seconds * 6);
          const b = sampleTile(noise, TILE, x * 1.7 - seconds * 4 + 60, depth * 52 - seconds * 3 + 90);
          const crest = smoothstep(0.5, 0.72, (a + b) / 2);
          const near = Math.exp(-((column / w - source.x / width) ** 2) * 7);
          data[at] = glint[0];
          data[at + 1] = glint[1];
          data[at + 2] = glint[2];
          data[at + 3] = 255 * crest * fade * (0.3 + 0.6 * near) * colours.light;
        }
      }
      smallContext.putImageData(image, 0, 0);
      context.save();
      context.globalCompositeOperation = 'screen';
      context.drawImage(small, 0, 0, w * REDUCTION, h * REDUCTION);
      context.restore();
    },
    paintRays(context, seconds, strength) {
      const data = image.data;
      const sx = source.x / REDUCTION;
      const sy = source.y / REDUCTION;
      for (let row = 0; row < h; row++) {
        const y = row / h;
        const fade = (1 - smoothstep(0.1, 0.95, y)) * strength * colours.light;
        for (let column = 0; column < w; column++) {
          const angle = Math.atan2(column - sx, row - sy);
          const a = sampleTile(noise, TILE, angle * 64 + seconds * 1.6, 20 + seconds * 2.2);
          const b = sampleTile(noise, TILE, angle * 128 - seconds * 1.1 + 80, 140 + seconds * 1.4);
          const ray = smoothstep(0.44, 0.82, a * 0.62 + b * 0.42);
          const spread = Math.exp(-angle * angle * 1.5);
          const at = (row * w + column) * 4;
          data[at] = glint[0];
          data[at + 1] = glint[1];
          data[at + 2] = glint[2];
          data[at + 3] = 255 * Math.min(1, ray * spread * fade * 0.85);
        }
      }
      smallContext.putImageData(image, 0, 0);
      context.save();
      context.globalCompositeOperation = 'screen';
      context.imageSmoothingQuality = 'low';
      context.drawImage(small, 0, 0, w * REDUCTION, h * REDUCTION);
      context.restore();
    },
    paintCaustics(context, seconds, shift) {
      const data = image.data;
      for (let row = 0; row < h; row++) {
        const y = row / h;
        const ground = smoothstep(0.74, 0.88, y) * (1 - smoothstep(0.97, 1.06, y));
        for (let column = 0; column < w; column++) {
          const at = (row * w + column) * 4;
          if (ground <= 0) {
            data[at + 3] = 0;
            continue;
          }
          const depth = 1 / (y - 0.6);
          const x = (column / w - 0.5 - shift.x / width) * depth * 30;
          const z = depth * 46;
          const a = Math.abs(sampleTile(noise, TILE, x + seconds * 5, z + seconds * 3) - 0.5);
          const b = Math.abs(sampleTile(noise, TILE, x * 1.3 - seconds * 4 + 70, z * 1.3 + 40 - seconds * 2) - 0.5);
          const net = (1 - smoothstep(0, 0.09, a)) * 0.6 + (1 - smoothstep(0, 0.09, b)) * 0.6;
          data[at] = glint[0];
          data[at + 1] = glint[1];
          data[at + 2] = glint[2];
          data[at + 3] = 255 * Math.min(1, net * ground * 0.4 * colours.light);
        }
      }
      smallContext.putImageData(image, 0, 0);
      context.save();
      context.globalCompositeOperation = 'screen';
      context.fillStyle = css(colours.mid, 0);
      context.drawImage(small, 0, 0, w * REDUCTION, h * REDUCTION);
      context.restore();
    },
  };
}
