import type { RangeQuery } from '../../../contract/dashboard.ts';
import { DAY_MS } from '../../../contract/durations.ts';
import type { DayRange } from '../rollup/totals.ts';
import { businessDay } from '../../platform/businessTime.ts';

const DAYS = { today: 1, '7d': 7, '30d': 30, '90d': 90 } as const;

export interface Days extends DayRange {
  days: number;
}

/** The day that is `by` days after another; before it when negative. */
export function shiftDay(day: string, by: number): string {
  return new Date(Date.parse(day) + by * DAY_MS).toISOString().slice(0, 10);
}

/** The requested business days, and as many before them. Today is not over yet: its figures still grow. */
export function rangeOf(
  asked: Pick<RangeQuery, 'range' | 'date_from' | 'date_to'>,
  now: Date,
): { range: Days; before: Days } {
  const to = asked.date_to ?? businessDay(now);
  const from = asked.date_from ?? shiftDay(to, 1 - DAYS[asked.range]);
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return { range: { from, to, days }, before: { from: shiftDay(from, -days), to: shiftDay(from, -1), days } };
}
