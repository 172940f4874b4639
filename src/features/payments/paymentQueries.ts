import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { paymentsEndpoints } from '../../../contract/payments.ts';
import { callApi } from '../../api/callApi.ts';
import { refetchOutdated } from '../../api/refetchOutdated.ts';
import { creditsSummaryQuery } from '../credits/creditsSummaryQuery.ts';
import type { InvoiceSearch } from './searchParams.ts';
import type { Order } from './order/order.ts';

/** Milliseconds an answer counts as fresh. */
const PACKAGES_FRESH_MS = 10 * 60_000;
const QUOTE_FRESH_MS = 60_000;
/** Live events report changed payments; this covers the time when the event stream was down. */
const PAYMENTS_FRESH_MS = 15_000;

/** The packages on sale, fewest coins first. */
export const packagesQuery = queryOptions({
  queryKey: ['packages'],
  queryFn: ({ signal }) => callApi(paymentsEndpoints.packages, { signal }),
  staleTime: PACKAGES_FRESH_MS,
  // Stored answers do not say that they were invalidated: it stays in memory for as long as it would count as fresh.
  gcTime: PACKAGES_FRESH_MS,
});

/** Payment methods, each with the price of this order. */
export const channelsQuery = (order: Order) =>
  queryOptions({
    queryKey: ['payment-channels', order],
    queryFn: ({ signal }) => callApi(paymentsEndpoints.paymentChannels, { query: order, signal }),
    staleTime: QUOTE_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/**
 * Every line of the order summary; fee and VAT are 0 until a channel is chosen. The previous one stays while the next
 * loads.
 */
export const orderSummaryQuery = (order: Order, channel: string | undefined) =>
  queryOptions({
    queryKey: ['order-summary', order, channel ?? null],
    queryFn: ({ signal }) => callApi(paymentsEndpoints.quote, { query: { ...order, channel }, signal }),
    staleTime: QUOTE_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** Everything that depends on prices, fees and the bonus. */
export const PRICES = [
  packagesQuery.queryKey,
  ['payment-channels'],
  ['order-summary'],
  ['pricing'],
  creditsSummaryQuery.queryKey,
];

/** Refetches prices, fees and bonus wherever they are shown. */
export function refreshPrices(queryClient: QueryClient): Promise<void> {
  return refetchOutdated(queryClient, PRICES);
}

/** Top-ups that are still to be paid, newest first. */
export const pendingTopupsQuery = queryOptions({
  queryKey: ['pending-topups'],
  queryFn: ({ signal }) => callApi(paymentsEndpoints.pendingTopups, { signal }),
  staleTime: PAYMENTS_FRESH_MS,
});

/** One payment with its lines and its state, by the reference in the address. */
export const paymentQuery = (reference: string) =>
  queryOptions({
    queryKey: ['invoice', reference],
    queryFn: ({ signal }) => callApi(paymentsEndpoints.invoiceByReference, { params: { reference }, signal }),
    staleTime: PAYMENTS_FRESH_MS,
  });

/** One page of the invoices. */
export const invoicesQuery = (filters: InvoiceSearch) =>
  queryOptions({
    queryKey: ['invoices', filters],
    queryFn: ({ signal }) => callApi(paymentsEndpoints.invoices, { query: filters, signal }),
    staleTime: PAYMENTS_FRESH_MS,
    placeholderData: keepPreviousData,
  });

/** Number and totals of the invoices in a period. */
export const invoiceStatsQuery = ({ date_from, date_to }: Pick<InvoiceSearch, 'date_from' | 'date_to'>) =>
  queryOptions({
    queryKey: ['invoice-stats', { date_from, date_to }],
    queryFn: ({ signal }) => callApi(paymentsEndpoints.invoiceStats, { query: { date_from, date_to }, signal }),
    staleTime: PAYMENTS_FRESH_MS,
    placeholderData: keepPreviousData,
  });
