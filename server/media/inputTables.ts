import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A picture that somebody gave us to start from, kept as `inputs/{id}/main` and `thumbnail`. */
export const inputImages = pgTable(
  'input_images',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of both files; 0 for what was kept before they were counted. */
    storedBytes: integer('stored_bytes').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('input_images_user').on(table.userId)],
);
