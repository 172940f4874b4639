import type { Binaries } from './binaries.ts';
import { databaseName, userName } from './createCluster.ts';
import type { Hosting } from './hosting.ts';
import { launchServer } from './launchServer.ts';
import { holdLifeline } from './lifeline.ts';
import { makeSocketDirectory, removeSocketDirectory, type Places } from './places.ts';
import { stopServer } from './stopServer.ts';

/** Linux and macOS: no network port, and a lifeline that the kernel keeps for us. */
export function hostOnUnix(places: Places, binaries: Binaries): Hosting {
  const lifeline = holdLifeline(places);
  const folder = encodeURIComponent(places.socketDirectory);
  return {
    connectionString: (password) =>
      `postgresql://${userName}:${password}@localhost:5432/${databaseName}?host=${folder}`,
    launch: () => {
      makeSocketDirectory(places);
      return launchServer(places, binaries, lifeline);
    },
    release: async () => {
      if (lifeline.release().isHeldByOthers) return true;
      const hasEnded = await stopServer(places);
      if (hasEnded) removeSocketDirectory(places);
      return hasEnded;
    },
  };
}
