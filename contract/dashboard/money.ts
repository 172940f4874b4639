import { endpoint } from '../endpoint.ts';
import { MAX_REPORT_BYTES } from '../limits.ts';
import { IdParams } from '../primitives.ts';
import { ReasonBody } from '../schemas/dashboardLists.ts';
import {
  LoggedReply,
  NewVouchers,
  NumberParams,
  OddPaymentList,
  OddPaymentsQuery,
  PaymentDetailReply,
  PaymentList,
  PaymentsQuery,
  ReceiptList,
  ReceiptsQuery,
  RedeemerList,
  RedeemersQuery,
  VoucherStoppedReply,
  VouchersReply,
  WebhookList,
  WebhooksQuery,
} from '../schemas/dashboardMoney.ts';
import { ReconciliationReply, ReconciliationRequest } from '../schemas/reconciliation.ts';

/** Payments, unresolved receipts, the gateway’s messages, vouchers. */
export const moneyEndpoints = {
  payments: endpoint('GET /dashboard/payments', {
    access: 'admin',
    summary: 'Everybody’s payments, newest first',
    query: PaymentsQuery,
    reply: PaymentList,
  }),
  payment: endpoint('GET /dashboard/payments/{id}', {
    access: 'admin',
    summary: 'One payment, with the gateway’s own record beside ours',
    params: IdParams,
    reply: PaymentDetailReply,
  }),
  receipts: endpoint('GET /dashboard/receipts', {
    access: 'admin',
    summary: 'Money that came, newest first; what is open waits for a person',
    query: ReceiptsQuery,
    reply: ReceiptList,
  }),
  resolveReceipt: endpoint('POST /dashboard/receipts/{id}/resolve', {
    access: 'admin',
    summary: 'Note what was done about money that nobody could place: a refund, a correction',
    params: NumberParams,
    body: ReasonBody,
    reply: LoggedReply,
    isIdempotent: true,
  }),
  oddPayments: endpoint('GET /dashboard/odd-payments', {
    access: 'admin',
    summary: 'Rows of the gateway’s list that could not be booked, newest first',
    query: OddPaymentsQuery,
    reply: OddPaymentList,
  }),
  dismissOddPayment: endpoint('POST /dashboard/odd-payments/{id}/tick-off', {
    access: 'admin',
    summary: 'Note that a row of the gateway’s list was looked at',
    params: NumberParams,
    body: ReasonBody,
    reply: LoggedReply,
    isIdempotent: true,
  }),
  webhooks: endpoint('GET /dashboard/webhooks', {
    access: 'admin',
    summary: 'The gateway’s messages, newest first',
    query: WebhooksQuery,
    reply: WebhookList,
  }),
  replayWebhook: endpoint('POST /dashboard/webhooks/{id}/replay', {
    access: 'admin',
    summary: 'Try a message again that was not acted on',
    params: NumberParams,
    body: ReasonBody,
    reply: LoggedReply,
    isIdempotent: true,
  }),
  dismissWebhook: endpoint('POST /dashboard/webhooks/{id}/tick-off', {
    access: 'admin',
    summary: 'Leave a message as it is',
    params: NumberParams,
    body: ReasonBody,
    reply: LoggedReply,
    isIdempotent: true,
  }),
  reconcile: endpoint('POST /dashboard/reconciliation', {
    access: 'admin',
    summary: 'Compare a day’s receipts with the gateway’s own report; changes nothing',
    body: ReconciliationRequest,
    reply: ReconciliationReply,
    // JSON escapes quotes and line breaks, so a report may double in length.
    maxBodyBytes: 2 * MAX_REPORT_BYTES,
  }),
  createVouchers: endpoint('POST /dashboard/vouchers', {
    access: 'admin',
    summary: 'Create a voucher, or a batch of codes',
    body: NewVouchers,
    reply: VouchersReply,
    status: 201,
    isIdempotent: true,
  }),
  stopVoucher: endpoint('POST /dashboard/vouchers/{id}/stop', {
    access: 'admin',
    summary: 'Stop a voucher for good, with a reason',
    params: IdParams,
    body: ReasonBody,
    reply: VoucherStoppedReply,
    isIdempotent: true,
  }),
  redeemers: endpoint('GET /dashboard/vouchers/{id}/redemptions', {
    access: 'admin',
    summary: 'Who redeemed a voucher, newest first',
    params: IdParams,
    query: RedeemersQuery,
    reply: RedeemerList,
  }),
};
