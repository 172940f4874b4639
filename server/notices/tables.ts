import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/database/columns.ts';

/** Push subscriptions of browsers, each as long as the session that created it. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    /** The endpoint alone is useless to others: the browser only shows messages encrypted with the two keys. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    notifyGeneration: boolean('notify_generation').notNull().default(true),
    notifyPayment: boolean('notify_payment').notNull().default(true),
    createdAt: timestamptz('created_at').notNull(),
    /** When the browser last confirmed the subscription. */
    confirmedAt: timestamptz('confirmed_at').notNull(),
  },
  (table) => [
    uniqueIndex('push_subscriptions_endpoint').on(table.endpoint),
    index('push_subscriptions_of_user').on(table.userId),
    index('push_subscriptions_of_session').on(table.sessionId),
  ],
);
