import { addressOf, floats, type Kernels, openKernels, words, writeRecord } from '../../kernels/kernels.ts';
import type { Step } from './network.ts';
import { layersRead, paddedToLanes, planLayers, type Shape } from './planLayers.ts';

/** Words of the records of a step, as the classes in `kernels/assembly/layer.ts` list them. */
const LAYER_WORDS = 4;
const WINDOW_WORDS = 6;

/**
 * Prepares a small convolutional network to be run on the CPU. A general-purpose runtime would weigh a hundred
 * megabytes.
 * @param input what it reads: rows × columns × channels
 * @returns runs it: for values of that shape those of each step that no other reads, all by row, column, channel
 */
export function createNetwork(
  steps: readonly Step[],
  weights: Float32Array,
  input: Shape,
): (values: Float32Array) => Float32Array[] {
  const { shapes, offsets, length } = planLayers(steps, input);
  const packed = steps.map((step) => packWeights(step, weights));
  const { kernels, regions } = openKernels({
    layers: floats(length),
    weights: floats(packed.reduce((sum, each) => sum + each.length, 0)),
    records: words(steps.length * (LAYER_WORDS + WINDOW_WORDS)),
  });
  const layers: Layer[] = [];
  const runs: (() => void)[] = [];
  let weightsAt = 0;
  for (const [index, step] of steps.entries()) {
    const shape = shapes[index]!;
    const size = shape.height * shape.width * paddedToLanes(shape.channels);
    const values = regions.layers.subarray(offsets[index]!, offsets[index]! + size);
    const start = index * (LAYER_WORDS + WINDOW_WORDS);
    const layer = { ...shape, values, record: regions.records.subarray(start, start + LAYER_WORDS) };
    writeLayer(layer.record, shape, addressOf(values));
    layers.push(layer);
    const record = regions.records.subarray(start + LAYER_WORDS, start + LAYER_WORDS + WINDOW_WORDS);
    const ownWeights = regions.weights.subarray(weightsAt, weightsAt + packed[index]!.length);
    ownWeights.set(packed[index]!);
    weightsAt += ownWeights.length;
    if (step[0] === 'input') continue;
    describeWeights(record, ownWeights, { step, from: layers[step[1]]! });
    runs.push(stepRun(kernels, step, { layers, to: layer, weights: addressOf(record) }));
  }
  const read = new Set(steps.flatMap(layersRead));
  const results = layers.filter((_, index) => !read.has(index));
  return (values) => {
    writeValues(layers[0]!, values);
    for (const run of runs) run();
    return results.map(readValues);
  };
}

/** The output of a step in the kernels' memory, each place filled up to whole vectors. */
interface Layer extends Shape {
  values: Float32Array;
  record: Int32Array<ArrayBuffer>;
}

function writeLayer(record: Int32Array<ArrayBuffer>, { height, width, channels }: Shape, address: number): void {
  writeRecord(record, [height, width, paddedToLanes(channels), address], []);
}

/** What a kernel reads of a step's own weights: a window that slides, or a constant as a layer of one place. */
function describeWeights(
  record: Int32Array<ArrayBuffer>,
  weights: Float32Array,
  { step, from }: { step: Step; from: Shape },
): void {
  if (step[0] === 'addConstant' || step[0] === 'multiplyConstant') {
    writeLayer(record, { height: 1, width: 1, channels: weights.length }, addressOf(weights));
  } else if (step[0] === 'spread') {
    writeRecord(record, [step[3][0], step[3][1], 1, 0, 0, addressOf(weights)], []);
  } else if (step[0] === 'convolve' || step[0] === 'filter') {
    const [, , , [rows, columns], stride] = step;
    const top = paddingBefore(from.height, rows, stride);
    const left = paddingBefore(from.width, columns, stride);
    writeRecord(record, [rows, columns, stride, top, left, addressOf(weights)], []);
  }
}

/** Padding before the first place so that the output has ceil(size / stride) places. */
function paddingBefore(size: number, kernel: number, stride: number): number {
  return Math.max(0, Math.floor(((Math.ceil(size / stride) - 1) * stride + kernel - size) / 2));
}

function stepRun(
  kernels: Kernels,
  step: Exclude<Step, readonly ['input']>,
  { layers, to, weights }: { layers: readonly Layer[]; to: Layer; weights: number },
): () => void {
  const from = layers[step[1]]!;
  const [source, target] = [addressOf(from.record), addressOf(to.record)];
  switch (step[0]) {
    case 'convolve':
      return () => kernels.convolveLayer(source, weights, target);
    case 'filter':
      return () => kernels.filterLayer(source, weights, target);
    case 'spread':
      return () => kernels.spreadLayer(source, weights, target);
    case 'addConstant':
      return () => kernels.addLayer(source, weights, target);
    case 'multiplyConstant':
      return () => kernels.multiplyLayer(source, weights, target);
    case 'add':
      return () => kernels.addLayer(source, addressOf(layers[step[2]]!.record), target);
    case 'multiply':
      return () => kernels.multiplyLayer(source, addressOf(layers[step[2]]!.record), target);
    case 'clip':
      return () => kernels.clipLayer(source, target, Infinity);
    case 'clip6':
      return () => kernels.clipLayer(source, target, 6);
    case 'squash':
      return () =>
        writeValues(
          to,
          readValues(from).map((value) => 1 / (1 + Math.exp(-value))),
        );
    case 'halve':
      return () => halve(from, to);
    case 'widen':
      return () => to.values.set(padded(readValues(from), from.channels, paddedToLanes(to.channels)));
    case 'average':
      return () => kernels.averageLayer(source, target);
    case 'enlarge':
      return () => kernels.enlargeLayer(source, target);
  }
}

/** A step's own weights as its kernel reads them; those that only fill a vector are zero. */
function packWeights(step: Step, weights: Float32Array): Float32Array {
  switch (step[0]) {
    case 'addConstant':
    case 'multiplyConstant': {
      const constants = weights.subarray(step[2], step[2] + step[3]);
      return step[3] === 1 ? new Float32Array(paddedToLanes(1)).fill(constants[0]!) : padded(constants, step[3]);
    }
    case 'filter': {
      const [rows, columns, channels] = step[3];
      return padded(weights.subarray(step[2], step[2] + rows * columns * channels), channels);
    }
    case 'convolve': {
      const [rows, columns, inputs, channels] = step[3];
      const all = weights.subarray(step[2], step[2] + rows * columns * inputs * channels);
      return padded(
        padded(all, channels),
        inputs * paddedToLanes(channels),
        paddedToLanes(inputs) * paddedToLanes(channels),
      );
    }
    case 'spread': {
      const [rows, columns, channels, inputs] = step[3];
      const target = new Float32Array(rows * columns * paddedToLanes(inputs) * paddedToLanes(channels));
      for (let tap = 0; tap < rows * columns; tap++)
        for (let channel = 0; channel < channels; channel++)
          for (let read = 0; read < inputs; read++)
            target[(tap * paddedToLanes(inputs) + read) * paddedToLanes(channels) + channel] =
              weights[step[2] + (tap * channels + channel) * inputs + read]!;
      return target;
    }
    default:
      return new Float32Array();
  }
}

/** Fills each run of `length` numbers up with zeros to `room`. */
function padded(values: Float32Array, length: number, room = paddedToLanes(length)): Float32Array {
  const target = new Float32Array((values.length / length) * room);
  for (let start = 0, at = 0; start < values.length; start += length, at += room)
    target.set(values.subarray(start, start + length), at);
  return target;
}

/** The largest of each four neighbours. */
function halve({ width, channels, values }: Layer, to: Layer): void {
  const room = paddedToLanes(channels);
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++)
      for (let channel = 0; channel < room; channel++) {
        const at = (y * 2 * width + x * 2) * room + channel;
        to.values[(y * to.width + x) * room + channel] = Math.max(
          values[at]!,
          values[at + room]!,
          values[at + width * room]!,
          values[at + (width + 1) * room]!,
        );
      }
}

function writeValues(layer: Layer, values: Float32Array): void {
  layer.values.set(padded(values, layer.channels));
}

function readValues({ channels, values }: Layer): Float32Array {
  const room = paddedToLanes(channels);
  if (room === channels) return values.slice();
  return new Float32Array((values.length / room) * channels).map(
    (_, index) => values[Math.floor(index / channels) * room + (index % channels)]!,
  );
}
