import type { Binaries } from './binaries.ts';
import { databaseName, userName } from './createCluster.ts';
import type { Hosting } from './hosting.ts';
import { launchServer } from './launchServer.ts';
import { holdLifeline } from './lifeline.ts';
import { makeSocketDirectory, removeSocketDirectory, type Paths } from './paths.ts';
import { readServerProcess } from './serverProcess.ts';
import { stopServer } from './stopServer.ts';

/** Starts beside a living server, a few seconds together, before it counts as out of reach for good. */
const patientLaunches = 4;

/** Linux and macOS: no network port, and a lifeline that the kernel keeps for us. */
export function hostOnUnix(paths: Paths, binaries: Binaries): Hosting {
  const lifeline = holdLifeline(paths);
  const deaf = { processId: 0, launches: 0 };
  const folder = encodeURIComponent(paths.socketDirectory);
  return {
    connectionString: (password) =>
      `postgresql://${userName}:${password}@localhost:5432/${databaseName}?host=${folder}`,
    launch: () => {
      // Somebody cleared the temporary folder: a server whose socket is gone lives on, and keeps the cluster to itself.
      const processId = readServerProcess(paths.cluster) ?? 0;
      deaf.launches = processId === deaf.processId ? deaf.launches + 1 : 1;
      deaf.processId = processId;
      if (processId && deaf.launches > patientLaunches) process.kill(processId, 'SIGINT');
      makeSocketDirectory(paths);
      return launchServer(paths, binaries, lifeline);
    },
    release: async () => {
      if (lifeline.release().isHeldByOthers) return true;
      const hasEnded = await stopServer(paths);
      if (hasEnded) removeSocketDirectory(paths);
      return hasEnded;
    },
  };
}
