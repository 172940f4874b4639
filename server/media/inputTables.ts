import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** An uploaded input picture, stored as `inputs/{id}/main` and `thumbnail`. */
export const inputImages = pgTable(
  'input_images',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Bytes of both files; 0 for pictures older than this column. */
    storedBytes: integer('stored_bytes').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('input_images_user').on(table.userId)],
);
