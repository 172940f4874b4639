/** A tile of noise is gradient noise as it is defined, to the last bit: pictures of a seed stay what they were. */
import { expect, it } from 'vitest';
import { hashCell } from '../../../renderer/light/noise.ts';
import { createNoiseTile, type TileOptions } from '../../../renderer/light/noiseTile.ts';

const smooth = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** One octave at a point, in cells: four gradients, each with the way from its corner, weighed smoothly. */
function octaveAt(x: number, y: number, frequency: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const gradient = (column: number, row: number): readonly [number, number] => {
    const direction = Math.floor(hashCell(column % frequency, row % frequency, seed) * 4096) / 4096;
    return [Math.fround(Math.cos(direction * Math.PI * 2)), Math.fround(Math.sin(direction * Math.PI * 2))];
  };
  const [fx, fy] = [x - left, y - top];
  const along = (row: number, down: number): number => {
    const [one, other] = [gradient(left, row), gradient(left + 1, row)];
    const value = one[0] * fx + (other[0] * (fx - 1) - one[0] * fx) * smooth(fx);
    return value + (one[1] + (other[1] - one[1]) * smooth(fx)) * down;
  };
  const upper = along(top, fy);
  return upper + (along(top + 1, fy - 1) - upper) * smooth(fy);
}

function reference({ size, period, octaves, gain = 0.5, seed, shape }: TileOptions): Float32Array {
  const field = new Float32Array(size * size);
  for (let octave = 0; octave < octaves && period * 2 ** octave <= size; octave++) {
    const frequency = period * 2 ** octave;
    for (let index = 0; index < field.length; index++) {
      const [x, y] = [(index % size) * (frequency / size), Math.floor(index / size) * (frequency / size)];
      const value = octaveAt(x, y, frequency, seed + octave * 7919);
      const strength = Array.from({ length: octave }).reduce<number>((product) => product * gain, 1);
      field[index] = field[index]! + strength * (shape === 'ridged' ? 0.5 - Math.abs(value) : value);
    }
  }
  const [least, most] = [Math.min(...field), Math.max(...field)];
  return field.map((value) => (value - least) * (1 / (most - least)));
}

it.each<TileOptions>([
  { size: 32, period: 4, octaves: 3, seed: 7 },
  { size: 64, period: 8, octaves: 8, gain: 0.54, seed: 900_000_000 },
  { size: 32, period: 4, octaves: 4, gain: 0.62, seed: 12, shape: 'ridged' },
  { size: 16, period: 3, octaves: 2, seed: 5_000_000_000 },
  { size: 16, period: 8, octaves: 2, seed: 0 },
])('$size × $size from $period cells, $octaves octaves', (options) => {
  expect(createNoiseTile(options)).toEqual(reference(options));
});
