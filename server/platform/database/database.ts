import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** The query builder over one pool. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** What functions that only run queries accept: a database or a transaction. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '_'>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** SQLSTATE and constraint of a failed query, unwrapped from the query builder's errors; null for other errors. */
export function readDatabaseError(error: unknown): { code: string; constraint: string | null } | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError)
      return { code: current.code ?? '', constraint: current.constraint ?? null };
  }
  return null;
}

export const CHECK_VIOLATION = '23514';
export const SERIALIZATION_FAILURE = '40001';
