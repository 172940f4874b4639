import path from 'node:path';
import type { Config } from './platform/config.ts';
import { startEmbeddedPostgres } from './platform/database/embedded/startEmbeddedPostgres.ts';
import type { Log } from './platform/log.ts';

/** The configured database server, or the embedded one, started if nobody has. */
export async function openDatabaseServer(config: Config, log: Log) {
  if (config.databaseUrl) return { connectionString: config.databaseUrl, stop: async () => {} };
  return startEmbeddedPostgres({ dataDirectory: path.join(config.dataDirectory, 'postgres'), log });
}
