import { TRANSACTION_TYPES, type TransactionType } from '../../../contract/activity.ts';
import { readDay, readOneOf, readText, readWhole } from '../../ui/searchCodecs.ts';

const MAX_AMOUNT = 100_000_000;
const MAX_LIMIT = 100;
const MAX_SEARCH_LENGTH = 100;

/** The audit trail's filters, and which tab of the screen is shown. */
export interface ActivitySearch {
  view?: 'charts';
  page?: number;
  limit?: number;
  transaction_type?: TransactionType;
  date_from?: string;
  date_to?: string;
  month?: number;
  year?: number;
  amount_min?: number;
  amount_max?: number;
  search?: string;
}

/** The query of /activity. */
export function readActivitySearch(address: object): ActivitySearch {
  const raw: Record<string, unknown> = { ...address };
  return {
    view: readOneOf(['charts'], raw.view),
    page: readWhole(raw.page),
    limit: readWhole(raw.limit, MAX_LIMIT),
    transaction_type: readOneOf(TRANSACTION_TYPES, raw.transaction_type),
    date_from: readDay(raw.date_from),
    date_to: readDay(raw.date_to),
    month: readWhole(raw.month, 12),
    year: readWhole(raw.year, 2200),
    amount_min: readWhole(raw.amount_min, MAX_AMOUNT),
    amount_max: readWhole(raw.amount_max, MAX_AMOUNT),
    search: readText(raw.search, MAX_SEARCH_LENGTH),
  };
}
