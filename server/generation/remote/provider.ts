import type { Readable } from 'node:stream';
import type { MessageCode } from '../../../contract/messages.ts';
import type { EngineRequest } from '../engine.ts';

/** One result as the provider hands it over: a link, or its name in our storage where the bytes came with the answer. */
export type Delivery = { url: string } | { storageKey: string };

/** One result in our storage, looked through. */
export interface StoredFile {
  storageKey: string;
  mimeType: string;
  width: number;
  height: number;
  /** Null for images. */
  durationSeconds: number | null;
  hasPoster: boolean;
}

/** The provider said no, for good. */
export interface Refused {
  is: 'refused';
  code: MessageCode;
}

/**
 * Not now: too busy, a passing fault. `afterSeconds` when the provider said how long. `reason` when it is a fault rather
 * than a queue: what has not begun is given up for it after several in a row.
 */
export interface Later {
  is: 'later';
  afterSeconds: number | null;
  reason?: MessageCode;
}

/** How a submission ended. */
export type Submission =
  | { is: 'accepted'; taskId: string }
  /** Engines that answer with the result itself. */
  | { is: 'delivered'; results: ({ url: string } | { content: Buffer })[] }
  | Refused
  /** Certainly not accepted. */
  | Later
  /** It may have been accepted: the answer was lost or makes no sense, for which `reason` stands. */
  | { is: 'unknown'; reason?: MessageCode };

/** Whether a submission of unknown fate has arrived after all. */
export type LookupResult = { is: 'found'; taskId: string } | { is: 'absent' } | { is: 'cannot-tell' } | Later;

/** How accepted work stands. */
export type ProviderTaskState =
  | { is: 'queued' }
  /** `percent` null when the provider does not tell. */
  | { is: 'running'; percent: number | null }
  | { is: 'delivered'; results: { url: string }[] }
  | Refused
  /** The provider knows nothing of it (any more). */
  | { is: 'gone' }
  | Later;

/** What is submitted: the request, with a name of ours that the provider may be able to give back. */
export interface Assignment {
  /** Id of our job. */
  id: string;
  request: EngineRequest;
  /** When this submission began. */
  submittedAt: Date;
}

/**
 * Somebody else's engine, as far as durable work needs it. Answers are values; a throw counts as `unknown` (submit) or
 * `later` (everything else, and a StorageAway: `submit` asks the storage only before it sends anything). An
 * InputPictureLost counts as `refused`.
 */
export interface Provider {
  /** True when `submit` itself takes as long as the work and delivers: there is no task to ask about. */
  deliversAtOnce(request: EngineRequest): boolean;
  submit(assignment: Assignment): Promise<Submission>;
  /** Looks for a submission whose answer was lost. @param isTaken whether a task of the provider's is another job's already */
  find(assignment: Assignment, isTaken: (taskId: string) => Promise<boolean>): Promise<LookupResult>;
  look(taskId: string, request: EngineRequest): Promise<ProviderTaskState>;
  /** Stops it where that is possible. */
  cancel(taskId: string): Promise<void>;
  /** Opens a result's link. @throws OutsideError */
  open(url: string): Promise<Readable>;
}
