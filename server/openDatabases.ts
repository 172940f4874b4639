import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import { poolerConnectionString } from './platform/database/pooler.ts';
import type { Log } from './platform/log.ts';

const ESSENTIAL_CONNECTIONS = 4;
const BACKGROUND_CONNECTIONS = 4;
/** Background work may wait this long for another to release a connection. */
const BACKGROUND_PATIENCE_MS = 30_000;
/** Enough for one statement to verify years of ledger entries; longer means something is wrong. */
const BACKGROUND_STATEMENT_MS = 600_000;

/** One database with three pools of connections, so that no kind of work can occupy another's. */
export interface Databases {
  database: Database;
  /** The same database with separate connections: sessions, sign-in and balance work even when other work occupies the main pool. */
  essentials: Database;
  /** The same database for background work: counts, checks and removals may take long. */
  background: Database;
  close(): Promise<void>;
}

/** Opens the pools. @param connectionString of a migrated database */
export function openDatabases({
  config,
  log,
  connectionString,
}: {
  config: Config;
  log: Log;
  connectionString: string;
}): Databases {
  const opened = { connectionString, log, patienceMs: config.databasePatienceMs };
  const forRequests = config.databasePoolerUrl
    ? {
        ...opened,
        connectionString: poolerConnectionString(config.databasePoolerUrl, connectionString),
        isPooled: true,
      }
    : opened;
  const { database, close: closeDatabase } = openDatabase({ ...forRequests, poolSize: config.databasePool });
  const { database: essentials, close: closeEssentials } = openDatabase({
    ...forRequests,
    poolSize: ESSENTIAL_CONNECTIONS,
  });
  const { database: background, close: closeBackground } = openDatabase({
    ...opened,
    poolSize: BACKGROUND_CONNECTIONS,
    patienceMs: Math.max(BACKGROUND_PATIENCE_MS, config.databasePatienceMs),
    statementMs: BACKGROUND_STATEMENT_MS,
  });
  return {
    database,
    essentials,
    background,
    async close() {
      await closeEssentials();
      await closeBackground();
      await closeDatabase();
    },
  };
}
