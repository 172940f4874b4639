import { pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './database/columns.ts';

/** When each periodic task last started in any process, by the database's clock. */
export const periodicRuns = pgTable('periodic_runs', {
  name: text('name').primaryKey(),
  startedAt: timestamptz('started_at').notNull(),
});
