import { endpoint } from '../endpoint.ts';
import { ReasonBody } from '../schemas/dashboardLists.ts';
import { NumberParams } from '../schemas/dashboardMoney.ts';
import { NewPrice, PriceHistory, PriceHistoryQuery, PriceSetReply, PricesReply } from '../schemas/prices.ts';

/** Prices. */
export const pricesEndpoints = {
  prices: endpoint('GET /dashboard/prices', {
    access: 'admin',
    summary: 'What everything costs now, and what is set for later',
    reply: PricesReply,
  }),
  priceHistory: endpoint('GET /dashboard/prices/history', {
    access: 'admin',
    summary: 'Every price that was set, newest first',
    query: PriceHistoryQuery,
    reply: PriceHistory,
  }),
  setPrice: endpoint('POST /dashboard/prices', {
    access: 'admin',
    summary: 'Set a price from a moment on; quotes and payments that exist keep theirs',
    body: NewPrice,
    reply: PriceSetReply,
    status: 201,
    isIdempotent: true,
  }),
  withdrawPrice: endpoint('POST /dashboard/prices/{id}/withdraw', {
    access: 'admin',
    summary: 'Take back a price that does not hold yet',
    params: NumberParams,
    body: ReasonBody,
    reply: PriceSetReply,
    isIdempotent: true,
  }),
};
