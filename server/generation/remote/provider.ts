import type { Readable } from 'node:stream';
import type { ErrorCode } from '../../../contract/errorCodes.ts';
import type { EngineRequest } from '../engine.ts';

/** One result as the provider delivers it: a link, or its key in our storage when the bytes came with the answer. */
export type Delivery = { url: string } | { storageKey: string };

/** One result in our storage, verified. */
export interface CopiedFile {
  storageKey: string;
  mimeType: string;
  width: number;
  height: number;
  /** Null for images. */
  durationSeconds: number | null;
  hasPoster: boolean;
}

/** The provider refused for good. */
export interface Refused {
  is: 'refused';
  code: ErrorCode;
}

/**
 * Try again later: the provider is busy or has a passing fault. `afterSeconds` when it said how long. `reason` when it is
 * a fault rather than a queue: after several in a row, work that has not begun fails with it.
 */
export interface Later {
  is: 'later';
  afterSeconds: number | null;
  reason?: ErrorCode;
}

/** How a submission ended. */
export type Submission =
  | { is: 'accepted'; taskId: string }
  /** From engines whose answer carries the result itself. */
  | { is: 'delivered'; results: ({ url: string } | { content: Buffer })[] }
  | Refused
  /** Certainly not accepted. */
  | Later
  /** It may have been accepted: the answer was lost or is unreadable (`reason`). */
  | { is: 'unknown'; reason?: ErrorCode };

/** Whether a submission of unknown fate has reached the provider. */
export type LookupResult = { is: 'found'; taskId: string } | { is: 'absent' } | { is: 'cannot-tell' } | Later;

/** The state of accepted work. */
export type ProviderTaskState =
  | { is: 'queued' }
  /** `percent` null when the provider reports none. */
  | { is: 'running'; percent: number | null }
  | { is: 'delivered'; results: { url: string }[] }
  | Refused
  /** The provider does not know the task (any more). */
  | { is: 'gone' }
  | Later;

/** What is submitted: the request, with an id of ours that some providers return with the task. */
export interface Assignment {
  /** Id of our job. */
  id: string;
  request: EngineRequest;
  /** When this submission began. */
  submittedAt: Date;
}

/**
 * The part of an external engine that durable work needs. Expected outcomes are returned; what is thrown counts as
 *
 * - `unknown` from `submit`: it may or may not have arrived,
 * - `later` from every other call, and for a StorageAway: `submit` uses the storage only before it sends anything,
 * - `refused` for an InputPictureLost.
 */
export interface Provider {
  /** True when `submit` itself lasts as long as the work and delivers: there is no task to poll. */
  deliversAtOnce(request: EngineRequest): boolean;
  submit(assignment: Assignment): Promise<Submission>;
  /** Looks for a submission whose answer was lost. @param isTaken whether a provider's task already belongs to another job */
  find(assignment: Assignment, isTaken: (taskId: string) => Promise<boolean>): Promise<LookupResult>;
  look(taskId: string, request: EngineRequest): Promise<ProviderTaskState>;
  /** Stops the task where that is possible. */
  cancel(taskId: string): Promise<void>;
  /** Opens a result's link. @throws ExternalFetchError */
  open(url: string): Promise<Readable>;
}
