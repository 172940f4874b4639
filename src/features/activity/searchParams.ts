import type { TransactionType } from '../../../contract/activity.ts';
import { dayOrNothing, textOrNothing, wholeOrNothing } from '../credits/list/addressValues.ts';

const TYPES: readonly TransactionType[] = ['purchase', 'bonus', 'redemption', 'grant', 'usage', 'refund', 'adjustment'];
const MAX_AMOUNT = 100_000_000;
const MAX_LIMIT = 100;

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
    view: raw.view === 'charts' ? 'charts' : undefined,
    page: wholeOrNothing(raw.page),
    limit: wholeOrNothing(raw.limit, MAX_LIMIT),
    transaction_type: TYPES.find((type) => type === raw.transaction_type),
    date_from: dayOrNothing(raw.date_from),
    date_to: dayOrNothing(raw.date_to),
    month: wholeOrNothing(raw.month, 12),
    year: wholeOrNothing(raw.year, 2200),
    amount_min: wholeOrNothing(raw.amount_min, MAX_AMOUNT),
    amount_max: wholeOrNothing(raw.amount_max, MAX_AMOUNT),
    search: textOrNothing(raw.search),
  };
}
