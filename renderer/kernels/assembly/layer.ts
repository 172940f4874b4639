import { lerp } from './colour';

/**
 * Steps of a convolutional network. A layer has `channels` numbers for each place, a whole number of vectors; weights
 * beside numbers that only fill a vector are zero.
 */
const LANES: i32 = 4;

/** A layer, as renderer/picture/person/createNetwork.ts writes it. */
// @ts-expect-error: decorator
@unmanaged
export class Layer {
  height: i32;
  width: i32;
  channels: i32;
  values: usize;
}

/** What slides over a layer. */
// @ts-expect-error: decorator
@unmanaged
export class Window {
  rows: i32;
  columns: i32;
  stride: i32;
  /** Rows above the first place and columns left of it. */
  top: i32;
  left: i32;
  /** By row, by column, by channel read (but for a filter), by channel written. */
  weights: usize;
}

/** A convolution; places outside the layer count as zero. */
export function convolveLayer(from: Layer, window: Window, to: Layer): void {
  slide(from, window, to, false);
}

/** A depthwise convolution: each channel with its own small kernel. */
export function filterLayer(from: Layer, window: Window, to: Layer): void {
  slide(from, window, to, true);
}

// @ts-expect-error: decorator
@inline
function slide(from: Layer, window: Window, to: Layer, isDepthwise: bool): void {
  const place = from.channels << 2;
  const tap = isDepthwise ? place : place * to.channels;
  let target = to.values;
  for (let y = 0; y < to.height; y++) {
    const row = y * window.stride - window.top;
    const lastRow = min(window.rows, from.height - row);
    for (let x = 0; x < to.width; x++) {
      const column = x * window.stride - window.left;
      const firstColumn = max(0, -column);
      const lastColumn = min(window.columns, from.width - column);
      for (let channel = 0; channel < to.channels; channel += LANES, target += 16) {
        let sum = f32x4.splat(0);
        for (let tapRow = max(0, -row); tapRow < lastRow; tapRow++) {
          let at = from.values + ((row + tapRow) * from.width + column + firstColumn) * place;
          let weights = window.weights + (tapRow * window.columns + firstColumn) * tap + (channel << 2);
          for (let tapColumn = firstColumn; tapColumn < lastColumn; tapColumn++, at += place, weights += tap) {
            const part = isDepthwise
              ? f32x4.mul(v128.load(at + (channel << 2)), v128.load(weights))
              : weigh(at, from.channels, weights, to.channels << 2);
            sum = f32x4.add(sum, part);
          }
        }
        v128.store(target, sum);
      }
    }
  }
}

/** What the channels of a place add to four channels; `step` lies between the weights of one channel and the next. */
// @ts-expect-error: decorator
@inline
function weigh(at: usize, channels: i32, weights: usize, step: i32): v128 {
  // Four sums, because each would have to wait for itself.
  let first = f32x4.splat(0);
  let second = first;
  let third = first;
  let fourth = first;
  for (let channel = 0; channel < channels; channel += LANES, at += 16, weights += step << 2) {
    const values = v128.load(at);
    first = f32x4.add(first, f32x4.mul(v128.shuffle<f32>(values, values, 0, 0, 0, 0), v128.load(weights)));
    second = f32x4.add(second, f32x4.mul(v128.shuffle<f32>(values, values, 1, 1, 1, 1), v128.load(weights + step)));
    third = f32x4.add(third, f32x4.mul(v128.shuffle<f32>(values, values, 2, 2, 2, 2), v128.load(weights + step * 2)));
    fourth = f32x4.add(fourth, f32x4.mul(v128.shuffle<f32>(values, values, 3, 3, 3, 3), v128.load(weights + step * 3)));
  }
  return f32x4.add(f32x4.add(first, second), f32x4.add(third, fourth));
}

/** A transposed convolution whose stride is its kernel's size: every place becomes a rectangle. */
export function spreadLayer(from: Layer, window: Window, to: Layer): void {
  const place = from.channels << 2;
  const tap = place * to.channels;
  let target = to.values;
  for (let y = 0; y < to.height; y++) {
    const row = (y / window.rows) * from.width;
    for (let x = 0; x < to.width; x++) {
      const at = from.values + (row + x / window.columns) * place;
      const weights = window.weights + ((y % window.rows) * window.columns + (x % window.columns)) * tap;
      for (let channel = 0; channel < to.channels; channel += LANES, target += 16)
        v128.store(target, weigh(at, from.channels, weights + (channel << 2), to.channels << 2));
    }
  }
}

/** Adds another layer; one with a single place is added to every place. */
export function addLayer(from: Layer, other: Layer, to: Layer): void {
  combine(from, other, to, false);
}

/** Multiplies by another layer; one with a single place is for every place. */
export function multiplyLayer(from: Layer, other: Layer, to: Layer): void {
  combine(from, other, to, true);
}

// @ts-expect-error: decorator
@inline
function combine(from: Layer, other: Layer, to: Layer, isProduct: bool): void {
  const end = from.values + bytesOf(from);
  const length = bytesOf(other);
  let target = to.values;
  for (let at = from.values; at < end; ) {
    for (let offset: usize = 0; offset < length; offset += 16, at += 16, target += 16) {
      const value = v128.load(at);
      const factor = v128.load(other.values + offset);
      v128.store(target, isProduct ? f32x4.mul(value, factor) : f32x4.add(value, factor));
    }
  }
}

/** Keeps values from 0 to `most`. */
export function clipLayer(from: Layer, to: Layer, most: f32): void {
  const length = bytesOf(from);
  for (let offset: usize = 0; offset < length; offset += 16) {
    const positive = f32x4.pmax(f32x4.splat(0), v128.load(from.values + offset));
    v128.store(to.values + offset, f32x4.pmin(f32x4.splat(most), positive));
  }
}

/** The mean of each channel, as a single place. */
export function averageLayer(from: Layer, to: Layer): void {
  const place = from.channels << 2;
  const end = from.values + bytesOf(from);
  const part = f32x4.splat(1 / ((from.height * from.width) as f32));
  for (let offset = 0; offset < place; offset += 16) {
    let sum = f32x4.splat(0);
    for (let at = from.values + offset; at < end; at += place) sum = f32x4.add(sum, v128.load(at));
    v128.store(to.values + offset, f32x4.mul(sum, part));
  }
}

/** Enlarges a layer, each new place between the four nearest. */
export function enlargeLayer(from: Layer, to: Layer): void {
  const place = from.channels << 2;
  let target = to.values;
  for (let y = 0; y < to.height; y++) {
    const down = positionOf(y, from.height, to.height);
    const top = down as i32;
    const upper = from.values + top * from.width * place;
    const lower = from.values + min(from.height - 1, top + 1) * from.width * place;
    for (let x = 0; x < to.width; x++) {
      const across = positionOf(x, from.width, to.width);
      const left = (across as i32) * place;
      const right = min(from.width - 1, (across as i32) + 1) * place;
      for (let offset = 0; offset < place; offset += 16, target += 16) {
        const toRight: f32 = across - floor(across);
        const above = lerp(v128.load(upper + left + offset), v128.load(upper + right + offset), toRight);
        const below = lerp(v128.load(lower + left + offset), v128.load(lower + right + offset), toRight);
        v128.store(target, lerp(above, below, down - floor(down)));
      }
    }
  }
}

// @ts-expect-error: decorator
@inline
function positionOf(index: i32, size: i32, target: i32): f32 {
  const position: f32 = (((index as f32) + 0.5) * (size as f32)) / (target as f32) - 0.5;
  return min<f32>((size - 1) as f32, max<f32>(0, position));
}

// @ts-expect-error: decorator
@inline
function bytesOf(layer: Layer): usize {
  return (layer.height * layer.width * layer.channels) << 2;
}
