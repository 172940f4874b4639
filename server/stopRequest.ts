/** The start was aborted by a stop request. */
export class Stopped extends Error {
  override name = 'Stopped';
}

export interface StopRequest {
  /** Called between the steps of a start. @throws Stopped */
  throwIfStopping(): void;
  /** Runs `act` on the stop request, or immediately if it has already come. */
  onStop(act: () => void): void;
}

/**
 * Listens for stop requests from the first moment on: Ctrl-C, SIGTERM, or the end of the parent process. A second signal
 * ends the process immediately.
 */
export function listenForStop(): StopRequest {
  const acts: (() => void)[] = [];
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    process.stdout.write('\nStopping\u2026\n');
    for (const act of acts) act();
  };
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => {
      if (isStopping) process.exit(130);
      stop();
    });
  // `npm start` holds an IPC channel to this process; a disconnect means that it has ended, perhaps by kill -9.
  process.once('disconnect', () => isStopping || stop());
  return {
    throwIfStopping() {
      if (isStopping) throw new Stopped();
    },
    onStop(act) {
      acts.push(act);
      if (isStopping) act();
    },
  };
}
