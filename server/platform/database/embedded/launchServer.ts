import { spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import { clearLocks } from './clearLocks.ts';
import type { Lifeline } from './lifeline.ts';
import type { Paths } from './paths.ts';
import { serverEnvironment } from './serverEnvironment.ts';

/**
 * Runs the server with a guard process, which shuts it down (fast) at end of file of the lifeline (file descriptor 3):
 * when the last process using the server has ended, by whatever means.
 */
const guardedServer = `
"$@" 3<&- &
server=$!
{ read -r _ <&3; kill -INT "$server"; } &
guard=$!
exec 3<&-
wait "$server"
status=$?
kill "$guard" 2>/dev/null
exit "$status"`;

/** A log larger than this, in bytes, is rotated when the server starts; one older log is kept. */
const logLimit = 5_000_000;

/**
 * Environment variable with the id of a process that PostgreSQL must not take for another server (meant for pg_ctl's
 * shell).
 */
const overlookedProcess = 'PG_GRANDPARENT_PID';

/**
 * Starts the server in a separate session: Ctrl-C must only reach this process, which needs the database to shut down
 * cleanly. `ended` resolves when the server ends; that is immediately if another server has the cluster.
 */
export function launchServer(paths: Paths, binaries: Binaries, lifeline: Lifeline): { ended: Promise<void> } {
  const { overlooked } = clearLocks(paths);
  const log = openLog(paths.log);
  const guardEnd = lifeline.openForGuard();
  const child = spawn(
    '/bin/sh',
    ['-c', guardedServer, 'kilas-database', binaries.postgres, ...serverArguments(paths)],
    {
      ...paths.account,
      cwd: paths.cluster,
      env: { ...serverEnvironment(), ...(overlooked && { [overlookedProcess]: String(overlooked) }) },
      detached: true,
      stdio: ['ignore', log, log, guardEnd],
    },
  );
  child.unref();
  closeSync(log);
  closeSync(guardEnd);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return { ended };
}

function serverArguments({ clusterArgument, socketDirectory }: Paths): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketDirectory,
    unix_socket_permissions: '0700',
    port: '5432',
    // Crash recovery syncs all data files before it reads the log: on Linux in one call instead of file by file.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  };
  return ['-D', clusterArgument, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function openLog(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && found.size > logLimit) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}
