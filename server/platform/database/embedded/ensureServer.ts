import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { probeServer } from './probeServer.ts';

/** How a server came to be there: one that ran already, or one that we started. */
export type Arrival = 'adopted' | 'started';

/** Between two looks, in milliseconds: a start takes 30 to 100. */
const pause = 20;
/** After a failed start, which mostly means that another server is still letting go of the cluster; doubled for each further one. */
const pauseAfterFailure = 200;
const longestPauseAfterFailure = 2000;
/** How long, in milliseconds, nothing at all may answer. Recovery answers, and may take longer. */
const patience = 30_000;

type Ensuring = {
  connectionString: string;
  launch: () => { ended: Promise<void> };
  log: string;
};

/**
 * Returns when a server answers; starts one whenever none does. Any number of processes may do this
 * at once: the cluster's own lock lets one of their servers live, and the others adopt that one.
 * @throws EmbeddedPostgresError with the end of the server's log when no server comes up
 */
export async function ensureServer({ connectionString, launch, log }: Ensuring): Promise<Arrival> {
  let launched: { ended: Promise<void> } | undefined;
  let lastSign = Date.now();
  let hasStarted = false;
  let pauseBeforeNext = pauseAfterFailure;
  for (;;) {
    const state = await probeServer(connectionString);
    if (state === 'ready') return hasStarted ? 'started' : 'adopted';
    if (state === 'starting') lastSign = Date.now();
    if (Date.now() - lastSign > patience) throw new EmbeddedPostgresError(`it does not start.\n${endOf(log)}`);
    if (state === 'absent' && !launched) {
      launched = launch();
      hasStarted = true;
      void launched.ended
        .then(() => (hasStarted = false))
        .then(() => delay(pauseBeforeNext))
        .then(() => {
          pauseBeforeNext = Math.min(pauseBeforeNext * 2, longestPauseAfterFailure);
          launched = undefined;
        });
    }
    await delay(pause);
  }
}

function endOf(log: string): string {
  try {
    return readFileSync(log, 'utf8').split('\n').slice(-15).join('\n');
  } catch {
    return '';
  }
}
