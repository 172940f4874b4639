import { bigint, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Signals that were committed and not told yet; each is here for milliseconds. The table is unlogged (migration
 * `signals`): what a crash of the database takes out of it, every page reads anew, because its stream ends, too.
 */
export const signals = pgTable('signals', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  /** A `Signal` as JSON. */
  payload: text('payload').notNull(),
});
