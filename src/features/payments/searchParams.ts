import type { InvoiceStatus, PaymentMethod } from '../../../contract/payments.ts';
import { dayOrNothing, textOrNothing, wholeOrNothing } from '../credits/list/addressValues.ts';

/*
 * The search params of these screens. The screens validate them, not the routes: route definitions are in the very
 * first file that a phone loads.
 */

type Raw = Record<string, unknown>;

const METHODS: readonly PaymentMethod[] = ['virtual-account', 'qris', 'ewallet', 'retail'];
const STATUSES: readonly InvoiceStatus[] = ['pending', 'paid', 'failed', 'expired', 'cancelled'];
const MAX_LIMIT = 100;

export interface TopUpSearch {
  /** How many coins are needed in total. The shortfall is derived, because it changes with the balance. */
  need?: number;
}

/** The query of /top-up. */
export function readTopUpSearch(address: object): TopUpSearch {
  const raw: Raw = { ...address };
  return { need: wholeOrNothing(raw.need) };
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
  const packageId = textOrNothing(raw.package_id, 50);
  return {
    package_id: packageId,
    credit_amount: packageId === undefined ? wholeOrNothing(raw.credit_amount) : undefined,
    replaces: typeof raw.replaces === 'string' && /^[\da-f-]{36}$/i.test(raw.replaces) ? raw.replaces : undefined,
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
    page: wholeOrNothing(raw.page),
    limit: wholeOrNothing(raw.limit, MAX_LIMIT),
    status: STATUSES.find((status) => status === raw.status),
    payment_method: METHODS.find((method) => method === raw.payment_method),
    date_from: dayOrNothing(raw.date_from),
    date_to: dayOrNothing(raw.date_to),
    search: textOrNothing(raw.search),
  };
}
