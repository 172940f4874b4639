import { unlessAborted } from './unlessAborted.ts';

/** Answers that the page's first script (build/earlyCalls.ts) requested while the app was still loading. */
interface EarlyAnswers {
  /** The access token of the requests. */
  token: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** By address without the origin. */
  answers: Record<string, Promise<Response> | undefined>;
}

declare global {
  var kilasEarly: EarlyAnswers | undefined;
}

/** Milliseconds for which an early answer counts as fresh. */
const FRESH_MS = 10_000;

/** Fetches, or returns the early answer to the same call and token: once, and only while it is fresh. */
export function fetchOrTakeEarly(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const early = globalThis.kilasEarly;
  const answer = typeof input === 'string' && init.method === 'GET' ? early?.answers[input] : undefined;
  if (!early || !answer) return fetch(input, init);
  early.answers[String(input)] = undefined;
  const isOurs = new Headers(init.headers).get('authorization') === `Bearer ${early.token}`;
  if (!isOurs || Date.now() - early.sentAt > FRESH_MS) return fetch(input, init);
  // The early request cannot be aborted, but waiting for it can.
  return unlessAborted(
    answer.catch(() => fetch(input, init)),
    init.signal,
  );
}
