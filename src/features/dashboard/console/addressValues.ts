import { RANGES, type Range } from '../../../../contract/schemas/dashboardOverview.ts';
import { dayOrNothing, textOrNothing, wholeOrNothing } from '../../credits/list/addressValues.ts';

/** All search params of the console's screens; each screen reads the ones it knows. */
export interface ConsoleSearch {
  page?: number | undefined;
  before?: string | undefined;
  /** `before` of lists that are ordered by a number. */
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

/** The value if it is one of these words, else undefined. */
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value);

const idOrNothing = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f-]{36}$/i.test(value) ? value : undefined;

/** The search params that every list has. */
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

/** The range in the overview's search params. */
export function readRangeAddress(raw: Record<string, unknown>): {
  range?: Range | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
} {
  const [from, to] = [dayOrNothing(raw.date_from), dayOrNothing(raw.date_to)];
  return from && to && from <= to ? { date_from: from, date_to: to } : { range: oneOf(RANGES, raw.range) };
}
