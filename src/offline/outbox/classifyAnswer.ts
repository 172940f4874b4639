import type { ErrorBody } from '../../../contract/errorBody.ts';
import type { OutboxError } from './outboxEntry.ts';

/** An answer as it came, its body parsed where that was possible. */
export interface Answer {
  status: number;
  /** `Retry-After`, as sent. */
  retryAfter: string | null;
  body: unknown;
}

/** What an answer means for an entry. */
export type Verdict =
  /** Done, now or by an earlier try. */
  | { kind: 'done'; madeIds: string[] }
  /** It had not arrived, and will never be executed. */
  | { kind: 'withdrawn' }
  /**
   * `wait`: milliseconds that the server asks for. `failing`: what would fail the same way now: every entry, this one
   * alone, or `unclear`: the server failed on this one, and may be about to fail on the others.
   */
  | { kind: 'retry'; error: OutboxError; wait: number | null; failing: 'every' | 'this' | 'unclear' }
  | { kind: 'needs-you' | 'refused'; error: OutboxError }
  | { kind: 'signed-out' };

/** Refusals that the user can resolve or accept. */
const DECISIONS = new Set(['price_risen', 'insufficient_credits', 'daily_limit_reached', 'idempotency_key_reused']);
const PASSING = new Set([408, 425, 429]);
/** Too large for a proxy on the way: a retry would fail the same way. */
const TOO_LARGE = new Set([413, 431]);

/** Sorts an answer by status and code. A captive portal's or proxy's own response is not an answer to the request. */
export function classifyAnswer({ status, retryAfter, body }: Answer): Verdict {
  const ours = isObject(body) ? body : {};
  if (status >= 200 && status < 300) {
    const { data } = ours;
    if (!isObject(data)) return { kind: 'retry', error: errorOf(0, {}), wait: null, failing: 'every' };
    return { kind: 'done', madeIds: idsOf(data) };
  }
  const error = errorOf(status, ours);
  if (error.code === 'request_withdrawn') return { kind: 'withdrawn' };
  if (DECISIONS.has(error.code)) return { kind: 'needs-you', error };
  if (status === 401 && error.code !== '') return { kind: 'signed-out' };
  const wait = waitOf(retryAfter);
  const isTemporary = status >= 500 || PASSING.has(status);
  if (!isTemporary && (error.code !== '' || TOO_LARGE.has(status))) return { kind: 'refused', error };
  const failing = !isOwnFault(error) ? 'every' : error.code === 'engine_paused' ? 'this' : 'unclear';
  return { kind: 'retry', error, wait, failing };
}

/**
 * Whether other requests may succeed where this one has to be retried: the server failed on it, or its model is paused.
 */
export const isOwnFault = ({ status, code }: OutboxError): boolean => status === 500 || code === 'engine_paused';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function errorOf(status: number, body: Partial<ErrorBody>): OutboxError {
  return { status, code: typeof body.code === 'string' ? body.code : '', body };
}

/** Ids of the tasks made, or of the template. */
function idsOf(data: Record<string, unknown>): string[] {
  const made: unknown[] = Array.isArray(data.items) ? data.items : [data];
  return made.flatMap((item) => (isObject(item) && typeof item.id === 'string' ? [item.id] : []));
}

/** `Retry-After` in milliseconds; null for a date, as this device's clock may be wrong. */
function waitOf(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
