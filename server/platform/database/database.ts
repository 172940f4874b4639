import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { watchCommits } from './afterCommit.ts';
import { forgetStatementNames } from './pooler.ts';
import { traceStatements } from '../tracing/spans.ts';
import { watchStatements } from './watchStatements.ts';

/** The query builder over one pool. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** Inside a transaction: everything that only needs to run queries takes this, so that both fit. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/**
 * Nobody waits longer than this for a connection, for a lock or for a sign of life: a table that is locked or a server
 * that is away is told within two seconds.
 */
export const PATIENCE_MS = 1800;
/** Nobody waits for an answer any more when a statement has run for this long. */
export const REQUEST_STATEMENT_MS = 10_000;

/**
 * Opens a pool of connections.
 * @param poolSize connections at most
 * @param statementMs a statement that runs for longer is ended
 */
export function openDatabase({
  connectionString,
  poolSize,
  log,
  patienceMs = PATIENCE_MS,
  statementMs = REQUEST_STATEMENT_MS,
  isPooled = false,
}: {
  connectionString: string;
  poolSize: number;
  log: Log;
  patienceMs?: number;
  statementMs?: number;
  /** Through a pooler, which takes no settings of a connection: there, lock_timeout and statement_timeout are its own to set (docs/operations.md). */
  isPooled?: boolean;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    // Making a connection is what takes longest on a busy machine; ten seconds, the default, make many of them.
    idleTimeoutMillis: 60_000,
    ...(!isPooled && { lock_timeout: patienceMs, statement_timeout: statementMs }),
    keepAlive: true,
  });
  let isClosing = false;
  // Without a listener a connection that breaks while idle ends the whole process.
  pool.on('error', (error) => {
    // The pool is closed before its last connections are: a server that stops right after may still cut them.
    if (isClosing) return;
    log.warn({ error: error.message }, 'a database connection was lost');
  });
  // That listener is off while a connection is in use; one that breaks between two statements of a transaction needs its own.
  pool.on('connect', (client) => client.on('error', () => undefined));
  if (isPooled) pool.on('connect', forgetStatementNames);
  const stopWatching = watchStatements(pool, { connectionString, patienceMs, statementMs });
  traceStatements(pool);
  const database = drizzle(pool) as Database;
  watchCommits(database);
  return {
    database,
    close: () => {
      isClosing = true;
      stopWatching();
      return pool.end();
    },
  };
}

/** SQLSTATE and constraint of a failed query, wherever the query builder has wrapped it; null for other errors. */
export function readDatabaseError(error: unknown): { code: string; constraint: string | null } | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError)
      return { code: current.code ?? '', constraint: current.constraint ?? null };
  }
  return null;
}

export const CHECK_VIOLATION = '23514';
