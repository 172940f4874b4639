import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Rgb, SceneSetup } from '../../scene.ts';

/** The colours of a piece of sky: gas in two hues, its hot heart, and the dark between. */
export interface NebulaColours {
  deep: Rgb;
  main: Rgb;
  accent: Rgb;
  heart: Rgb;
}

/** Where the band of gas runs; the planet keeps out of its heart. */
export interface NebulaShape {
  /** Centre of the brightest part, in parts of the picture. */
  x: number;
  y: number;
  /** Direction of the band, radians. */
  angle: number;
  /** 0 a faint veil to 1 a full-sky storm of gas. */
  strength: number;
  /** Brightness of the whole, 1 normally: lower behind bright objects. */
  exposure: number;
}

const TILE = 512;
/** The nebula is painted this much larger than the picture, so that the camera can wander. */
export const NEBULA_OVERSIZE = 1.3;

/** Paints twice-warped clouds of gas with dust lanes across, at half the picture's resolution. */
export function paintNebula(setup: SceneSetup, colours: NebulaColours, shape: NebulaShape): Canvas {
  const random = setup.random('nebula');
  const seed = Math.floor(random() * 1e9);
  const soft = createNoiseTile({ size: TILE, period: 4, octaves: 7, gain: 0.52, seed });
  const ridge = createNoiseTile({ size: TILE, period: 4, octaves: 7, gain: 0.55, seed: seed + 17, shape: 'ridged' });
  const reduction = setup.height > 400 ? 2 : 1;
  const width = Math.ceil((setup.width * NEBULA_OVERSIZE) / reduction);
  const height = Math.ceil((setup.height * NEBULA_OVERSIZE) / reduction);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const shorter = Math.min(width, height);
  const cos = Math.cos(shape.angle);
  const sin = Math.sin(shape.angle);
  const offset = random() * 400;
  const { deep, main, accent, heart } = colours;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const px = (column - width * (0.5 + (shape.x - 0.5) / NEBULA_OVERSIZE)) / shorter;
      const py = (row - height * (0.5 + (shape.y - 0.5) / NEBULA_OVERSIZE)) / shorter;
      const along = px * cos + py * sin;
      const across = py * cos - px * sin;
      const u = px * 118 + offset;
      const v = py * 118 + offset * 1.7;
      const warpX = sampleTile(soft, TILE, u * 0.62, v * 0.62) - 0.5;
      const warpY = sampleTile(soft, TILE, u * 0.62 + 201, v * 0.62 + 87) - 0.5;
      const u1 = u + warpX * 92;
      const v1 = v + warpY * 92;
      const second = sampleTile(soft, TILE, u1 * 0.9 + 61, v1 * 0.9 + 13) - 0.5;
      const u2 = u1 + second * 58;
      const v2 = v1 - second * 44;
      const body = sampleTile(soft, TILE, u2, v2);
      const threads = sampleTile(ridge, TILE, u2 * 1.35 + 90, v2 * 1.35);
      const dust = sampleTile(ridge, TILE, u1 * 0.74 + 310, v1 * 0.74 + 140);
      const band =
        Math.exp(-((across + warpX * 0.36) ** 2) * (7.5 - 4.6 * shape.strength)) *
        Math.exp(-(along * along) * (0.9 - 0.5 * shape.strength));
      const glow = Math.exp(-(along * along * 5 + across * across * 9));
      const density = smoothstep(0.3, 0.84, body * 0.62 + threads * 0.46) * (0.1 + 1.2 * band);
      const hue = smoothstep(0.36, 0.66, sampleTile(soft, TILE, u1 * 0.5 + 130, v1 * 0.5 + 220) + second * 0.3);
      const filament = smoothstep(0.62, 0.95, threads) * band;
      const core = glow * smoothstep(0.4, 0.9, body) * 0.8;
      const lane = smoothstep(0.58, 0.84, dust) * Math.min(1, band * 1.5);
      const shadow = 1 - 0.82 * lane;
      const at = (row * width + column) * 4;
      const grain = (((column * 7 + row * 5) & 7) - 3.5) * 0.16;
      for (let channel = 0; channel < 3; channel++) {
        const gas = main[channel]! * (1 - hue) + accent[channel]! * hue;
        const light =
          deep[channel]! * (0.55 + 0.5 * band) +
          gas * (density * 1.12 + filament * 0.5) * shadow +
          heart[channel]! * (core * 0.85 + filament * core * 1.1) * shadow +
          accent[channel]! * lane * density * 0.1;
        // The power keeps the voids dark and the gas saturated; the exponential alone turns all to milk.
        image.data[at + channel] =
          255 * (1 - Math.exp(-light / 165)) ** 1.5 * shape.exposure + deep[channel]! * 0.6 + grain;
      }
      image.data[at + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
