import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { MAX_SIMULATED_RUPIAH } from './limits.ts';
import { code, dataOf, IdParams } from './primitives.ts';
import {
  ChannelCode,
  hasOneOrder,
  InvoicePage,
  InvoicePeriodQuery,
  InvoiceQuery,
  InvoiceReply,
  InvoiceStats,
  LegacyTopupRequest,
  orderQuery,
  OrderSummaryReply,
  Package,
  PaymentChannelsReply,
  QrisTopupRequest,
  Topup,
  TopupNow,
  TopupRequest,
} from './schemas/payments.ts';

export * from './schemas/payments.ts';

const Reference = v.object({ reference: v.pipe(v.string(), v.maxLength(100, code('field_invalid'))) });
const TopupReply = dataOf(Topup);
const created = { access: 'user', reply: TopupReply, status: 201, isIdempotent: true } as const;

export const paymentsEndpoints = {
  packages: endpoint('GET /credits/packages', {
    access: 'public',
    summary: 'Coin packages, ascending',
    reply: v.array(Package),
  }),
  paymentChannels: endpoint('GET /credits/payment-channels', {
    access: 'user',
    summary: 'Ways to pay; with an order in the query, what it costs by each',
    query: v.object(orderQuery),
    reply: PaymentChannelsReply,
  }),
  quote: endpoint('GET /credits/topup/quote', {
    access: 'user',
    summary: 'The order summary of a package or number of coins, by a channel',
    query: v.pipe(v.object({ ...orderQuery, channel: v.optional(ChannelCode) }), hasOneOrder()),
    reply: OrderSummaryReply,
  }),

  topupVirtualAccount: endpoint('POST /credits/topup/virtual-account', {
    ...created,
    summary: 'Top up by virtual account',
    body: TopupRequest,
  }),
  topupEwallet: endpoint('POST /credits/topup/ewallet', {
    ...created,
    summary: 'Top up by e-wallet',
    body: TopupRequest,
  }),
  topupQris: endpoint('POST /credits/topup/qris', { ...created, summary: 'Top up by QRIS', body: QrisTopupRequest }),
  topupRetail: endpoint('POST /credits/topup/retail', { ...created, summary: 'Top up at a shop', body: TopupRequest }),
  topupLegacy: endpoint('POST /credits/topup', {
    ...created,
    summary: 'Top up by any channel (older clients)',
    body: LegacyTopupRequest,
  }),

  pendingTopups: endpoint('GET /credits/topup/pending', {
    access: 'user',
    summary: 'Top-ups still waiting for payment, newest first',
    reply: dataOf(v.array(TopupNow)),
  }),
  topup: endpoint('GET /credits/topup/{id}', {
    access: 'user',
    summary: 'One top-up',
    params: IdParams,
    reply: dataOf(TopupNow),
  }),
  /** For polling every 5 s: reads the database and only now and then queries the gateway. */
  topupStatus: endpoint('GET /credits/topup/{id}/status', {
    access: 'user',
    summary: 'Where a top-up stands',
    params: IdParams,
    reply: dataOf(TopupNow),
  }),
  /** "Cek status": queries the gateway now. */
  checkTopup: endpoint('POST /credits/topup/{id}/check', {
    access: 'user',
    summary: 'Ask the gateway whether it was paid',
    params: IdParams,
    reply: dataOf(TopupNow),
  }),
  cancelTopup: endpoint('POST /credits/topup/{id}/cancel', {
    access: 'user',
    summary: 'Give up a pending top-up',
    params: IdParams,
    reply: dataOf(TopupNow),
  }),
  simulatePayment: endpoint('POST /credits/virtual-account/simulate-payment', {
    access: 'user',
    summary: 'Pay a pending top-up without money (sandbox and test keys only)',
    body: v.object({
      /** The top-up's `reference_id`. */
      external_id: v.pipe(v.string(code('field_invalid')), v.maxLength(100, code('field_invalid'))),
      amount: v.pipe(
        v.number(code('field_invalid')),
        v.integer(code('field_invalid')),
        v.minValue(1, code('field_invalid')),
        v.maxValue(MAX_SIMULATED_RUPIAH, code('field_invalid')),
      ),
    }),
    reply: dataOf(v.object({ status: v.literal('PENDING'), message: v.string() })),
    status: 202,
  }),

  invoices: endpoint('GET /credits/invoices/', {
    access: 'user',
    summary: 'My invoices, newest first',
    query: InvoiceQuery,
    reply: InvoicePage,
  }),
  invoice: endpoint('GET /credits/invoices/{id}', {
    access: 'user',
    summary: 'One invoice',
    params: IdParams,
    reply: InvoiceReply,
  }),
  invoiceByReference: endpoint('GET /credits/invoices/by-reference/{reference}', {
    access: 'user',
    summary: 'One invoice by its payment reference',
    params: Reference,
    reply: InvoiceReply,
  }),
  invoiceStats: endpoint('GET /credits/invoices/stats/summary', {
    access: 'user',
    summary: 'Invoices counted',
    query: v.object(InvoicePeriodQuery),
    reply: dataOf(InvoiceStats),
  }),

  xenditWebhook: endpoint('POST /webhooks/xendit', {
    access: 'public',
    summary: 'Where the payment gateway reports',
    body: v.looseObject({}),
    reply: v.object({ received: v.literal(true) }),
  }),
};
