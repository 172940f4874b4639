import * as v from 'valibot';
import { code, Coins, dataOf, Timestamp, Uuid } from '../primitives.ts';
import { listOf, numberedPaging, paging, period, Person, Reason } from './dashboardLists.ts';
import { PAYMENT_METHODS, Rupiah, TOPUP_STATES } from './payments.ts';
import { NewVoucher, Voucher } from './vouchers.ts';

const MAX_BATCH = 1000;

export const PaymentsQuery = v.object({
  ...paging,
  ...period,
  /** Beginning of an invoice number or reference, or a payment's id. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, code('field_invalid')))),
  status: v.optional(v.picklist(TOPUP_STATES, code('field_invalid'))),
  user_id: v.optional(v.pipe(v.string(), v.uuid(code('field_invalid')))),
});
export type PaymentsQuery = v.InferOutput<typeof PaymentsQuery>;

export const PaymentRow = v.object({
  id: Uuid,
  reference_id: v.string(),
  invoice_number: v.string(),
  state: v.picklist(TOPUP_STATES),
  user: Person,
  credit_amount: Coins,
  bonus_credits: Coins,
  subtotal: Rupiah,
  platform_fee: Rupiah,
  vat: Rupiah,
  total_payment: Rupiah,
  payment_method: v.picklist(PAYMENT_METHODS),
  channel: v.string(),
  gateway: v.string(),
  /** Whether its coins were credited. */
  is_credited: v.boolean(),
  created_at: Timestamp,
  paid_at: v.nullable(Timestamp),
});
export type PaymentRow = v.InferOutput<typeof PaymentRow>;
export const PaymentList = listOf(PaymentRow);

export const RECEIPT_STATES = ['open', 'resolved', 'credited'] as const;
export const Receipt = v.object({
  id: v.number(),
  gateway: v.string(),
  payment_id: v.string(),
  reference: v.string(),
  amount: v.number(),
  currency: v.string(),
  /** `credited`, or why it was not: `paid_twice`, `wrong_amount`, `wrong_currency`, `unknown_reference`. */
  outcome: v.string(),
  via: v.string(),
  paid_at: Timestamp,
  received_at: Timestamp,
  resolved_at: v.nullable(Timestamp),
  topup_id: v.nullable(Uuid),
});
export type Receipt = v.InferOutput<typeof Receipt>;
export const ReceiptsQuery = v.object({
  ...numberedPaging,
  state: v.optional(v.picklist(RECEIPT_STATES, code('field_invalid'))),
});
export const ReceiptList = listOf(Receipt);

export const ODD_PAYMENT_STATES = ['open', 'resolved'] as const;
/** A row of the gateway's list that could not be read or booked. */
export const OddPayment = v.object({
  id: v.number(),
  gateway: v.string(),
  /** The gateway's id of the row, or a hash of its content. */
  key: v.string(),
  /** What is wrong with it, as a message of the program. */
  reason: v.string(),
  seen_at: Timestamp,
  resolved_at: v.nullable(Timestamp),
});
export type OddPayment = v.InferOutput<typeof OddPayment>;
export const OddPaymentsQuery = v.object({
  ...numberedPaging,
  state: v.optional(v.picklist(ODD_PAYMENT_STATES, code('field_invalid'))),
});
export const OddPaymentList = listOf(OddPayment);

/** A payment with the gateway's own record, which is fetched for each request. */
export const PaymentDetail = v.object({
  ...PaymentRow.entries,
  attempts: v.array(
    v.object({ reference: v.string(), state: v.string(), request_id: v.nullable(v.string()), sent_at: Timestamp }),
  ),
  receipts: v.array(Receipt),
  gateway_record: v.nullable(
    v.object({
      state: v.string(),
      payments: v.array(
        v.object({
          payment_id: v.string(),
          reference: v.string(),
          amount: v.number(),
          currency: v.string(),
          paid_at: v.nullable(Timestamp),
        }),
      ),
    }),
  ),
  /** Why there is no record: the gateway never received the request, was a different one, or does not answer. */
  gateway_silence: v.nullable(v.picklist(['never_asked', 'other_gateway', 'no_answer'])),
});
export type PaymentDetail = v.InferOutput<typeof PaymentDetail>;
export const PaymentDetailReply = dataOf(PaymentDetail);

export const WEBHOOK_STATES = ['waiting', 'given_up', 'done'] as const;
export const WebhookRow = v.object({
  id: v.number(),
  gateway: v.string(),
  key: v.string(),
  state: v.picklist(WEBHOOK_STATES),
  tries: v.number(),
  outcome: v.nullable(v.string()),
  received_at: Timestamp,
  processed_at: v.nullable(Timestamp),
  next_try_at: Timestamp,
});
export type WebhookRow = v.InferOutput<typeof WebhookRow>;
export const WebhooksQuery = v.object({
  ...numberedPaging,
  state: v.optional(v.picklist(WEBHOOK_STATES, code('field_invalid'))),
});
export const WebhookList = listOf(WebhookRow);

/** A number in a path. */
export const NumberParams = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, code('field_invalid')), v.transform(Number)),
});

/** One code, or a batch of generated codes. */
export const NewVouchers = v.pipe(
  v.strictObject({
    count: v.pipe(
      v.number(code('field_invalid')),
      v.integer(code('field_invalid')),
      v.minValue(1, code('field_invalid')),
      v.maxValue(MAX_BATCH, code('field_invalid')),
    ),
    /** Only for a single voucher; left out, codes are generated. */
    code: v.optional(NewVoucher.entries.code),
    credits: NewVoucher.entries.credits,
    max_uses: NewVoucher.entries.max_uses,
    starts_at: NewVoucher.entries.starts_at,
    ends_at: NewVoucher.entries.ends_at,
    reason: Reason,
  }),
  v.forward(
    v.partialCheck(
      [['starts_at'], ['ends_at']],
      (asked) => !asked.starts_at || !asked.ends_at || Date.parse(asked.starts_at) < Date.parse(asked.ends_at),
      code('voucher_window_invalid'),
    ),
    ['ends_at'],
  ),
);
export type NewVouchers = v.InferOutput<typeof NewVouchers>;
export const VouchersReply = dataOf(v.object({ vouchers: v.array(Voucher), log_id: Uuid }));
export const VoucherStoppedReply = dataOf(v.object({ voucher: Voucher, log_id: Uuid }));

export const Redeemer = v.object({ user: Person, credits: Coins, redeemed_at: Timestamp });
export type Redeemer = v.InferOutput<typeof Redeemer>;
export const RedeemersQuery = v.object({ page: paging.page, per_page: paging.per_page });
export const RedeemerList = listOf(Redeemer);

export const LoggedReply = dataOf(v.object({ log_id: Uuid }));
