import * as v from 'valibot';
import { code, Timestamp, Uuid } from '../primitives.ts';
import { Reason } from './console.ts';
import { PauseReading } from './dashboardPauses.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What can be wrong, the worst first: in this order people are told. */
export const CONCERN_CODES = [
  'ledger_differs',
  'topups_uncredited',
  'storage_unwritable',
  'workers_silent',
  'webhooks_waiting',
  'tasks_overdue',
  'tasks_forgotten',
  'engine_failing',
  'maintenance',
  'engine_paused',
  'receipts_open',
  'payments_odd',
  'reports_open',
  'ledger_overdue',
  'ledger_never_checked',
  'queue_behind',
  'sweep_overdue',
  'webhooks_refused',
  'webhooks_given_up',
  'webhooks_failed',
  'jobs_failed',
] as const;
export type ConcernCode = (typeof CONCERN_CODES)[number];

/** `urgent`: coins, money or somebody's work is at stake now. `watch`: look at it today. */
export const CONCERN_SEVERITIES = ['urgent', 'watch'] as const;

export const Concern = v.object({
  code: v.picklist(CONCERN_CODES),
  severity: v.picklist(CONCERN_SEVERITIES),
  /** How many of it; null where there is nothing to count. */
  count: v.nullable(Count),
  /** The name of the queue or engine it is about. */
  subject: v.nullable(v.string()),
});
export type Concern = v.InferOutput<typeof Concern>;

export const QueueReading = v.object({
  name: v.string(),
  /** Jobs that could run now and nobody has taken. */
  waiting: Count,
  /** For how long the first of them has waited. */
  behind_seconds: Count,
  /** Jobs for a later moment: the next look at a running task, the next try. */
  later: Count,
  /** As the workers last counted them. */
  running: Count,
  /** Jobs given up after their last try, kept for a day; as the workers last counted them. */
  failed: Count,
  /** When the workers last counted; null before the first time. */
  counted_at: v.nullable(Timestamp),
});
export type QueueReading = v.InferOutput<typeof QueueReading>;

export const TasksReading = v.object({
  unfinished: Count,
  /** Of these, past the deadline that their people were shown, by more than the watchdog needs to notice. */
  overdue: Count,
  /** Of these, looked at by no job for five minutes. */
  forgotten: Count,
  oldest_deadline_at: v.nullable(Timestamp),
});
export type TasksReading = v.InferOutput<typeof TasksReading>;

export const PaymentsReading = v.object({
  gateway: v.string(),
  /** Top-ups of the last days that count as paid and brought no coins. */
  uncredited_topups: Count,
  /** Money that came and that only a person can place: paid twice, another amount, an unknown reference. */
  open_receipts: Count,
  /** Whole rupiah of these. */
  open_receipts_amount: Count,
  /** Rows of the gateway's list that could not be read or booked. */
  odd_payments: Count,
  /** What is wrong with the newest of them. */
  odd_payment: v.nullable(v.string()),
  /** When our receipts were last compared with the gateway's list; null before the first time. */
  swept_until: v.nullable(Timestamp),
});
export type PaymentsReading = v.InferOutput<typeof PaymentsReading>;

export const WebhooksReading = v.object({
  /** Stored, not acted on yet, and going to be tried. */
  waiting: Count,
  waiting_since: v.nullable(Timestamp),
  /** Not acted on and not tried any more: after the last try, or of a gateway that is switched off. */
  given_up: Count,
  /** Of the last 24 hours, those that could not be acted on at the first try, done meanwhile or not. */
  failed: Count,
  /** Of the last 24 hours, those whose token was wrong: kept nowhere, only counted, by the hour. */
  refused: Count,
  /** Of these, those of the last hour; by whole hours too, so a little more than that. */
  refused_lately: Count,
  last_refused_at: v.nullable(Timestamp),
  /** When the newest of those that failed at first came in. */
  last_failed_at: v.nullable(Timestamp),
  last_received_at: v.nullable(Timestamp),
});
export type WebhooksReading = v.InferOutput<typeof WebhooksReading>;

/** `overdue`: the newest finished check is older than 26 hours. */
export const LEDGER_CHECK_STATES = ['agrees', 'differs', 'overdue', 'never'] as const;

export const LedgerReading = v.object({
  state: v.picklist(LEDGER_CHECK_STATES),
  started_at: v.nullable(Timestamp),
  finished_at: v.nullable(Timestamp),
  postings: Count,
  /** A sentence for each difference, at most 200. */
  problems: v.array(v.string()),
});
export type LedgerReading = v.InferOutput<typeof LedgerReading>;

export const StorageReading = v.object({
  /** Whether files can be kept: while they cannot, nothing new is begun. */
  standing: v.picklist(['writable', 'full', 'refused', 'away']),
  results: Count,
  /** With posters and thumbnails; those of results that are older than this figure were never weighed. */
  results_bytes: Count,
  /** Pictures that people gave to start from. */
  inputs: Count,
  /** Without those that are older than this figure: nobody weighed them. */
  inputs_bytes: Count,
});
export type StorageReading = v.InferOutput<typeof StorageReading>;

/** `idle`: ended nothing in 24 hours. `failing`: it fails often, and what ended last failed too. */
export const ENGINE_STATES = ['idle', 'healthy', 'failing'] as const;

export const EngineReading = v.object({
  id: v.string(),
  label: v.string(),
  is_local: v.boolean(),
  state: v.picklist(ENGINE_STATES),
  /** Tasks it was given and has not ended. */
  unfinished: Count,
  /** Of these, those it has begun. */
  running: Count,
  /** In the last 24 hours; what people cancelled or may not have is in neither. */
  completed: Count,
  failed: Count,
  /** Why nothing came of what was asked of it, the most frequent first; what people cancelled is none. */
  reasons: v.array(v.object({ code: v.string(), message: v.string(), count: Count, last_task_id: Uuid })),
  /** From start to result; null when nothing was completed. */
  average_seconds: v.nullable(v.number()),
  last_completed_at: v.nullable(Timestamp),
  last_failed_at: v.nullable(Timestamp),
});
export type EngineReading = v.InferOutput<typeof EngineReading>;

/** The process that answered, and its database. */
export const ServerReading = v.object({
  version: v.string(),
  node_version: v.string(),
  started_at: Timestamp,
  database_version: v.string(),
  database_bytes: Count,
});
export type ServerReading = v.InferOutput<typeof ServerReading>;

export const SystemReport = v.object({
  read_at: Timestamp,
  /** Empty when all is well. */
  concerns: v.array(Concern),
  ledger: LedgerReading,
  payments: PaymentsReading,
  webhooks: WebhooksReading,
  tasks: TasksReading,
  engines: v.array(EngineReading),
  /** What begins nothing new, by an operator's wish. */
  pauses: v.array(PauseReading),
  queues: v.array(QueueReading),
  storage: StorageReading,
  server: ServerReading,
  /** Reports about shared works that nobody has closed. */
  open_reports: Count,
  /** Until when an admin has seen what only counts: older ones are no concern any more. */
  seen_until: v.object({ failures: v.nullable(Timestamp), refusals: v.nullable(Timestamp) }),
});
export type SystemReport = v.InferOutput<typeof SystemReport>;

/** A queue is named for jobs, and for nothing else. */
const queue = v.optional(
  v.pipe(v.string(code('field_invalid')), v.nonEmpty(code('field_invalid')), v.maxLength(100, code('field_invalid'))),
);
const isQueueNamed = ({ what, queue: name }: { what: string; queue?: string | undefined }) =>
  (what === 'jobs') === (name !== undefined);
const isSeenNamed = ({ what, seen_until: seen }: { what: string; seen_until?: string | undefined }) =>
  (what === 'jobs') === (seen === undefined);

/**
 * `tasks`: unfinished ones that nobody looks at. `messages`: of the gateway, not acted on. `payments`: its list beside our
 * receipts. `jobs`: those of a queue that were given up.
 */
export const RETRYABLE_KINDS = ['tasks', 'messages', 'payments', 'jobs'] as const;
export type RetriedThing = (typeof RETRYABLE_KINDS)[number];
export const Retry = v.pipe(
  v.strictObject({ what: v.picklist(RETRYABLE_KINDS, code('field_invalid')), queue, reason: Reason }),
  v.forward(v.partialCheck([['what'], ['queue']], isQueueNamed, code('field_invalid')), ['queue']),
);
export type Retry = v.InferOutput<typeof Retry>;

/** `jobs`: those of a queue that were given up. `failures`: messages that failed at first. `refusals`: messages with a wrong token. */
export const DISMISSIBLE_KINDS = ['jobs', 'failures', 'refusals'] as const;
export type TickedThing = (typeof DISMISSIBLE_KINDS)[number];
export const TickOff = v.pipe(
  v.strictObject({
    what: v.picklist(DISMISSIBLE_KINDS, code('field_invalid')),
    queue,
    /** Of failures and refusals: when the newest was that the screen showed. What came after it is told again. */
    seen_until: v.optional(v.pipe(v.string(code('field_invalid')), v.isoTimestamp(code('field_invalid')))),
    reason: Reason,
  }),
  v.forward(v.partialCheck([['what'], ['queue']], isQueueNamed, code('field_invalid')), ['queue']),
  v.forward(v.partialCheck([['what'], ['seen_until']], isSeenNamed, code('field_invalid')), ['seen_until']),
);
export type TickOff = v.InferOutput<typeof TickOff>;
export const RetryReply = v.object({ data: v.object({ log_id: Uuid, count: v.nullable(Count) }) });

export const SystemReply = v.object({ data: SystemReport });
