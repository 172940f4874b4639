import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReconnectingClient } from '../reconnectingClient.ts';
import { provideBinaries } from './binaries.ts';
import { createCluster, passwordFile } from './createCluster.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { ensureServer } from './ensureServer.ts';
import { hostOnUnix } from './hostOnUnix.ts';
import { hostOnWindows } from './hostOnWindows.ts';
import { preparePaths, type Paths } from './paths.ts';
import type { SupervisorLog } from './supervisorLog.ts';

export type EmbeddedPostgres = {
  connectionString: string;
  /** Releases the server, and waits for its clean shutdown if no other process uses it. Safe to call twice. */
  stop(): Promise<void>;
};

/** The major version whose data format the installed programs read. */
const majorVersion = '18';

/**
 * Runs a real PostgreSQL in a data folder, or adopts the one already running there, and keeps it running: a dedicated
 * connection detects its end (a killed process, a full disk, a shutdown by another process), and it is restarted until
 * that succeeds, independent of queries.
 *
 * Any number of processes may start it on one folder; it runs exactly as long as one of them does, even if they are
 * killed by kill -9. It listens on a Unix socket only and requires a password.
 *
 * A pool on it needs an `error` listener: a server that ends breaks idle connections, and an unhandled `error` ends the
 * process.
 *
 * @param dataDirectory absolute; created if missing; must contain nothing else
 * @throws EmbeddedPostgresError when no server can run here; its message names DATABASE_URL
 */
export async function startEmbeddedPostgres({
  dataDirectory,
  log,
}: {
  dataDirectory: string;
  log: SupervisorLog;
}): Promise<EmbeddedPostgres> {
  const startedAt = performance.now();
  const paths = preparePaths(dataDirectory);
  const binaries = provideBinaries(paths);
  const hosting = process.platform === 'win32' ? hostOnWindows(paths, binaries) : hostOnUnix(paths, binaries);
  await createCluster(paths, binaries);
  assertReadable(paths);
  const connectionString = hosting.connectionString(readPassword(paths));
  const ensure = () => ensureServer({ connectionString, launch: () => hosting.launch(), log: paths.log });
  const arrival = await ensure();
  log.info({ arrival, milliseconds: Math.round(performance.now() - startedAt) }, 'embedded PostgreSQL is ready');
  const watch = await openReconnectingClient({
    name: 'kilas-watch',
    connectionString,
    open: async () => undefined,
    before: async () => {
      if ((await ensure()) === 'started') log.warn({}, 'embedded PostgreSQL was gone and has been started again');
    },
    onTrouble: ({ message }) => log.warn({ error: message }, 'embedded PostgreSQL is gone; it is started again'),
  });

  let stopping: Promise<void> | undefined;
  return { connectionString, stop: () => (stopping ??= letGo()) };

  async function letGo(): Promise<void> {
    await watch.close();
    if (!(await hosting.release(connectionString))) log.warn({}, 'embedded PostgreSQL did not end within a minute');
  }
}

function assertReadable({ cluster }: Paths): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === majorVersion) return;
  throw new EmbeddedPostgresError(
    `the data in ${cluster} was written by PostgreSQL ${version}, and the programs here are version ${majorVersion}.`,
  );
}

function readPassword({ cluster }: Paths): string {
  return readFileSync(join(cluster, passwordFile), 'utf8').trim();
}
