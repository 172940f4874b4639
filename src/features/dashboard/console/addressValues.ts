import { RANGES, type Range } from '../../../../contract/schemas/dashboardOverview.ts';
import { dayOrNothing, textOrNothing, wholeOrNothing } from '../../credits/list/addressValues.ts';

/** What the addresses of the console's screens may say; each screen reads what it knows, and nothing else. */
export interface ConsoleSearch {
  page?: number | undefined;
  before?: string | undefined;
  /** `before`, where the order is a number. */
  number?: number | undefined;
  search?: string | undefined;
  user_id?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  range?: string | undefined;
  view?: string | undefined;
  status?: string | undefined;
  role?: string | undefined;
  reached?: string | undefined;
  report?: string | undefined;
  odd?: string | undefined;
  given?: string | undefined;
  receipt?: string | undefined;
  message?: string | undefined;
  action?: string | undefined;
  kind?: string | undefined;
}

/** One of some words, or nothing. */
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

const idOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f-]{36}$/i.test(value) ? value : undefined;

/** What every list's address may say. */
export function readListAddress(raw: Record<string, unknown>) {
  return {
    page: wholeOrNothing(raw.page, 10_000),
    before: idOrNothing(raw.before),
    search: textOrNothing(raw.search),
    user_id: idOrNothing(raw.user_id),
    date_from: dayOrNothing(raw.date_from),
    date_to: dayOrNothing(raw.date_to),
  };
}

/** The range of the overview's address. */
export function readRangeAddress(raw: Record<string, unknown>): {
  range?: Range | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
} {
  const [from, to] = [dayOrNothing(raw.date_from), dayOrNothing(raw.date_to)];
  return from && to && from <= to ? { date_from: from, date_to: to } : { range: oneOf(RANGES, raw.range) };
}
