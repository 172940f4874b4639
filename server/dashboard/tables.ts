import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AdminAction, SubjectType } from '../../contract/dashboard.ts';
import { timestamptz } from '../platform/database/columns.ts';

/**
 * Who did what to whom, why and when. Lines are only ever added: the application's role can do nothing else, and a
 * trigger stops even the owner (migration `admin_console`).
 */
export const adminLog = pgTable(
  'admin_log',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id').notNull(),
    sessionId: uuid('session_id').notNull(),
    action: text('action').$type<AdminAction>().notNull(),
    subjectType: text('subject_type').$type<SubjectType>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** The person it concerns; null when there is none. */
    userId: uuid('user_id'),
    reason: text('reason').notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
    at: timestamptz('at').notNull(),
  },
  (table) => [
    index('admin_log_of_admin').on(table.adminId, table.id),
    index('admin_log_of_user')
      .on(table.userId, table.id)
      .where(sql`user_id is not null`),
    index('admin_log_of_action').on(table.action, table.id),
  ],
);

/** Sessions whose admin has confirmed again, by password or passkey, and until when that is valid. */
export const dashboardConfirmations = pgTable('console_confirmations', {
  sessionId: uuid('session_id').primaryKey(),
  until: timestamptz('until').notNull(),
});
