import { mulberry32, smoothstep } from '../../light/noise.ts';
import type { Rgb } from '../../scene.ts';
import { boxBlur, luminancePlane } from '../planes.ts';
import { copyRaster, createRaster, type Raster } from '../raster.ts';
import { smear } from './smear.ts';

/** The inks of a print: the picture's main colours after smearing by `smoothing` thousandths, stronger by `vigour`. */
export function chooseInks(
  raster: Raster,
  { count, vigour, smoothing, seed }: { count: number; vigour: number; smoothing: number; seed: number },
): Rgb[] {
  const unit = Math.max(raster.width, raster.height) / 1000;
  const fields = smoothing > 0 ? smear(raster, smoothing * unit) : raster;
  return chooseColours(fields, count, seed).map((colour) => strengthen(colour, vigour));
}

/** A screen print in a few flat inks. */
export function printPoster(raster: Raster, inks: readonly Rgb[]): Raster {
  const unit = Math.max(raster.width, raster.height) / 1000;
  return withNearest(smear(smear(raster, 5 * unit), 3 * unit), inks);
}

/** Pixel art: squares of a few colours, as on an old screen. */
export function printPixels(raster: Raster, inks: readonly Rgb[]): Raster {
  const longer = Math.max(raster.width, raster.height);
  const across = Math.max(8, Math.round((PIXELS_ACROSS * raster.width) / longer));
  const down = Math.max(8, Math.round((PIXELS_ACROSS * raster.height) / longer));
  const flat = withNearest(averageSquares(raster, across, down), inks);
  const result = createRaster(raster.width, raster.height);
  const from = new Uint32Array(flat.data.buffer, flat.data.byteOffset, across * down);
  const to = new Uint32Array(result.data.buffer);
  for (let y = 0; y < raster.height; y++) {
    const row = Math.min(down - 1, Math.floor((y * down) / raster.height)) * across;
    for (let x = 0; x < raster.width; x++)
      to[y * raster.width + x] = from[row + Math.min(across - 1, Math.floor((x * across) / raster.width))]!;
  }
  return result;
}

/** How many squares pixel art has along its longer side. */
const PIXELS_ACROSS = 168;

/** The mean of each square, with a little more contrast to its neighbours, so that small things keep their shape. */
function averageSquares(raster: Raster, across: number, down: number): Raster {
  const small = createRaster(across, down);
  for (let row = 0; row < down; row++) {
    const top = Math.floor((row * raster.height) / down);
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * raster.height) / down));
    for (let column = 0; column < across; column++) {
      const left = Math.floor((column * raster.width) / across);
      const right = Math.max(left + 1, Math.floor(((column + 1) * raster.width) / across));
      const sum = [0, 0, 0, 0];
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++)
          for (let channel = 0; channel < 4; channel++)
            sum[channel]! += raster.data[(y * raster.width + x) * 4 + channel]!;
      }
      for (let channel = 0; channel < 4; channel++)
        small.data[(row * across + column) * 4 + channel] = sum[channel]! / ((bottom - top) * (right - left));
    }
  }
  const sharp = copyRaster(small);
  for (let row = 1; row < down - 1; row++) {
    for (let column = 1; column < across - 1; column++) {
      const at = (row * across + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const around =
          (small.data[at + channel - 4]! +
            small.data[at + channel + 4]! +
            small.data[at + channel - across * 4]! +
            small.data[at + channel + across * 4]!) /
          4;
        sharp.data[at + channel] = small.data[at + channel]! * 1.5 - around * 0.5;
      }
    }
  }
  return sharp;
}

/** Pop art: loud flat areas under a halftone of dots that grow in the dark. */
export function printDots(raster: Raster, inks: readonly Rgb[]): Raster {
  const { width, height } = raster;
  const unit = Math.max(width, height) / 1000;
  const fields = smear(raster, 5 * unit);
  const flat = withNearest(fields, inks);
  const light = boxBlur(luminancePlane(raster), 2 * unit);
  const spacing = 8 * unit;
  const result = copyRaster(flat);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const u = ((x * 0.866 + y * 0.5) / spacing) % 1;
      const v = ((y * 0.866 - x * 0.5) / spacing) % 1;
      const away = Math.hypot(u - Math.sign(u) * 0.5, v - Math.sign(v) * 0.5);
      const dark = 1 - light.values[y * width + x]!;
      const dot = smoothstep(0.06, -0.06, away - 0.62 * smoothstep(0.2, 1, dark));
      const solid = smoothstep(0.82, 0.9, dark);
      const ink = Math.max(dot * 0.9, solid);
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const bright = 255 - (255 - flat.data[at + channel]!) * 0.86;
        result.data[at + channel] = bright + ([26, 20, 54][channel]! - bright) * ink;
      }
    }
  }
  return result;
}

function strengthen(colour: Rgb, amount: number): Rgb {
  const luma = colour[0] * 0.2126 + colour[1] * 0.7152 + colour[2] * 0.0722;
  const clamp = (value: number): number => Math.min(255, Math.max(0, luma + (value - luma) * amount));
  return [clamp(colour[0]), clamp(colour[1]), clamp(colour[2])];
}

/** The picture's main colours: k-means over a sample, started far apart so that small bright things get one too. */
function chooseColours({ data }: Raster, count: number, seed: number): Rgb[] {
  const random = mulberry32(seed);
  const places = data.length / 4;
  const sample: Rgb[] = Array.from({ length: Math.min(places, 4000) }, () => {
    const at = Math.floor(random() * places) * 4;
    return [data[at]!, data[at + 1]!, data[at + 2]!];
  });
  const centres: Rgb[] = [sample[0]!];
  while (centres.length < count) {
    let farthest = sample[0]!;
    let most = -1;
    for (const colour of sample) {
      const away = distance(colour, centres[nearestIndex(colour, centres)]!) * (0.4 + random());
      if (away > most) [most, farthest] = [away, colour];
    }
    centres.push(farthest);
  }
  for (let round = 0; round < 5; round++) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (const colour of sample) {
      const sum = sums[nearestIndex(colour, centres)]!;
      sum[0] += colour[0];
      sum[1] += colour[1];
      sum[2] += colour[2];
      sum[3]++;
    }
    sums.forEach((sum, index) => {
      if (sum[3] > 0) centres[index] = [sum[0] / sum[3], sum[1] / sum[3], sum[2] / sum[3]];
    });
  }
  return centres;
}

function distance(a: Rgb, b: Rgb): number {
  return (a[0] - b[0]) ** 2 * 0.8 + (a[1] - b[1]) ** 2 * 1.4 + (a[2] - b[2]) ** 2 * 0.6;
}

/** Index of the nearest of `centres`. */
export function nearestIndex(colour: Rgb, centres: readonly Rgb[]): number {
  let best = 0;
  let least = Infinity;
  for (let index = 0; index < centres.length; index++) {
    const away = distance(colour, centres[index]!);
    if (away < least) [least, best] = [away, index];
  }
  return best;
}

/** Each pixel in the ink nearest to it. */
function withNearest(raster: Raster, inks: readonly Rgb[]): Raster {
  const result = copyRaster(raster);
  // Cached by 15-bit colour: a large picture has far fewer colours than pixels.
  const known = new Int8Array(32768).fill(-1);
  for (let at = 0; at < result.data.length; at += 4) {
    const [r, g, b] = [raster.data[at]!, raster.data[at + 1]!, raster.data[at + 2]!];
    const key = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    if (known[key] === -1) known[key] = nearestIndex([r, g, b], inks);
    const ink = inks[known[key]!]!;
    result.data[at] = ink[0];
    result.data[at + 1] = ink[1];
    result.data[at + 2] = ink[2];
  }
  return result;
}
