import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { dashboardEndpoints as calls } from '../../../contract/dashboard.ts';
import { vouchersEndpoints } from '../../../contract/vouchers.ts';
import type { QueryInput } from '../../../contract/endpoint.ts';
import { callApi } from '../../api/callApi.ts';

/** Milliseconds an answer counts as fresh. */
const FRESH_MS = 15_000;
/** All keys begin with `dashboard`, so that an action can invalidate all of them. Nothing is persisted on the device. */
const common = { staleTime: FRESH_MS, placeholderData: keepPreviousData, meta: { showsOwnErrors: true } } as const;

export const overviewQuery = (query: QueryInput<typeof calls.overview>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'overview', query],
    queryFn: ({ signal }) => callApi(calls.overview, { query, signal }),
    refetchInterval: 60_000,
  });

export const analyticsQuery = (query: QueryInput<typeof calls.analytics>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'analytics', query],
    queryFn: ({ signal }) => callApi(calls.analytics, { query, signal }),
  });

type ContentQuery = QueryInput<typeof calls.contentVideos>;

const contentCalls = { all: calls.latestContent, video: calls.contentVideos, image: calls.contentImages };
export const contentQuery = (kind: 'all' | 'video' | 'image', query: ContentQuery) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'content', kind, query],
    queryFn: ({ signal }) => callApi(contentCalls[kind], { query, signal }),
  });

export const creatorsQuery = (query: ContentQuery) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'creators', query],
    queryFn: ({ signal }) => callApi(calls.contentUsers, { query, signal }),
  });

export const endingsQuery = (query: QueryInput<typeof calls.endings>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'endings', query],
    queryFn: ({ signal }) => callApi(calls.endings, { query, signal }),
  });

export const contentItemQuery = (id: string) =>
  queryOptions({
    ...common,
    placeholderData: undefined,
    queryKey: ['dashboard', 'item', id],
    queryFn: ({ signal }) => callApi(calls.contentItem, { params: { id }, signal }),
  });

export const reportsQuery = (query: QueryInput<typeof calls.reports>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'reports', query],
    queryFn: ({ signal }) => callApi(calls.reports, { query, signal }),
  });

export const usersQuery = (query: QueryInput<typeof calls.users>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'users', query],
    queryFn: ({ signal }) => callApi(calls.users, { query, signal }),
  });

export const userQuery = (id: string) =>
  queryOptions({
    ...common,
    placeholderData: undefined,
    queryKey: ['dashboard', 'user', id],
    queryFn: ({ signal }) => callApi(calls.user, { params: { id }, signal }),
  });

export const userAnalyticsQuery = (id: string) =>
  queryOptions({
    ...common,
    placeholderData: undefined,
    queryKey: ['dashboard', 'user-analytics', id],
    queryFn: ({ signal }) => callApi(calls.userAnalytics, { params: { id }, signal }),
  });

export const userLedgerQuery = (id: string, query: QueryInput<typeof calls.userLedger>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'user-ledger', id, query],
    queryFn: ({ signal }) => callApi(calls.userLedger, { params: { id }, query, signal }),
  });

export const creditsGivenQuery = (query: QueryInput<typeof calls.creditsGiven>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'credits-given', query],
    queryFn: ({ signal }) => callApi(calls.creditsGiven, { query, signal }),
  });

/** Until when this session is confirmed, and by which means it can be. */
export const confirmationQuery = queryOptions({
  ...common,
  queryKey: ['dashboard', 'confirmation'],
  queryFn: ({ signal }) => callApi(calls.confirmation, { signal }),
});

export const adminLogQuery = (query: QueryInput<typeof calls.adminLog>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'log', query],
    queryFn: ({ signal }) => callApi(calls.adminLog, { query, signal }),
  });

export const paymentsQuery = (query: QueryInput<typeof calls.payments>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'payments', query],
    queryFn: ({ signal }) => callApi(calls.payments, { query, signal }),
  });

export const paymentQuery = (id: string) =>
  queryOptions({
    ...common,
    placeholderData: undefined,
    queryKey: ['dashboard', 'payment', id],
    queryFn: ({ signal }) => callApi(calls.payment, { params: { id }, signal }),
  });

export const receiptsQuery = (query: QueryInput<typeof calls.receipts>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'receipts', query],
    queryFn: ({ signal }) => callApi(calls.receipts, { query, signal }),
  });

export const oddPaymentsQuery = (query: QueryInput<typeof calls.oddPayments>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'odd-payments', query],
    queryFn: ({ signal }) => callApi(calls.oddPayments, { query, signal }),
  });

export const webhooksQuery = (query: QueryInput<typeof calls.webhooks>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'webhooks', query],
    queryFn: ({ signal }) => callApi(calls.webhooks, { query, signal }),
  });

export const unsentMailsQuery = queryOptions({
  ...common,
  queryKey: ['dashboard', 'mails'],
  queryFn: ({ signal }) => callApi(calls.unsentMails, { signal }),
});

export const vouchersQuery = (query: QueryInput<typeof vouchersEndpoints.vouchers>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'vouchers', query],
    queryFn: ({ signal }) => callApi(vouchersEndpoints.vouchers, { query, signal }),
  });

export const pricesQuery = queryOptions({
  ...common,
  queryKey: ['dashboard', 'prices'],
  queryFn: ({ signal }) => callApi(calls.prices, { signal }),
});

export const priceHistoryQuery = (query: QueryInput<typeof calls.priceHistory>) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'price-history', query],
    queryFn: ({ signal }) => callApi(calls.priceHistory, { query, signal }),
  });

export const redeemersQuery = (id: string, page: number | undefined) =>
  queryOptions({
    ...common,
    queryKey: ['dashboard', 'redeemers', id, page],
    queryFn: ({ signal }) => callApi(calls.redeemers, { params: { id }, query: { page }, signal }),
  });
