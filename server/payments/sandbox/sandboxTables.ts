import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../platform/database/columns.ts';

/** The sandbox gateway's own data: the product reads it only through the sandbox's HTTP API. */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** `pr-…` */
  id: text('id').primaryKey(),
  referenceId: text('reference_id').notNull().unique('sandbox_payments_reference'),
  type: text('type').notNull(),
  channelCode: text('channel_code').notNull(),
  channelProperties: jsonb('channel_properties').$type<Record<string, unknown>>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  description: text('description').notNull(),
  status: text('status', { enum: ['REQUIRES_ACTION', 'SUCCEEDED', 'FAILED', 'EXPIRED', 'CANCELED'] }).notNull(),
  actions: jsonb('actions').$type<{ type: string; descriptor: string; value: string }[]>().notNull(),
  createdAt: timestamptz('created_at').notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Money that "arrived" at the sandbox. */
export const sandboxReceipts = pgTable(
  'sandbox_receipts',
  {
    /** `py-…` */
    id: text('id').primaryKey(),
    paymentRequestId: text('payment_request_id')
      .notNull()
      .references(() => sandboxPayments.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['SUCCEEDED', 'FAILED'] }).notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('sandbox_receipts_of_payment').on(table.paymentRequestId),
    index('sandbox_receipts_newest').on(table.createdAt),
  ],
);

/** Webhooks the sandbox still has to send. */
export const sandboxWebhooks = pgTable(
  'sandbox_webhooks',
  {
    id: uuid('id').primaryKey(),
    /** The `webhook-id` header: copies share it. */
    webhookId: text('webhook_id').notNull(),
    body: jsonb('body').notNull(),
    hasWrongToken: boolean('has_wrong_token').notNull().default(false),
    tries: integer('tries').notNull().default(0),
    deliverAt: timestamptz('deliver_at').notNull(),
    deliveredAt: timestamptz('delivered_at'),
  },
  (table) => [
    index('sandbox_webhooks_waiting')
      .on(table.deliverAt)
      .where(sql`delivered_at is null`),
  ],
);
