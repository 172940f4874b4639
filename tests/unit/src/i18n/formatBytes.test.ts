/** Bytes are shown in the largest unit that reads well. */
import { expect, test } from 'vitest';
import { formatBytes } from '../../../../src/i18n/useByteFormat.ts';

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1000, '1 kB'],
  [1_250_000, '1,3 MB'],
  [312_400_000, '312 MB'],
  [5_600_000_000_000_000, '5.600 TB'],
])('%d bytes are %s', (bytes, words) => {
  expect(formatBytes('id-ID', bytes).replace(/\u00A0/g, ' ')).toBe(words);
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [312, '312 bytes'],
  [1000, '1 kB'],
])('%d bytes are %s in English', (bytes, words) => {
  expect(formatBytes('en', bytes).replace(/\u00A0/g, ' ')).toBe(words);
});
