import type { Binaries } from './binaries.ts';
import { databaseName, userName } from './createCluster.ts';
import type { Hosting } from './hosting.ts';
import { launchServer } from './launchServer.ts';
import { holdLifeline } from './lifeline.ts';
import { makeSocketDirectory, removeSocketDirectory, type Paths } from './paths.ts';
import { readServerProcess } from './serverProcess.ts';
import { stopServer } from './stopServer.ts';

/** Launches against the same running server, together a few seconds, before it counts as permanently unreachable. */
const patientLaunches = 4;

/** Linux and macOS: no network port, and a lifeline that the kernel maintains. */
export function hostOnUnix(paths: Paths, binaries: Binaries): Hosting {
  const lifeline = holdLifeline(paths);
  const deaf = { processId: 0, launches: 0 };
  const folder = encodeURIComponent(paths.socketDirectory);
  return {
    connectionString: (password) =>
      `postgresql://${userName}:${password}@localhost:5432/${databaseName}?host=${folder}`,
    launch: () => {
      // A server whose socket was removed (a cleared temporary folder) runs on and keeps the cluster locked, so it is stopped.
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
