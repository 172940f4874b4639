import type { Step } from './network.ts';

/** The output of a step: `channels` numbers for each of `height` × `width` places. */
interface Layer {
  height: number;
  width: number;
  channels: number;
  values: Float32Array;
}

/**
 * Runs a small convolutional network on the CPU. A general-purpose runtime would weigh a hundred megabytes and be no
 * faster for one picture.
 * @param input rows × columns × 3 in 0–1
 * @returns the last step's values
 */
export function runNetwork(steps: readonly Step[], weights: Float32Array, input: Layer): Float32Array {
  const layers: Layer[] = [];
  for (const step of steps) layers.push(runStep(step, layers, weights, input));
  return layers.at(-1)!.values;
}

function runStep(step: Step, layers: readonly Layer[], weights: Float32Array, input: Layer): Layer {
  if (step[0] === 'input') return input;
  const from = layers[step[1]]!;
  switch (step[0]) {
    case 'convolve':
      return convolve(from, weights.subarray(step[2]), step[3], step[4]);
    case 'filter':
      return filterChannels(from, weights.subarray(step[2]), step[3], step[4]);
    case 'spread':
      return spread(from, weights.subarray(step[2]), step[3]);
    case 'addConstant':
      return withConstant(from, weights.subarray(step[2], step[2] + step[3]), (value, constant) => value + constant);
    case 'multiplyConstant':
      return withConstant(from, weights.subarray(step[2], step[2] + step[3]), (value, constant) => value * constant);
    case 'add':
      return combine(from, layers[step[2]]!, (a, b) => a + b);
    case 'multiply':
      return combine(from, layers[step[2]]!, (a, b) => a * b);
    case 'clip':
      return { ...from, values: from.values.map((value) => Math.max(0, value)) };
    case 'clip6':
      return { ...from, values: from.values.map((value) => Math.min(6, Math.max(0, value))) };
    case 'squash':
      return { ...from, values: from.values.map((value) => 1 / (1 + Math.exp(-value))) };
    case 'average':
      return average(from);
    case 'enlarge':
      return enlarge(from, step[2][0], step[2][1]);
  }
}

/** Padding before the first place so that the output has ceil(size / stride) places. */
function paddingBefore(size: number, kernel: number, stride: number): number {
  return Math.max(0, Math.floor(((Math.ceil(size / stride) - 1) * stride + kernel - size) / 2));
}

/**
 * Runs a kernel over a layer: `addTap` adds what one place of the kernel contributes to one place of the output.
 * @param channels of the output
 */
function slide(
  from: Layer,
  { rows, columns, stride, channels }: { rows: number; columns: number; stride: number; channels: number },
  addTap: (values: Float32Array, tap: { out: number; at: number; index: number }) => void,
): Layer {
  const height = Math.ceil(from.height / stride);
  const width = Math.ceil(from.width / stride);
  const values = new Float32Array(height * width * channels);
  const top = paddingBefore(from.height, rows, stride);
  const left = paddingBefore(from.width, columns, stride);
  const tap = { out: 0, at: 0, index: 0 };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      tap.out = (y * width + x) * channels;
      for (let ky = 0; ky < rows; ky++) {
        const sourceY = y * stride + ky - top;
        if (sourceY < 0 || sourceY >= from.height) continue;
        for (let kx = 0; kx < columns; kx++) {
          const sourceX = x * stride + kx - left;
          if (sourceX < 0 || sourceX >= from.width) continue;
          tap.at = (sourceY * from.width + sourceX) * from.channels;
          tap.index = ky * columns + kx;
          addTap(values, tap);
        }
      }
    }
  }
  return { height, width, channels, values };
}

function convolve(
  from: Layer,
  kernel: Float32Array,
  [rows, columns, , channels]: readonly [number, number, number, number],
  stride: number,
): Layer {
  return slide(from, { rows, columns, stride, channels }, (values, { out, at, index }) => {
    let weight = index * from.channels * channels;
    for (let channel = 0; channel < from.channels; channel++) {
      const value = from.values[at + channel]!;
      for (let target = 0; target < channels; target++)
        values[out + target] = values[out + target]! + value * kernel[weight + target]!;
      weight += channels;
    }
  });
}

/** A depthwise convolution: each channel with its own small kernel. */
function filterChannels(
  from: Layer,
  kernel: Float32Array,
  [rows, columns]: readonly [number, number, number, number],
  stride: number,
): Layer {
  const { channels } = from;
  return slide(from, { rows, columns, stride, channels }, (values, { out, at, index }) => {
    const weight = index * channels;
    for (let channel = 0; channel < channels; channel++)
      values[out + channel] = values[out + channel]! + from.values[at + channel]! * kernel[weight + channel]!;
  });
}

/** A transposed convolution whose stride is its kernel's size: every place becomes a square. */
function spread(
  from: Layer,
  kernel: Float32Array,
  [rows, columns, channels, inputs]: readonly [number, number, number, number],
): Layer {
  const height = from.height * rows;
  const width = from.width * columns;
  const values = new Float32Array(height * width * channels);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (Math.floor(y / rows) * from.width + Math.floor(x / columns)) * inputs;
      for (let target = 0; target < channels; target++) {
        const weight = (((y % rows) * columns + (x % columns)) * channels + target) * inputs;
        let sum = 0;
        for (let channel = 0; channel < inputs; channel++)
          sum += from.values[at + channel]! * kernel[weight + channel]!;
        values[(y * width + x) * channels + target] = sum;
      }
    }
  }
  return { height, width, channels, values };
}

function withConstant(from: Layer, constants: Float32Array, join: (value: number, constant: number) => number): Layer {
  const length = constants.length;
  return { ...from, values: from.values.map((value, index) => join(value, constants[index % length]!)) };
}

/** Joins two layers place by place; a layer with a single place is repeated for all. */
function combine(one: Layer, other: Layer, join: (a: number, b: number) => number): Layer {
  if (one.values.length < other.values.length) return combine(other, one, (a, b) => join(b, a));
  const length = other.values.length;
  return { ...one, values: one.values.map((value, index) => join(value, other.values[index % length]!)) };
}

function average({ channels, values }: Layer): Layer {
  const means = new Float32Array(channels);
  for (let index = 0; index < values.length; index++)
    means[index % channels] = means[index % channels]! + values[index]!;
  return { height: 1, width: 1, channels, values: means.map((sum) => (sum * channels) / values.length) };
}

function enlarge(from: Layer, height: number, width: number): Layer {
  const { channels } = from;
  const values = new Float32Array(height * width * channels);
  const place = (index: number, size: number, target: number): [number, number, number] => {
    const position = Math.min(size - 1, Math.max(0, ((index + 0.5) * size) / target - 0.5));
    const first = Math.floor(position);
    return [first, Math.min(size - 1, first + 1), position - first];
  };
  for (let y = 0; y < height; y++) {
    const [y0, y1, fy] = place(y, from.height, height);
    for (let x = 0; x < width; x++) {
      const [x0, x1, fx] = place(x, from.width, width);
      for (let channel = 0; channel < channels; channel++) {
        const read = (row: number, column: number): number =>
          from.values[(row * from.width + column) * channels + channel]!;
        const upper = read(y0, x0) + (read(y0, x1) - read(y0, x0)) * fx;
        const lower = read(y1, x0) + (read(y1, x1) - read(y1, x0)) * fx;
        values[(y * width + x) * channels + channel] = upper + (lower - upper) * fy;
      }
    }
  }
  return { height, width, channels, values };
}
