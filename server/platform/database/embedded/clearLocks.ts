import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { type Paths, socketName } from './paths.ts';
import { isInUse, processFile, readProcessId, readServerProcess } from './serverProcess.ts';

/**
 * Clears leftovers of a killed server that would prevent the next start: unreadable lock files, and those whose process
 * id now belongs to another program (after a reboot, in a new container, in a restored copy). PostgreSQL takes any
 * living process with that id for a server.
 * @returns the foreign process id that the server must ignore, where it still has to examine the lock file itself
 * @throws EmbeddedPostgresError naming the file that could not be removed
 */
export function clearLocks({ cluster, socketDirectory }: Paths): { overlooked: number | undefined } {
  if (readServerProcess(cluster) !== undefined) return { overlooked: undefined };
  // The cluster's own lock file has the same information.
  const socketFile = join(socketDirectory, `${socketName}.lock`);
  if (readProcessId(socketFile) !== undefined) remove(socketFile);

  const file = processFile(cluster);
  const named = readProcessId(file);
  if (named === undefined) return { overlooked: undefined };
  // Kept: from its other lines the server detects whether processes of the last one are still alive.
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
