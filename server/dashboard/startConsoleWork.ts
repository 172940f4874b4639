import type { DashboardDeps } from './dashboardDeps.ts';
import { checkRollupDaily } from './rollup/checkRollup.ts';
import { runRollup } from './rollup/runRollup.ts';
import { endWhatDeactivatedLeft } from './users/deactivateUser.ts';

const COUNT_EVERY_MS = 60_000;
const CHECK_LOOK_MS = 600_000;

/** Starts what the console needs done without a request: the overview's totals, their daily check, and what a turned-off account left behind. */
export function startConsoleWork(deps: DashboardDeps): { stop(): Promise<void> } {
  const { database, clock, log } = deps;
  let running: Promise<unknown> = Promise.resolve();
  // One after the other: a long count must not pile up behind itself.
  const inTurn = (work: () => Promise<unknown>, complaint: string) => {
    running = running.then(work).catch((error: Error) => log.warn({ error: error.message }, complaint));
  };
  const count = () =>
    inTurn(async () => {
      await runRollup({ database, clock });
      await endWhatDeactivatedLeft(deps);
    }, 'the console’s totals could not be counted');
  const check = () =>
    inTurn(() => checkRollupDaily({ database, clock, log }), 'the console’s totals could not be checked');
  const timers = [setInterval(count, COUNT_EVERY_MS), setInterval(check, CHECK_LOOK_MS)];
  count();
  check();
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
