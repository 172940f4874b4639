import type { Step } from './network.ts';

export interface Shape {
  height: number;
  width: number;
  channels: number;
}

/** Numbers of a vector of the kernels: a place of a layer has room for a whole number of them. */
const LANES = 4;
/** These may write over what they read. */
const IN_PLACE: readonly Step[0][] = ['addConstant', 'multiplyConstant', 'add', 'multiply', 'clip', 'clip6', 'squash'];

export function paddedToLanes(channels: number): number {
  return Math.ceil(channels / LANES) * LANES;
}

/**
 * Says how large the output of each step is, and where it lies in memory. A layer that no later step reads leaves its
 * place to others: the person network needs 5 MB instead of 51.
 * @returns offsets and `length` in numbers, not bytes
 */
export function planLayers(
  steps: readonly Step[],
  input: Shape,
): { shapes: Shape[]; offsets: number[]; length: number } {
  const lastReader = new Map<number, number>();
  for (const [index, step] of steps.entries()) for (const read of layersRead(step)) lastReader.set(read, index);
  const shapes: Shape[] = [];
  const slots: Slot[] = [];
  const free = new Set<Slot>();
  let length = 0;
  for (const [index, step] of steps.entries()) {
    const shape = shapeAfter(step, shapes, input);
    const needed = shape.height * shape.width * paddedToLanes(shape.channels);
    const done = layersRead(step).filter((read) => lastReader.get(read) === index);
    const isOverwriting = IN_PLACE.includes(step[0]) && done.includes(step[1]!);
    const slot = isOverwriting ? slots[step[1]!]! : (smallestOf(free, needed) ?? { offset: length, length: needed });
    length = Math.max(length, slot.offset + slot.length);
    for (const read of done) free.add(slots[read]!);
    free.delete(slot);
    shapes.push(shape);
    slots.push(slot);
  }
  return { shapes, offsets: slots.map(({ offset }) => offset), length };
}

interface Slot {
  offset: number;
  length: number;
}

/** The smallest slot with room for so many numbers. */
function smallestOf(slots: Iterable<Slot>, needed: number): Slot | undefined {
  return [...slots].filter(({ length }) => length >= needed).toSorted((a, b) => a.length - b.length)[0];
}

/** The earlier steps whose output a step reads. */
export function layersRead(step: Step): number[] {
  if (step[0] === 'input') return [];
  return step[0] === 'add' || step[0] === 'multiply' ? [step[1], step[2]] : [step[1]];
}

function shapeAfter(step: Step, shapes: readonly Shape[], input: Shape): Shape {
  if (step[0] === 'input') return input;
  const from = shapes[step[1]]!;
  switch (step[0]) {
    case 'convolve':
    case 'filter':
      return {
        height: Math.ceil(from.height / step[4]),
        width: Math.ceil(from.width / step[4]),
        channels: step[0] === 'convolve' ? step[3][3] : from.channels,
      };
    case 'spread':
      return { height: from.height * step[3][0], width: from.width * step[3][1], channels: step[3][2] };
    case 'enlarge':
      return { height: step[2][0], width: step[2][1], channels: from.channels };
    case 'halve':
      return { height: from.height / 2, width: from.width / 2, channels: from.channels };
    case 'widen':
      return { height: from.height, width: from.width, channels: step[2] };
    case 'average':
      return { height: 1, width: 1, channels: from.channels };
    default:
      return from;
  }
}
