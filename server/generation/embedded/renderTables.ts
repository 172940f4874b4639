import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import type { Stage } from '../../../contract/generation.ts';
import type { RenderRequest, StoredRender } from './storedRender.ts';
import { timestamptz } from '../../platform/database/columns.ts';

/**
 * The embedded engine's queue. Its state is in the database, so that any process may poll a render, and a render whose
 * process was killed is picked up by another.
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
    /** Times it was started; limited, because a render may crash its process. */
    starts: smallint('starts').notNull().default(0),
    /** Last heartbeat of the process that renders it. */
    heartbeatAt: timestamptz('heartbeat_at'),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('studio_renders_open')
      .on(table.createdAt)
      .where(sql`status in ('queued', 'running')`),
  ],
);

/** The `error` of a render that found no room for its files. */
export const NO_ROOM = 'the storage takes no files';

/** When each owner was last served: the owner who waited longest goes first, so that a large batch blocks nobody. */
export const studioTurns = pgTable('studio_turns', {
  ownerId: uuid('owner_id').primaryKey(),
  servedAt: timestamptz('served_at').notNull(),
});
