/** Days, months and years of business begin and end in Jakarta. */
import { expect, it } from 'vitest';
import {
  businessClock,
  businessMonth,
  periodOf,
  startOfBusinessDay,
  startOfNextBusinessDay,
} from '../../../../server/platform/businessTime.ts';

const now = new Date('2026-12-31T18:00:00Z');
const text = ({ from, to }: ReturnType<typeof periodOf>) => [from?.toISOString() ?? null, to?.toISOString() ?? null];

it('knows that it is already next year in Jakarta', () => {
  expect([businessMonth(now), businessClock(now)]).toEqual([{ year: 2027, month: 1 }, '2027-01-01 01:00:00']);
});

it.each([
  ['2026-06-01T16:59:59.999Z', '2026-05-31T17:00:00.000Z', '2026-06-01T17:00:00.000Z'],
  ['2026-06-01T17:00:00.000Z', '2026-06-01T17:00:00.000Z', '2026-06-02T17:00:00.000Z'],
])('a business day goes from midnight to midnight in Jakarta: %s', (at, start, next) => {
  expect(startOfBusinessDay(new Date(at)).toISOString()).toBe(start);
  expect(startOfNextBusinessDay(new Date(at)).toISOString()).toBe(next);
});

it.each([
  [{}, [null, null]],
  [{ date_from: '2026-06-01', date_to: '2026-06-01' }, ['2026-05-31T17:00:00.000Z', '2026-06-01T17:00:00.000Z']],
  [
    { date_from: '2026-06-01T10:00:00Z', date_to: '2026-06-01T11:00:00Z' },
    ['2026-06-01T10:00:00.000Z', '2026-06-01T11:00:00.001Z'],
  ],
  [{ month: 12, year: 2026 }, ['2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z']],
  [{ month: 1 }, ['2026-12-31T17:00:00.000Z', '2027-01-31T17:00:00.000Z']],
  [{ year: 2026 }, ['2025-12-31T17:00:00.000Z', '2026-12-31T17:00:00.000Z']],
  [
    { year: 2026, date_from: '2026-06-01', date_to: '2030-01-01' },
    ['2026-05-31T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
  ],
])('reads %j', (asked, expected) => {
  expect(text(periodOf(asked, now))).toEqual(expected);
});
