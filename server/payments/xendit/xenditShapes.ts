import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { PaymentInstructions } from '../../../contract/payments.ts';
import type { GatewayEvent, GatewayPayment, GatewayReading, OddPayment } from '../gateway.ts';

/** Amounts are numbers, and in places strings (Xendit's webhook samples). */
const Amount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number))]),
  v.safeInteger(),
);
const Text = v.pipe(v.string(), v.maxLength(5000));

export const PaymentRequestShape = v.object({
  payment_request_id: Text,
  reference_id: Text,
  status: Text,
  latest_payment_id: v.nullish(Text),
  actions: v.optional(v.array(v.object({ type: Text, descriptor: v.nullish(Text), value: v.nullish(Text) })), []),
});
export type PaymentRequestShape = v.InferOutput<typeof PaymentRequestShape>;

const PaymentShape = v.object({
  payment_id: Text,
  payment_request_id: v.nullish(Text),
  reference_id: Text,
  status: Text,
  currency: Text,
  request_amount: v.nullish(Amount),
  captures: v.nullish(v.array(v.object({ capture_amount: Amount, capture_timestamp: v.nullish(Text) }))),
  updated: v.nullish(Text),
  created: v.nullish(Text),
});

/** A page of the list; its rows are parsed individually, so that an invalid one does not hide the others. */
export const TransactionsShape = v.object({
  has_more: v.optional(v.boolean(), false),
  data: v.array(v.unknown()),
});

const TransactionShape = v.object({
  id: Text,
  product_id: v.nullish(Text),
  type: Text,
  status: Text,
  cashflow: v.nullish(Text),
  reference_id: v.nullish(Text),
  currency: Text,
  amount: Amount,
  created: v.nullish(
    v.pipe(
      Text,
      v.check((text) => !Number.isNaN(Date.parse(text)), 'not a time'),
    ),
  ),
});

/** The id of a row, even if the rest is invalid. */
export const idOf = (row: unknown): string | null => {
  const id = (row as { id?: unknown } | null)?.id;
  return typeof id === 'string' && id.length <= 200 ? id : null;
};

/** The incoming payment of a list's row, nothing for other transactions, or the problem with the row. */
export function moneyIn(row: unknown): (GatewayPayment | OddPayment)[] {
  const parsed = v.safeParse(TransactionShape, row);
  if (!parsed.success) {
    const key = idOf(row) ?? createHash('sha256').update(JSON.stringify(row)).digest('base64url');
    const [issue] = parsed.issues;
    return [{ key, reason: `${v.getDotPath(issue) ?? 'row'}: ${issue.message}${currencyOf(row)}`.slice(0, 300) }];
  }
  const { type, status, cashflow, product_id, reference_id, amount, currency, created } = parsed.output;
  if (type !== 'PAYMENT' || status !== 'SUCCESS' || cashflow === 'MONEY_OUT' || !product_id || !reference_id) return [];
  return [
    {
      paymentId: product_id,
      reference: reference_id,
      amount,
      currency,
      paidAt: created ? new Date(created) : null,
    },
  ];
}

function currencyOf(row: unknown): string {
  const currency = (row as { currency?: unknown } | null)?.currency;
  return typeof currency === 'string' && currency !== 'IDR' ? ` (${currency.slice(0, 10)})` : '';
}

const Webhook = v.object({
  event: Text,
  data: v.looseObject({
    payment_id: v.nullish(Text),
    payment_request_id: v.nullish(Text),
    reference_id: v.nullish(Text),
    status: v.nullish(Text),
  }),
});

const STATES: Record<string, GatewayReading['state']> = {
  SUCCEEDED: 'paid',
  FAILED: 'failed',
  EXPIRED: 'expired',
  CANCELED: 'cancelled',
};

/**
 * Maps a payment request's status to our state; unknown ones count as open, since only a payment completes a top-up.
 */
export function gatewayStateOf(status: string): GatewayReading['state'] {
  return STATES[status] ?? 'open';
}

/**
 * The payment with its captured amount, or the requested one for channels that do not report it. Null unless it
 * succeeded.
 */
export function paymentOf(content: unknown): GatewayPayment | null {
  const payment = v.parse(PaymentShape, content);
  if (payment.status !== 'SUCCEEDED') return null;
  const captured = payment.captures?.reduce((sum, capture) => sum + capture.capture_amount, 0);
  const amount = captured ?? payment.request_amount;
  if (amount === undefined || amount === null) return null;
  const at = payment.captures?.[0]?.capture_timestamp ?? payment.updated ?? payment.created;
  return {
    paymentId: payment.payment_id,
    reference: payment.reference_id,
    amount,
    currency: payment.currency,
    paidAt: at ? new Date(at) : null,
  };
}

/** The payment instructions in a request's actions. */
export function instructionsOf({ actions }: PaymentRequestShape): PaymentInstructions {
  const find = (descriptor: string) => actions.find((action) => action.descriptor === descriptor)?.value ?? null;
  return {
    virtual_account_number: find('VIRTUAL_ACCOUNT_NUMBER'),
    qr_string: find('QR_STRING'),
    payment_code: find('PAYMENT_CODE'),
    checkout_url: find('WEB_URL'),
    deeplink_url: find('DEEPLINK_URL'),
    account_name: null,
  };
}

/** Parses a webhook; anything unknown or malformed is `other`. */
export function parseEvent(body: unknown): GatewayEvent {
  const parsed = v.safeParse(Webhook, body);
  if (!parsed.success) return { type: 'other' };
  const { event, data } = parsed.output;
  const requestId = data.payment_request_id ?? null;
  const reference = data.reference_id ?? '';
  if (event === 'payment.capture' && data.payment_id)
    return { type: 'payment', paymentId: data.payment_id, requestId, reference };
  if (event === 'payment.failure') return { type: 'ended', requestId, reference, state: 'failed' };
  if (event === 'payment.expiry' || event === 'payment_request.expiry')
    return { type: 'ended', requestId, reference, state: 'expired' };
  return { type: 'other' };
}
