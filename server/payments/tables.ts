import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaymentInstructions, PaymentMethod, TopupState } from '../../contract/payments.ts';
import { timestamptz } from '../platform/database/columns.ts';

/** Coin packages as initially set up; later changes are in `prices`. Prices are whole rupiah. */
export const packages = pgTable(
  'packages',
  {
    id: text('id').primaryKey(),
    creditAmount: integer('credit_amount').notNull().unique('packages_credit_amount'),
    price: integer('price').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  () => [check('packages_positive', sql`credit_amount > 0 and price > 0`)],
);

/**
 * Payment channels with their limits, and their fees unless `prices` overrides them. Codes are the gateway's (Payments
 * API v3).
 */
export const paymentChannels = pgTable(
  'payment_channels',
  {
    code: text('code').primaryKey(),
    method: text('method').$type<PaymentMethod>().notNull(),
    label: text('label').notNull(),
    position: smallint('position').notNull(),
    minAmount: integer('min_amount').notNull(),
    maxAmount: integer('max_amount').notNull(),
    /** Fee: flat in rupiah, plus ten-thousandths of the subtotal. */
    feeFlat: integer('fee_flat').notNull(),
    feePermyriad: integer('fee_permyriad').notNull(),
    expiresAfterSeconds: integer('expires_after_seconds').notNull(),
    needsPhone: boolean('needs_phone').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
  },
  () => [
    check(
      'payment_channels_amounts',
      sql`0 < min_amount and min_amount <= max_amount and fee_flat >= 0 and fee_permyriad between 0 and 10000`,
    ),
  ],
);

/** Sequence of invoice numbers; gaps are allowed. */
export const invoiceNumbers = pgSequence('invoice_numbers', { startWith: 1 });

/** One order of coins and its invoice: the promised coins, the payment method, the state. Amounts are whole rupiah. */
export const topups = pgTable(
  'topups',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    reference: text('reference').notNull().unique('topups_reference'),
    invoiceNumber: text('invoice_number').notNull().unique('topups_invoice_number'),
    state: text('state').$type<TopupState>().notNull().default('pending'),
    packageId: text('package_id'),
    creditAmount: integer('credit_amount').notNull(),
    subtotal: integer('subtotal').notNull(),
    platformFee: integer('platform_fee').notNull(),
    vat: integer('vat').notNull(),
    totalPayment: integer('total_payment').notNull(),
    /** Bonus coins promised for payment now; once completed, the bonus actually given. */
    bonusCredits: integer('bonus_credits').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    channelCode: text('channel_code').notNull(),
    channelLabel: text('channel_label').notNull(),
    phone: text('phone'),
    gateway: text('gateway').notNull(),
    instructions: jsonb('instructions').$type<PaymentInstructions>(),
    failureCode: text('failure_code'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** When the money arrived, as reported by the gateway. */
    paidAt: timestamptz('paid_at'),
    endedAt: timestamptz('ended_at'),
    /** When the gateway was last queried about it. */
    askedAt: timestamptz('asked_at'),
  },
  (table) => [
    index('topups_of_user').on(table.userId, table.id),
    index('topups_pending')
      .on(table.expiresAt)
      .where(sql`state = 'pending'`),
    index('topups_completed')
      .on(table.endedAt)
      .where(sql`state = 'completed'`),
    index('topups_by_state').on(table.state, table.id),
    check('topups_state', sql`state in ('pending', 'completed', 'failed', 'expired', 'cancelled')`),
    check(
      'topups_total',
      sql`total_payment = subtotal + platform_fee + vat and subtotal > 0 and platform_fee >= 0 and vat >= 0`,
    ),
    check('topups_credits', sql`credit_amount > 0 and bonus_credits >= 0`),
    check('topups_paid', sql`(state = 'completed') = (paid_at is not null)`),
  ],
);

/**
 * One attempt to have the gateway prepare a top-up, written before the call. An attempt whose reply was lost stays
 * `unknown`: it may exist at the gateway, so a payment under its reference is still accepted, and the next attempt uses
 * another reference.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    reference: text('reference').primaryKey(),
    topupId: uuid('topup_id')
      .notNull()
      .references(() => topups.id),
    state: text('state', { enum: ['sending', 'open', 'unknown', 'rejected', 'cancelled'] }).notNull(),
    /** The gateway's id. */
    requestId: text('request_id'),
    sentAt: timestamptz('sent_at').notNull(),
  },
  (table) => [index('payment_attempts_of_topup').on(table.topupId)],
);

export const RECEIPT_OUTCOMES = [
  'credited',
  'paid_twice',
  'wrong_amount',
  'wrong_currency',
  'unknown_reference',
] as const;
export type ReceiptOutcome = (typeof RECEIPT_OUTCOMES)[number];

/** Every payment that the gateway ever reported, once; all but `credited` wait for an admin. */
export const paymentReceipts = pgTable(
  'payment_receipts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gateway: text('gateway').notNull(),
    paymentId: text('payment_id').notNull(),
    reference: text('reference').notNull(),
    topupId: uuid('topup_id').references(() => topups.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    outcome: text('outcome').$type<ReceiptOutcome>().notNull(),
    /** How the payment was first reported. */
    via: text('via', { enum: ['webhook', 'poll', 'sweep'] }).notNull(),
    paidAt: timestamptz('paid_at').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    resolvedAt: timestamptz('resolved_at'),
  },
  (table) => [
    unique('payment_receipts_payment').on(table.gateway, table.paymentId),
    index('payment_receipts_of_topup').on(table.topupId),
    // For the comparison with the gateway's daily report.
    index('payment_receipts_paid').on(table.gateway, table.paidAt),
    index('payment_receipts_reference').on(table.gateway, table.reference),
    index('payment_receipts_open')
      .on(table.id)
      .where(sql`outcome <> 'credited' and resolved_at is null`),
  ],
);

/** True for a webhook whose first try failed, even if a later one succeeded. */
export const FAILED_ONCE = sql`(tries > 1 or (processed_at is null and outcome is not null))`;

/** Verified webhooks, stored before they are processed. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gateway: text('gateway').notNull(),
    /** The gateway's id of this message; repeated deliveries have the same. */
    key: text('key').notNull(),
    body: jsonb('body').notNull(),
    receivedAt: timestamptz('received_at').notNull(),
    processedAt: timestamptz('processed_at'),
    tries: integer('tries').notNull().default(0),
    nextTryAt: timestamptz('next_try_at').notNull(),
    outcome: text('outcome'),
  },
  (table) => [
    unique('webhook_events_key').on(table.gateway, table.key),
    index('webhook_events_waiting')
      .on(table.nextTryAt)
      .where(sql`processed_at is null`),
    index('webhook_events_failed').on(table.receivedAt).where(FAILED_ONCE),
  ],
);

/** Webhooks refused for a wrong token, one row per hour, so that a flood cannot fill the table. */
export const webhookRefusals = pgTable(
  'webhook_refusals',
  {
    gateway: text('gateway').notNull(),
    /** Start of the hour. */
    hour: timestamptz('hour').notNull(),
    refused: bigint('refused', { mode: 'number' }).notNull(),
    lastAt: timestamptz('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gateway, table.hour] })],
);

/** How far the gateway's list of payments has been compared with our receipts. */
export const paymentSweeps = pgTable('payment_sweeps', {
  gateway: text('gateway').primaryKey(),
  startedAt: timestamptz('started_at').notNull(),
  /** Everything before this moment was compared. */
  sweptUntil: timestamptz('swept_until').notNull(),
  /** `sweptUntil` before the last long gap, in case that was a wrong clock and not an outage. */
  certainUntil: timestamptz('certain_until'),
});

/** Rows of the gateway's list that could not be read or booked; each once, until an admin marks it as done. */
export const oddPayments = pgTable(
  'odd_payments',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    gateway: text('gateway').notNull(),
    /** The gateway's id of the row, or a hash of its content. */
    key: text('key').notNull(),
    /** What is wrong with it. */
    reason: text('reason').notNull(),
    seenAt: timestamptz('seen_at').notNull(),
    resolvedAt: timestamptz('resolved_at'),
  },
  (table) => [unique('odd_payments_key').on(table.gateway, table.key)],
);
