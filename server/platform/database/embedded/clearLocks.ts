import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { type Paths, socketName } from './paths.ts';
import { isInUse, processFile, readProcessId, readServerProcess } from './serverProcess.ts';

/**
 * Clears what a server that was killed has left behind and would keep the next one from starting: lock files without
 * sense, and such whose process id belongs to another program by now (after a restart of the machine, in a new
 * container, in a restored copy). PostgreSQL takes any living process for a server.
 * @returns the foreign process that the server must be told to overlook, where its own look at the remains is still needed
 * @throws EmbeddedPostgresError naming the file that could not be removed
 */
export function clearLocks({ cluster, socketDirectory }: Paths): { overlooked: number | undefined } {
  if (readServerProcess(cluster) !== undefined) return { overlooked: undefined };
  // Says nothing that the cluster's own file does not say.
  const socketFile = join(socketDirectory, `${socketName}.lock`);
  if (readProcessId(socketFile) !== undefined) remove(socketFile);

  const file = processFile(cluster);
  const named = readProcessId(file);
  if (named === undefined) return { overlooked: undefined };
  // Not removed: by what else stands in it the server finds out whether parts of the last one still live.
  if (named !== null) return { overlooked: named };
  if (!isInUse(cluster)) remove(file);
  return { overlooked: undefined };
}

function remove(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `${file} is left over from another run and cannot be removed from here. Remove it and start again.`,
      { cause },
    );
  }
}
