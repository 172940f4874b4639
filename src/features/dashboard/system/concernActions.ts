import type { ConcernCode, RetryableKind, DismissibleKind } from '../../../../contract/dashboard.ts';

/** What a concern's button does. */
export type Press =
  | { does: 'check-ledger' | 'pause' | 'resume' | 'look' }
  | { does: 'retry'; what: RetryableKind }
  | { does: 'dismiss'; what: DismissibleKind };

const CHECK: Press = { does: 'check-ledger' };
const LOOK: Press = { does: 'look' };
const RESUME: Press = { does: 'resume' };
const retry = (what: RetryableKind): Press => ({ does: 'retry', what });
const dismiss = (what: DismissibleKind): Press => ({ does: 'dismiss', what });

/**
 * The buttons of each concern, the most helpful first. Concerns that need a decision case by case have none: that is
 * done on another screen (`placeOf`). What only the machine's owner can repair can only be checked again.
 */
export const CONCERN_ACTIONS: Record<ConcernCode, readonly Press[]> = {
  ledger_differs: [CHECK],
  ledger_overdue: [CHECK],
  ledger_never_checked: [CHECK],
  tasks_overdue: [retry('tasks')],
  tasks_forgotten: [retry('tasks')],
  webhooks_waiting: [retry('messages')],
  webhooks_given_up: [retry('messages')],
  webhooks_failed: [retry('messages'), dismiss('failures')],
  webhooks_refused: [dismiss('refusals')],
  sweep_overdue: [retry('payments')],
  topups_uncredited: [retry('payments')],
  jobs_failed: [retry('jobs'), dismiss('jobs')],
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
