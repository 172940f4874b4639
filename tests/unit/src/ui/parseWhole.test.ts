/** A whole number is read as people write it; a fraction is none, and never ten times as much. */
import { expect, test } from 'vitest';
import { parseWhole } from '../../../../src/ui/parseWhole.ts';

test.each([
  ['0', 0],
  [' 300 ', 300],
  ['+300', 300],
  ['-50', -50],
  ['−50', -50],
  ['1.500', 1500],
  ['1,500', 1500],
  ['-10 000', -10_000],
  ['1.250.000', 1_250_000],
])('%s', (typed, expected) => expect(parseWhole(typed)).toBe(expected));

test.each(['', '-', '1,5', '1.5', '0,500', '12.50', '1.5000', '1500.500', '1e3', '5-', '--5', 'dua'])(
  '%j is no whole number',
  (typed) => expect(parseWhole(typed)).toBeNaN(),
);
