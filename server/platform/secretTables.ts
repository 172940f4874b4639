import { customType, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './database/columns.ts';

/** Raw bytes. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Secrets that the server generated because none was configured; one row per name. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: bytes('value').notNull(),
  createdAt: timestamptz('created_at').notNull(),
});
