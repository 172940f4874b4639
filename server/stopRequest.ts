/** A start that was given up because somebody wished it to stop. */
export class Stopped extends Error {
  override name = 'Stopped';
}

export interface StopRequest {
  /** For a start, between two of its steps. @throws Stopped */
  throwIfStopping(): void;
  /** Runs `act` once the wish comes, or at once when it is there already. */
  onStop(act: () => void): void;
}

/**
 * Hears the wish to stop from the first moment on: Ctrl-C, a polite kill, or the end of whoever started us. A second one
 * ends the process at once.
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
  // `npm start` holds a channel to us; its end means that it is gone, perhaps by kill -9.
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
