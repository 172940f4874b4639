import type { DashboardDeps } from './dashboardDeps.ts';
import { noteCharges } from '../generation/noteCharges.ts';
import { type Repeated, repeat } from '../platform/repeat.ts';
import { repeatOnce } from '../platform/repeatOnce.ts';
import { checkRollupDaily } from './rollup/checkRollup.ts';
import { runRollup } from './rollup/runRollup.ts';
import { endWhatDeactivatedLeft } from './users/deactivateUser.ts';

const COUNT_EVERY_MS = 60_000;
const CHECK_LOOK_MS = 600_000;

/** Starts what the console needs done without a request: the overview's totals, their daily check, and what a turned-off account left behind. */
export function startConsoleWork(deps: DashboardDeps): Repeated {
  const { database, clock, log } = deps;
  const periodic = [
    repeatOnce(
      COUNT_EVERY_MS,
      async () => {
        await runRollup({ database, clock });
        await noteCharges(database);
        await endWhatDeactivatedLeft(deps);
      },
      { name: 'count totals', database, log, complaint: 'the console’s totals could not be counted' },
    ),
    repeat(CHECK_LOOK_MS, () => checkRollupDaily({ database, clock, log }), {
      log,
      complaint: 'the console’s totals could not be checked',
    }),
  ];
  return {
    async stop() {
      await Promise.all(periodic.map((work) => work.stop()));
    },
  };
}
