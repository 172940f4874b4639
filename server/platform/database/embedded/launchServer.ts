import { spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import type { Binaries } from './binaries.ts';
import { clearLocks } from './clearLocks.ts';
import type { Lifeline } from './lifeline.ts';
import type { Paths } from './paths.ts';
import { serverEnvironment } from './serverEnvironment.ts';

/**
 * Runs the server with a guard beside it, which shuts it down (fast) at the end of the lifeline, file
 * descriptor 3, that is, when the last process using the server is gone, however it went.
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

/** A log larger than this, in bytes, is set aside when the server starts; one older log is kept. */
const logLimit = 5_000_000;

/** Names a process that PostgreSQL must not take for another server (its own word for it: pg_ctl's shell). */
const overlookedProcess = 'PG_GRANDPARENT_PID';

/**
 * Starts the server, in a session of its own: Ctrl-C is meant for us, and we still need the database
 * to end cleanly. Resolves when it ends, which is at once if another server has the cluster.
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
    // After a kill everything is flushed before the log is read: at once, where the system can, not file by file.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  };
  return ['-D', clusterArgument, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
}

function openLog(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found && found.size > logLimit) renameSync(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}
