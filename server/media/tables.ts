import { bigint, index, integer, pgTable, primaryKey, real, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../platform/database/columns.ts';

/** A result in our storage: main file, poster and thumbnail under `results/{id}/`. */
export const mediaFiles = pgTable(
  'media_files',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    mimeType: text('mime_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Seconds; null for images. */
    durationSeconds: real('duration_seconds'),
    /** Bytes of the main file, the one that people download. */
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Bytes of poster and thumbnail together; 0 for results older than this column. */
    previewBytes: bigint('preview_bytes', { mode: 'number' }).notNull().default(0),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('media_files_user').on(table.userId)],
);

/**
 * Files and bytes in our storage, maintained by triggers of the tables that name the files; spread over several rows, so
 * that concurrent inserts seldom wait for each other.
 */
export const storageTotals = pgTable(
  'storage_totals',
  {
    kind: text('kind', { enum: ['result', 'input'] }).notNull(),
    part: smallint('part').notNull(),
    files: bigint('files', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.part] })],
);
