import { PRICE_KINDS } from '../../../../contract/schemas/prices.ts';
import { readOneOf, readWhole } from '../../../ui/searchCodecs.ts';
import { MAX_PAGE } from '../searchParams.ts';

/** The views of the price screen. */
export const VIEWS = ['now', 'history'] as const;

/** The search params of the price screen. */
export function readPricesSearch(raw: Record<string, unknown>) {
  return {
    view: readOneOf(VIEWS, raw.view),
    kind: readOneOf(PRICE_KINDS, raw.kind),
    page: readWhole(raw.page, MAX_PAGE),
    number: readWhole(raw.number),
  };
}
export type PricesSearch = ReturnType<typeof readPricesSearch>;
