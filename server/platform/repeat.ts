import type { Log } from './log.ts';

export interface Repeated {
  /** No further run; resolves when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * Periodic work: one run after the other, never two at once, the first one now. A failed run is logged and the next one comes.
 * @param everyMs milliseconds from one look at the clock to the next; one that comes during a run is left out
 * @param complaint what the log says of a failed run
 */
export function repeat(
  everyMs: number,
  run: () => Promise<unknown>,
  { log, complaint }: { log: Log; complaint: string },
): Repeated {
  let current: Promise<void> | undefined;
  const turn = () => {
    current ??= new Promise((resolve) => resolve(run()))
      .then(
        () => undefined,
        (error: Error) => log.warn({ error: error.message }, complaint),
      )
      .finally(() => {
        current = undefined;
      });
  };
  const timer = setInterval(turn, everyMs);
  turn();
  return {
    async stop() {
      clearInterval(timer);
      await current;
    },
  };
}
