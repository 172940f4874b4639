import { index, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/database/columns.ts';

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
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('input_images_user').on(table.userId)],
);
