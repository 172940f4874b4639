import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';
import { watchCommits } from './afterCommit.ts';
import { joinStatements } from './joinStatements.ts';
import { forgetStatementNames } from './pooler.ts';
import { traceStatements } from '../spans.ts';
import { watchStatements } from './watchStatements.ts';
import type { Database } from './database.ts';

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/**
 * The longest wait, in milliseconds, for a connection, a lock or a sign of life: a locked table or an unreachable server
 * is reported within two seconds.
 */
export const PATIENCE_MS = 1800;

/** Milliseconds after which no client still waits for a statement's result. */
const REQUEST_STATEMENT_MS = 10_000;

/**
 * Opens a pool of connections.
 * @param poolSize maximum connections
 * @param statementMs milliseconds after which the server cancels a statement
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
  /** Through a pooler, which accepts no connection settings: lock_timeout and statement_timeout must be set there (docs/operations.md). */
  isPooled?: boolean;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    // Opening a connection is the slowest step on a busy machine; the default of ten seconds would reopen many.
    idleTimeoutMillis: 60_000,
    ...(!isPooled && { lock_timeout: patienceMs, statement_timeout: statementMs }),
    keepAlive: true,
    // Statements of one transaction that need nothing of each other may be sent together (`Promise.all`).
    pipeline: true,
  } as pg.PoolConfig);
  let isClosing = false;
  // Without a listener, an idle connection that breaks ends the whole process.
  pool.on('error', (error) => {
    // The pool closes before its last connections do; a server that stops right after may still cut them.
    if (isClosing) return;
    log.warn({ error: error.message }, 'a database connection was lost');
  });
  // The pool's listener is off while a connection is checked out; one may break between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The innermost wrapper: outer ones may copy a query, and a joined one must not be copied.
  pool.on('connect', joinStatements);
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
