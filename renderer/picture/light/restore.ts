import { copyRaster, type Raster } from '../raster.ts';
import { boxBlur, createPlane, guidedFilter, luminancePlane, mapPlane, type Plane, resizePlane } from '../planes.ts';

/** The part of all pixels that may be clipped at either end of a channel. */
const CLIPPED = 0.004;
/** Where the darkest and the lightest of a channel are brought to. */
const BLACK = 6;
const WHITE = 249;
/** A channel that hardly varies is stretched no more than this. */
const MOST_STRETCH = 2.8;

/** How far apart the lightest of the channels are, of 255, where a photo has a cast and not only colours. */
const CAST = 24;
/** How far each channel is stretched by itself where there is none; the rest is stretched with the others. */
const WITHOUT_CAST = 0.5;

/** Brings light and colours of a photo to their full range, and takes out the cast of an old print. */
export function correctColours(raster: Raster): Raster {
  const ranges = [0, 1, 2].map((channel) => rangeOf(raster, channel));
  const [lows, highs] = [ranges.map(({ low }) => low), ranges.map(({ high }) => high)];
  const common = { low: Math.min(...lows), high: Math.max(...highs) };
  const neutral = common.high - Math.min(...highs) > CAST ? 1 : WITHOUT_CAST;
  const tables = ranges.map(({ low, high }) =>
    levels({
      low: common.low + (low - common.low) * neutral,
      high: common.high + (high - common.high) * neutral,
    }),
  );
  const result = copyRaster(raster);
  for (let at = 0; at < result.data.length; at += 4)
    for (let channel = 0; channel < 3; channel++)
      result.data[at + channel] = tables[channel]![raster.data[at + channel]!]!;
  return result;
}

function rangeOf({ data }: Raster, channel: number): { low: number; high: number } {
  const counts = new Uint32Array(256);
  let all = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3]! < 128) continue;
    counts[data[at + channel]!]!++;
    all++;
  }
  const bound = all * CLIPPED;
  let [low, below] = [0, 0];
  while (low < 255 && (below += counts[low]!) <= bound) low++;
  let [high, above] = [255, 0];
  while (high > low && (above += counts[high]!) <= bound) high--;
  return { low, high };
}

function levels({ low, high }: { low: number; high: number }): number[] {
  const needed = (WHITE - BLACK) / Math.max(1, high - low);
  const stretch = Math.min(MOST_STRETCH, needed);
  const middle = (low + high) / 2;
  // What may not be stretched as far as it would take, such as a wall in snow, keeps most of its light.
  const target = middle + ((BLACK + WHITE) / 2 - middle) * (stretch / needed);
  // A photo of full range is left as it is.
  return Array.from({ length: 256 }, (_, value) => (stretch <= 1 ? value : (value - middle) * stretch + target));
}

/** How much lighter than what is around it a scratch is at least. */
const SCRATCH = 0.17;
/** The same for what goes on from one. */
const FAINT_SCRATCH = 0.07;
/** How many times as much as what is around it, on average, a scratch stands out. */
const TIMES_USUAL = 3;
/** The largest part of a photo that may count as scratches; with more it is its own texture, such as glittering water. */
const MOST_SCRATCHED = 0.11;

/** Pixels on the longer side at which scratches are looked for, whatever the photo's size: it bounds the memory. */
const SEARCHED = 2048;

/** Fills thin scratches and specks that are lighter than everything around them. */
export function fillScratches(raster: Raster): Raster {
  const open = findScratches(raster);
  if (!open) return raster;
  const result = copyRaster(raster);
  let left: number[] = [];
  open.forEach((value, index) => value > 0 && left.push(index));
  // From the rim inwards: each pass fills what has a neighbour that is whole.
  while (left.length > 0) {
    const filled: { index: number; colour: [number, number, number] }[] = [];
    const later: number[] = [];
    for (const index of left) {
      const colour = meanAround(result, open, index);
      if (colour) filled.push({ index, colour });
      else later.push(index);
    }
    if (filled.length === 0) break;
    for (const { index, colour } of filled) {
      result.data.set(colour, index * 4);
      open[index] = 0;
    }
    left = later;
  }
  return result;
}

/** 1 for each pixel of a scratch; null where there is none, or too much for scratches. */
function findScratches(raster: Raster): Uint8Array | null {
  const scale = Math.min(1, SEARCHED / Math.max(raster.width, raster.height));
  const [width, height] = [Math.round(raster.width * scale), Math.round(raster.height * scale)];
  const light = resizePlane(luminancePlane(raster), width, height);
  const unit = Math.max(width, height) / 1000;
  const reach = Math.max(2, Math.round(1.6 * unit));
  const opened = spread(spread(light, reach, Math.min), reach, Math.max);
  const bright = quantile(light, 0.5);
  const above = mapPlane(light, (value, index) => value - opened.values[index]!);
  const usual = boxBlur(above, Math.round(14 * unit));
  // In leaves and small lights everything stands out.
  const standsOut = (index: number, least: number): boolean =>
    above.values[index]! > Math.max(least, usual.values[index]! * TIMES_USUAL) && light.values[index]! > bright;
  const cores = mapPlane(above, (_, index) => (standsOut(index, SCRATCH) ? 1 : 0));
  // A scratch fades out along its way.
  const near = spread(cores, 3 * reach, Math.max);
  const found = mapPlane(near, (value, index) => (value > 0 && standsOut(index, FAINT_SCRATCH) ? 1 : 0));
  const { values: mask } = spread(found, Math.max(1, Math.round(unit)), Math.max);
  const share = mask.reduce((sum, value) => sum + value, 0) / mask.length;
  if (share === 0 || share > MOST_SCRATCHED) return null;
  const whole = new Uint8Array(raster.width * raster.height);
  for (let y = 0, at = 0; y < raster.height; y++) {
    const row = Math.min(height - 1, Math.floor(y * scale)) * width;
    for (let x = 0; x < raster.width; x++) whole[at++] = mask[row + Math.min(width - 1, Math.floor(x * scale))]!;
  }
  return whole;
}

function meanAround({ width, height, data }: Raster, open: Uint8Array, index: number): [number, number, number] | null {
  const x = index % width;
  const y = Math.floor(index / width);
  let [r, g, b, count] = [0, 0, 0, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const near = row * width + column;
      if (open[near]! > 0) continue;
      r += data[near * 4]!;
      g += data[near * 4 + 1]!;
      b += data[near * 4 + 2]!;
      count++;
    }
  return count > 0 ? [r / count, g / count, b / count] : null;
}

/** The least or the largest value within a square of `reach` pixels each way. */
function spread(plane: Plane, reach: number, choose: (a: number, b: number) => number): Plane {
  const { width, height } = plane;
  let values = plane.values;
  const pass = (step: number, size: number, at: (index: number) => number): void => {
    const next = new Float32Array(values.length);
    for (let index = 0; index < values.length; index++) {
      const place = at(index);
      let value = values[index]!;
      if (place > 0) value = choose(value, values[index - step]!);
      if (place < size - 1) value = choose(value, values[index + step]!);
      next[index] = value;
    }
    values = next;
  };
  for (let turn = 0; turn < reach; turn++) {
    pass(1, width, (index) => index % width);
    pass(width, height, (index) => Math.floor(index / width));
  }
  return { width, height, values };
}

function quantile({ values }: Plane, part: number): number {
  const counts = new Uint32Array(256);
  for (const value of values) counts[Math.min(255, Math.floor(value * 255))]!++;
  let [level, below] = [0, 0];
  while (level < 255 && (below += counts[level]!) < values.length * part) level++;
  return level / 255;
}

/** Takes the grain of an old print out of even areas, more gently than the smoothing that is asked for as such. */
export function softenGrain(raster: Raster): Raster {
  const unit = Math.max(raster.width, raster.height) / 1000;
  const light = luminancePlane(raster);
  const result = copyRaster(raster);
  for (let channel = 0; channel < 3; channel++) {
    const plane = createPlane(raster.width, raster.height);
    for (let index = 0; index < plane.values.length; index++)
      plane.values[index] = raster.data[index * 4 + channel]! / 255;
    guidedFilter(plane, light, Math.max(2, Math.round(2.5 * unit)), 0.0016).values.forEach((value, index) => {
      result.data[index * 4 + channel] = value * 255;
    });
  }
  return result;
}
