import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { mix } from '../../light/colour.ts';
import { smoothstep } from '../../light/noise.ts';
import { createNoiseTile, sampleTile } from '../../light/noiseTile.ts';
import type { Palette, Rgb, SceneSetup } from '../../scene.ts';

export interface PeakOptions {
  /** Oversized canvas, pixels. */
  width: number;
  height: number;
  /** Rows of the mountain's foot. */
  footY: number;
  /** Height of the cone over its foot, pixels; 0 for a plain ridge. */
  cone: number;
  coneX: number;
  ridge: number;
  haze: number;
  hazeColour: Rgb;
  /** −1 light from the left, 1 from the right. */
  side: number;
  stream: string;
}

/** A mountain far away: a volcano's long slopes over a wooded ridge, furrowed by gullies, its foot lost in haze. */
export function paintPeaks(setup: SceneSetup, options: PeakOptions): Canvas {
  const { width, height, footY, cone, coneX, ridge, haze, hazeColour, side } = options;
  const palette: Palette = setup.palette;
  const random = setup.random(options.stream);
  const noise = createNoiseTile({ size: 512, period: 8, octaves: 7, gain: 0.52, seed: Math.floor(random() * 1e9) });
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  const shift = random() * 400;
  const wide = cone * (2 + random() * 0.5);
  const backlight = palette.isMoon ? 0.5 : Math.max(0, 1 - palette.elevation / 22);
  const lit = mix(mix(palette.key, [112, 128, 104], 0.66), palette.ambient, 0.2);
  const dark = mix(mix(palette.ambient, palette.zenith, 0.4), [28, 38, 44], 0.3);
  const topOf = (column: number): number => {
    const x = column / height;
    const plain =
      ridge *
      (0.5 +
        0.9 * (sampleTile(noise, 512, x * 60 + shift, 30) - 0.35) +
        0.22 * (sampleTile(noise, 512, x * 240 + shift, 130) - 0.5));
    const distance = Math.abs(column - coneX) / wide;
    const rough = sampleTile(noise, 512, x * 150 + shift, 77) - 0.5;
    const flank =
      cone * Math.max(0, Math.exp(-Math.sqrt(distance * distance + 0.0016) * 2.3) * 1.1 - 0.1) * (1 + 0.16 * rough) +
      cone * 0.05 * (sampleTile(noise, 512, x * 420, 177) - 0.5) * Math.exp(-distance * 2);
    const crater = cone > 0 && distance < 0.06 ? (0.06 - distance) * cone * 1.3 : 0;
    return footY - Math.max(plain, flank - crater);
  };
  for (let column = 0; column < width; column++) {
    const top = topOf(column);
    const tilt = Math.max(-1, Math.min(1, (topOf(column + 3) - topOf(column - 3)) / 6));
    for (let row = Math.max(0, Math.floor(top)); row < height; row++) {
      const cover = Math.min(1, Math.max(0, row + 1 - top));
      const drop = (row - top) / height;
      // Gullies run down from the summit: noise stretched along the line to it.
      const spread = (column - coneX) / (cone * 0.12 + Math.max(1, row - (footY - cone)) * 1.1);
      const wander = sampleTile(noise, 512, column * 0.7, row * 0.7 + 40) - 0.5;
      const gully = sampleTile(noise, 512, cone > 0 ? spread * 300 + wander * 60 : column * 0.9, drop * 160 + shift);
      const wood = sampleTile(noise, 512, column * 1.1, row * 1.3);
      const facing = smoothstep(0.1, 0.9, 0.5 + side * tilt * 0.3 + (gully - 0.5) * 2 + (wood - 0.5) * 0.3);
      const light = facing * (1 - backlight * 0.55);
      let colour = mix(dark, lit, light);
      const mist = Math.min(
        1,
        haze + smoothstep(0, 1, (row - top) / Math.max(1, footY - top)) ** 1.5 * (1 - haze) * 0.95,
      );
      colour = mix(colour, hazeColour, mist);
      const at = (row * width + column) * 4;
      image.data[at] = colour[0];
      image.data[at + 1] = colour[1];
      image.data[at + 2] = colour[2];
      image.data[at + 3] = 255 * cover;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}
