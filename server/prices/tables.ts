import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { PriceKind, PriceValues } from '../../contract/schemas/prices.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Prices and from when they hold; what has no row costs what the installation was set up with. Rows are only ever added,
 * and never for a moment that is over: the application's role may do nothing else, and a trigger refuses even the owner
 * (migration `prices_and_pauses`). Of several rows for one moment the last one counts.
 */
export const prices = pgTable(
  'prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<PriceKind>().notNull(),
    subject: text('subject').notNull(),
    /** Null takes back what was set for this moment. */
    values: jsonb('values').$type<PriceValues>(),
    holdsFrom: moment('holds_from').notNull(),
    setAt: moment('set_at').notNull(),
    /** The line of the admin log that says who and why. */
    logId: uuid('log_id').notNull(),
  },
  (table) => [
    index('prices_of_subject').on(table.kind, table.subject, table.holdsFrom, table.id),
    check('prices_not_past', sql`holds_from >= set_at`),
  ],
);
