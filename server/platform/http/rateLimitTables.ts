import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Tries of one kind by one subject (an address, an IP) since the window began. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    windowStartedAt: timestamp('window_started_at', { withTimezone: true }).notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);
