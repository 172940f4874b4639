import type { ErrorBody } from '../../../contract/messages.ts';

/**
 * Where an entry stands:
 * - `queued`: not tried yet; it may still be changed or taken out.
 * - `sending`: claimed; it may be on its way or arrived already.
 * - `retry`: no answer, or a passing trouble of the server's; the same bytes go out again.
 * - `needs-you`: nothing was done; the person has to decide (a higher price, too few coins, the day's limit).
 * - `refused`: nothing was done, and the same again would be refused again.
 * - `signed-out`: nobody was signed in; it goes on when its account is.
 */
export type OutboxState = 'queued' | 'sending' | 'retry' | 'needs-you' | 'refused' | 'signed-out';

/** What a request is refused or held up with. */
export interface OutboxError {
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** A code of contract/messages.ts; empty when the answer was not ours. */
  code: string;
  body: Partial<ErrorBody>;
}

/** What is asked for, whole but for its pictures, which are kept beside it and put in when it is sent. */
export interface OutboxRequest {
  kind: 'generation' | 'template';
  method: 'POST' | 'PUT';
  /** Below `/api-lens`, parameters filled in. */
  path: string;
  body: Readonly<Record<string, unknown>>;
  /** The body's field that takes the pictures, as one or as a list. */
  imageField: 'image_base64' | 'images' | null;
  imageIds: readonly string[];
  /** What the person agreed to pay at most; null where nothing is paid, or the price was not known: then they are asked. */
  quotedCoins: number | null;
  /** What the form was filled with, to draw the entry and to open it again; the outbox does not look into it. */
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
  /** The person took it back after it was claimed: what became of it is found out, and undone. */
  isWithdrawn: boolean;
  tries: number;
  /** Milliseconds since 1970, before which it is not tried again by itself. */
  nextTryAt: number;
  error: OutboxError | null;
  /** Milliseconds since 1970. */
  createdAt: number;
}

/** Entries at most: more than anybody queues, and few enough to be read at once. */
export const MAX_ENTRIES = 100;

/** True when the server may have it already: it can no longer be changed, only withdrawn. */
export const mayHaveArrived = ({ state, isUncertain }: Pick<OutboxEntry, 'state' | 'isUncertain'>): boolean =>
  state === 'sending' || isUncertain;

/** True when it waits for the person and not for the network. */
export const needsPerson = ({ state }: Pick<OutboxEntry, 'state'>): boolean =>
  state === 'needs-you' || state === 'refused';

/** True when a drain of its own account should send it now. @param isForced waiting times between tries do not count: the network is back */
export function isDue(entry: OutboxEntry, { now, isForced }: { now: number; isForced: boolean }): boolean {
  if (needsPerson(entry)) return false;
  return entry.state !== 'retry' || isForced || hasPassed(entry.nextTryAt, now);
}

/** Milliseconds; no wait of ours is longer, so a moment further away comes from a clock that was set back. */
export const LONGEST_WAIT_MS = 3_600_000;

/** True when the moment is over, or cannot be meant by this clock. */
export const hasPassed = (moment: number, now: number): boolean => moment <= now || moment - now > LONGEST_WAIT_MS;
