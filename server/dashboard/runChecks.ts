import { checkLedgerDaily } from '../credits/checkLedger.ts';
import type { Session } from '../platform/http/call.ts';
import { runAsAdmin } from './runAsAdmin.ts';
import type { DashboardDeps } from './dashboardDeps.ts';
import { writeLog } from './log/writeLog.ts';
import { checkRollupDaily } from './rollup/checkRollup.ts';
import { countPersons } from './rollup/personTotals.ts';
import { runRollup } from './rollup/runRollup.ts';

type Asked = { session: Session; reason: string };

/** Checks the ledger now. The result is shown on the system page. */
export async function checkLedgerNow(deps: DashboardDeps, asked: Asked): Promise<{ log_id: string }> {
  const { background: database, clock, log, verifications } = deps;
  const logged = await logCheck(deps, { ...asked, action: 'ledger.check' });
  await checkLedgerDaily({ database, clock, log, verifications, isAsked: true });
  return logged;
}

/** Deletes the stored totals, counts them again, then runs the check. */
export async function rebuildRollup(deps: DashboardDeps, asked: Asked): Promise<{ log_id: string }> {
  const { background: database, clock, log } = deps;
  const logged = await logCheck(deps, { ...asked, action: 'rollup.rebuild' });
  await runRollup({ database, clock, isAnew: true });
  await countPersons({ database, clock });
  await checkRollupDaily({ database, clock, log, isAsked: true });
  return logged;
}

function logCheck(
  { database, clock }: DashboardDeps,
  { session, reason, action }: Asked & { action: 'ledger.check' | 'rollup.rebuild' },
): Promise<{ log_id: string }> {
  return runAsAdmin({ database, session }, async (transaction) => ({
    log_id: await writeLog(transaction, {
      clock,
      session,
      entry: { action, subject: { type: 'system', id: action }, reason },
    }),
  }));
}
