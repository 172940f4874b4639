/** A price may have a comma or a point and is never rounded: what would need rounding is not a number. */
import { expect, it } from 'vitest';
import { parseDecimal, formatDecimal } from '../../../../../src/features/dashboard/prices/decimals.ts';

it('reads a price as it is written, with a comma or a point, and nothing that it would have to round', () => {
  expect(['0,7', '0.70', '0,70', '11', '11,', '1.25'].map((typed) => parseDecimal(typed, 2))).toEqual([
    70, 70, 70, 1100, 1100, 125,
  ]);
  expect(['', ',5', '0,705', '1.000,5', '-1', '1e3', '1 0'].map((typed) => parseDecimal(typed, 2))).toEqual(
    Array.from({ length: 7 }, () => Number.NaN),
  );
  expect(parseDecimal('5000', 0)).toBe(5000);
  expect(parseDecimal('5000,5', 0)).toBeNaN();
  expect(parseDecimal('46.000', 0)).toBe(46_000);
  expect(parseDecimal('46,0', 0)).toBeNaN();
});

it('writes what it reads', () => {
  expect(formatDecimal(70, { digits: 2, separator: ',' })).toBe('0,7');
  for (const value of [0, 1, 7, 70, 1100, 1999, 10_000])
    expect(parseDecimal(formatDecimal(value, { digits: 2, separator: ',' }), 2)).toBe(value);
});
