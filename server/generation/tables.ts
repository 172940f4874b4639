import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Kind, Mode, Stage, Task, TaskStatus } from '../../contract/generation.ts';
import { mediaFiles } from '../media/tables.ts';
import { timestamptz } from '../platform/database/columns.ts';

/**
 * The words of a prompt for the text index, each prefixed with its owner's mark: a search reads only the owner's entries,
 * however often other people use the word. The mark begins with a letter, so that mark and word form one lexeme.
 */
export const ownedWords = sql`to_tsvector('simple', regexp_replace(regexp_replace(prompt, '[[:punct:]$+<=>^|~]+', ' ', 'g'), '([^[:space:]]+)', 'u' || right(user_id::text, 12) || '\\1', 'g'))`;

/** The words of a prompt alone, for searches over everybody's items. */
export const allWords = sql`to_tsvector('simple', regexp_replace(prompt, '[[:punct:]$+<=>^|~]+', ' ', 'g'))`;

/** The predicate of `tasks_inputs`, which queries must repeat. */
export const hasInputs = sql`input_ids <> '{}'`;

/** One requested video or image. A batch is the items of one request. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id').notNull(),
    /** The `Idempotency-Key` that it was asked for with, by which a client that lost the answer knows it again. */
    requestKey: text('request_key'),
    userId: uuid('user_id').notNull(),
    kind: text('kind').$type<Kind>().notNull(),
    mode: text('mode').$type<Mode>().notNull(),
    status: text('status').$type<TaskStatus>().notNull(),
    prompt: text('prompt').notNull(),
    engineId: text('engine_id').notNull(),
    modelId: text('model_id').notNull(),
    settings: jsonb('settings').$type<Task['settings']>().notNull(),
    /** Coins held for this attempt; for a storyboard, for the maximum number of pictures. */
    price: integer('price').notNull(),
    /** Coins that the ledger settled for this attempt, copied for lists that sum thousands; null for tasks of an earlier release that `backfillCharges` has not reached. */
    charged: integer('charged'),
    /** Starts at 1, raised by every retry; part of the ledger source, so that each attempt is charged separately. */
    attempt: smallint('attempt').notNull().default(1),
    /** Raised by a trigger with every change of the row, so that two states of a task can be ordered. */
    revision: integer('revision').notNull().default(1),
    /** The business day whose limit this attempt counts against; null for tasks older than this column. */
    countedOn: date('counted_on'),
    /** The engine's id of the work; null until it is submitted. */
    providerTaskId: text('provider_task_id'),
    plan: jsonb('plan').$type<Task['plan']>(),
    percent: smallint('percent').notNull().default(0),
    stage: text('stage').$type<Stage>().notNull().default('queued'),
    queuePosition: integer('queue_position'),
    expectedSeconds: integer('expected_seconds').notNull(),
    failureCode: text('failure_code'),
    mediaId: uuid('media_id').references(() => mediaFiles.id),
    /** A storyboard's pictures in order, the first being `mediaId`. */
    panelIds: uuid('panel_ids').array().notNull().default([]),
    /** Input pictures, in the person's order. */
    inputIds: uuid('input_ids').array().notNull().default([]),
    createdAt: timestamptz('created_at').notNull(),
    /** When it was last retried; null for the first attempt. */
    askedAgainAt: timestamptz('asked_again_at'),
    startedAt: timestamptz('started_at'),
    completedAt: timestamptz('completed_at'),
    /** When a job last processed it; the watchdog picks up tasks that no job processes any more. */
    checkedAt: timestamptz('checked_at').notNull(),
    deadlineAt: timestamptz('deadline_at').notNull(),
    isFavorite: boolean('is_favorite').notNull().default(false),
    deletedAt: timestamptz('deleted_at'),
    /** When an admin deleted it: its owner cannot bring it back. */
    removedAt: timestamptz('removed_at'),
    /** The admin log entry of the removal, by which it can be undone. */
    removalId: uuid('removal_id'),
  },
  (table) => [
    // Contains every filter column, so that counting and skipping never read the rows themselves.
    index('tasks_library')
      .on(
        table.userId,
        table.id,
        table.kind,
        table.status,
        table.modelId,
        table.isFavorite,
        table.createdAt,
        table.charged,
      )
      .where(sql`deleted_at is null`),
    index('tasks_trash')
      .on(table.userId, table.id, table.deletedAt)
      .where(sql`deleted_at is not null`),
    index('tasks_batch').on(table.batchId),
    // Whether a file is still needed: a result's row may be deleted only if no task names it, and the foreign key asks
    // for each; a picture to start from stays until its last task goes.
    index('tasks_media')
      .on(table.mediaId)
      .where(sql`media_id is not null`),
    index('tasks_inputs').using('gin', table.inputIds).where(hasInputs),
    index('tasks_owned_words').using('gin', ownedWords),
    // Covers the engines' recent statistics (index-only scan).
    index('tasks_ended')
      .on(table.completedAt, table.engineId, table.status, table.failureCode, table.startedAt)
      .where(sql`completed_at is not null`),
    index('tasks_unfinished')
      .on(table.deadlineAt)
      .where(sql`status in ('pending', 'processing')`),
    index('tasks_charge_unknown')
      .on(table.id)
      .where(sql`status = 'completed' and charged is null`),
    // For the admin dashboard's lists over all users; with the owner, so that creators are found without reading items.
    index('tasks_by_status')
      .on(table.kind, table.status, table.id, table.userId)
      .where(sql`deleted_at is null`),
    index('tasks_all_words').using('gin', allWords),
    index('tasks_removed')
      .on(table.removalId, table.id)
      .where(sql`removed_at is not null`),
    // Queried with every file that is served; holds only removed items, so it is small.
    index('tasks_removed_of_user')
      .on(table.userId)
      .where(sql`removed_at is not null`),
    check('tasks_status', sql`status in ('pending', 'processing', 'completed', 'failed')`),
    check('tasks_price', sql`price > 0`),
  ],
);

/** Items per user and business day that count against the daily limit: what is being made and what was delivered. */
export const dailyUsage = pgTable(
  'daily_usage',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    items: integer('items').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
