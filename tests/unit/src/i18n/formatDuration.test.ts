/** A running time is written with the separators of each language. */
import { expect, it } from 'vitest';
import { formatDuration } from '../../../../src/i18n/formatDuration.ts';

it.each([
  [0, '00.00', '00:00'],
  [65, '01.05', '01:05'],
  [3599, '59.59', '59:59'],
  [3725, '1.02.05', '1:02:05'],
  [86_400, '24.00.00', '24:00:00'],
])('writes %i seconds as %s and %s', (seconds, indonesian, english) => {
  expect(formatDuration(seconds, 'id')).toBe(indonesian);
  expect(formatDuration(seconds, 'en')).toBe(english);
});
