import type { MessageCode } from '../../contract/messages.ts';
import type { PromptPlan } from '../../contract/prompts.ts';
import type { Kind, Mode, Model, Stage, Task } from '../../contract/generation.ts';
import type { OpenFile } from '../media/storeResult.ts';

/** What an engine is asked to make. */
export interface EngineRequest {
  /** Names this attempt for ever: an engine that is asked twice with the same reference works once. */
  reference: string;
  /** Whose work it is, for taking turns. */
  ownerId: string;
  /** When it was asked for (ISO 8601). Works of one owner begin in this order, those of one moment in that of their references. */
  askedAt: string;
  kind: Kind;
  mode: Mode;
  modelId: string;
  prompt: string;
  settings: Task['settings'];
  /** Pictures to start from, in the person's order; already turned upright, stripped of metadata and bounded in size. */
  images: EngineImage[];
}

export interface EngineImage {
  id: string;
  /** Where the storage keeps it, as WebP. */
  storageKey: string;
  width: number;
  height: number;
}

export type EngineStatus =
  /** `position` 1 is next; null when the engine does not tell. `pausedBy`: nothing is begun while results cannot be stored, or while an operator wishes so. */
  | { state: 'queued'; position: number | null; pausedBy?: 'storage' | 'operator' | null }
  /** `percent` 0 to 100. */
  | { state: 'running'; percent: number; stage: Stage }
  | { state: 'succeeded' }
  | { state: 'failed'; code: MessageCode }
  /** The engine knows nothing of this task (any more): submit it again. */
  | { state: 'unknown' };

/** One finished file, opened by who copies it. Engines that make only the file itself leave poster and thumbnail to us. */
export interface EngineFile {
  main: OpenFile;
  poster?: OpenFile;
  thumbnail?: OpenFile;
  mimeType: string;
  width: number;
  height: number;
  /** Null for images. */
  durationSeconds: number | null;
}

export interface EngineResult {
  /** One file; for a storyboard as many as were delivered, at least one. */
  files: EngineFile[];
  plan: Task['plan'];
}

/** What is asked before anything is made. */
export interface PromptQuestion {
  mode: Mode;
  prompt: string;
  seed: number;
  fixedCamera: boolean;
  maxImages: number;
  /** How many pictures would be sent along. */
  pictures: number;
}

/**
 * What every source of pictures offers. Methods may throw on a passing fault; the caller tries again until the task's
 * deadline.
 */
export interface Engine {
  id: string;
  /** Work that has begun stops when it is discarded, and then costs nobody anything: such a task can still be cancelled. */
  stopsAtOnce?: boolean;
  /** What each of its models can do: decides what the form offers and what the server accepts. */
  models: Model[];
  /** What would be made of a prompt: pure and instant. Left out by engines that cannot tell. */
  explain?(question: PromptQuestion): PromptPlan;
  /** Works that it does at a time, over all processes; left out: one, or as many as are seen to run. */
  concurrency?: number;
  /** Seconds the work usually takes once it runs, before anything is known of this machine (server/generation/pace.ts). */
  estimateSeconds(request: Pick<EngineRequest, 'kind' | 'mode' | 'modelId' | 'settings'>): number;
  /** @returns the engine's own id of the work */
  submit(request: EngineRequest): Promise<string>;
  poll(providerTaskId: string): Promise<EngineStatus>;
  /** What keeps the work from going on, as far as the engine met anything; null otherwise. For work that is ended at its deadline. */
  troubleOf?(providerTaskId: string): Promise<MessageCode | null>;
  /** Says where the finished files are; none is open yet. */
  collect(providerTaskId: string): Promise<EngineResult>;
  /** Stops the work if it can, and forgets its files. */
  discard(providerTaskId: string): Promise<void>;
  /**
   * Discards whatever nobody waits for: a process that is killed between a task's end and `discard` leaves such work.
   * @param readWanted the references of all unfinished tasks; asked after the engine has read what it has, so that what is submitted meanwhile is not mistaken
   */
  sweep?(readWanted: () => Promise<string[]>): Promise<void>;
  /** Removes old files of works that it does not know (any more). */
  sweepFiles?(): Promise<void>;
  /** Before the process ends: waits a while for what cannot be taken up again by another. */
  stop?(): Promise<void>;
}
