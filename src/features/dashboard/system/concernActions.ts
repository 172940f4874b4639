import type { ConcernCode, RetriedThing, TickedThing } from '../../../../contract/dashboard.ts';

/** What a concern's button does. */
export type Press =
  | { does: 'check-ledger' | 'pause' | 'resume' | 'look' }
  | { does: 'retry'; what: RetriedThing }
  | { does: 'tick-off'; what: TickedThing };

const CHECK: Press = { does: 'check-ledger' };
const LOOK: Press = { does: 'look' };
const RESUME: Press = { does: 'resume' };
const retry = (what: RetriedThing): Press => ({ does: 'retry', what });
const tickOff = (what: TickedThing): Press => ({ does: 'tick-off', what });

/**
 * The buttons of each concern, the most helpful first. What needs a decision case by case has none: that is done where
 * the cases are listed (`placeOf`). What only the machine's owner can repair can only be checked again.
 */
export const CONCERN_ACTIONS: Record<ConcernCode, readonly Press[]> = {
  ledger_differs: [CHECK],
  ledger_overdue: [CHECK],
  ledger_never_checked: [CHECK],
  tasks_overdue: [retry('tasks')],
  tasks_forgotten: [retry('tasks')],
  webhooks_waiting: [retry('messages')],
  webhooks_given_up: [retry('messages')],
  webhooks_failed: [retry('messages'), tickOff('failures')],
  webhooks_refused: [tickOff('refusals')],
  sweep_overdue: [retry('payments')],
  topups_uncredited: [retry('payments')],
  jobs_failed: [retry('jobs'), tickOff('jobs')],
  engine_failing: [{ does: 'pause' }],
  engine_paused: [RESUME],
  maintenance: [RESUME],
  storage_unwritable: [LOOK],
  workers_silent: [LOOK],
  queue_behind: [LOOK],
  receipts_open: [],
  payments_odd: [],
  reports_open: [],
};
