import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Stage } from '../../../contract/generation.ts';
import type { RenderRequest, StoredRender } from './storedRender.ts';

/**
 * The embedded engine's own queue: it is a small provider with its own memory, so that any process may ask how a render
 * stands and a killed one is picked up by another.
 */
export const studioRenders = pgTable(
  'studio_renders',
  {
    id: uuid('id').primaryKey(),
    /** Renders of one owner take turns with those of others. */
    ownerId: uuid('owner_id').notNull(),
    request: jsonb('request').$type<RenderRequest>().notNull(),
    status: text('status', { enum: ['queued', 'running', 'done', 'failed'] }).notNull(),
    percent: smallint('percent').notNull().default(0),
    stage: text('stage').$type<Stage>().notNull().default('queued'),
    result: jsonb('result').$type<StoredRender>(),
    error: text('error'),
    /** Times it was begun; a render that kills its process is not begun for ever. */
    starts: smallint('starts').notNull().default(0),
    /** Last sign of life of the process that renders it. */
    heartbeatAt: timestamp('heartbeat_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('studio_renders_open')
      .on(table.createdAt)
      .where(sql`status in ('queued', 'running')`),
  ],
);

/** The `error` of a render that was drawn and could not be stored. */
export const NO_ROOM = 'the storage takes no files';

/** When each owner was last given a turn: whoever waited longest goes first, so that one large batch keeps nobody waiting. */
export const studioTurns = pgTable('studio_turns', {
  ownerId: uuid('owner_id').primaryKey(),
  servedAt: timestamp('served_at', { withTimezone: true }).notNull(),
});
