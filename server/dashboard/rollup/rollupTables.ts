import { bigint, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { timestamptz } from '../../platform/database/columns.ts';
import { KINDS } from '../../../contract/generationWords.ts';

/**
 * How each attempt at a task ended, written once by a trigger on `tasks` (migration `admin_console`). When an item is
 * deleted or retried, its row in `tasks` is removed or reused; this row stays, without a prompt, so that a day's
 * figures do not change later.
 */
export const taskEndings = pgTable(
  'task_endings',
  {
    taskId: uuid('task_id').notNull(),
    attempt: smallint('attempt').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: KINDS }).notNull(),
    modelId: text('model_id').notNull(),
    engineId: text('engine_id').notNull(),
    status: text('status', { enum: ['completed', 'failed'] }).notNull(),
    failureCode: text('failure_code'),
    /** From the hold of its coins to its end. */
    waitedMs: bigint('waited_ms', { mode: 'number' }).notNull(),
    endedAt: timestamptz('ended_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taskId, table.attempt] }),
    index('task_endings_time').on(table.endedAt),
    // Counts the attempts behind a figure without reading them.
    index('task_endings_by_status').on(table.status, table.endedAt, table.kind, table.failureCode),
    // The same of one model.
    index('task_endings_of_model').on(
      table.modelId,
      table.endedAt,
      table.engineId,
      table.kind,
      table.status,
      table.failureCode,
    ),
    index('task_endings_of_user').on(table.userId, table.endedAt),
  ],
);

/** Totals by business day, counted by a job; `totals.ts` says what each metric and key is. */
export const dayTotals = pgTable(
  'day_totals',
  {
    day: date('day').notNull(),
    metric: text('metric').notNull(),
    key: text('key').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.metric, table.key] })],
);

/** Who had an attempt end on a business day, whether it succeeded or not. */
export const activeDays = pgTable(
  'active_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    /** The person's previous active day; null for the first. */
    previousDay: date('previous_day'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('active_days_of_all').on(table.day, table.previousDay),
  ],
);

/**
 * How many of a day's active people were last active how many days before; gap 0 means never before. To count distinct
 * people over several days, add up those whose previous active day lies before the first of them: a sum of a few rows.
 */
export const activeGaps = pgTable(
  'active_gaps',
  {
    day: date('day').notNull(),
    gap: integer('gap').notNull(),
    people: bigint('people', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.gap] })],
);

/**
 * One person's figures, counted up to the moment in the row `people` of `rollup_state`; `personTotals.ts` says what
 * each metric and key is.
 */
export const personTotals = pgTable(
  'person_totals',
  {
    userId: uuid('user_id').notNull(),
    metric: text('metric', { enum: ['ended', 'coins'] }).notNull(),
    key: text('key').notNull(),
    value: bigint('value', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.metric, table.key] })],
);

/** One person's last days before that moment: how many attempts ended, and how many coins were settled. */
export const personDays = pgTable(
  'person_days',
  {
    userId: uuid('user_id').notNull(),
    day: date('day').notNull(),
    items: integer('items').notNull(),
    coins: bigint('coins', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] }), index('person_days_of_all').on(table.day)],
);

/** The first times of each person: joined (address confirmed), first result, first payment. */
export const milestones = pgTable(
  'milestones',
  {
    userId: uuid('user_id').primaryKey(),
    /** Business day. */
    joinedDay: date('joined_day').notNull(),
    firstGenerationAt: timestamptz('first_generation_at'),
    firstTopupAt: timestamptz('first_topup_at'),
  },
  (table) => [index('milestones_joined').on(table.joinedDay)],
);

/** Up to when all totals are counted (`totals`), and up to when each person's figures are (`people`). */
export const rollupState = pgTable('rollup_state', {
  name: text('name').primaryKey(),
  countedAt: timestamptz('counted_at').notNull(),
});

/** Comparisons of the stored totals with a full recount. */
export const rollupChecks = pgTable(
  'rollup_checks',
  {
    id: uuid('id').primaryKey(),
    startedAt: timestamptz('started_at').notNull(),
    finishedAt: timestamptz('finished_at'),
    days: integer('days').notNull().default(0),
    problems: jsonb('problems').$type<string[]>().notNull().default([]),
  },
  (table) => [index('rollup_checks_newest').on(table.startedAt)],
);
