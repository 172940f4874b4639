import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Mode } from '../../contract/generation.ts';
import type { TemplateDraft } from '../../contract/templates.ts';

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
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('templates_user').on(table.userId, table.id)],
);
