import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../server/platform/database/embedded/startEmbeddedPostgres.ts';
import { prepareDatabase } from '../server/platform/database/prepareDatabase.ts';
import { createLog } from '../server/platform/log.ts';

/** An empty folder and a migrated database, the embedded one or that of DATABASE_URL. */
export async function openBenchDatabase() {
  const folder = await mkdtemp(path.join(tmpdir(), 'kilas-bench-'));
  const log = createLog('error');
  const server = process.env.DATABASE_URL
    ? { connectionString: process.env.DATABASE_URL, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDirectory: path.join(folder, 'postgres'), log });
  return {
    folder,
    log,
    kind: process.env.DATABASE_URL ? 'DATABASE_URL' : 'embedded database',
    ownerUrl: server.connectionString,
    /** As the application's role. */
    connectionString: await prepareDatabase({ ownerUrl: server.connectionString, applicationUrl: null, log }),
    async close(): Promise<void> {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
