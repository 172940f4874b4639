/** An invalid search param counts as left out, however the router has parsed it. */
import { expect, it } from 'vitest';
import { readDay, readId, readOneOf, readText, readWhole } from '../../../../src/ui/searchCodecs.ts';

it('takes text, also what the router has made a number or a boolean', () => {
  expect(['kopi', '  kopi susu ', 2026, true].map((value) => readText(value, 9))).toEqual([
    'kopi',
    'kopi susu',
    '2026',
    'true',
  ]);
  for (const none of ['', '   ', 'too long by one', undefined, null, {}, ['kopi']])
    expect(readText(none, 14)).toBeUndefined();
});

it('takes days of the calendar', () => {
  expect(readDay('2026-11-21')).toBe('2026-11-21');
  for (const none of ['21-11-2026', '2026-13-01', '2026-11-21T00:00', 20261121, undefined])
    expect(readDay(none)).toBeUndefined();
});

it('takes whole numbers within their bounds', () => {
  expect([1, '37', 100].map((value) => readWhole(value, 100))).toEqual([1, 37, 100]);
  for (const none of [0, -3, 1.5, 101, 'x', '', null, undefined, {}]) expect(readWhole(none, 100)).toBeUndefined();
  expect([1, 2].map((page) => readWhole(page, 100, 2))).toEqual([undefined, 2]);
});

it('takes one of the words', () => {
  expect(readOneOf(['paid', 'failed'], 'failed')).toBe('failed');
  for (const none of ['lunas', 'PAID', '', undefined, ['paid']])
    expect(readOneOf(['paid', 'failed'], none)).toBeUndefined();
});

it('takes ids', () => {
  expect(readId('01932f6e-7a4c-7d7e-8f00-0123456789ab')).toBe('01932f6e-7a4c-7d7e-8f00-0123456789ab');
  for (const none of ['01932f6e', `${'a'.repeat(35)}/`, 5, undefined]) expect(readId(none)).toBeUndefined();
});
