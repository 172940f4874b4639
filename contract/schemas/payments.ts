import * as v from 'valibot';
import { DEFAULT_PAGE_SIZE, MAX_CUSTOM_TOPUP_COINS, MAX_PAGE_SIZE, MIN_CUSTOM_TOPUP_COINS } from '../limits.ts';
import {
  code,
  Coins,
  dataOf,
  DayOrMoment,
  limitedPageOf,
  Moment,
  QueryNumber,
  Timestamp,
  Uuid,
} from '../primitives.ts';
import { TOPUP_STATUSES } from '../topupStatus.ts';

/** The four payment methods, as named in polling helpers and paths. */
export const PAYMENT_METHODS = ['virtual-account', 'qris', 'ewallet', 'retail'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Types the legacy polling helper accepts as well. */
export const LEGACY_POLLING_TYPES = [...PAYMENT_METHODS, 'legacy'] as const;
/** Types the polling helper accepts. */
export const POLLING_TYPES = ['virtual-account', 'qris'] as const;

/** Internal state of a top-up; `data.status` reduces it to three values. */
export const TOPUP_STATES = ['pending', 'completed', 'failed', 'expired', 'cancelled'] as const;
export type TopupState = (typeof TOPUP_STATES)[number];

export const INVOICE_STATUSES = ['pending', 'paid', 'failed', 'expired', 'cancelled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** Whole rupiah. */
export const Rupiah = v.pipe(v.number(), v.integer());

export const Package = v.object({
  id: v.string(),
  credit_amount: Coins,
  /** Rupiah, before platform fee and VAT. */
  price: Rupiah,
  /** Coins added if this is the account's first top-up. */
  first_topup_bonus: Coins,
  /** Rupiah saved against the plain coin price; 0 for none. */
  saving: Rupiah,
});
export type Package = v.InferOutput<typeof Package>;

/** Why a channel cannot take this amount. */
const CHANNEL_REASONS = ['amount_too_small', 'amount_too_large'] as const;

export const PaymentChannel = v.object({
  /** e.g. `BCA_VIRTUAL_ACCOUNT`, `QRIS`, `DANA`, `ALFAMART`. */
  code: v.string(),
  method: v.picklist(PAYMENT_METHODS),
  /** e.g. "BCA", "DANA", "Alfamart". */
  label: v.string(),
  /** Rupiah that one payment may be. */
  min_amount: Rupiah,
  max_amount: Rupiah,
  /** Platform fee of this channel: fixed rupiah plus ten-thousandths of the subtotal. */
  fee: v.object({ flat: Rupiah, permyriad: v.number() }),
  /** Seconds a payment may take before the top-up expires. */
  expires_after_seconds: v.number(),
  /** OVO is paid inside its app: the create call needs `phone`. */
  needs_phone: v.boolean(),
  /** The price of this order with this channel; null when the query names no order. */
  order: v.nullable(
    v.object({
      platform_fee: Rupiah,
      vat: Rupiah,
      total_payment: Rupiah,
      is_available: v.boolean(),
      unavailable_reason: v.nullable(v.picklist(CHANNEL_REASONS)),
    }),
  ),
});
export type PaymentChannel = v.InferOutput<typeof PaymentChannel>;
export const PaymentChannelsReply = dataOf(v.array(PaymentChannel));

/** What is bought, its price and its coins. */
const orderLines = {
  /** Null for a custom number of coins. */
  package_id: v.nullable(v.string()),
  credit_amount: Coins,
  subtotal: Rupiah,
  platform_fee: Rupiah,
  vat: Rupiah,
  total_payment: Rupiah,
  bonus_credits: Coins,
  total_credits: Coins,
};

/** Every line of the order summary, computed by the server. */
export const OrderSummary = v.object({
  ...orderLines,
  /** Null until a method is chosen; fee and VAT are 0 then. */
  channel: v.nullable(v.string()),
  /** True: nothing was ever bought by this account, so the bonus applies. */
  is_first_topup: v.boolean(),
  /** Sent with the order within ten minutes, it keeps these prices valid. */
  priced_at: v.optional(Timestamp),
  /** For a custom number of coins: a package with more for no more money, or as many for less. */
  better_package: v.nullable(Package),
});
export type OrderSummary = v.InferOutput<typeof OrderSummary>;
export const OrderSummaryReply = dataOf(OrderSummary);

/** What to pay with. Null fields do not apply to the method. */
export const PaymentInstructions = v.object({
  virtual_account_number: v.nullable(v.string()),
  /** The EMV payload to draw as a QR code, untouched. */
  qr_string: v.nullable(v.string()),
  /** For the cashier at the outlet. */
  payment_code: v.nullable(v.string()),
  /** Where the e-wallet takes over; on the sandbox, a page to pay any method with. */
  checkout_url: v.nullable(v.string()),
  deeplink_url: v.nullable(v.string()),
  /** The account name shown by bank or cashier. */
  account_name: v.nullable(v.string()),
});
export type PaymentInstructions = v.InferOutput<typeof PaymentInstructions>;

export const Topup = v.object({
  topup_id: Uuid,
  /** Used in paths: `/payments/detail/{reference_id}`. */
  reference_id: v.string(),
  invoice_number: v.string(),
  status: v.picklist(TOPUP_STATUSES),
  state: v.picklist(TOPUP_STATES),
  payment_method: v.picklist(PAYMENT_METHODS),
  channel: v.object({ code: v.string(), label: v.string() }),
  /** Coins while pending: what a payment now would bring; once completed: what it brought. */
  order: v.object(orderLines),
  /** Null until the gateway has prepared it, or if it never did. */
  payment: v.nullable(PaymentInstructions),
  /** True: a payment of the built-in sandbox, no real money. */
  is_sandbox: v.boolean(),
  /** True: POST /credits/virtual-account/simulate-payment works for it. */
  can_simulate: v.boolean(),
  failure: v.nullable(v.object({ code: v.string(), message: v.string() })),
  created_at: Timestamp,
  expires_at: Timestamp,
  paid_at: v.nullable(Timestamp),
});
export type Topup = v.InferOutput<typeof Topup>;

/** A top-up with the server's time: countdowns use that, not the device's clock. */
export const TopupNow = v.object({ ...Topup.entries, server_time: Timestamp });
export type TopupNow = v.InferOutput<typeof TopupNow>;

/** Indonesian mobile numbers as people write them; stored as +62…. */
const Phone = v.pipe(
  v.string(code('phone_invalid')),
  v.transform((text) => text.replace(/[\s().-]/g, '').replace(/^(\+?62|0)/, '+62')),
  v.regex(/^\+628\d{7,11}$/, code('phone_invalid')),
);

const CustomCoins = v.pipe(
  v.number(code('credit_amount_invalid')),
  v.integer(code('credit_amount_invalid')),
  v.minValue(MIN_CUSTOM_TOPUP_COINS, code('credit_amount_invalid')),
  v.maxValue(MAX_CUSTOM_TOPUP_COINS, code('credit_amount_invalid')),
);

const PackageId = v.pipe(
  v.string(code('package_unknown')),
  v.nonEmpty(code('package_unknown')),
  v.maxLength(50, code('package_unknown')),
);
export const ChannelCode = v.pipe(
  v.string(code('payment_method_required')),
  v.trim(),
  v.nonEmpty(code('payment_method_required')),
  v.maxLength(50, code('payment_method_required')),
);

const orderFields = {
  /** Either a package or a custom number of coins. */
  package_id: v.optional(PackageId),
  credit_amount: v.optional(CustomCoins),
};

const topupFields = {
  ...orderFields,
  /** The pending top-up that this one replaces ("change method"): it is cancelled. */
  replaces: v.optional(Uuid),
  /** True: create another top-up although one is pending. */
  allow_another: v.optional(v.boolean(code('field_invalid')), false),
  phone: v.optional(Phone),
  /** `priced_at` of the order summary that was shown: its prices are kept for ten minutes. */
  priced_at: v.optional(Moment),
  /** The summary's total, rupiah: a higher total is refused as `price_risen`, and no top-up is created. */
  total_payment: v.optional(
    v.pipe(v.number(code('field_invalid')), v.integer(code('field_invalid')), v.minValue(0, code('field_invalid'))),
  ),
  /** The summary's bonus, coins: a lower one is refused as `bonus_changed`, and no top-up is created. */
  bonus_credits: v.optional(
    v.pipe(v.number(code('field_invalid')), v.integer(code('field_invalid')), v.minValue(0, code('field_invalid'))),
  ),
};

/** A body names either a package or a number of coins; else its error is `package_required`. */
export const hasOneOrder = <Body extends { package_id?: string | undefined; credit_amount?: number | undefined }>() =>
  v.check<Body, string>(
    (body) => (body.package_id === undefined) !== (body.credit_amount === undefined),
    code('package_required'),
  );

/** POST /credits/topup/virtual-account, /ewallet, /retail: `channel` names bank, wallet or outlet. */
export const TopupRequest = v.pipe(v.strictObject({ ...topupFields, channel: ChannelCode }), hasOneOrder());
export type TopupRequest = v.InferOutput<typeof TopupRequest>;

/** POST /credits/topup/qris: there is one channel. */
export const QrisTopupRequest = v.pipe(
  v.strictObject({ ...topupFields, channel: v.optional(ChannelCode, 'QRIS') }),
  hasOneOrder(),
);

/** POST /credits/topup (legacy): any channel. */
export const LegacyTopupRequest = TopupRequest;

/** The order in a query string. */
export const orderQuery = {
  package_id: v.optional(PackageId),
  credit_amount: v.optional(QueryNumber(MIN_CUSTOM_TOPUP_COINS, MAX_CUSTOM_TOPUP_COINS, 'credit_amount_invalid')),
};

const InvoiceFields = {
  /** The same id as the top-up's. */
  id: Uuid,
  number: v.string(),
  reference_id: v.string(),
  status: v.picklist(INVOICE_STATUSES),
  payment_method: v.picklist(PAYMENT_METHODS),
  channel: v.object({ code: v.string(), label: v.string() }),
  credit_amount: Coins,
  bonus_credits: Coins,
  total_credits: Coins,
  subtotal: Rupiah,
  platform_fee: Rupiah,
  vat: Rupiah,
  total_payment: Rupiah,
  created_at: Timestamp,
  expires_at: Timestamp,
  paid_at: v.nullable(Timestamp),
};

export const Invoice = v.object(InvoiceFields);
export type Invoice = v.InferOutput<typeof Invoice>;

const INVOICE_LINES = ['credits', 'bonus', 'platform_fee', 'vat'] as const;

export const InvoiceDetail = v.object({
  ...InvoiceFields,
  lines: v.array(
    v.object({
      kind: v.picklist(INVOICE_LINES),
      /** Coins; null for fee and VAT. */ credits: v.nullable(Coins),
      amount: Rupiah,
    }),
  ),
  topup: TopupNow,
  /** The audit-trail entries this payment caused, for the link onwards. */
  ledger_entry_ids: v.array(v.string()),
});
export type InvoiceDetail = v.InferOutput<typeof InvoiceDetail>;

export const InvoiceStats = v.object({
  count: v.number(),
  by_status: v.array(v.object({ status: v.picklist(INVOICE_STATUSES), count: v.number(), total_payment: Rupiah })),
  /** Of paid invoices. */
  total_paid: Rupiah,
  /** Bought and bonus together. */
  total_credits: Coins,
  bonus_credits: Coins,
  by_method: v.array(
    v.object({ payment_method: v.picklist(PAYMENT_METHODS), count: v.number(), total_payment: Rupiah }),
  ),
});
export type InvoiceStats = v.InferOutput<typeof InvoiceStats>;

export const InvoicePeriodQuery = { date_from: v.optional(DayOrMoment), date_to: v.optional(DayOrMoment) };

/** Invoice filters. Days are business days, both included. */
export const InvoiceQuery = v.object({
  page: v.optional(QueryNumber(1, 1_000_000), 1),
  limit: v.optional(QueryNumber(1, MAX_PAGE_SIZE), DEFAULT_PAGE_SIZE),
  status: v.optional(v.picklist(INVOICE_STATUSES, code('field_invalid'))),
  payment_method: v.optional(v.picklist(PAYMENT_METHODS, code('field_invalid'))),
  ...InvoicePeriodQuery,
  /** In number, reference and channel. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100, code('field_invalid')))),
});

export const InvoicePage = limitedPageOf(Invoice);

export const InvoiceReply = dataOf(InvoiceDetail);
