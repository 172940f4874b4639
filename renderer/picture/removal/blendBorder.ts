import type { Holed } from './fillHole.ts';
import { widen } from './marks.ts';

/** The picture is looked at in cells of this part of its longer side. */
const CELL = 1 / 72;
/** Cells whose means are farther apart than this, levels, show something else, not the same in another light. */
const MOST_APART = 18;
const ROUNDS = 120;

/** The squares that a picture is divided into: how many, and their side in pixels. */
interface Cells {
  across: number;
  down: number;
  size: number;
}

/**
 * Brings what fills a hole to the light around it: the difference of means along its border, where both sides show the
 * same thing, is spread over the hole (after Pérez, Gangnet, Blake: "Poisson Image Editing"). Changes the colours.
 */
export function blendBorder({ width, height, colours, hole }: Omit<Holed, 'barred'>): void {
  const size = Math.max(4, Math.round(Math.max(width, height) * CELL));
  const cells: Cells = { across: Math.ceil(width / size), down: Math.ceil(height / size), size };
  const rest = hole.map((value) => 1 - value);
  const isOuter = widen(hole, width, height, size).map((value, index) => value & rest[index]!);
  const isInner = widen(rest, width, height, size).map((value, index) => value & hole[index]!);
  const outer = meansOf({ width, colours }, isOuter, cells);
  const inner = meansOf({ width, colours }, isInner, cells);
  const count = cells.across * cells.down;
  const isFixed = new Uint8Array(count);
  const shifts = new Float32Array(count * 3);
  for (let cell = 0; cell < count; cell++) {
    if (inner.weights[cell] === 0 || outer.weights[cell] === 0) continue;
    const apart = [0, 1, 2].map((channel) => outer.means[cell * 3 + channel]! - inner.means[cell * 3 + channel]!);
    isFixed[cell] = 1;
    if (apart.every((value) => Math.abs(value) < MOST_APART)) shifts.set(apart, cell * 3);
  }
  spread(shifts, isFixed, cells);
  for (let index = 0; index < hole.length; index++) {
    if (hole[index] === 0) continue;
    const x = (index % width) / size - 0.5;
    const y = Math.floor(index / width) / size - 0.5;
    for (let channel = 0; channel < 3; channel++)
      colours[index * 3 + channel] = Math.min(
        255,
        Math.max(0, colours[index * 3 + channel]! + shiftAt(shifts, cells, { x, y, channel })),
      );
  }
}

/** The mean of what is marked in each cell and the eight around it, three numbers a cell, and of how many pixels it is. */
function meansOf(
  { width, colours }: { width: number; colours: Float32Array },
  marks: Uint8Array,
  { across, down, size }: Cells,
): { means: Float32Array; weights: Float32Array } {
  const sums = new Float32Array(across * down * 3);
  const counts = new Float32Array(across * down);
  for (let index = 0; index < marks.length; index++) {
    if (marks[index] === 0) continue;
    const cell = Math.floor(Math.floor(index / width) / size) * across + Math.floor((index % width) / size);
    counts[cell]! += 1;
    for (let channel = 0; channel < 3; channel++) sums[cell * 3 + channel]! += colours[index * 3 + channel]!;
  }
  const means = new Float32Array(sums.length);
  const weights = new Float32Array(counts.length);
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const cell = y * across + x;
      for (let row = Math.max(0, y - 1); row <= Math.min(down - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(across - 1, x + 1); column++) {
          const near = row * across + column;
          weights[cell]! += counts[near]!;
          for (let channel = 0; channel < 3; channel++) means[cell * 3 + channel]! += sums[near * 3 + channel]!;
        }
      for (let channel = 0; channel < 3; channel++) means[cell * 3 + channel]! /= Math.max(1, weights[cell]!);
    }
  return { means, weights };
}

/** Lets the fixed cells run into the others until each is the mean of those beside it. */
function spread(shifts: Float32Array, isFixed: Uint8Array, { across, down }: Cells): void {
  for (let round = 0; round < ROUNDS; round++)
    for (let y = 0; y < down; y++)
      for (let x = 0; x < across; x++) {
        const cell = y * across + x;
        if (isFixed[cell] === 1) continue;
        const beside = [
          x > 0 ? cell - 1 : cell,
          x < across - 1 ? cell + 1 : cell,
          y > 0 ? cell - across : cell,
          y < down - 1 ? cell + across : cell,
        ];
        for (let channel = 0; channel < 3; channel++)
          shifts[cell * 3 + channel] = beside.reduce((sum, at) => sum + shifts[at * 3 + channel]!, 0) / 4;
      }
}

/** Between the middles of cells, linearly. */
function shiftAt(
  shifts: Float32Array,
  { across, down }: Cells,
  { x, y, channel }: { x: number; y: number; channel: number },
): number {
  const left = Math.min(across - 1, Math.max(0, Math.floor(x)));
  const top = Math.min(down - 1, Math.max(0, Math.floor(y)));
  const right = Math.min(across - 1, left + 1);
  const bottom = Math.min(down - 1, top + 1);
  const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
  const at = (column: number, row: number): number => shifts[(row * across + column) * 3 + channel]!;
  return (
    (at(left, top) * (1 - fx) + at(right, top) * fx) * (1 - fy) +
    (at(left, bottom) * (1 - fx) + at(right, bottom) * fx) * fy
  );
}
