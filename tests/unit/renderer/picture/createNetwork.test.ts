/**
 * The network that finds people gives what its steps are defined to give, whatever the sizes, strides and numbers of
 * channels, and a layer is whole for as long as a later step reads it.
 */
import { describe, expect, it } from 'vitest';
import { mulberry32 } from '../../../../renderer/light/noise.ts';
import { createNetwork } from '../../../../renderer/picture/person/createNetwork.ts';
import type { Step } from '../../../../renderer/picture/person/network.ts';
import { layersRead } from '../../../../renderer/picture/person/planLayers.ts';

/** A layer as nested lists: rows, columns, channels. */
type Grid = number[][][];

const next = mulberry32(5);
const WEIGHTS = Float32Array.from({ length: 4000 }, () => next() * 2 - 1);

function grid(height: number, width: number, valueOf: (y: number, x: number) => number[]): Grid {
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_each, x) => valueOf(y, x)));
}

const list = (length: number, valueOf: (index: number) => number): number[] =>
  Array.from({ length }, (_, index) => valueOf(index));
const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
const each = (layer: Grid, change: (value: number, y: number, x: number, channel: number) => number): Grid =>
  layer.map((row, y) => row.map((place, x) => place.map((value, channel) => change(value, y, x, channel))));

/** What a kernel reads from a layer for one place: a value per row and column of the kernel, zero outside. */
function windowAt(layer: Grid, [y, x]: [number, number], [rows, columns, stride]: [number, number, number]) {
  const before = (size: number, kernel: number): number =>
    Math.max(0, Math.floor(((Math.ceil(size / stride) - 1) * stride + kernel - size) / 2));
  const top = y * stride - before(layer.length, rows);
  const left = x * stride - before(layer[0]!.length, columns);
  return (tap: number, channel: number): number =>
    layer[top + Math.floor(tap / columns)]?.[left + (tap % columns)]?.[channel] ?? 0;
}

/** The definition of each step, one number at a time. */
function reference(step: Step, layers: readonly Grid[], input: Grid): Grid {
  if (step[0] === 'input') return input;
  const from = layers[step[1]]!;
  const channels = from[0]![0]!.length;
  switch (step[0]) {
    case 'convolve':
    case 'filter': {
      const [, , offset, [rows, columns, , outputs], stride] = step;
      const taps = rows * columns;
      return grid(Math.ceil(from.length / stride), Math.ceil(from[0]!.length / stride), (y, x) => {
        const read = windowAt(from, [y, x], [rows, columns, stride]);
        if (step[0] === 'filter')
          return list(channels, (channel) =>
            sum(list(taps, (tap) => read(tap, channel) * WEIGHTS[offset + tap * channels + channel]!)),
          );
        return list(outputs, (output) =>
          sum(
            list(
              taps * channels,
              (index) =>
                read(Math.floor(index / channels), index % channels) * WEIGHTS[offset + index * outputs + output]!,
            ),
          ),
        );
      });
    }
    case 'spread': {
      const [, , offset, [rows, columns, outputs]] = step;
      return grid(from.length * rows, from[0]!.length * columns, (y, x) => {
        const place = from[Math.floor(y / rows)]![Math.floor(x / columns)]!;
        const tap = (y % rows) * columns + (x % columns);
        return list(outputs, (output) =>
          sum(place.map((value, channel) => value * WEIGHTS[offset + (tap * outputs + output) * channels + channel]!)),
        );
      });
    }
    case 'addConstant':
      return each(from, (value, _y, _x, channel) => value + WEIGHTS[step[2] + (channel % step[3])]!);
    case 'multiplyConstant':
      return each(from, (value, _y, _x, channel) => value * WEIGHTS[step[2] + (channel % step[3])]!);
    case 'add':
    case 'multiply': {
      const other = layers[step[2]]!;
      return each(from, (value, y, x, channel) => {
        const second = other[y % other.length]![x % other[0]!.length]![channel]!;
        return step[0] === 'add' ? value + second : value * second;
      });
    }
    case 'clip':
      return each(from, (value) => Math.max(0, value));
    case 'clip6':
      return each(from, (value) => Math.min(6, Math.max(0, value)));
    case 'squash':
      return each(from, (value) => 1 / (1 + Math.exp(-value)));
    case 'halve':
      return grid(from.length / 2, from[0]!.length / 2, (y, x) =>
        list(channels, (channel) =>
          Math.max(...[0, 1].flatMap((down) => [0, 1].map((right) => from[y * 2 + down]![x * 2 + right]![channel]!))),
        ),
      );
    case 'widen':
      return from.map((row) => row.map((place) => list(step[2], (channel) => place[channel] ?? 0)));
    case 'average': {
      const places = from.flat();
      return [[list(channels, (channel) => sum(places.map((place) => place[channel]!)) / places.length)]];
    }
    case 'enlarge': {
      const [height, width] = step[2];
      /** How much of each of `size` places is in one of `target`. */
      const shares = (index: number, size: number, target: number): number[] => {
        const position = Math.min(size - 1, Math.max(0, ((index + 0.5) * size) / target - 0.5));
        return list(size, (place) => Math.max(0, 1 - Math.abs(place - position)));
      };
      return grid(height, width, (y, x) => {
        const [down, across] = [shares(y, from.length, height), shares(x, from[0]!.length, width)];
        return list(channels, (channel) =>
          sum(from.flatMap((row, r) => row.map((place, c) => place[channel]! * down[r]! * across[c]!))),
        );
      });
    }
  }
}

/** Compares a network with the reference on values from −4 to 8. */
function check(steps: readonly Step[], [height, width, channels]: readonly [number, number, number]): void {
  const input = grid(height, width, () => list(channels, () => next() * 12 - 4));
  const layers: Grid[] = [];
  for (const step of steps) layers.push(reference(step, layers, input));
  const read = new Set(steps.flatMap(layersRead));
  const expected = layers.filter((_, index) => !read.has(index)).flatMap((layer) => layer.flat(2));
  const run = createNetwork(steps, WEIGHTS, { height, width, channels });
  const valuesOf = (given: Float32Array): number[] => run(given).flatMap((layer) => [...layer]);
  const values = valuesOf(Float32Array.from(input.flat(2)));
  expect(values.length).toBe(expected.length);
  expect(Math.max(...expected.map((value, index) => Math.abs(value - values[index]!)))).toBeLessThan(1e-4);
  // A second run finds nothing of the first.
  run(new Float32Array(height * width * channels).fill(7));
  expect(valuesOf(Float32Array.from(input.flat(2)))).toEqual(values);
}

describe('a step', () => {
  it.each<readonly [string, Step, readonly [number, number, number]]>([
    ['a convolution of odd sizes', ['convolve', 0, 3, [3, 3, 3, 5], 1], [5, 7, 3]],
    ['a convolution with a stride', ['convolve', 0, 0, [3, 3, 3, 16], 2], [8, 6, 3]],
    ['a convolution with a stride over odd sizes', ['convolve', 0, 1, [5, 3, 2, 6], 2], [7, 9, 2]],
    ['a convolution larger than the layer', ['convolve', 0, 0, [5, 5, 4, 4], 1], [2, 3, 4]],
    ['a convolution of single places', ['convolve', 0, 9, [1, 1, 9, 7], 1], [3, 4, 9]],
    ['a convolution of single places to one channel', ['convolve', 0, 0, [1, 1, 8, 1], 1], [4, 4, 8]],
    ['a filter', ['filter', 0, 2, [3, 3, 6, 1], 1], [5, 4, 6]],
    ['a filter with a stride', ['filter', 0, 0, [5, 5, 8, 1], 2], [8, 8, 8]],
    ['a filter with a stride over odd sizes', ['filter', 0, 0, [3, 5, 3, 1], 2], [7, 5, 3]],
    ['spreading', ['spread', 0, 4, [2, 2, 1, 16]], [3, 5, 16]],
    ['spreading in rectangles', ['spread', 0, 0, [2, 3, 5, 7]], [4, 3, 7]],
    ['a constant for each channel', ['addConstant', 0, 8, 5], [3, 3, 5]],
    ['a factor for each channel', ['multiplyConstant', 0, 8, 12], [3, 3, 12]],
    ['one constant', ['addConstant', 0, 8, 1], [3, 3, 6]],
    ['one factor', ['multiplyConstant', 0, 8, 1], [3, 3, 4]],
    ['clipping', ['clip', 0], [3, 5, 3]],
    ['clipping to six', ['clip6', 0], [3, 5, 3]],
    ['squashing', ['squash', 0], [3, 5, 3]],
    ['halving', ['halve', 0], [6, 4, 5]],
    ['more channels', ['widen', 0, 9], [3, 4, 6]],
    ['as many channels as before in whole vectors', ['widen', 0, 8], [2, 3, 5]],
    ['averaging', ['average', 0], [5, 3, 6]],
    ['enlarging', ['enlarge', 0, [8, 6]], [4, 3, 5]],
    ['enlarging by odd factors', ['enlarge', 0, [7, 11]], [3, 4, 4]],
  ])('gives what it is defined to give: %s', (_, step, shape) => {
    check([['input'], step], shape);
  });

  it('joins two layers, or one with a single place', () => {
    for (const join of ['add', 'multiply'] as const) {
      check([['input'], ['convolve', 0, 0, [1, 1, 5, 5], 1], [join, 1, 0]], [3, 4, 5]);
      check([['input'], ['average', 0], [join, 0, 1]], [3, 4, 5]);
      check([['input'], [join, 0, 0]], [3, 4, 5]);
    }
  });
});

it('gives what no later step reads, in their order', () => {
  check(
    [
      ['input'],
      ['convolve', 0, 0, [3, 3, 3, 8], 2],
      ['convolve', 1, 100, [1, 1, 8, 2], 1],
      ['filter', 1, 320, [3, 3, 8, 1], 2],
      ['clip', 3],
    ],
    [8, 8, 3],
  );
});

it('keeps a layer for as long as a later step reads it', () => {
  check(
    [
      ['input'],
      ['convolve', 0, 0, [3, 3, 3, 8], 2],
      ['addConstant', 1, 300, 8],
      ['addConstant', 2, 310, 1],
      ['clip6', 3],
      ['multiply', 2, 4],
      ['filter', 5, 320, [3, 3, 8, 1], 1],
      ['clip', 6],
      ['average', 7],
      ['squash', 8],
      ['multiply', 7, 9],
      ['add', 10, 5],
      ['enlarge', 11, [9, 7]],
      ['convolve', 12, 500, [1, 1, 8, 3], 1],
      ['add', 13, 0],
      ['spread', 14, 600, [2, 2, 1, 3]],
      ['squash', 15],
    ],
    [9, 7, 3],
  );
});
