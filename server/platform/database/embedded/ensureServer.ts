import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { backOff } from '../../../../contract/backOff.ts';
import { EmbeddedPostgresError } from './embeddedPostgresError.ts';
import { probeServer } from './probeServer.ts';

/** Whether the server was already running or was started here. */
export type Arrival = 'adopted' | 'started';

/** Milliseconds between two probes; a start takes 30 to 100. */
const pause = 20;
/** Milliseconds after a failed start. Mostly another server has not yet released the cluster. */
const pausesAfterFailure = { first: 200, longest: 2000 };
/** Milliseconds without any reply before giving up. A server in recovery replies, and may take longer. */
const patience = 30_000;

type Ensuring = {
  connectionString: string;
  launch: () => { ended: Promise<void> };
  log: string;
};

/**
 * Returns when a server answers; starts one whenever none does. Any number of processes may do this at the same time:
 * the cluster's own lock lets one of their servers run, and the others adopt it.
 * @throws EmbeddedPostgresError with the end of the server's log when no server comes up
 */
export async function ensureServer({ connectionString, launch, log }: Ensuring): Promise<Arrival> {
  let launched: { ended: Promise<void> } | undefined;
  let lastSign = performance.now();
  let hasStarted = false;
  let failures = 0;
  for (;;) {
    const state = await probeServer(connectionString);
    if (state === 'ready') return hasStarted ? 'started' : 'adopted';
    if (state === 'starting') lastSign = performance.now();
    if (performance.now() - lastSign > patience) throw new EmbeddedPostgresError(`it does not start.\n${endOf(log)}`);
    if (state === 'absent' && !launched) {
      launched = launch();
      hasStarted = true;
      void launched.ended
        .then(() => (hasStarted = false))
        .then(() => delay(backOff(failures, pausesAfterFailure)))
        .then(() => {
          failures += 1;
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
