import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../platform/database/columns.ts';

/** Periods in which an operator pauses an engine, or all of them: nothing new begins, running work finishes. */
export const generationPauses = pgTable(
  'generation_pauses',
  {
    id: uuid('id').primaryKey(),
    /** Null: all engines, for maintenance. */
    engineId: text('engine_id'),
    /** The message shown to creators, in both languages. */
    messageId: text('message_id').notNull(),
    messageEn: text('message_en').notNull(),
    startedAt: timestamptz('started_at').notNull(),
    endedAt: timestamptz('ended_at'),
  },
  () => [
    uniqueIndex('generation_pauses_open')
      .on(sql`coalesce(engine_id, '')`)
      .where(sql`ended_at is null`),
  ],
);
