import type { DashboardDeps } from './dashboardDeps.ts';
import { backfillCharges } from '../generation/coins/backfillCharges.ts';
import { type Repeated, repeat } from '../platform/repeat.ts';
import { repeatInOneProcess } from '../platform/repeatInOneProcess.ts';
import { checkRollupDaily } from './rollup/checkRollup.ts';
import { countPersons } from './rollup/personTotals.ts';
import { runRollup } from './rollup/runRollup.ts';
import { endTasksOfDeactivated } from './users/deactivateUser.ts';

const COUNT_EVERY_MS = 60_000;
const CHECK_LOOK_MS = 600_000;

/**
 * Starts the dashboard's periodic work: the overview's totals, each person's figures, the daily check of both, the
 * coins of older items, and ending what deactivated accounts still have running.
 */
export function startDashboardWork(deps: DashboardDeps): Repeated {
  const { database, clock, log } = deps;
  const everyMinute = (
    run: () => Promise<unknown>,
    { name, failureMessage }: { name: string; failureMessage: string },
  ) => repeatInOneProcess(COUNT_EVERY_MS, run, { name, database, log, failureMessage });
  const periodic = [
    everyMinute(() => runRollup({ database, clock }), {
      name: 'count totals',
      failureMessage: 'the dashboard’s totals could not be counted',
    }),
    everyMinute(() => countPersons({ database, clock }), {
      name: 'count persons',
      failureMessage: 'the figures of each person could not be counted',
    }),
    everyMinute(() => backfillCharges(database), {
      name: 'note charges',
      failureMessage: 'the coins of older items could not be noted',
    }),
    everyMinute(() => endTasksOfDeactivated(deps), {
      name: 'end what deactivated accounts left',
      failureMessage: 'what deactivated accounts left could not be ended',
    }),
    repeat(CHECK_LOOK_MS, () => checkRollupDaily({ database, clock, log }), {
      log,
      failureMessage: 'the dashboard’s totals could not be checked',
    }),
  ];
  return {
    async stop() {
      await Promise.all(periodic.map((work) => work.stop()));
    },
  };
}
