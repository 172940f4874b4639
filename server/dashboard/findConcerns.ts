import {
  type Concern,
  CONCERN_CODES,
  type ConcernCode,
  type SystemReport,
  URGENT_CONCERNS,
} from '../../contract/dashboard.ts';

const MINUTE_MS = 60_000;
/** Workers count their queues every few seconds. */
const SILENT_MS = 2 * MINUTE_MS;
/** A webhook is processed within seconds; one that a busy gateway delays is no concern yet. */
const WEBHOOK_WAITS_MS = 5 * MINUTE_MS;
/** The gateway's list is read every minute. */
const SWEEP_OVERDUE_MS = 15 * MINUTE_MS;
const BEHIND_SECONDS = 60;
/**
 * In the current and the last clock hour. The address is public: a few forged messages mean nothing while the gateway's
 * own still arrive.
 */
const FEW_REFUSALS = 5;

const URGENT: ReadonlySet<ConcernCode> = new Set(URGENT_CONCERNS);

/** What needs attention according to the figures, worst first. */
export function findConcerns(
  {
    ledger,
    payments,
    webhooks,
    tasks,
    engines,
    pauses,
    queues,
    storage,
    server,
    open_reports: openReports,
    seen_until: seen,
  }: Omit<SystemReport, 'read_at' | 'concerns'>,
  now: Date,
): Concern[] {
  const age = (at: string | null) => (at === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(at));
  // Right after a start everything looks old: the workers have had no time to run yet.
  const isSettled = age(server.started_at) > SILENT_MS;
  const found: Concern[] = [];
  const isSeen = (last: string | null, until: string | null) => last !== null && until !== null && last <= until;
  const add = (code: ConcernCode, count: number | null = null, subject: string | null = null) =>
    found.push({ code, severity: URGENT.has(code) ? 'urgent' : 'watch', count, subject });

  if (ledger.state === 'differs') add('ledger_differs', ledger.problems.length);
  if (ledger.state === 'overdue' && isSettled) add('ledger_overdue');
  if (ledger.state === 'never' && isSettled) add('ledger_never_checked');
  if (payments.uncredited_topups > 0) add('topups_uncredited', payments.uncredited_topups);
  if (storage.standing !== 'writable') add('storage_unwritable');
  if (payments.open_receipts > 0) add('receipts_open', payments.open_receipts);
  if (payments.odd_payments > 0) add('payments_odd', payments.odd_payments, payments.odd_payment);
  if (openReports > 0) add('reports_open', openReports);
  if (webhooks.waiting > 0 && age(webhooks.waiting_since) > WEBHOOK_WAITS_MS) add('webhooks_waiting', webhooks.waiting);
  const isUnheardSince = age(webhooks.last_refused_at) < age(webhooks.last_received_at);
  if (
    webhooks.refused > 0 &&
    !isSeen(webhooks.last_refused_at, seen.refusals) &&
    (isUnheardSince || webhooks.refused_lately > FEW_REFUSALS)
  )
    add('webhooks_refused', webhooks.refused);
  if (webhooks.given_up > 0) add('webhooks_given_up', webhooks.given_up);
  if (webhooks.failed > 0 && !isSeen(webhooks.last_failed_at, seen.failures)) add('webhooks_failed', webhooks.failed);
  if (tasks.overdue > 0) add('tasks_overdue', tasks.overdue);
  for (const { label, state, failed } of engines) if (state === 'failing') add('engine_failing', failed, label);
  for (const { engine_id: paused } of pauses)
    if (paused === null) add('maintenance');
    else add('engine_paused', null, engines.find(({ id }) => id === paused)?.label ?? paused);
  for (const { name, failed } of queues) if (failed > 0) add('jobs_failed', failed, name);
  // Silent workers make every queue late, so only the silence is reported.
  if (isSettled && queues.every(({ counted_at: at }) => age(at) > SILENT_MS)) add('workers_silent');
  else if (isSettled) {
    if (tasks.forgotten > 0) add('tasks_forgotten', tasks.forgotten);
    for (const { name, waiting, behind_seconds: behind } of queues)
      if (behind > BEHIND_SECONDS) add('queue_behind', waiting, name);
    if (age(payments.swept_until) > SWEEP_OVERDUE_MS) add('sweep_overdue');
  }
  return found.sort((one, other) => CONCERN_CODES.indexOf(one.code) - CONCERN_CODES.indexOf(other.code));
}
