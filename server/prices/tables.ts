import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PriceKind, PriceValues } from '../../contract/schemas/prices.ts';
import { timestamptz } from '../platform/database/columns.ts';

/**
 * Prices and when they take effect; a subject without a row has the installation's initial price. The table is
 * append-only and accepts no past moments: the application's role has no other rights, and a trigger refuses even the
 * owner (migration `prices_and_pauses`). Of several rows for one moment the last one counts.
 */
export const prices = pgTable(
  'prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<PriceKind>().notNull(),
    subject: text('subject').notNull(),
    /** Null revokes what was set for this moment. */
    values: jsonb('values').$type<PriceValues>(),
    holdsFrom: timestamptz('holds_from').notNull(),
    setAt: timestamptz('set_at').notNull(),
    /** The admin log's entry with author and reason. */
    logId: uuid('log_id').notNull(),
  },
  (table) => [
    index('prices_of_subject').on(table.kind, table.subject, table.holdsFrom, table.id),
    check('prices_not_past', sql`holds_from >= set_at`),
  ],
);
