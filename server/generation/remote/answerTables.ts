import { pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import { timestamptz } from '../../platform/database/columns.ts';

/**
 * The latest refusal of an engine's server, for each path and meaning. One that lacks a path stays until the path turns
 * out to be there: what is offered depends on it, in every process.
 */
export const engineAnswers = pgTable(
  'engine_answers',
  {
    engineId: text('engine_id').notNull(),
    /** Its address: what another server said does not count for this one. */
    server: text('server').notNull(),
    path: text('path').notNull(),
    code: text('code').$type<ErrorCode>().notNull(),
    status: smallint('status').notNull(),
    /** The server's words, without secrets and prompts; empty when it sent none. */
    said: text('said').notNull(),
    since: timestamptz('since').notNull(),
    /** When it last said so. */
    at: timestamptz('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.engineId, table.server, table.path, table.code] })],
);
