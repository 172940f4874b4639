import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepConnection } from '../keepConnection.ts';
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
  /** Lets the server go, and waits for its clean shutdown if nobody else uses it. Safe to call twice. */
  stop(): Promise<void>;
};

/** The major version whose data format the installed programs read. */
const majorVersion = '18';

/**
 * Runs a real PostgreSQL in a folder of ours, or adopts the one that already runs there, and keeps it running: its end
 * (its process was killed, its disk was full, another process took it down) is noticed by a connection of its own, and
 * it is started again until that succeeds, whether anybody asks it anything or not.
 *
 * Any number of processes may start it on one folder; it lives exactly as long as one of them does,
 * also when they die by kill -9. It listens on a Unix socket only, and asks for a password.
 *
 * The pool over it needs an `error` listener: a server going away ends idle connections, and an
 * unhandled `error` ends the process.
 *
 * @param dataDirectory absolute; made if missing; must hold nothing else
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
  const watch = await keepConnection({
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
