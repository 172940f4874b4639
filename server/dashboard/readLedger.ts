import type { LedgerReading } from '../../contract/dashboard.ts';
import { readLastLedgerCheck } from '../credits/checkLedger.ts';
import type { Queries } from '../platform/database/database.ts';

/** The check is due every 24 hours and looked for every ten minutes; two hours later it counts as overdue. */
const OVERDUE_MS = 26 * 3600 * 1000;

/** What the last daily ledger check found. A difference is reported however old the check is. */
export async function readLedger(queries: Queries, now: Date): Promise<LedgerReading> {
  const check = await readLastLedgerCheck(queries);
  if (!check) return { state: 'never', started_at: null, finished_at: null, postings: 0, problems: [] };
  const isOverdue = now.getTime() - Date.parse(check.finished_at) > OVERDUE_MS;
  return { state: check.problems.length > 0 ? 'differs' : isOverdue ? 'overdue' : 'agrees', ...check };
}
