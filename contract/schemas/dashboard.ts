import * as v from 'valibot';
import { MODES } from '../generationWords.ts';
import { code, Moment, Timestamp, Uuid } from '../primitives.ts';
import { Reason } from './dashboardLists.ts';
import { PauseReading } from './dashboardPauses.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Concerns about coins, money or somebody's work; the most severe first. */
export const URGENT_CONCERNS = [
  'ledger_differs',
  'topups_uncredited',
  'storage_unwritable',
  'workers_silent',
  'webhooks_waiting',
  'tasks_overdue',
  'tasks_forgotten',
  'engine_failing',
] as const;

/** All concerns, the most severe first; shown in this order. */
export const CONCERN_CODES = [
  ...URGENT_CONCERNS,
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

/** `urgent`: see URGENT_CONCERNS. `watch`: look at it today. */
const CONCERN_SEVERITIES = ['urgent', 'watch'] as const;

export const Concern = v.object({
  code: v.picklist(CONCERN_CODES),
  severity: v.picklist(CONCERN_SEVERITIES),
  /** Number of cases; null for concerns without a count. */
  count: v.nullable(Count),
  /** The name of the queue or engine it is about. */
  subject: v.nullable(v.string()),
});
export type Concern = v.InferOutput<typeof Concern>;

export const QueueReading = v.object({
  name: v.string(),
  /** Jobs that are due and not taken by a worker. */
  waiting: Count,
  /** Seconds that the oldest of them has waited. */
  behind_seconds: Count,
  /** Jobs due later: the next check of a running task, the next retry. */
  later: Count,
  /** Jobs running, as last counted by the workers. */
  running: Count,
  /** Jobs given up after their last try, stored for a day; as last counted by the workers. */
  failed: Count,
  /** When the workers last counted; null before the first time. */
  counted_at: v.nullable(Timestamp),
});
export type QueueReading = v.InferOutput<typeof QueueReading>;

export const TasksReading = v.object({
  unfinished: Count,
  /** Unfinished tasks past the deadline shown to their owners, by more than the watchdog needs to end them. */
  overdue: Count,
  /** Unfinished tasks that no job has checked for five minutes. */
  forgotten: Count,
  oldest_deadline_at: v.nullable(Timestamp),
});
export type TasksReading = v.InferOutput<typeof TasksReading>;

export const PaymentsReading = v.object({
  gateway: v.string(),
  /** Recent top-ups that are marked as paid but were not credited. */
  uncredited_topups: Count,
  /** Payments received that only an admin can resolve: paid twice, wrong amount, unknown reference. */
  open_receipts: Count,
  /** Sum of the open receipts, whole rupiah. */
  open_receipts_amount: Count,
  /** Rows of the gateway's list that could not be read or booked. */
  odd_payments: Count,
  /** What is wrong with the newest odd payment. */
  odd_payment: v.nullable(v.string()),
  /** When our receipts were last compared with the gateway's list; null before the first time. */
  swept_until: v.nullable(Timestamp),
});
export type PaymentsReading = v.InferOutput<typeof PaymentsReading>;

export const WebhooksReading = v.object({
  /** Messages stored but not processed yet; they will be tried. */
  waiting: Count,
  waiting_since: v.nullable(Timestamp),
  /** Messages not processed and no longer tried: the last try failed, or their gateway is switched off. */
  given_up: Count,
  /** Messages of the last 24 hours whose first try failed, even if a later one succeeded. */
  failed: Count,
  /** Messages of the last 24 hours with a wrong token: not stored, only counted per hour. */
  refused: Count,
  /** Messages with a wrong token in the last hour, counted in whole hours, so slightly more than that. */
  refused_lately: Count,
  last_refused_at: v.nullable(Timestamp),
  /** When the newest message whose first try failed was received. */
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
  /** Whether files can be stored: while they cannot, nothing new is started. */
  standing: v.picklist(['writable', 'full', 'refused', 'away']),
  results: Count,
  /** Including posters and thumbnails, except those of results older than this figure: their size was not recorded. */
  results_bytes: Count,
  /** Input pictures of users. */
  inputs: Count,
  /** Excluding inputs older than this figure: their size was not recorded. */
  inputs_bytes: Count,
});
export type StorageReading = v.InferOutput<typeof StorageReading>;

/** A refusal of an engine's server: its status, and its words without secrets and prompts. */
const EngineAnswer = v.object({ status: Count, said: v.string() });

/** `idle`: no task ended in 24 hours. `failing`: tasks fail often, and the last one to end failed too. */
const ENGINE_STATES = ['idle', 'healthy', 'failing'] as const;

export const EngineReading = v.object({
  id: v.string(),
  label: v.string(),
  is_local: v.boolean(),
  state: v.picklist(ENGINE_STATES),
  /** Unfinished tasks of this engine. */
  unfinished: Count,
  /** Unfinished tasks that have started. */
  running: Count,
  /** Tasks of the last 24 hours; `completed` and `failed` both exclude cancelled and refused ones. */
  completed: Count,
  failed: Count,
  /** Reasons of failed tasks, the most frequent first; cancelled tasks excluded. */
  reasons: v.array(
    v.object({
      code: v.string(),
      message: v.string(),
      count: Count,
      last_task_id: Uuid,
      /** What the engine's server answered last, with its status; null when it did not cause the failure by an answer. */
      answer: v.nullable(EngineAnswer),
    }),
  ),
  /** Modes not offered since the engine's server answered that it has no path for them. */
  lacks: v.array(
    v.object({ modes: v.array(v.picklist(MODES)), since: Timestamp, checked_at: Timestamp, answer: EngineAnswer }),
  ),
  /** Seconds from start to result; null when nothing was completed. */
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
  /** Engines that an operator has stopped from starting anything new. */
  pauses: v.array(PauseReading),
  queues: v.array(QueueReading),
  storage: StorageReading,
  server: ServerReading,
  /** Open reports about shared works. */
  open_reports: Count,
  /** Failures and refusals up to here were dismissed by an admin and raise no concern. */
  seen_until: v.object({ failures: v.nullable(Timestamp), refusals: v.nullable(Timestamp) }),
});
export type SystemReport = v.InferOutput<typeof SystemReport>;

/** Required for `jobs`, not allowed for anything else. */
const queue = v.optional(
  v.pipe(v.string(code('field_invalid')), v.nonEmpty(code('field_invalid')), v.maxLength(100, code('field_invalid'))),
);
const isQueueNamed = ({ what, queue: name }: { what: string; queue?: string | undefined }) =>
  (what === 'jobs') === (name !== undefined);
const isSeenNamed = ({ what, seen_until: seen }: { what: string; seen_until?: string | undefined }) =>
  (what === 'jobs') === (seen === undefined);

/**
 * `tasks`: unfinished ones that no job checks. `messages`: unprocessed ones of the gateway. `payments`: compare the
 * gateway's list with our receipts. `jobs`: the given-up ones of a queue. `lacks`: ask the servers of engines for the
 * modes that they lacked.
 */
const RETRYABLE_KINDS = ['tasks', 'messages', 'payments', 'jobs', 'lacks'] as const;
export type RetryableKind = (typeof RETRYABLE_KINDS)[number];
export const Retry = v.pipe(
  v.strictObject({ what: v.picklist(RETRYABLE_KINDS, code('field_invalid')), queue, reason: Reason }),
  v.forward(v.partialCheck([['what'], ['queue']], isQueueNamed, code('field_invalid')), ['queue']),
);
export type Retry = v.InferOutput<typeof Retry>;

/**
 * `jobs`: the given-up ones of a queue. `failures`: messages whose first try failed. `refusals`: messages with a wrong
 * token.
 */
const DISMISSIBLE_KINDS = ['jobs', 'failures', 'refusals'] as const;
export type DismissibleKind = (typeof DISMISSIBLE_KINDS)[number];
export const DismissConcern = v.pipe(
  v.strictObject({
    what: v.picklist(DISMISSIBLE_KINDS, code('field_invalid')),
    queue,
    /** For failures and refusals: time of the newest one on the screen. Later ones are reported again. */
    seen_until: v.optional(Moment),
    reason: Reason,
  }),
  v.forward(v.partialCheck([['what'], ['queue']], isQueueNamed, code('field_invalid')), ['queue']),
  v.forward(v.partialCheck([['what'], ['seen_until']], isSeenNamed, code('field_invalid')), ['seen_until']),
);
export type DismissConcern = v.InferOutput<typeof DismissConcern>;
export const RetryReply = v.object({ data: v.object({ log_id: Uuid, count: v.nullable(Count) }) });

export const SystemReply = v.object({ data: SystemReport });
