import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { bytes } from '../../platform/secretTables.ts';
import type { EngineRequest } from '../engine.ts';
import type { Delivery, CopiedFile } from './provider.ts';
import { timestamptz } from '../../platform/database/columns.ts';

/**
 * State of work at an external engine. None of it lives in a process: any process may take the next step, and if one is
 * killed another continues.
 *
 * waiting → submitting → accepted → copying → done; `unsure` when a submission's fate must be looked up; `failed` from anywhere.
 */
export const remoteJobs = pgTable(
  'remote_jobs',
  {
    id: uuid('id').primaryKey(),
    engineId: text('engine_id').notNull(),
    /** Jobs of one owner take turns with those of others. */
    ownerId: uuid('owner_id').notNull(),
    request: jsonb('request').$type<EngineRequest>().notNull(),
    status: text('status', {
      enum: ['waiting', 'submitting', 'unsure', 'accepted', 'copying', 'done', 'failed'],
    }).notNull(),
    /** The provider's id of the task. */
    providerTaskId: text('provider_task_id'),
    /** When the latest submission began. */
    submittedAt: timestamptz('submitted_at'),
    /** Lookups since `submittedAt` that did not find it. */
    lookups: smallint('lookups').notNull().default(0),
    /** Steps that failed since the last one that worked. */
    faults: smallint('faults').notNull().default(0),
    /** Copies of its results that failed. */
    badCopies: smallint('bad_copies').notNull().default(0),
    nextStepAt: timestamptz('next_step_at').notNull(),
    /** Who is taking a step now, and until when that holds without a renewal. */
    leaseId: uuid('lease_id'),
    leaseUntil: timestamptz('lease_until'),
    /** When the provider was first seen working on it. */
    startedAt: timestamptz('started_at'),
    /** Progress that the provider reports; most report none. */
    percent: smallint('percent'),
    /** Where the provider has put the results. */
    deliveries: jsonb('deliveries').$type<Delivery[]>(),
    /** Results in our storage. */
    files: jsonb('files').$type<CopiedFile[]>(),
    /** Why it failed; before that, the fault of the last step. */
    failureCode: text('failure_code').$type<ErrorCode>(),
    /** No longer wanted; the row stays only until a running submission has ended or its task could be cancelled. */
    isDiscarded: boolean('is_discarded').notNull().default(false),
    /** When it was last polled: a job that nobody polls takes no slot. */
    seenAt: timestamptz('seen_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    index('remote_jobs_open')
      .on(table.engineId, table.createdAt)
      .where(sql`status in ('waiting', 'submitting', 'unsure', 'accepted')`),
    index('remote_jobs_at_provider')
      .on(table.engineId)
      .where(sql`status in ('submitting', 'unsure', 'accepted')`),
    uniqueIndex('remote_jobs_provider_task').on(table.engineId, table.providerTaskId),
  ],
);

/**
 * Bytes that came with an answer while the storage took no files: paid for and without a second copy, so they must
 * outlive the process that received them. Deleted with their job, or once they are in the storage.
 */
export const remoteArrivals = pgTable(
  'remote_arrivals',
  {
    jobId: uuid('job_id')
      .notNull()
      .references(() => remoteJobs.id, { onDelete: 'cascade' }),
    index: smallint('index').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.index] })],
);

export type RemoteJob = typeof remoteJobs.$inferSelect;
