import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Mode } from '../../contract/generation.ts';
import type { TemplateDraft } from '../../contract/templates.ts';
import { timestamptz } from '../platform/database/columns.ts';

/** Templates that people save for themselves; the curated ones are part of the product (`curated.ts`). */
export const templates = pgTable(
  'templates',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    prompt: text('prompt').notNull(),
    mode: text('mode').$type<Mode>().notNull(),
    slots: jsonb('slots').$type<TemplateDraft['slots']>().notNull(),
    settings: jsonb('settings').$type<TemplateDraft['settings']>().notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [index('templates_user').on(table.userId, table.id)],
);
