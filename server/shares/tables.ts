import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { REPORT_REASONS, REPORT_STATES } from '../../contract/schemas/shares.ts';
import { tasks } from '../generation/tables.ts';
import { timestamptz } from '../platform/database/columns.ts';

/** Public links, at most one per item. Ending a link deletes the row, so that its token never works again. */
export const shares = pgTable('shares', {
  taskId: uuid('task_id')
    .primaryKey()
    .references(() => tasks.id, { onDelete: 'cascade' }),
  /** The token in the URL. */
  token: text('token').notNull().unique(),
  showsPrompt: boolean('shows_prompt').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});

/** Visitors' reports about shared items; kept after the link has ended. */
export const shareReports = pgTable(
  'share_reports',
  {
    id: uuid('id').primaryKey(),
    taskId: uuid('task_id').notNull(),
    token: text('token').notNull(),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    note: text('note').notNull(),
    state: text('state', { enum: REPORT_STATES }).notNull().default('open'),
    createdAt: timestamptz('created_at').notNull(),
    closedAt: timestamptz('closed_at'),
  },
  (table) => [index('share_reports_state').on(table.state, table.id)],
);
