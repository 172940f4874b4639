import type { ErrorBody } from '../../../contract/errorBody.ts';

/**
 * States of an entry:
 * - `queued`: not tried yet; it may still be changed or taken out.
 * - `sending`: claimed; it may be on its way or arrived already.
 * - `retry`: no answer, or a temporary server error; the same bytes are sent again.
 * - `needs-you`: nothing was executed; the user has to decide (a higher price, too few coins, the daily limit).
 * - `refused`: nothing was executed, and the same request would be refused again.
 * - `signed-out`: nobody was signed in; it continues when its account signs in.
 */
export type OutboxState = 'queued' | 'sending' | 'retry' | 'needs-you' | 'refused' | 'signed-out';

/** Why a request was refused or is waiting. */
export interface OutboxError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** A code of contract/errorCodes.ts; empty when the answer was not ours. */
  code: string;
  body: Partial<ErrorBody>;
}

/** A queued request without its pictures, which are stored separately and inserted when it is sent. */
export interface OutboxRequest {
  kind: 'generation' | 'template';
  method: 'POST' | 'PUT';
  /** Below `/api-lens`, parameters filled in. */
  path: string;
  body: Readonly<Record<string, unknown>>;
  /** The body's field that takes the pictures, as one or as a list. */
  imageField: 'image_base64' | 'images' | null;
  imageIds: readonly string[];
  /**
   * The most the user agreed to pay, coins; null if it costs nothing or the price was unknown: then the user is asked.
   */
  quotedCoins: number | null;
  /** The form's values, to show the entry and to reopen it; opaque to the outbox. */
  form: unknown;
}

export interface OutboxEntry extends OutboxRequest {
  /** UUID 7. */
  id: string;
  /** The order of sending. */
  sequence: number;
  state: OutboxState;
  /** The `Idempotency-Key`; the draft's own at first, as an answer to it may have been lost before it was queued. */
  key: string;
  /** True once key and body are fixed: from then on the same bytes go out until an answer comes. */
  isFrozen: boolean;
  /** True while a try may have arrived whose answer was lost. */
  isUncertain: boolean;
  /** The user took it back after it was claimed: the drain determines its outcome and undoes it. */
  isWithdrawn: boolean;
  tries: number;
  /** Milliseconds since 1970, before which it is not tried again by itself. */
  nextTryAt: number;
  error: OutboxError | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Most entries: more than anybody queues, and few enough to read in one go. */
export const MAX_ENTRIES = 100;

/** True when the server may have it already: it can no longer be changed, only withdrawn. */
export const mayHaveArrived = ({ state, isUncertain }: Pick<OutboxEntry, 'state' | 'isUncertain'>): boolean =>
  state === 'sending' || isUncertain;

/** True when it waits for the person and not for the network. */
export const needsPerson = ({ state }: Pick<OutboxEntry, 'state'>): boolean =>
  state === 'needs-you' || state === 'refused';

/**
 * True when a drain of its own account should send it now.
 * @param isForced waiting times between tries do not count: the network is back
 */
export function isDue(entry: OutboxEntry, { now, isForced }: { now: number; isForced: boolean }): boolean {
  if (needsPerson(entry)) return false;
  return entry.state !== 'retry' || isForced || hasPassed(entry.nextTryAt, now);
}

/** The longest wait we ever set, milliseconds: a moment further away means that the clock was set back. */
export const LONGEST_WAIT_MS = 3_600_000;

/** True when the moment has passed, or is too far in the future to be right. */
const hasPassed = (moment: number, now: number): boolean => moment <= now || moment - now > LONGEST_WAIT_MS;
