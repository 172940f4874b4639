/** Times of money are in Jakarta time and say so, in both languages. */
import { expect, test } from 'vitest';
import { businessTimesFor } from '../../../../src/i18n/businessTimes.ts';

/** 23:30 UTC on New Year's Eve is half past six the next morning in Jakarta, wherever the device is. */
const NEW_YEAR = '2026-12-31T23:30:00Z';

test('moments of money are told in Jakarta time and say so, in both languages', () => {
  expect(businessTimesFor('id').dateTime(NEW_YEAR)).toBe('1 Jan 2027, 06.30 WIB');
  expect(businessTimesFor('en').dateTime(NEW_YEAR)).toBe('1 Jan 2027, 06:30 WIB');
});

test('a deadline names the day of the week', () => {
  expect(businessTimesFor('id').deadline(NEW_YEAR)).toBe('Jum, 1 Jan, 06.30 WIB');
  expect(businessTimesFor('en').deadline(NEW_YEAR)).toBe('Fri 1 Jan, 06:30 WIB');
});

test('the year is the business year', () => {
  expect(businessTimesFor('id').year(Date.parse(NEW_YEAR))).toBe(2027);
});
