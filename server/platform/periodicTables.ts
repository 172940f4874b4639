import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** When each periodic task last started in any process, by the database's clock. */
export const periodicRuns = pgTable('periodic_runs', {
  name: text('name').primaryKey(),
  startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
});
