import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Signals committed and not sent yet; each is stored for milliseconds. The table is unlogged (migration `signals`): if
 * a crash of the database loses some, every page refetches anyway, because its stream ends too.
 */
export const signals = pgTable('signals', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** A `Signal` as JSON. */
  payload: text('payload').notNull(),
});
