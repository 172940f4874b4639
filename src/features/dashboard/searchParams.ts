import { ADMIN_ACTIONS } from '../../../contract/schemas/adminLog.ts';
import { RANGES, type Range } from '../../../contract/schemas/dashboardOverview.ts';
import { readDay, readId, readOneOf, readText, readWhole } from '../../ui/searchCodecs.ts';

/** All search params of the dashboard's screens; each screen reads the ones it knows. */
export interface DashboardSearch {
  page?: number | undefined;
  before?: string | undefined;
  /** `before` of lists that are ordered by a number. */
  number?: number | undefined;
  search?: string | undefined;
  user_id?: string | undefined;
  admin_id?: string | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
  joined_from?: string | undefined;
  joined_to?: string | undefined;
  range?: string | undefined;
  view?: string | undefined;
  status?: string | undefined;
  role?: string | undefined;
  reached?: string | undefined;
  report?: string | undefined;
  odd?: string | undefined;
  given?: string | undefined;
  outcome?: string | undefined;
  receipt?: string | undefined;
  message?: string | undefined;
  action?: string | undefined;
  kind?: string | undefined;
  model?: string | undefined;
  engine?: string | undefined;
}

export const MAX_PAGE = 10_000;
const MAX_SEARCH_LENGTH = 100;

/** The id of an attempt: an item's and its number. */
export const readAttemptId = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\da-f-]{36}\/\d{1,4}$/.test(value) ? value : undefined;

/** The search params that every list has. */
export function readListSearch(raw: Record<string, unknown>) {
  return {
    page: readWhole(raw.page, MAX_PAGE),
    before: readId(raw.before),
    search: readText(raw.search, MAX_SEARCH_LENGTH),
    user_id: readId(raw.user_id),
    date_from: readDay(raw.date_from),
    date_to: readDay(raw.date_to),
  };
}

/** The range in the overview's search params. */
export function readRangeSearch(raw: Record<string, unknown>): {
  range?: Range | undefined;
  date_from?: string | undefined;
  date_to?: string | undefined;
} {
  const [from, to] = [readDay(raw.date_from), readDay(raw.date_to)];
  return from && to && from <= to ? { date_from: from, date_to: to } : { range: readOneOf(RANGES, raw.range) };
}

/** The admin log's search params. */
export function readLogSearch(raw: Record<string, unknown>) {
  const { search: _search, ...list } = readListSearch(raw);
  return { ...list, action: readOneOf(ADMIN_ACTIONS, raw.action), admin_id: readId(raw.admin_id) };
}
