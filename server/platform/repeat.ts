import type { Log } from './log.ts';

export interface Repeated {
  /** Prevents further runs; resolves when the current one has ended. */
  stop(): Promise<void>;
}

/**
 * Runs work periodically, starting immediately and never twice at the same time. A failed run is logged; the next one
 * runs as usual.
 * @param everyMs milliseconds between timer ticks; a tick during a run is skipped
 * @param failureMessage log message for a failed run
 */
export function repeat(
  everyMs: number,
  run: () => Promise<unknown>,
  { log, failureMessage }: { log: Log; failureMessage: string },
): Repeated {
  let current: Promise<void> | undefined;
  const turn = () => {
    current ??= new Promise((resolve) => resolve(run()))
      .then(
        () => undefined,
        (error: Error) => log.warn({ error }, failureMessage),
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
