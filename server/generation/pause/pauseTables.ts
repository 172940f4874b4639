import { sql } from 'drizzle-orm';
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  () => [
    uniqueIndex('generation_pauses_open')
      .on(sql`coalesce(engine_id, '')`)
      .where(sql`ended_at is null`),
  ],
);
