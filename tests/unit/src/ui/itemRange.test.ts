/** A range of one item is shown as one number. */
import { expect, test } from 'vitest';
import { itemRange } from '../../../../src/ui/list/itemRange.ts';

test.each([
  ['1', '20', '1–20'],
  ['1', '1', '1'],
  ['41', '41', '41'],
])('the items from %s to %s are told as %s', (first, last, told) => {
  expect(itemRange(first, last)).toBe(told);
});
