import type { ErrorCode } from '../../contract/errorCodes.ts';
import type { PromptPlan } from '../../contract/prompts.ts';
import type { Kind, Mode, Model, Stage, Switches, Task } from '../../contract/generation.ts';
import type { ResultFiles } from '../media/storeResult.ts';
import type { Queries } from '../platform/database/database.ts';

/** A request to an engine. */
export interface EngineRequest {
  /** Idempotency key of this attempt: an engine that gets the same reference twice works once. */
  reference: string;
  /** The owner, for taking turns. */
  ownerId: string;
  /** When it was requested (ISO 8601). An owner's work begins in this order, and by reference at the same time. */
  requestedAt: string;
  kind: Kind;
  mode: Mode;
  modelId: string;
  prompt: string;
  settings: Task['settings'];
  /** Input pictures, in the person's order; already turned upright, stripped of metadata and bounded in size. */
  images: EngineImage[];
}

export interface EngineImage {
  id: string;
  /** Its key in the storage; WebP. */
  storageKey: string;
  width: number;
  height: number;
}

export type EngineStatus =
  /**
   * `position` 1 is next; null when it has left the queue, or that is unknown. `pausedBy`: nothing begins while results
   * cannot be stored or an operator has paused the engine. `next`: references of waiting tasks for which a slot is
   * free: their next poll would start them. `pollAfterSeconds`: an earlier poll would return the same.
   */
  | {
      state: 'queued';
      position: number | null;
      pausedBy?: 'storage' | 'operator' | null;
      next?: readonly string[];
      pollAfterSeconds?: number;
    }
  /** `percent` 0 to 100. */
  | { state: 'running'; percent: number; stage: Stage }
  | { state: 'succeeded' }
  | { state: 'failed'; code: ErrorCode }
  /** The engine does not know this task (any more): submit it again. */
  | { state: 'unknown' };

/** One finished file; its variants are opened when they are copied. */
export interface EngineFile extends ResultFiles {
  /** Null for images. */
  durationSeconds: number | null;
}

export interface EngineResult {
  /** One file; for a storyboard as many as were delivered, at least one. */
  files: EngineFile[];
  plan: Task['plan'];
}

/** A question about a prompt before anything is made. */
export interface PromptQuestion {
  mode: Mode;
  prompt: string;
  seed: number;
  switches: Switches;
  maxImages: number;
  /** Number of input pictures. */
  pictures: number;
}

/** Modes that an engine's models would have, and its server turned out to lack. */
export interface EngineLack {
  modes: Mode[];
  since: Date;
  /** When the server last said so. */
  checkedAt: Date;
  answer: { status: number; said: string };
}

/**
 * The port that every engine implements. Methods may throw on a passing fault; the caller retries until the task's
 * deadline.
 */
export interface Engine {
  id: string;
  /** The address of a hosted engine's server: what another one said does not count for it. */
  server?: string;
  /** Running work stops when it is discarded, and then costs nothing: such a task can still be cancelled. */
  stopsAtOnce?: boolean;
  /** Its models with their capabilities: they decide what the form offers and what the server accepts. */
  models: Model[];
  /** Makes `models` follow what other processes have found out. */
  refreshModels?(): Promise<void>;
  /** What `models` leaves out because the server lacks it. */
  readLacks?(queries: Queries): Promise<EngineLack[]>;
  /**
   * Asks the server whether it still lacks that, without making anything; seldom, unless an admin asks for it
   * (`isAsked`).
   */
  checkLacks?(isAsked: boolean): Promise<void>;
  /** What a prompt would produce; pure and fast. Omitted by engines that cannot say. */
  explain?(question: PromptQuestion): PromptPlan;
  /** Concurrent jobs, over all processes. An engine that omits it is taken to run one, or as many as are running now. */
  concurrency?: number;
  /** Usual seconds of the work once it runs, not yet corrected for this machine (server/generation/estimates/pace.ts). */
  estimateSeconds(request: Pick<EngineRequest, 'kind' | 'mode' | 'modelId' | 'settings'>): number;
  /** @returns the engine's own id of the work */
  submit(request: EngineRequest): Promise<string>;
  poll(providerTaskId: string): Promise<EngineStatus>;
  /** The fault that holds the work up, null without one; it becomes the failure code of work that reaches its deadline. */
  faultOf?(providerTaskId: string): Promise<ErrorCode | null>;
  /** Returns the finished files, unopened. */
  collect(providerTaskId: string): Promise<EngineResult>;
  /** Stops the work if possible, and removes its files. */
  discard(providerTaskId: string): Promise<void>;
  /**
   * Discards work without an unfinished task: a process killed between a task's end and `discard` leaves such work behind.
   * @param readWanted the references of all unfinished tasks; call it after reading the engine's own work, so that work submitted meanwhile is not discarded
   */
  sweep?(readWanted: () => Promise<string[]>): Promise<void>;
  /** Removes old files of work that it does not know (any more). */
  sweepFiles?(): Promise<void>;
  /** Called before the process ends: waits a while for steps that no other process could resume. */
  stop?(): Promise<void>;
}
