/** Arrow keys move along the rows and columns of a grid and stop at its ends. */
import { expect, test } from 'vitest';
import { nextInGrid } from '../../../../../src/features/articles/admin/editor/nextInGrid.ts';

/** Seven items in rows of three. */
const all = Array.from({ length: 7 }, (_, index) => ({
  index,
  offsetLeft: (index % 3) * 100,
  offsetTop: Math.floor(index / 3) * 100,
}));
const from = (index: number, key: string) => nextInGrid(all, all[index]!, key)?.index ?? null;

test('arrows lead along rows and columns, and nowhere beyond the ends', () => {
  expect([from(0, 'ArrowRight'), from(2, 'ArrowRight'), from(6, 'ArrowRight')]).toEqual([1, 3, null]);
  expect([from(4, 'ArrowLeft'), from(0, 'ArrowLeft')]).toEqual([3, null]);
  expect([from(1, 'ArrowDown'), from(3, 'ArrowDown'), from(4, 'ArrowDown')]).toEqual([4, 6, null]);
  expect([from(6, 'ArrowUp'), from(5, 'ArrowUp'), from(1, 'ArrowUp')]).toEqual([3, 2, null]);
  expect([from(4, 'Home'), from(1, 'End'), from(1, 'Enter')]).toEqual([0, 6, null]);
});
