import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Log } from '../log.ts';

/** The query builder over one pool. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** Inside a transaction: everything that only needs to run queries takes this, so that both fit. */
export type Queries = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

export interface OpenDatabase {
  database: Database;
  close(): Promise<void>;
}

/** Nobody waits longer than this for a connection or for a lock: a table that is locked or a server that is away is told within two seconds. */
const PATIENCE_MS = 1800;
/** A statement that runs for longer has lost its way; the longest there are read a person's whole trail. */
const STATEMENT_MS = 60_000;

/**
 * Opens a pool of connections.
 * @param poolSize connections at most
 */
export function openDatabase({
  connectionString,
  poolSize,
  log,
}: {
  connectionString: string;
  poolSize: number;
  log: Log;
}): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    connectionTimeoutMillis: PATIENCE_MS,
    // Making a connection is what takes longest on a busy machine; ten seconds, the default, make many of them.
    idleTimeoutMillis: 60_000,
    lock_timeout: PATIENCE_MS,
    statement_timeout: STATEMENT_MS,
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
  return {
    database: keepFirstErrors(drizzle(pool) as Database),
    close: () => {
      isClosing = true;
      return pool.end();
    },
  };
}

/**
 * A transaction fails with its own error. The query builder rolls back before it passes the error on, and where the
 * connection is gone, that fails, too, and is all that anybody hears: "Failed query: rollback".
 */
function keepFirstErrors(database: Database): Database {
  const transact = database.transaction.bind(database);
  database.transaction = async (work, config) => {
    const failed: { first?: unknown } = {};
    try {
      return await transact(async (transaction) => {
        try {
          return await work(transaction);
        } catch (error) {
          failed.first = error;
          throw error;
        }
      }, config);
    } catch (error) {
      throw 'first' in failed ? failed.first : error;
    }
  };
  return database;
}

/** SQLSTATE and constraint of a failed query, wherever the query builder has wrapped it; null for other errors. */
export function readDatabaseError(error: unknown): { code: string; constraint: string | null } | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current instanceof pg.DatabaseError)
      return { code: current.code ?? '', constraint: current.constraint ?? null };
  }
  return null;
}

export const UNIQUE_VIOLATION = '23505';
export const CHECK_VIOLATION = '23514';
