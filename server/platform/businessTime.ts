import { sql } from 'drizzle-orm';
import { DAY_MS } from '../../contract/durations.ts';
import { BUSINESS_OFFSET, BUSINESS_TIME_ZONE } from '../../contract/limits.ts';

/**
 * The business time zone in a statement, after `at time zone`. Not a parameter, so that the planner recognises repeated
 * expressions as equal.
 */
export const BUSINESS_ZONE = sql.raw(`'${BUSINESS_TIME_ZONE}'`);

/** Jakarta is seven hours ahead of UTC all year; `BUSINESS_TIME_ZONE` has no summer time. */
const BUSINESS_OFFSET_MS = -Date.parse(`1970-01-01T00:00:00${BUSINESS_OFFSET}`);

/** From a moment (inclusive) to another (exclusive); null: unbounded. */
export interface Period {
  from: Date | null;
  to: Date | null;
}

export interface PeriodQuestion {
  date_from?: string | undefined;
  date_to?: string | undefined;
  month?: number | undefined;
  year?: number | undefined;
}

/** The first moment of a business month; month 13 is the next January. */
export function startOfMonth(year: number, month: number): Date {
  return new Date(Date.UTC(year, month - 1, 1) - BUSINESS_OFFSET_MS);
}

/** Year and month (1 to 12) of a moment on the business calendar. */
export function businessMonth(at: Date): { year: number; month: number } {
  const local = new Date(at.getTime() + BUSINESS_OFFSET_MS);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1 };
}

/**
 * The business day of a moment, as `2026-11-21`. Uses arithmetic: a formatter created per request allocated megabytes a
 * second.
 */
export const businessDay = (at: Date): string => businessClock(at).slice(0, 10);

/** The first moment of the business day of a moment. */
export const startOfBusinessDay = (at: Date): Date => startOf(businessDay(at));

/** The first moment after the business day of a moment. */
export const startOfNextBusinessDay = (at: Date): Date => endOf(businessDay(at));

/** `2026-11-21 10:00:00`, business time. */
export function businessClock(at: Date): string {
  return new Date(at.getTime() + BUSINESS_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/**
 * The period that a list's filters describe: whole business days, both inclusive; a month or year narrows it further.
 */
export function periodOf(asked: PeriodQuestion, now: Date): Period {
  const bounds: Period[] = [
    { from: asked.date_from ? startOf(asked.date_from) : null, to: asked.date_to ? endOf(asked.date_to) : null },
  ];
  const year = asked.year ?? (asked.month ? businessMonth(now).year : undefined);
  if (year !== undefined && asked.month)
    bounds.push({ from: startOfMonth(year, asked.month), to: startOfMonth(year, asked.month + 1) });
  else if (year !== undefined) bounds.push({ from: startOfMonth(year, 1), to: startOfMonth(year + 1, 1) });
  return bounds.reduce((one, other) => ({ from: latest(one.from, other.from), to: earliest(one.to, other.to) }));
}

function startOf(text: string): Date {
  return isDay(text) ? new Date(Date.parse(text) - BUSINESS_OFFSET_MS) : new Date(text);
}

/** A day is included to its end, a moment to its millisecond. */
function endOf(text: string): Date {
  return isDay(text) ? new Date(Date.parse(text) - BUSINESS_OFFSET_MS + DAY_MS) : new Date(Date.parse(text) + 1);
}

const isDay = (text: string) => text.length === 10;
const latest = (a: Date | null, b: Date | null) => (a && b ? (a > b ? a : b) : (a ?? b));
const earliest = (a: Date | null, b: Date | null) => (a && b ? (a < b ? a : b) : (a ?? b));
