import {
  INVOICE_STATUSES,
  type InvoiceStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../../../contract/payments.ts';
import { readDay, readId, readOneOf, readText, readWhole } from '../../ui/searchCodecs.ts';

/*
 * The search params of these screens. The screens validate them, not the routes: route definitions are in the very
 * first file that a phone loads.
 */

type Raw = Record<string, unknown>;

const MAX_LIMIT = 100;
const MAX_ID_LENGTH = 50;
const MAX_SEARCH_LENGTH = 100;

export interface TopUpSearch {
  /** How many coins are needed in total. The shortfall is derived, because it changes with the balance. */
  need?: number;
}

/** The query of /top-up. */
export function readTopUpSearch(address: object): TopUpSearch {
  const raw: Raw = { ...address };
  return { need: readWhole(raw.need) };
}

export interface OrderSearch {
  package_id?: string;
  credit_amount?: number;
  /** The pending top-up that this order replaces. */
  replaces?: string;
}

/** The query of /order: what to buy, either a package or a number of coins. */
export function readOrderSearch(address: object): OrderSearch {
  const raw: Raw = { ...address };
  const packageId = readText(raw.package_id, MAX_ID_LENGTH);
  return {
    package_id: packageId,
    credit_amount: packageId === undefined ? readWhole(raw.credit_amount) : undefined,
    replaces: readId(raw.replaces),
  };
}

export interface InvoiceSearch {
  page?: number;
  limit?: number;
  status?: InvoiceStatus;
  payment_method?: PaymentMethod;
  date_from?: string;
  date_to?: string;
  search?: string;
}

/** The query of /payments/history: the invoice filters. */
export function readInvoiceSearch(address: object): InvoiceSearch {
  const raw: Raw = { ...address };
  return {
    page: readWhole(raw.page),
    limit: readWhole(raw.limit, MAX_LIMIT),
    status: readOneOf(INVOICE_STATUSES, raw.status),
    payment_method: readOneOf(PAYMENT_METHODS, raw.payment_method),
    date_from: readDay(raw.date_from),
    date_to: readDay(raw.date_to),
    search: readText(raw.search, MAX_SEARCH_LENGTH),
  };
}
